package term

import (
	"strconv"
	"strings"
	"time"

	"tabby/scoring"
	"tabby/ui/words"
)

// A page is a sheet on paper: a column a player, a row a round.
type page struct{ scoring.Sheet }

// players returns all players in the order of the columns.
func (p page) players() []scoring.Player { return p.Seats }

func (p page) table() table {
	t := table{left: []bool{true, true}}
	t.add(p.row("", "dealt by", func(q scoring.Player) string { return clip(words.Name(p.Sheet, q)) })...)
	for _, r := range p.Rounds {
		t.add(p.row(words.RoundNumber(r), words.Name(p.Sheet, r.Dealer), func(q scoring.Player) string { return words.Cell(r, q) })...)
	}
	t.rule()
	t.add(p.row("", "total", func(q scoring.Player) string { return strconv.Itoa(p.Totals[q]) })...)
	t.add(p.row("", "place", p.place)...)
	return t
}

// row returns a row of two words and a cell for every player.
func (p page) row(first, second string, of func(scoring.Player) string) []string {
	row := []string{first, second}
	for _, q := range p.players() {
		row = append(row, of(q))
	}
	return row
}

// place returns how a player stands.
func (p page) place(q scoring.Player) string {
	switch {
	case p.Status[q] == scoring.Gone:
		return "left"
	case p.Counted() == 0 || p.Places[q] == 0:
		return ""
	case p.Status[q] == scoring.Out:
		return words.Place(p.Places[q]) + ", out"
	default:
		return words.Place(p.Places[q])
	}
}

// remarks are the sentences below the sheet.
func (p page) remarks() []string {
	var said []string
	add := func(s string) {
		if s != "" {
			said = append(said, s)
		}
	}
	add(p.legend())
	add(words.Winners(p.Sheet))
	add(words.Tie(p.Sheet))
	add(words.Turns(p.Sheet))
	for _, q := range p.Playing() {
		add(words.Sentence(words.Headroom(p.Sheet, q)))
	}
	add(p.clock())
	for i, r := range p.Rounds {
		for q, c := range r.Cells {
			if c.Mark == scoring.Missing {
				add(words.Change(p.Sheet, scoring.Change{Kind: scoring.ScoreLacking, Player: scoring.Player(q), Round: i}))
			}
		}
	}
	return said
}

// clock returns how much time is left, or what to do if none is.
func (p page) clock() string {
	left := words.Count(int(p.Clock.Left/time.Minute), words.Minute) + " left"
	switch {
	case p.Clock.Up || !p.Clock.Runs || p.Over:
		return words.Sentence(words.Clock(p.Sheet))
	case p.Clock.Paused:
		return "The clock stands still with " + left + "."
	default:
		return left + "."
	}
}

// legend explains the marks on the sheet.
func (p page) legend() string {
	used := map[string]bool{}
	for _, r := range p.Rounds {
		used[words.MarkCaller] = used[words.MarkCaller] || r.Caller != scoring.Nobody
		for _, c := range r.Cells {
			used[words.MarkMissing] = used[words.MarkMissing] || c.Mark == scoring.Missing
			used[words.MarkSatOut] = used[words.MarkSatOut] || c.Mark == scoring.SatOut
		}
	}
	var all []string
	for _, m := range []struct{ mark, means string }{
		{words.MarkCaller, "called"}, {words.MarkMissing, "score missing"}, {words.MarkSatOut, "sat out"},
	} {
		if used[m.mark] {
			all = append(all, m.mark+" "+m.means)
		}
	}
	if all == nil {
		return ""
	}
	return strings.Join(all, ", ") + "\n"
}
