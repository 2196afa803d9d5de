package english

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// Doubts returns what looks miscounted about a round, or "" if nothing does.
func (table) Doubts(s scoring.Sheet, doubts []scoring.Doubt) string {
	all := make([]string, len(doubts))
	for i, d := range doubts {
		all[i] = en.Doubt(s, d)
	}
	return strings.Join(all, "; ")
}

// Doubt returns why a round looks miscounted: "sum 106 > 105 (nine 9s + three 8s)".
func (table) Doubt(s scoring.Sheet, d scoring.Doubt) string {
	of, found, bound := "", en.Figure(d.Found), en.Figure(d.Bound)
	if len(d.Some) > 0 {
		of = " of " + en.Joined(en.Names(s, d.Some))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("sum%s %s > %s%s", of, found, bound, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("sum%s %s < %s%s", of, found, bound, made(d.Made))
	case scoring.ScoreUnusual:
		sign := ">"
		if d.Found < d.Bound {
			sign = "<"
		}
		return fmt.Sprintf("%s has %s %s %s (%s cards)", en.Name(s, d.Player), found, sign, bound, en.Number(s.Ruleset.Rules.Hand))
	case scoring.CardsMissing:
		return "no deck has all these cards at once"
	case scoring.SpecialDiffers:
		return fmt.Sprintf("%s has %s, but %s is %s", en.Name(s, d.Player), found, special(s), bound)
	case scoring.SpecialMeant:
		return fmt.Sprintf("%s has %s, as %s is", en.Name(s, d.Player), found, special(s))
	case scoring.CallTooHigh:
		return fmt.Sprintf("%s called with %s > %s", en.Name(s, d.Player), found, bound)
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s has %s, but these cards count %s at the nearest", en.Name(s, d.Player), found, bound)
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
		face := en.Of(ofPoint, p.Count).With("points", en.Figure(p.Points))
		if i > 0 && piles[i-1].Count == p.Count {
			groups[len(groups)-1] += ", " + face
			continue
		}
		groups = append(groups, en.Number(p.Count)+" "+face)
	}
	return " (" + strings.Join(groups, " + ") + ")"
}

// Recount returns a request to count again, with a sentence for each doubt, or "" if
// there is none.
func (table) Recount(s scoring.Sheet, doubts []scoring.Doubt) string {
	var asked []string
	again := ""
	for _, d := range doubts {
		asked = append(asked, recount(s, d))
		if d.Kind != scoring.SpecialMeant { // which the star answers
			again = " Please recount."
		}
	}
	return strings.Join(asked, " ") + again
}

func recount(s scoring.Sheet, d scoring.Doubt) string {
	found, bound, in := en.Figure(d.Found), en.Figure(d.Bound), ""
	sum := fmt.Sprintf("These scores add up to %s.", found)
	if n := len(d.Some); n > 0 {
		sum, in = fmt.Sprintf("%s have %s together.", en.Joined(en.Names(s, d.Some)), found), fmt.Sprintf(" in %s hands", en.Number(n))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("%s The deck makes at most %s%s%s.", sum, bound, in, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("%s The deck makes at least %s%s%s.", sum, bound, in, made(d.Made))
	case scoring.ScoreUnusual:
		least := "most"
		if d.Found < d.Bound {
			least = "least"
		}
		return fmt.Sprintf("%s has %s; %s cards make at %s %s.", en.Name(s, d.Player), found, en.Number(s.Ruleset.Rules.Hand), least, bound)
	case scoring.CardsMissing:
		return "The deck does not have all these cards at once."
	case scoring.SpecialDiffers:
		return fmt.Sprintf("%s has %s; the cards of %s make %s.", en.Name(s, d.Player), found, special(s), bound)
	case scoring.SpecialMeant:
		return fmt.Sprintf("%s has %s. Was it %s?", en.Name(s, d.Player), found, special(s))
	case scoring.CallTooHigh:
		return fmt.Sprintf("%s called with %s; a call may have %s at most.", en.Name(s, d.Player), found, bound)
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s has %s; so many cards make %s at the nearest.", en.Name(s, d.Player), found, bound)
	}
}

// special returns the name of the special hand of a game.
func special(s scoring.Sheet) string { return s.Ruleset.Rules.Special.Name }
