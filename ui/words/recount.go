package words

import (
	"fmt"
	"strings"

	"tabby/scoring"
)

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
