package engine

import "strings"

// Draws returns up to how many cards the power lets a player draw, 0 if it is
// not about drawing.
func (p Power) Draws() int {
	if p == DrawTwo {
		return 2
	}
	return 0
}

// Cards returns at how many of their own cards players look first.
func (Look) Cards() int { return 2 }

// Power returns what a card does at this table: its own power, or the one the
// house rule [AddedPowerCards] gives to its rank.
func (t Table) Power(f Face) Power {
	for item := range strings.SplitSeq(string(t.Value(AddedPowerCards)), ",") {
		if rank, power, ok := strings.Cut(item, "="); ok && rank == f.Rank {
			return powerNames[power]
		}
	}
	return f.Power
}
