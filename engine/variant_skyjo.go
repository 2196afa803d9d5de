package engine

import "slices"

// This is Skyjo, with cards from −2 to 12.
var _ = Register(105, kept(Rules{
	ID:         "skyjo",
	Name:       "Skyjo",
	About:      "twelve cards from −2 to 12; who ends the round and is not lowest counts double",
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
	Play: []string{
		"Everybody gets twelve cards, face down in three rows of four, and turns up two of them.",
		"In the first round the highest sum of two open cards begins.",
		"On your turn take the top card of the discard pile and put it in the place of any of your cards. Or draw a card: put it in the place of one of yours, or discard it and turn up one of yours.",
		"Three equal cards in a column go onto the discard pile at once, also those below zero.",
		"The player who has turned up all cards ends the round. Everybody else has one more turn, and what is still face down is turned up.",
	},
	Disagree: []string{
		"Who ended the round and is only level with the lowest counts double here. One source says not.",
		"A score below zero is not doubled.",
	},
}, houseOf{
	End: EndThreshold, Threshold: Number(100), ThresholdCmp: Reach,
	WrongCallPenalty: PenaltyDouble, TiesAreRight: Off, FirstTurn: BeginCaller,
}))
