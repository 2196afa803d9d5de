package script

import "tabby/engine"

// Guests plays what two people do on pages of guests, of whom Ann presses the keys on the page and
// Ben types: they take their seats, keep a round, read a rule, and play a round with the virtual
// deck.
func Guests(ann, ben Player, game engine.Rules) {
	ann.Press("Ann")
	ben.Press("Ben")
	for _, p := range []Player{ann, ben} {
		p.Hear("Round 1")
		p.Distinct()
	}
	ann.Press("7", "Next player")
	ben.Fill("Ben…", "12")
	ben.Keys(Enter)
	ben.Press("Ben called", "Write it down")
	for _, p := range []Player{ann, ben} {
		p.Hear("Round 2")
		p.Press("Sheet…")
		p.Hear("Score sheet", "12")
		p.Press("Rules…")
		p.Hear(powers(game)[0].RankName())
		p.Press("Cards…")
	}
	ann.Press("Deal the next round")
	newTry(game).play(ann, ben)
	ann.Press("Review")
	ann.Hear("Review", "What cost most")
	ann.Press("Back to the table")
	ben.Press("Add to the sheet")
	for _, p := range []Player{ann, ben} {
		p.Press("Sheet…")
		p.Hear("Score sheet", "2")
	}
}
