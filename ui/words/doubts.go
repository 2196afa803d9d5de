package words

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// Doubts returns what looks miscounted about a round, or "" if nothing does.
func Doubts(s scoring.Sheet, doubts []scoring.Doubt) string {
	all := make([]string, len(doubts))
	for i, d := range doubts {
		all[i] = Doubt(s, d)
	}
	return strings.Join(all, "; ")
}

// Doubt returns why a round looks miscounted: "sum 106 > 105 (nine 9s + three 8s)".
func Doubt(s scoring.Sheet, d scoring.Doubt) string {
	of := ""
	if len(d.Some) > 0 {
		of = " of " + Joined(Names(s, d.Some))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("sum%s %d > %d%s", of, d.Found, d.Bound, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("sum%s %d < %d%s", of, d.Found, d.Bound, made(d.Made))
	case scoring.ScoreUnusual:
		return fmt.Sprintf("%s has %d > %d (%s cards)", Name(s, d.Player), d.Found, d.Bound, Number(s.Ruleset.Rules.Hand))
	case scoring.CardsMissing:
		return "no deck has all these cards at once"
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s has %d, but these cards count %d at the nearest", Name(s, d.Player), d.Found, d.Bound)
	}
}

// made returns which cards make a sum: " (four 0s, 1s, 2s)". Neighbouring piles of
// equal count are named together.
func made(piles []engine.Pile) string {
	if len(piles) == 0 {
		return ""
	}
	var groups []string
	for i, p := range piles {
		face := fmt.Sprintf(ofPoint.of(p.Count), p.Points)
		if i > 0 && piles[i-1].Count == p.Count {
			groups[len(groups)-1] += ", " + face
			continue
		}
		groups = append(groups, Number(p.Count)+" "+face)
	}
	return " (" + strings.Join(groups, " + ") + ")"
}
