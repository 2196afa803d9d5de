package english

import (
	"fmt"
	"slices"

	"tabby/scoring"
)

// SpokenStandings says where a game is, by place, to be read aloud: "Ben leads with 14.
// Ann has 26. Cy deals."
func (table) SpokenStandings(s scoring.Sheet) string {
	all := []string{leading(s)}
	for _, p := range byPlace(s) {
		if s.Places[p] > 1 {
			all = append(all, has(s, p))
		}
	}
	return en.Text(append(all, en.Turns(s))...)
}

// SpokenSums says the sums of the last round for whoever keeps the score, to be read
// aloud: "Ann: 26 and 14 is 40. Ben leads with 14. Cy deals."
func (table) SpokenSums(s scoring.Sheet) string {
	if len(s.Rounds) == 0 {
		return en.SpokenStandings(s)
	}
	var all []string
	for _, p := range s.Seats {
		if c := s.Rounds[len(s.Rounds)-1].Cells[p]; c.Mark == scoring.Written {
			all = append(all, sum(en.Name(s, p), c))
		}
	}
	return en.Text(append(all, nowOut(s, s.Rounds[len(s.Rounds)-1]), leading(s), en.Turns(s))...)
}

// sum says what a score makes of a total.
func sum(name string, c scoring.Cell) string {
	before, points := c.Total-c.Counted, c.Counted
	switch {
	case before == 0:
		return fmt.Sprintf("%s: %s.", name, en.Figure(points))
	case points < 0:
		return fmt.Sprintf("%s: %s less %s is %s.", name, en.Figure(before), en.Figure(-points), en.Figure(c.Total))
	}
	return fmt.Sprintf("%s: %s and %s is %s.", name, en.Figure(before), en.Figure(points), en.Figure(c.Total))
}

// leading says who is first, or who has won.
func leading(s scoring.Sheet) string {
	if s.Over {
		return en.Winners(s)
	}
	first := slices.DeleteFunc(byPlace(s), func(p scoring.Player) bool { return s.Places[p] != 1 })
	switch {
	case s.Counted() == 0 || len(first) == 0:
		return ""
	case len(first) == 1:
		return fmt.Sprintf("%s leads with %s.", en.Name(s, first[0]), en.Figure(s.Totals[first[0]]))
	}
	return fmt.Sprintf("%s lead with %s.", en.Joined(en.Names(s, first)), en.Figure(s.Totals[first[0]]))
}

// has says the total of a player.
func has(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return fmt.Sprintf("%s is out with %s.", en.Name(s, p), en.Figure(s.Totals[p]))
	}
	return fmt.Sprintf("%s has %s.", en.Name(s, p), en.Figure(s.Totals[p]))
}

// byPlace returns the players who have a place, the first one first.
func byPlace(s scoring.Sheet) []scoring.Player {
	all := slices.DeleteFunc(slices.Clone(s.Seats), func(p scoring.Player) bool { return s.Places[p] == 0 })
	slices.SortStableFunc(all, func(a, b scoring.Player) int { return s.Places[a] - s.Places[b] })
	return all
}
