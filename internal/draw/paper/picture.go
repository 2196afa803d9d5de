package paper

import (
	"cmp"
	"image"
	"io"
	"slices"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/scoring"
)

// The height that a picture should have, and the bounds of its curve, in pixels.
const (
	wanted     = 1350
	leastCurve = 420
	mostCurve  = 620
)

// Picture writes the result of a game as PNG: its headline, who won, all players with
// badge, place and total, the curve, and the first sentences of the story.
func Picture(to io.Writer, g history.Detail, place string, in Style) error {
	s, w := g.Sheet, in.Words
	others := slices.DeleteFunc(ranking(s), func(q scoring.Player) bool { return slices.Contains(s.Winners, q) })
	sentences := story.Story(s, w)
	sentences, most := sentences[:min(2, len(sentences))], 4
	if order := w.Table.Order(s); order != "" {
		sentences, most = append(sentences, order), most+2
	}
	return write(to, in, func(p *poster) {
		p.wins = in.Words.Paper.WhatWins(g.Sheet)
		p.head(titles(g, place, w))
		won := w.Paper.Wins(len(s.Winners), s.Counted(), s.Provisional())
		for _, q := range s.Winners {
			p.winner(winner{badge(g, q), s.People[q].Name, w.Dotted(won, w.Table.WentOut(s, q)), s.Totals[q]}, len(s.Winners))
		}
		p.others(g, others)
		lines := p.wrapped(sentences, most)
		if s.Counted() > 1 {
			rest := wanted - p.y - gap - len(lines)*lineHeight - footHeight
			p.curve(g, min(mostCurve, max(leastCurve, rest)))
		}
		p.text(lines)
	})
}

// titles returns the headline of a game, and what stands below it. A game without a
// headline has its name for one.
func titles(g history.Detail, place string, w *words.Language) (title string, below []string) {
	name, below := w.Rules.In(g.Sheet.Ruleset.Rules).Name, []string{w.Capital(w.Paper.Day(stats.OnEvening(g.Began.At))), place}
	if title = story.Headline(g.Sheet, w); title == "" {
		return name, below
	}
	return title, append([]string{name}, below...)
}

// curve draws the totals of a game in a card that is so high.
func (p *poster) curve(g history.Detail, height int) {
	style := p.look.style(p.look.card)
	style.Scale = 1.7
	p.With(style).Chart(p.card(height).Inset(18), totals(g, p.words))
}

// rowHeight is the height of the row of a player who did not win.
const rowHeight = 76

// rowMark is the side of the badge in such a row.
const rowMark = 64

// rows draws a card of n rows, each by its index and the height of its middle.
func (p *poster) rows(n int, draw func(on *chart.Pen, i, middle int)) {
	if n == 0 {
		return
	}
	r := p.card(n*rowHeight + 20)
	on := p.onCard()
	for i := range n {
		middle := r.Min.Y + 10 + i*rowHeight + rowHeight/2
		if i > 0 {
			p.Box(image.Rect(edge, middle-rowHeight/2, Width-edge, middle-rowHeight/2+2), p.look.rule)
		}
		draw(on, i, middle)
	}
}

// others shows those who did not win, in a card.
func (p *poster) others(g history.Detail, all []scoring.Player) {
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		q, foot := all[i], middle+12
		name := g.Sheet.People[q].Name
		on.In(p.look.card.soft).Text(edge, foot, bodyText, p.place(g.Sheet, q))
		on.Person(badge(g, q), image.Pt(edge+136, middle), rowMark)
		on.Number(Width-edge, foot, rowText, g.Sheet.Totals[q])
		right := Width - edge - on.Width(rowText, "0000") - 20
		if g.Sheet.Status[q] == scoring.Out {
			out := cmp.Or(p.words.Table.WentOut(g.Sheet, q), p.words.Table.IsOut)
			right -= on.Width(smallText, out)
			on.In(p.look.card.soft).Text(right, foot, smallText, out)
			right -= 20
		}
		on.Text(edge+184, foot, rowText, on.Fit(rowText, name, right-edge-175))
	})
}

func (p *poster) place(s scoring.Sheet, q scoring.Player) string {
	if s.Places[q] == 0 {
		return p.words.Table.HasLeft
	}
	return p.words.Place(s.Places[q])
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
func NightPicture(to io.Writer, n Night, in Style) error {
	w := in.Words
	champions, others := champions(n.tally())
	shown := min(mostGames, len(n.Games))
	return write(to, in, func(p *poster) {
		p.wins = n.wins(w)
		p.head(w.Paper.GameNight, []string{w.Capital(w.Paper.Day(n.day())), n.Place})
		for _, c := range champions {
			p.winner(winner{c.badge, c.name, w.Paper.WonOf(c.won, len(n.Games)), c.won}, len(champions))
		}
		p.runnersUp(others)
		p.games(n.Games[:shown])
		if more := len(n.Games) - shown; more > 0 {
			p.text([]string{w.Paper.MoreGames(more)})
		}
		if n.Note != "" {
			p.text(p.wrapped([]string{n.Note}, 3))
		}
	})
}

// wins says what wins the games of a night, or "" if that is not the same in all.
func (n Night) wins(w *words.Language) string {
	var all string
	for i, g := range n.Games {
		switch wins := w.Paper.WhatWins(g.Sheet); {
		case i == 0:
			all = wins
		case wins != all:
			return ""
		}
	}
	return all
}

// A champion is a person who won games.
type champion struct {
	id, name string
	badge    badges.Badge
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
				i, all = len(all), append(all, champion{who.ID, who.Name, badge(g, q), 0})
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
		on.Person(c.badge, image.Pt(edge+rowMark/2, middle), rowMark)
		on.Number(Width-edge, middle+12, rowText, c.won)
		on.Text(edge+80, middle+12, rowText, on.Fit(rowText, c.name, Width-2*edge-170))
	})
}

// games lists games with who won them.
func (p *poster) games(all []history.Detail) {
	const names = edge + 420
	p.rows(len(all), func(on *chart.Pen, i, middle int) {
		g, s := all[i], all[i].Sheet
		on.In(p.look.card.soft).Text(edge, middle+10, bodyText, p.words.TimeOfDay(g.Began.At))
		on.Text(edge+110, middle+10, bodyText, on.Fit(bodyText, p.words.Rules.In(s.Ruleset.Rules).Name, names-edge-130))
		x := names
		for _, q := range s.Winners {
			on.Person(badge(g, q), image.Pt(x+20, middle), 46)
			x += 50
		}
		on.Text(x+8, middle+10, bodyText, on.Fit(bodyText, p.who(s), Width-edge-x-110))
		if len(s.Winners) > 0 {
			on.Number(Width-edge, middle+10, bodyText, s.Totals[s.Winners[0]])
		}
	})
}

// who returns who won a game.
func (p *poster) who(s scoring.Sheet) string {
	switch {
	case !s.Over:
		return p.words.Paper.GoesOn
	case len(s.Winners) == 0:
		return p.words.Paper.Nobody
	}
	return p.words.Paper.Winners(p.words.Table.Names(s, s.Winners), s.Provisional())
}
