package engine

// These are two games of Golf: cards lie in columns, and equal cards in a column cancel.
var (
	_ = Register(101, Rules{
		ID:       "golf-4",
		Name:     "Golf with four cards",
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
		Usual: lastOneIn,
		Disagree: []Disagreement{
			{Says: "wrong-free", Rules: []Key{WrongCallPenalty}},
			{Says: "look-front"},
			{Says: "rounds-usual", Rules: []Key{End, Rounds}},
		},
	})

	_ = Register(102, kept(Rules{
		ID:      "golf-6",
		Name:    "Golf with six cards",
		Call:    "Golf",
		Players: Range{2, 6},
		Hand:    6,
		Grid:    Grid{Rows: 2, Columns: 3},
		Calling: NoCall,
		Decks:   standardCards(faceCards{jack: 10, queen: 10, jokers: 2, joker: -2}),
		Course:  &Course{Turn: TurnFaceUp, Ends: ByReveal},
		Disagree: []Disagreement{
			{Says: "jokers", Rules: []Key{CardPoints}},
			{Says: "joker-column", Rules: []Key{GridMinus}},
			{Says: "rounds-usual", Rules: []Key{End, Rounds}},
		},
	}, nil))
)
