package paper

import (
	"image"
	"io"
	"slices"
	"strconv"

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

// mostGames is the number of games that a picture of a night lists at most.
const mostGames = 12

// NightPicture writes a night as PNG: its champions, and the games with who won
// them.
func NightPicture(w io.Writer, n Night) error {
	champions, others := champions(n.tally())
	shown := min(mostGames, len(n.Games))
	return write(w, func(p *poster) {
		p.head("Game night", n.date(), n.Place)
		for _, c := range champions {
			p.winner(winner{c.badge, c.name, "won " + outOf(c.won, len(n.Games)), c.won}, len(champions))
		}
		p.runnersUp(others)
		p.games(n.Games[:shown])
		if more := len(n.Games) - shown; more > 0 {
			p.text([]string{"And " + words.Count(more, words.Game) + " more."})
		}
		if n.Note != "" {
			p.text(p.wrapped([]string{n.Note}, 3))
		}
	})
}

// outOf returns how many of the games a person won, in words.
func outOf(won, games int) string {
	switch {
	case games == 1:
		return "the game"
	case won == games:
		return "all " + words.Count(games, words.Game)
	}
	return strconv.Itoa(won) + " of " + words.Count(games, words.Game)
}

// A champion is a person who won games.
type champion struct {
	id, name string
	badge    chart.Badge
	won      int
}

// tally returns who won games of a night, who won most first.
func (n Night) tally() []champion {
	var all []champion
	for _, g := range n.Games {
		if g.Summary.LeftOut || !g.Sheet.Over || g.Sheet.Provisional() {
			continue
		}
		for _, q := range g.Sheet.Winners {
			who := g.Sheet.People[q]
			i := slices.IndexFunc(all, func(c champion) bool { return c.id == who.ID && (c.id != "" || c.name == who.Name) })
			if i < 0 {
				i, all = len(all), append(all, champion{who.ID, who.Name, g.badge(q), 0})
			}
			all[i].won++
		}
	}
	slices.SortStableFunc(all, func(a, b champion) int { return b.won - a.won })
	return all
}

// champions separates those who won most from the others.
func champions(tally []champion) (first, others []champion) {
	i := slices.IndexFunc(tally, func(c champion) bool { return c.won < tally[0].won })
	if i < 0 {
		return tally, nil
	}
	return tally[:i], tally[i:]
}

// runnersUp shows who else won games.
func (p *poster) runnersUp(all []champion) {
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		c := all[i]
		on.Person(c.badge, c.name, image.Pt(edge+24, middle), 46)
		on.Number(Width-edge, middle+12, rowText, c.won)
		on.Text(edge+70, middle+12, rowText, on.Fit(rowText, c.name, Width-2*edge-170))
	})
}

// games lists games with who won them.
func (p *poster) games(all []Game) {
	const names = edge + 420
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		g, s := all[i], all[i].Sheet
		on.In(muted).Text(edge, middle+10, bodyText, g.Began.At.Format("15:04"))
		on.Text(edge+110, middle+10, bodyText, on.Fit(bodyText, s.Ruleset.Rules.Name, names-edge-130))
		x := names
		for _, q := range s.Winners {
			on.Person(g.badge(q), s.People[q].Name, image.Pt(x+20, middle), 40)
			x += 50
		}
		on.Text(x+8, middle+10, bodyText, on.Fit(bodyText, who(s), Width-edge-x-110))
		if len(s.Winners) > 0 {
			on.Number(Width-edge, middle+10, bodyText, s.Totals[s.Winners[0]])
		}
	})
}

// who returns who won a game.
func who(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return "goes on"
	case len(s.Winners) == 0:
		return "nobody"
	case s.Provisional():
		return words.Joined(words.Names(s, s.Winners)) + " (for now)"
	}
	return words.Joined(words.Names(s, s.Winners))
}
