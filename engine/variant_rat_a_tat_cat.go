package engine

// This is Rat-a-Tat Cat, in both editions of its rules; the one with
// rules for younger players differs by the house rule [Younger].
var _ = Register(1, Rules{
	ID:      "rat-a-tat-cat",
	Name:    "Rat-a-Tat Cat",
	Call:    "rat-a-tat cat",
	Knock:   true, // [000:64]
	Sources: []string{"000", "004"},

	BoardGameGeek: 3837,

	Players: Range{2, 6}, // A03
	Hand:    4,           // [000:6]

	Decks:  catDecks,
	Extras: []Extra{{SuperPeek, superPeeks}},

	Look:         LookOuter,       // [000:15-17]
	Upcard:       true,            // [000:8-9]
	Cut:          true,            // [000:5]
	OldestScores: true,            // [004:13]
	Powers:       WhenDrawn,       // [000:19-20]
	Replaced:     true,            // [000:66-68]
	Shortage:     ShuffleDiscards, // [000:38-39]

	Editions: []Edition{Scorekeeper, DrawAgain, SwapLooks, PowersLeft, CallWords, Youngest}, // [000:1-91] [004:5-79] A57

	House: catOffers("rebury", RoundsPerPlayer),
	Usual: lastOneIn,
})
