package engine

// These are two games of Golf: cards lie in columns, and equal cards in a column cancel.
var (
	_ = Register(101, Rules{
		ID:       "golf-4",
		Name:     "Golf with four cards",
		About:    "two rows of two, equal cards in a column count nothing",
		Call:     "golf",
		Players:  Range{2, 6},
		Around:   true,
		Hand:     4,
		Grid:     Grid{Rows: 2, Columns: 2},
		Decks:    standardCards(faceCards{jack: 10, queen: 10}),
		Look:     LookAnyTwo,
		Upcard:   true,
		Shortage: ShuffleButTop,
		House: append([]Offer{
			{MinKnockTurns, Number(0)},
			{WrongCallPenalty, None},
			{WrongCallPlus, Number(0)},
			{CallTiming, "instead_of_turn"},
			{MemoryAid, Off},
		}, SheetOffers(Number(9))...),
		Disagree: []string{
			"Some tables let a knocker who is not lowest pay. Here a wrong call costs nothing, unless the house rule says otherwise.",
			"Some tables look at the two cards in front, and not at any two.",
			"A game is nine rounds, or eighteen for a long evening.",
		},
	})

	_ = Register(102, kept(Rules{
		ID:      "golf-6",
		Name:    "Golf with six cards",
		About:   "two rows of three, pairs in a column count nothing",
		Call:    "golf",
		Players: Range{2, 6},
		Hand:    6,
		Grid:    Grid{Rows: 2, Columns: 3},
		Calling: NoCall,
		Decks:   standardCards(faceCards{jack: 10, queen: 10, jokers: 2, joker: -2}),
		Play: []string{
			"Everybody gets six cards, face down in two rows of three, and turns up two of them.",
			"On your turn draw a card, or take the top card of the discard pile. Put it face up in the place of one of your cards, or discard what you drew.",
			"When a player has all six cards open, everybody else has one more turn, and all cards are turned up.",
		},
		Disagree: []string{
			"A joker counts −2 here. Other tables say −1, −3, −5 or 2, or play without jokers.",
			"A pair of jokers in a column counts nothing here, as every pair. With the house rule for cards below zero it keeps its minus.",
			"Nine rounds are usual, eighteen are as good.",
		},
	}, nil))
)
