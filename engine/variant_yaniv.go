package engine

// This is Yaniv, with five cards in the hand.
var _ = Register(111, kept(Rules{
	ID:      "yaniv",
	Name:    "Yaniv",
	About:   "call with 7 or less; out above 200, exactly 200 falls to 150",
	Call:    "Yaniv",
	Players: Range{2, 8},
	Hand:    5,
	Hands:   []int{0, 1, 2, 3, 4, 5},
	Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10, redKing: 10, jokers: 2}),
	Play: []string{
		"Everybody gets five cards and holds them in the hand.",
		"On your turn lay down a card, two or more of the same number or picture, or three or more of one suit in a row. Then draw a card, or take the first or the last card of what was laid down before you.",
		"If your cards count 7 or less when your turn begins, you may say “Yaniv” instead. Everybody shows their cards.",
		"A player with as few points as the caller, or fewer, says “Asaf”: the call was wrong.",
	},
	Disagree: []string{
		"A call needs 7 or less here, 5 at other tables.",
		"You are out above 200 here, above 100 at other tables.",
		"Exactly 200 falls to 150 here. Others let 100 fall to 50 as well, or nothing.",
		"Whoever says “Asaf” counts their own cards here; at some tables they score 0.",
		"An Asaf costs 30 here, and jokers count 0.",
	},
}, houseOf{
	End: EndElimination, Threshold: Number(200), ThresholdCmp: Exceed, RightCall: CountsZero, WrongCallPenalty: Number(30),
	TiesAreRight: Off, CallAtMost: Number(7), Falls: "200=150", FirstTurn: BeginWinner,
}))
