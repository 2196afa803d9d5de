package engine

// This is Rat-a-Tat-Blat: the same cards, played for one deal.
var _ = Register(2, Rules{
	ID:      "rat-a-tat-blat",
	Name:    "Rat-a-Tat-Blat",
	Call:    "rat-a-tat-blat",
	Sources: []string{"003"},

	Players: Range{2, 6}, // A03
	Hand:    4,           // [003:7]

	Decks:  catDecks,
	Extras: []Extra{{SuperPeek, superPeeks}},

	Look:     LookOuter,       // [003:14]
	Upcard:   true,            // [003:9]
	Powers:   WhenDrawn,       // [003:16-19]
	Replaced: true,            // [003:20]
	Shortage: ShuffleDiscards, // A28

	House: catOffers("leave", Number(1)),
})
