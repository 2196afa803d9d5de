// Package golf is a variant for tests: four-card golf, which the program does not
// offer. A test that imports it plays, prints and shows one more variant, and so
// finds code that works for the variants of the program only.
package golf

import "tabby/engine"

// Rules are four-card golf: two rows of two cards, where equal cards in a column
// cancel each other.
var Rules = engine.Register(99, engine.Rules{
	ID:    "golf",
	Name:  "Four-card golf",
	About: "two rows of two cards, and equal cards in a column count nothing",
	Call:  "golf",

	Players: engine.Range{Min: 2, Max: 6},
	Hand:    4,

	Decks: []engine.NamedDeck{{Name: "standard52", Deck: engine.StandardDeck(map[string]engine.Rank{
		"J": {Black: 10, Red: 10},
		"Q": {Black: 10, Red: 10},
		"K": {},
	})}},

	Look:     engine.LookAnyTwo,
	Upcard:   true,
	Shortage: engine.ShuffleButTop,

	Counting: &engine.Counting{
		Rule:   "Lay your line in two rows of two: the second half of it below the first. Two cards of the same rank in a column count nothing.",
		Points: columns,
	},

	House: append([]engine.Offer{
		{Key: engine.MinKnockTurns, Default: engine.Number(0)},
		{Key: engine.WrongCallPenalty, Default: engine.None},
		{Key: engine.MemoryAid, Default: engine.Off},
	}, engine.SheetOffers(engine.Number(9))...),
})

// columns counts two rows of cards, without pairs in a column.
func columns(l engine.Line) int {
	points, half := l.Sum(), l.Len()/2
	for i := range half {
		if top, below := l.Face(i), l.Face(i+half); top.Rank == below.Rank {
			points -= top.Points + below.Points
		}
	}
	return points
}
