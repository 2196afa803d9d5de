package paper

import (
	"image"
	"io"
	"slices"
	"strconv"

	"tabby/internal/chart"
	"tabby/scoring"
	"tabby/ui/words"
)

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
