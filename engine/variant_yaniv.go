package engine

// This is Yaniv, with five cards in the hand.
var _ = Register(111, kept(Rules{
	ID:      "yaniv",
	Name:    "Yaniv",
	Call:    "Yaniv",
	Players: Range{2, 8},
	Hand:    5,
	Hands:   []int{1, 2, 3, 4, 5},
	Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10, redKing: 10, jokers: 2}),
	Course:  &Course{Turn: TurnLayDown, LeastAlike: 2, LeastRun: 3, Ends: ByShowing, Answer: "Asaf"},
	Disagree: []Disagreement{
		{Says: "call-five", Rules: []Key{CallAtMost}},
		{Says: "out-above", Rules: []Key{End, Threshold, ThresholdCmp}},
		{Says: "falls-too", Rules: []Key{Falls}},
		{Says: "answer-counts", Rules: []Key{BestCounts}},
		{Says: "answer-costs", Rules: []Key{WrongCallPenalty, CardPoints}},
	},
}, houseOf{
	End: EndElimination, Threshold: Number(200), ThresholdCmp: Exceed, RightCall: CountsZero, WrongCallPenalty: Number(30),
	TiesAreRight: Off, CallAtMost: Number(7), Falls: "200=150", FirstTurn: BeginWinner,
}))
