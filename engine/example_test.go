package engine_test

import (
	"fmt"

	"tabby/engine"
)

// A hand of cards is counted, or refused because the deck cannot make it.
func ExampleRuleset_Hand() {
	ruleset, err := engine.NewRuleset("golf-4", engine.House{engine.End: engine.EndRounds})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(ruleset.Hand("KH", "3C", "AS", "10D"))
	_, err = ruleset.Hand("KH", "KH", "AS", "10D")
	fmt.Println(err)
	// Output:
	// 14 <nil>
	// more copies of a card than the deck has: "King of hearts": 0 to 1, not 2
}

// A round is dealt from an order of the deck, which the caller shuffles, and played move by move.
func ExamplePack_Deal() {
	ruleset, err := engine.NewRuleset("rat-a-tat-cat", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		fmt.Println(err)
		return
	}
	round, err := pack.Deal(pack.AppendCards(nil), 2, 0) // as new, and not shuffled
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range []engine.Move{{Do: engine.FirstLook, Seat: 0}, {Do: engine.FirstLook, Seat: 1}, {Do: engine.Draw, Seat: 0}, {Do: engine.Knock, Seat: 1}} {
		if err := round.Do(m); err != nil {
			fmt.Println(m.Do, "is refused:", err)
		}
	}
	view := round.View(0)
	for slot := range uint8(view.Len(0)) {
		spot := engine.Spot{Seat: 0, Slot: slot}
		fmt.Println("card", slot+1, "is known:", view.Knows(spot))
	}
	fmt.Println("drawn:", pack.Code(view.Held()), "left:", view.DrawPile())
	// Output:
	// knock is refused: another player's turn
	// card 1 is known: true
	// card 2 is known: false
	// card 3 is known: false
	// card 4 is known: true
	// drawn: 2 left: 44
}
