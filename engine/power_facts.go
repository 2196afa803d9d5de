package engine

import "strings"

// Draws returns the maximum number of cards that the power lets a player draw.
func (p Power) Draws() int {
	if p == DrawTwo {
		return 2
	}
	return 0
}

// Cards returns the number of cards in lines that the power looks at or moves.
func (p Power) Cards() int {
	switch p {
	case PeekOwn, LookAny:
		return 1
	case SwapOther, SwitchAny:
		return 2
	default:
		return 0
	}
}

// Looks returns the number of own cards that players look at first.
func (Rules) Looks() int { return 2 }

// PowerNamed returns the power of that name in a house list, such as
// "peek_own", or NoPower.
func PowerNamed(name string) Power { return powerNames[name] }

// Power returns what a card does at this table: its own power, or the one the
// house rule [AddedPowerCards] gives to its rank.
func (t Ruleset) Power(f Face) Power {
	for item := range strings.SplitSeq(string(t.Value(AddedPowerCards)), ",") {
		if rank, power, ok := strings.Cut(item, "="); ok && rank == f.Rank {
			return powerNames[power]
		}
	}
	return f.Power
}
