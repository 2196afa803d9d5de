package paper

import (
	"image"
	"io"
	"slices"

	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/words"
)

// The height that a picture should have, and the bounds of its curve, in pixels.
const (
	wanted     = 1350
	leastCurve = 420
	mostCurve  = 620
)

// Picture writes the result of a game as PNG: who won, all players with badge,
// place and total, the curve, and the first sentences of the story.
func Picture(w io.Writer, g Game) error {
	s := g.Sheet
	var others []scoring.Player
	for _, q := range ranking(s) {
		if !slices.Contains(s.Winners, q) {
			others = append(others, q)
		}
	}
	sentences := story.Story(s)
	return write(w, func(p *poster) {
		p.head(s.Ruleset.Rules.Name, g.Began.At.Format("Monday 2 January 2006"), g.Place)
		for _, q := range s.Winners {
			p.winner(winner{g.badge(q), s.People[q].Name, won(s), s.Totals[q]}, len(s.Winners))
		}
		p.others(g, others)
		lines := p.wrapped(sentences[:min(2, len(sentences))], 4)
		if s.Counted() > 1 {
			rest := wanted - p.y - gap - len(lines)*lineHeight - footHeight
			p.curve(g, min(mostCurve, max(leastCurve, rest)))
		}
		p.text(lines)
	})
}

// curve draws the totals of a game in a card that is so high.
func (p *poster) curve(g Game, height int) {
	style := ground(white)
	style.Scale = 1.7
	p.With(style).Chart(p.card(height).Inset(18), g.totals())
}

// won returns what a winner did.
func won(s scoring.Sheet) string {
	text := "wins"
	if len(s.Winners) > 1 {
		text = "shares the win"
	}
	switch n := s.Counted(); {
	case s.Provisional():
		return text + " for now"
	case n > 0 && len(s.Winners) == 1:
		return text + " after " + words.Count(n, words.Round)
	}
	return text
}

// rowHeight is the height of the row of a player who did not win.
const rowHeight = 66

// rows draws a card of n rows, each by its index and the height of its middle.
func (p *poster) rows(n int, draw func(on *chart.Pen, i, middle int)) {
	if n == 0 {
		return
	}
	r := p.card(n*rowHeight + 20)
	on := p.With(ground(white))
	for i := range n {
		middle := r.Min.Y + 10 + i*rowHeight + rowHeight/2
		if i > 0 {
			p.Box(image.Rect(edge, middle-rowHeight/2, Width-edge, middle-rowHeight/2+2), rule)
		}
		draw(on, i, middle)
	}
}

// others shows those who did not win, in a card.
func (p *poster) others(g Game, all []scoring.Player) {
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		q, foot := all[i], middle+12
		name := g.Sheet.People[q].Name
		on.In(muted).Text(edge, foot, bodyText, place(g.Sheet, q))
		on.Person(g.badge(q), name, image.Pt(edge+130, middle), 46)
		on.Number(Width-edge, foot, rowText, g.Sheet.Totals[q])
		right := Width - edge - on.Width(rowText, "0000") - 20
		if g.Sheet.Status[q] == scoring.Out {
			right -= on.Width(smallText, "out")
			on.In(muted).Text(right, foot, smallText, "out")
			right -= 20
		}
		on.Text(edge+175, foot, rowText, on.Fit(rowText, name, right-edge-175))
	})
}

func place(s scoring.Sheet, q scoring.Player) string {
	if s.Places[q] == 0 {
		return "left"
	}
	return words.Place(s.Places[q])
}

// ranking returns all players by place, those who left last.
func ranking(s scoring.Sheet) []scoring.Player {
	rank := func(q scoring.Player) int {
		if s.Places[q] == 0 {
			return len(s.People) + 1
		}
		return s.Places[q]
	}
	all := slices.Clone(s.Seats)
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return rank(a) - rank(b) })
	return all
}
