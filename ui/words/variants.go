package words

import (
	"fmt"

	"tabby/engine"
)

// about has a line about each variant, by ID.
var about = map[string]string{
	"rat-a-tat-cat":  "cats are low, rats are high, three kinds of power cards",
	"rat-a-tat-blat": "the same cards, one quick deal",
	"rat-a-tat-tat":  "a deck of standard cards, jacks look and queens swap",
	"recall":         "standard cards and jokers, matching cards may be snapped",
}

// About says what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func About(r engine.Rules) string {
	return fmt.Sprintf("%d to %d players: %s", r.Players.Min, r.Players.Max, about[r.ID])
}
