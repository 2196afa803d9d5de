package engine

import "slices"

// This is Skyjo, with cards from −2 to 12.
var _ = Register(105, kept(Rules{
	ID:         "skyjo",
	Name:       "Skyjo",
	Publishers: []string{"Magilano"},
	Call:       "the end",
	Players:    Range{2, 8},
	Hand:       12,
	Hands:      []int{0, 3, 6, 9, 12},

	BoardGameGeek: 204135,

	Grid:    Grid{Rows: 3, Columns: 4},
	Calling: MustCall,
	Decks: []NamedDeck{{"skyjo150", slices.Concat(
		NumberCards(5, -2), NumberCards(10, -1), NumberCards(15, 0), NumberCards(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
	)}},
	Course: &Course{Turn: TurnOrReveal, Ends: ByReveal, ColumnsGo: true, HighestBegins: true},
	Disagree: []Disagreement{
		{Says: "tie-doubles", Rules: []Key{TiesAreRight, WrongCallPenalty}},
		{Says: "below-zero", Rules: []Key{WrongCallPenalty}},
	},
}, houseOf{
	End: EndThreshold, Threshold: Number(100), ThresholdCmp: Reach,
	WrongCallPenalty: PenaltyDouble, TiesAreRight: Off, FirstTurn: BeginCaller,
}))
