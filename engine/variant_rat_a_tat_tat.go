package engine

// This is Rat-a-tat-tat, on a standard deck without jokers.
var _ = register(3, Rules{
	ID:      "rat-a-tat-tat",
	Name:    "Rat-a-tat-tat",
	Call:    "rat-a-tat-tat",
	Knock:   true, // [001:28]
	Sources: []string{"001"},

	Players: Range{2, 4}, // [001:4]
	Hand:    4,           // [001:8]

	Decks: []NamedDeck{{"standard52", standardDeck(map[string]rank{ // [001:10-13]
		"K": {black: 0, red: 0},
		"J": {black: 11, red: 11, power: PeekOwn},   // [001:33]
		"Q": {black: 11, red: 11, power: SwapOther}, // [001:34-35]
	})}},

	Look:     LookOuter, // [001:16-17]
	Upcard:   true,      // [001:8]
	Powers:   WhenDrawn, // [001:38]
	Shortage: EndDeal,   // [001:40-41]

	House: append([]Offer{
		{MinKnockTurns, Number(0)},
		{KnockerLocked, Off},
		{WrongCallPenalty, None},
		{FirstUpcard, "leave"},
		{TakeSpentPower, Off},
		{CallTiming, "end_of_turn"},
		{MemoryAid, Off},
	}, sheetOffers(Number(1))...),
})
