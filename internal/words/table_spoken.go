package words

import (
	"slices"

	"tabby/scoring"
)

// SpokenStandings says how the game stands, by place, to be read aloud: "Ben leads with 14. Ann has
// 26. Cy deals."
func (t Table) SpokenStandings(s scoring.Sheet) string {
	all := []string{t.leading(s)}
	for _, p := range byPlace(s) {
		if s.Places[p] > 1 {
			all = append(all, t.has(s, p))
		}
	}
	return t.Text(append(all, t.Turns(s))...)
}

// SpokenSums says the sums of the last round for the scorekeeper, to be read
// aloud: "Ann: 26 and 14 is 40. Ben leads with 14. Cy deals."
func (t Table) SpokenSums(s scoring.Sheet) string {
	if len(s.Rounds) == 0 {
		return t.SpokenStandings(s)
	}
	var all []string
	for _, p := range s.Seats {
		c := s.Rounds[len(s.Rounds)-1].Cells[p]
		if c.NoPoints && c.Counted == 0 {
			continue
		}
		if c.Mark == scoring.Written || c.Mark == scoring.Spared {
			all = append(all, t.SpokenScore(t.Name(s, p), t.sum(s, c)))
		}
	}
	return t.Text(append(all, t.gone(t.Out, s), t.leading(s), t.Turns(s))...)
}

// sum says what a score counts and makes of a total: "5 counts as 0, 26 and 0 is 26".
func (t Table) sum(s scoring.Sheet, c scoring.Cell) string {
	added, first, falls := t.added(c.Before(), c.Counted), "", ""
	switch {
	case c.NoPoints:
		return t.WonRound
	case c.Mark == scoring.Written && c.Score.Special:
		first = Isolated(t.language.Rules.In(s.Ruleset.Rules).Special.Name)
	case c.Changed():
		first = t.SpokenCountsAs(t.aloud(c.Score.Points), t.aloud(c.Counted))
		if c.Before() == 0 { // which is the sum
			added = ""
		}
	}
	if c.Fell > 0 {
		falls = t.SpokenWhichFalls(t.aloud(c.Total))
	}
	return t.Row(first, added, falls)
}

// added says what points make of a total.
func (t Table) added(before, points int) string {
	facts := TableSpokenPlusFacts{Before: t.aloud(before), N: t.aloud(max(points, -points)), Sum: t.aloud(before + points)}
	switch {
	case before == 0:
		return t.aloud(points)
	case points < 0:
		return t.SpokenLess(TableSpokenLessFacts(facts))
	}
	return t.SpokenPlus(facts)
}

// leading says who is first, or who has won.
func (t Table) leading(s scoring.Sheet) string {
	if s.Over {
		return t.Winners(s)
	}
	first := slices.DeleteFunc(byPlace(s), func(p scoring.Player) bool { return s.Places[p] != 1 })
	if s.Counted() == 0 || len(first) == 0 {
		return ""
	}
	return t.SpokenLeads(t.Names(s, first), t.aloud(s.Totals[first[0]]))
}

func (t Table) has(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return t.SpokenIsOut(t.Name(s, p), t.aloud(s.Totals[p]))
	}
	return t.SpokenHas(t.Name(s, p), t.aloud(s.Totals[p]))
}

// aloud returns a number as it is read aloud: "minus 4".
func (t Table) aloud(n int) string {
	if n < 0 {
		return t.SpokenMinus(-n)
	}
	return t.Figure(n)
}

// byPlace returns the players who have a place, the first one first.
func byPlace(s scoring.Sheet) []scoring.Player {
	all := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return s.Places[p] == 0 })
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return s.Places[a] - s.Places[b] })
	return all
}
