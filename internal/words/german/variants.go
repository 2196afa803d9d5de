package german

import (
	"fmt"

	"tabby/engine"
)

// About returns what a variant is and for how many: "2 bis 6 Personen: Katzen sind
// niedrig, Ratten hoch, drei Arten von Sonderkarten".
func (rules) About(r engine.Rules) string {
	return fmt.Sprintf("%d bis %d Personen: %s", r.Players.Min, r.Players.Max, variantNames.In(r).About)
}

// EndingName names a way a game can end.
func (rules) EndingName(end engine.Value) string {
	switch end {
	case engine.EndElimination:
		return "Wer zuletzt übrig ist"
	case engine.EndRounds:
		return "Runden"
	case engine.EndTime:
		return "Zeit"
	case engine.EndOpen:
		return "Bis wir aufhören"
	}
	return "Punkte"
}

// EndingNumber implements [words.RulesSentences].
func (rules) EndingNumber(end engine.Value) string {
	switch end {
	case engine.EndElimination:
		return "Raus bei"
	case engine.EndRounds:
		return "Runden"
	case engine.EndTime:
		return "Minuten"
	case engine.EndOpen:
		return ""
	}
	return "Das Spiel endet bei"
}
