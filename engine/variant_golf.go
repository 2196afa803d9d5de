package engine

// These are two games of Golf: cards lie in columns, and equal cards in a column cancel.
var (
	_ = Register(101, kept(Rules{
		ID:      "golf-4",
		Name:    "Golf with four cards",
		About:   "two rows of two, equal cards in a column count nothing",
		Call:    "knock",
		Players: Range{2, 6},
		Hand:    4,
		Grid:    Grid{Rows: 2, Columns: 2},
		Decks:   standardCards(faceCards{jack: 10, queen: 10}),
		Play: []string{
			"Everybody gets four cards, face down in two rows of two, and looks at the two in front.",
			"On your turn draw a card, or take the top card of the discard pile. Put it in the place of one of your cards, which goes face up onto the discard pile. A card that you drew you may also discard.",
			"Instead of your turn you may knock. Everybody else has one more turn, and all cards are turned up.",
		},
		Disagree: []string{
			"Some tables let a knocker who is not lowest pay. Here a wrong call costs nothing, unless the house rule says otherwise.",
			"A game is nine rounds, or eighteen for a long evening.",
		},
	}, nil))

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
