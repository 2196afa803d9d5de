package page

import (
	"strconv"

	"tabby/engine"
	"tabby/internal/table/round"
)

// shortcuts are the keys that press what has these names: pages, piles and buttons of the card
// table. They are those of the window.
var shortcuts = map[string]string{
	ShowRules: "r", ShowHand: "v",
	round.DrawPile.Name: "d", round.DiscardPile.Name: "t",
	round.IDHurry: "h", round.IDNoMatch: "n", round.IDTurnOver: "n",
	engine.Knock.String(): "k", engine.Replace.String(): "p",
}

// pressed returns the key that presses what has a name, or "".
func pressed(name string) string { return shortcuts[name] }

// CardKey returns the key that taps a card of one's own, by its place in the line, or "".
func (table) CardKey(slot int) string {
	if slot >= 9 {
		return ""
	}
	return strconv.Itoa(slot + 1)
}
