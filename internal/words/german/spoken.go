package german

import (
	"fmt"
	"slices"
	"strings"

	"tabby/internal/words"
	"tabby/scoring"
)

// SpokenStandings says where a game is, by place, to be read aloud: "Ben führt mit 14.
// Ann hat 26. Cy gibt."
func (table) SpokenStandings(s scoring.Sheet) string {
	all := []string{leading(s)}
	for _, p := range byPlace(s) {
		if s.Places[p] > 1 {
			all = append(all, has(s, p))
		}
	}
	return de.Text(append(all, de.Turns(s))...)
}

// SpokenSums says the sums of the last round for whoever keeps the score, to be read
// aloud: "Ann: 26 und 14 ist 40. Ben führt mit 14. Cy gibt."
func (table) SpokenSums(s scoring.Sheet) string {
	if len(s.Rounds) == 0 {
		return de.SpokenStandings(s)
	}
	var all []string
	for _, p := range s.Seats {
		if c := s.Rounds[len(s.Rounds)-1].Cells[p]; c.Mark == scoring.Written || c.Mark == scoring.Spared {
			all = append(all, sum(s, p, c))
		}
	}
	return de.Text(append(all, nowOut(s, s.Rounds[len(s.Rounds)-1]), leading(s), de.Turns(s))...)
}

// sum says what a score counts and makes of a total: "Ann: 5 zählt als 0, 26 und 0 ist 26."
func sum(s scoring.Sheet, p scoring.Player, c scoring.Cell) string {
	text, sum := de.Name(s, p)+": ", added(c.Before(), c.Counted)
	switch {
	case c.Mark == scoring.Written && c.Score.Special:
		text += words.Isolated(variantNames.In(s.Ruleset.Rules).Special.Name) + ", " + sum
	case c.Changed() && c.Before() == 0:
		text += aloud(c.Score.Points) + " zählt als " + sum
	case c.Changed():
		text += aloud(c.Score.Points) + " zählt als " + aloud(c.Counted) + ", " + sum
	default:
		text += sum
	}
	if c.Fell > 0 {
		text += ", das fällt zurück auf " + aloud(c.Total)
	}
	return text + "."
}

// added says what points make of a total.
func added(before, points int) string {
	switch {
	case before == 0:
		return aloud(points)
	case points < 0:
		return fmt.Sprintf("%s weniger %s ist %s", aloud(before), aloud(-points), aloud(before+points))
	}
	return fmt.Sprintf("%s und %s ist %s", aloud(before), aloud(points), aloud(before+points))
}

// leading says who is first, or who has won.
func leading(s scoring.Sheet) string {
	if s.Over {
		return de.Winners(s)
	}
	first := slices.DeleteFunc(byPlace(s), func(p scoring.Player) bool { return s.Places[p] != 1 })
	switch {
	case s.Counted() == 0 || len(first) == 0:
		return ""
	case len(first) == 1:
		return fmt.Sprintf("%s führt mit %s.", de.Name(s, first[0]), aloud(s.Totals[first[0]]))
	}
	return fmt.Sprintf("%s führen mit %s.", de.Joined(de.Names(s, first)), aloud(s.Totals[first[0]]))
}

// has says the total of a player.
func has(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return fmt.Sprintf("%s ist raus mit %s.", de.Name(s, p), aloud(s.Totals[p]))
	}
	return fmt.Sprintf("%s hat %s.", de.Name(s, p), aloud(s.Totals[p]))
}

// aloud returns a number as it is read aloud: "minus 4".
func aloud(n int) string {
	return strings.Replace(de.Figure(n), words.Minus, "minus ", 1)
}

// byPlace returns the players who have a place, the first one first.
func byPlace(s scoring.Sheet) []scoring.Player {
	all := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return s.Places[p] == 0 })
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return s.Places[a] - s.Places[b] })
	return all
}
