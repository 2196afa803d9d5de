package engine

// This is Rat-a-tat-tat, on a standard deck without jokers.
var _ = Register(3, Rules{
	ID:      "rat-a-tat-tat",
	Name:    "Rat-a-tat-tat",
	Alias:   "rat a tat cat", // [001:2]
	Call:    "rat-a-tat-tat",
	Knock:   true, // [001:28]
	Sources: []string{"001"},

	Players: Range{2, 4}, // [001:4]
	Hand:    4,           // [001:8]

	Decks: []NamedDeck{{"standard52", standardDeck(map[string]rank{ // [001:10-13]
		"K": {Black: 0, Red: 0},
		"J": {Black: 11, Red: 11, Power: PeekOwn},   // [001:33]
		"Q": {Black: 11, Red: 11, Power: SwapOther}, // [001:34-35]
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
	}, SheetOffers(Number(1))...),
})
