package engine

// This is Rat-a-Tat Cat, in both editions of its rules; the one with
// rules for younger players differs by the house rule [Younger].
var _ = Register(1, Rules{
	ID:      "rat-a-tat-cat",
	Name:    "Rat-a-Tat Cat",
	About:   "cats are low, rats are high, three kinds of power cards",
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

	Editions: []Edition{ // [000:1-91] [004:5-79] A57
		{"Keeping score", "choose a scorekeeper", "the oldest player can do it"},
		{"Drawing again", "Draw 2", "Draw Two"},
		{"A swap", "neither player looks", "the player who swaps does not look"},
		{"Power cards left", "are replaced", "are replaced, and the text warns that this is risky"},
		{"The call", "“rat-a-tat cat”", "“rat-a-tat-cat”"},
		{"Younger players", "not mentioned", "outer cards may lie face up"},
	},

	House: catOffers("rebury", RoundsPerPlayer),
})
