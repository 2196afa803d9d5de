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

// Recount returns a request to count again, with a sentence for each doubt, or "" if
// there is none.
func Recount(s scoring.Sheet, doubts []scoring.Doubt) string {
	var asked []string
	for _, d := range doubts {
		asked = append(asked, recount(s, d))
	}
	if asked == nil {
		return ""
	}
	return strings.Join(asked, " ") + " Please recount."
}

func recount(s scoring.Sheet, d scoring.Doubt) string {
	sum, in := fmt.Sprintf("These scores add up to %d.", d.Found), ""
	if n := len(d.Some); n > 0 {
		sum, in = fmt.Sprintf("%s have %d together.", Joined(Names(s, d.Some)), d.Found), fmt.Sprintf(" in %s hands", Number(n))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("%s The deck makes at most %d%s%s.", sum, d.Bound, in, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("%s The deck makes at least %d%s%s.", sum, d.Bound, in, made(d.Made))
	case scoring.ScoreUnusual:
		return fmt.Sprintf("%s has %d; %s cards make at most %d.", Name(s, d.Player), d.Found, Number(s.Ruleset.Rules.Hand), d.Bound)
	case scoring.CardsMissing:
		return "The deck does not have all these cards at once."
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s has %d; so many cards make %d at the nearest.", Name(s, d.Player), d.Found, d.Bound)
	}
}
