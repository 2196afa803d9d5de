package words

import (
	"fmt"

	"tabby/engine"
)

// About returns what a variant is and for how many: "2 to 6 players: cats are low,
// rats are high, three kinds of power cards".
func About(r engine.Rules) string {
	return fmt.Sprintf("%d to %d players: %s", r.Players.Min, r.Players.Max, r.About)
}
