package engine

import "slices"

// These are the two editions of Cabo.
var (
	_ = Register(103, cabo(Rules{
		ID:         "cabo",
		Name:       "Cabo",
		Publishers: []string{"Bezier Games"},
		Players:    Range{2, 4},
		Disagree: []Disagreement{
			{Says: "ends-above", Rules: []Key{End, Threshold, ThresholdCmp}},
			{Says: "ties-right", Rules: []Key{TiesAreRight}},
			{Says: "falls-once", Rules: []Key{Falls}},
		},
	}, houseOf{RightCall: CountsZero, WrongCallPenalty: Number(10), Falls: "100=50*1"}))

	_ = Register(104, cabo(Rules{
		ID:         "cabo-1",
		Name:       "Cabo, first edition",
		Publishers: []string{"Mandy Henning", "Melissa Limes"},
		Players:    Range{2, 5},
		Usual:      House{NextDealer: DealHighestTotal, FirstTurn: BeginAhead}, // playcabo.com/instructions.html
		Disagree: []Disagreement{
			{Says: "lowest-zero", Rules: []Key{BestCounts}},
			{Says: "ends-above", Rules: []Key{End, Threshold, ThresholdCmp}},
		},
	}, houseOf{BestCounts: CountsZero, WrongCallPenalty: Number(5), Falls: "100=50"}))
)

// cabo returns an edition with what both have.
func cabo(r Rules, own houseOf) Rules {
	own[End], own[Threshold], own[ThresholdCmp], own[FirstTurn] = EndThreshold, Number(100), Exceed, BeginWinner
	r.Call, r.Hand, r.LineChanges = "Cabo", 4, true
	r.Decks = []NamedDeck{{"cabo52", slices.Concat(
		NumberCards(2, 0), NumberCards(4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), NumberCards(2, 13),
	)}}
	r.Special = &Special{Name: "Kamikaze", Cards: []string{"12", "12", "13", "13"}, Own: 0, Others: new(50)}
	r.Course = &Course{Turn: TurnSeveral, Ends: ByCall, PileEnds: true}
	r.Effects = []Effect{
		{"7,8", LookOwn},
		{"9,10", LookOther},
		{"11,12", ExchangeOther},
	}
	return kept(r, own)
}
