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

// Cards returns how many cards in lines the power looks at or moves, 0 if none.
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

// Looks returns at how many of their own cards players look first.
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
