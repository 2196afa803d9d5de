package sentence

import (
	"slices"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// SpokenWords say the scores to be read aloud, with numbers in the holes {n} and {sum}.
type SpokenWords struct {
	Leads      grammar.Forms   // {names}, by how many lead
	IsOut, Has grammar.Pattern // {name}
	Minus      grammar.Pattern // below zero
	Score      grammar.Pattern // {name}, and {sum} says what a score makes of a total
	CountsAs   grammar.Pattern // {points} count as {n}
	Plus, Less grammar.Pattern // {before}, {n}, {sum}
	WhichFalls grammar.Pattern // after a sum
}

// SpokenStandings implements [words.TableSentences].
func (t Table) SpokenStandings(s scoring.Sheet) string {
	all := []string{t.leading(s)}
	for _, p := range byPlace(s) {
		if s.Places[p] > 1 {
			all = append(all, t.has(s, p))
		}
	}
	return t.Text(append(all, t.Turns(s))...)
}

// SpokenSums implements [words.TableSentences].
func (t Table) SpokenSums(s scoring.Sheet) string {
	if len(s.Rounds) == 0 {
		return t.SpokenStandings(s)
	}
	var all []string
	for _, p := range s.Seats {
		if c := s.Rounds[len(s.Rounds)-1].Cells[p]; c.Mark == scoring.Written || c.Mark == scoring.Spared {
			all = append(all, t.Words.Spoken.Score.With("name", t.Name(s, p), "sum", t.sum(s, c)))
		}
	}
	return t.Text(append(all, t.gone(t.Words.Out, s), t.leading(s), t.Turns(s))...)
}

// sum says what a score counts and makes of a total: "5 counts as 0, 26 and 0 is 26".
func (t Table) sum(s scoring.Sheet, c scoring.Cell) string {
	w, added, first, falls := t.Words.Spoken, t.added(c.Before(), c.Counted), "", ""
	switch {
	case c.Mark == scoring.Written && c.Score.Special:
		first = words.Isolated(t.Language.Rules.In(s.Ruleset.Rules).Special.Name)
	case c.Changed():
		first = w.CountsAs.With("points", t.aloud(c.Score.Points), "n", t.aloud(c.Counted))
		if c.Before() == 0 { // which is the sum
			added = ""
		}
	}
	if c.Fell > 0 {
		falls = w.WhichFalls.With("n", t.aloud(c.Total))
	}
	return grammar.Joint(", ", first, added, falls)
}

// added says what points make of a total.
func (t Table) added(before, points int) string {
	add := t.Words.Spoken.Plus
	switch {
	case before == 0:
		return t.aloud(points)
	case points < 0:
		add = t.Words.Spoken.Less
	}
	return add.With("before", t.aloud(before), "n", t.aloud(max(points, -points)), "sum", t.aloud(before+points))
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
	return t.some(t.Words.Spoken.Leads, s, first, "n", t.aloud(s.Totals[first[0]]))
}

// has says the total of a player.
func (t Table) has(s scoring.Sheet, p scoring.Player) string {
	say := t.Words.Spoken.Has
	if s.Status[p] == scoring.Out {
		say = t.Words.Spoken.IsOut
	}
	return say.With("name", t.Name(s, p), "n", t.aloud(s.Totals[p]))
}

// aloud returns a number as it is read aloud: "minus 4".
func (t Table) aloud(n int) string {
	if n < 0 {
		return t.Words.Spoken.Minus.With("n", t.Figure(-n))
	}
	return t.Figure(n)
}

// byPlace returns the players who have a place, the first one first.
func byPlace(s scoring.Sheet) []scoring.Player {
	all := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return s.Places[p] == 0 })
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return s.Places[a] - s.Places[b] })
	return all
}
