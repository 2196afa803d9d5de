package engine

// These are two games of Golf: cards lie in columns, and equal cards in a column cancel.
var (
	_ = Register(101, Rules{
		ID:       "golf-4",
		Name:     "Golf with four cards",
		About:    "two rows of two, matching cards in a column count zero",
		Call:     "Golf",
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
			"At some tables a wrong call costs something. Here it costs nothing, unless your house rule says otherwise.",
			"At some tables you look at the two cards in front, not at any two.",
			"A game is nine rounds, or eighteen if you have the time.",
		},
	})

	_ = Register(102, kept(Rules{
		ID:      "golf-6",
		Name:    "Golf with six cards",
		About:   "two rows of three, matching cards in a column count zero",
		Call:    "Golf",
		Players: Range{2, 6},
		Hand:    6,
		Grid:    Grid{Rows: 2, Columns: 3},
		Calling: NoCall,
		Decks:   standardCards(faceCards{jack: 10, queen: 10, jokers: 2, joker: -2}),
		Play: []string{
			"Everybody gets six cards, face down in two rows of three, and turns up two of them.",
			"On your turn draw a card, or take the top card of the discard pile. Replace one of your cards with it, face up, or discard the card you drew.",
			"When all six cards of a player are face up, everybody else has one more turn, then all cards are turned face up.",
		},
		Disagree: []string{
			"A joker counts −2 here. Other tables say −1, −3, −5 or 2, or play without jokers.",
			"Two jokers in a column count zero here, like all matching cards. With the house rule for cards below zero they keep their minus points.",
			"Nine rounds are usual; eighteen are fine too.",
		},
	}, nil))
)
