// Package minusfour is a variant for tests: a game with cards below zero, which the program
// does not offer. A test that imports it plays, prints and shows a game whose points are
// signed, and so finds code that works only for numbers above zero.
package minusfour

import (
	"slices"

	"tabby/engine"
)

// Rules are Minus Four: four cards from −2 to 9, without powers.
var Rules = engine.Register(98, engine.Rules{
	ID:    "minus-four",
	Name:  "Minus Four",
	Call:  "done",
	Knock: true,

	Players: engine.Range{Min: 2, Max: 5},
	Hand:    4,

	Decks: []engine.NamedDeck{{Name: "signed72", Deck: slices.Concat( // the fewer, the better the card
		engine.NumberCards(4, -2),
		engine.NumberCards(6, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8),
		engine.NumberCards(8, 9),
	)}},

	Look:     engine.LookAnyTwo,
	Upcard:   true,
	Shortage: engine.ShuffleButTop,

	House: append([]engine.Offer{
		{Key: engine.MinKnockTurns, Default: engine.Number(0)},
		{Key: engine.WrongCallPenalty, Default: engine.Number(5)},
		{Key: engine.MemoryAid, Default: engine.Off},
	}, engine.SheetOffers(engine.Number(6))...),
})
