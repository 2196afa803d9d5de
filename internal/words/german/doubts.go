package german

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
		all[i] = de.Doubt(s, d)
	}
	return strings.Join(all, "; ")
}

// Doubt returns why a round looks miscounted: "Summe 106 > 105 (neunmal 9 + dreimal 8)".
func (table) Doubt(s scoring.Sheet, d scoring.Doubt) string {
	of, found, bound := "", de.Figure(d.Found), de.Figure(d.Bound)
	if len(d.Some) > 0 {
		of = " von " + de.Joined(de.Names(s, d.Some))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("Summe%s %s > %s%s", of, found, bound, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("Summe%s %s < %s%s", of, found, bound, made(d.Made))
	case scoring.ScoreUnusual:
		sign := ">"
		if d.Found < d.Bound {
			sign = "<"
		}
		return fmt.Sprintf("%s hat %s %s %s (%s Karten)", de.Name(s, d.Player), found, sign, bound, de.Number(s.Ruleset.Rules.Hand))
	case scoring.CardsMissing:
		return "all diese Karten zusammen gibt es gar nicht"
	case scoring.SpecialDiffers:
		return fmt.Sprintf("%s hat %s, aber %s ist %s", de.Name(s, d.Player), found, special(s), bound)
	case scoring.SpecialMeant:
		return fmt.Sprintf("%s hat %s, so viel wie %s", de.Name(s, d.Player), found, special(s))
	case scoring.CallTooHigh:
		return fmt.Sprintf("%s hat mit %s > %s angesagt", de.Name(s, d.Player), found, bound)
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s hat %s, die Karten ergeben am ehesten %s", de.Name(s, d.Player), found, bound)
	}
}

// made returns which cards make a sum: " (viermal 0, 1, 2)". Neighbouring piles of
// equal count are named together.
func made(piles []engine.Pile) string {
	if len(piles) == 0 {
		return ""
	}
	var groups []string
	for i, p := range piles {
		face := de.Figure(p.Points)
		if i > 0 && piles[i-1].Count == p.Count {
			groups[len(groups)-1] += ", " + face
			continue
		}
		groups = append(groups, times(p.Count)+" "+face)
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
			again = " Bitte zählt noch einmal."
		}
	}
	return strings.Join(asked, " ") + again
}

func recount(s scoring.Sheet, d scoring.Doubt) string {
	found, bound, in := de.Figure(d.Found), de.Figure(d.Bound), ""
	sum := fmt.Sprintf("Zusammen sind das %s Punkte.", found)
	if n := len(d.Some); n > 0 {
		sum, in = fmt.Sprintf("%s haben zusammen %s.", de.Joined(de.Names(s, d.Some)), found), fmt.Sprintf(" bei %s Personen", de.Number(n))
	}
	switch d.Kind {
	case scoring.SumTooHigh:
		return fmt.Sprintf("%s Die Karten ergeben höchstens %s%s%s.", sum, bound, in, made(d.Made))
	case scoring.SumTooLow:
		return fmt.Sprintf("%s Die Karten ergeben mindestens %s%s%s.", sum, bound, in, made(d.Made))
	case scoring.ScoreUnusual:
		least := "höchstens"
		if d.Found < d.Bound {
			least = "mindestens"
		}
		return fmt.Sprintf("%s hat %s; %s Karten ergeben %s %s.", de.Name(s, d.Player), found, de.Number(s.Ruleset.Rules.Hand), least, bound)
	case scoring.CardsMissing:
		return "All diese Karten zusammen gibt es gar nicht."
	case scoring.SpecialDiffers:
		return fmt.Sprintf("%s hat %s; die Karten für %s ergeben %s.", de.Name(s, d.Player), found, special(s), bound)
	case scoring.SpecialMeant:
		return fmt.Sprintf("%s hat %s. War das %s?", de.Name(s, d.Player), found, special(s))
	case scoring.CallTooHigh:
		return fmt.Sprintf("%s hat mit %s angesagt; dafür sind höchstens %s erlaubt.", de.Name(s, d.Player), found, bound)
	default: // scoring.CardsDiffer
		return fmt.Sprintf("%s hat %s; so viele Karten ergeben am ehesten %s.", de.Name(s, d.Player), found, bound)
	}
}

// special returns the name of the special hand of a game.
func special(s scoring.Sheet) string { return variantNames.In(s.Ruleset.Rules).Special.Name }
