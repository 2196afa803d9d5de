package engine

import "slices"

// This is Skyjo, with cards from −2 to 12.
var _ = Register(105, kept(Rules{
	ID:         "skyjo",
	Name:       "Skyjo",
	About:      "twelve cards from −2 to 12; end the round without being lowest, and your points double",
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
		"On your turn take the top card of the discard pile and replace one of your cards with it. Or draw a card: replace one of yours with it, or discard it and turn up one of yours.",
		"Three matching cards in a column go onto the discard pile at once, even cards below zero.",
		"The player who has turned up all cards ends the round. Everybody else has one more turn, and what is still face down is turned up.",
	},
	Begins: "In the first round, the player whose two face-up cards add up to the most begins.",
	Disagree: []string{
		"If you end the round and only tie for the lowest, your points count double here. Not everybody plays it that way.",
		"A score below zero is not doubled.",
	},
}, houseOf{
	End: EndThreshold, Threshold: Number(100), ThresholdCmp: Reach,
	WrongCallPenalty: PenaltyDouble, TiesAreRight: Off, FirstTurn: BeginCaller,
}))
