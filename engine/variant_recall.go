package engine

// This is Recall, of the Cambio and Cabo family, on a standard deck with
// jokers.
var _ = Register(4, Rules{
	ID:      "recall",
	Name:    "Recall",
	Call:    "Recall",
	Sources: []string{"002"},

	Players: Range{2, 6},
	Hand:    4, // [002:20]

	Decks: []NamedDeck{{"standard52", standardDeck(map[string]rank{ // [002:3-8]
		"J": {Black: 10, Red: 10, Power: SwitchAny}, // [002:14]
		"Q": {Black: 10, Red: 10, Power: LookAny},   // [002:13]
		"K": {Black: 10, Red: 0},
	})}},
	Extras: []Extra{{Jokers, Deck{
		{Code: "Jk1", Name: "Joker", Copies: 1},
		{Code: "Jk2", Name: "Joker", Copies: 1},
		{Code: "Jk3", Name: "Joker", Copies: 1},
		{Code: "Jk4", Name: "Joker", Copies: 1},
	}}},

	Look:        LookAnyTwo,    // [002:20]
	Powers:      WhenPlayed,    // [002:13-14]
	Shortage:    ShuffleButTop, // A39
	Snaps:       true,          // [002:26]
	LineChanges: true,          // [002:26] A36

	TieBreaks: []TieBreak{FewerCards, Caller}, // [002:28]

	House: append([]Offer{
		{Jokers, Number(2)},
		{SnapWho, "own_cards"},
		{SnapPenalty, Number(1)},
		{MinKnockTurns, Number(0)},
		{WrongCallPenalty, None},
		{CallerLocked, Off},
		{AddedPowerCards, None},
		{RecallPowers, "any_play"},
		{SnapActive, Off},
		{SnapMulti, On},
		{SnapWindow, "until_next_play"},
		{CallerSnaps, Off},
		{RecallDeckout, "reshuffle_keep_top"},
		{CallTiming, "end_of_turn"},
		{MemoryAid, Off},
	}, SheetOffers(Number(1))...),
})
