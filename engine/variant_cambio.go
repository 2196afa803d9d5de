package engine

import (
	"slices"
	"strconv"
)

// These are games of one family under several names. They differ in what cards count and in
// what a call brings.
var (
	_ = Register(106, matching(Rules{
		ID:      "cambio",
		Name:    "Cambio",
		About:   "standard cards, a red king counts −1",
		Call:    "Cambio",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10, redKing: -1, jokers: 2}),
		Effects: []Effect{
			{"7 or 8", "look at one of your own cards", "7,8"},
			{"9 or 10", "look at another player’s card", "9,10"},
			{"jack or queen", "switch any two cards; nobody looks", "J,Q"},
			{"black king", "look at any card, then swap it if you like", "KB"},
		},
		Disagree: []string{
			"What cards count differs from table to table: a red king −1, −2 or 0, a joker 0 or −1, a black king 10, 13 or 20. Set what yours count in the house rules.",
			"What cards do differs as well. The list here is the usual one; agree before you deal.",
			"If the caller ties with another player, the call is wrong here, but that costs nothing.",
		},
	}, houseOf{Rounds: Number(5), TiesAreRight: Off, FirstTurn: BeginWinner}))

	_ = Register(107, matching(Rules{
		ID:      "dutch",
		Name:    "Dutch",
		About:   "jack 11, queen 12, black king 13, red king 0; ends at 100",
		Call:    "Dutch",
		Players: Range{2, 10},
		Decks:   standardCards(faceCards{jack: 11, queen: 12, blackKing: 13}),
		Play:    []string{"With about six players or more, use two decks."},
		Effects: []Effect{
			{"queen", "look at one of your own cards", "Q"},
			{"jack", "switch any two cards; nobody looks", "J"},
		},
		Disagree: []string{
			"A wrong call costs 10 here. Other tables double the score.",
			"If the caller ties for the lowest, the call is right here.",
			"What cards do differs from table to table: agree before you deal.",
		},
	}, houseOf{
		End: EndThreshold, Threshold: Number(100), ThresholdCmp: Reach, WrongCallPenalty: Number(10),
	}))

	_ = Register(108, matching(Rules{
		ID:      "pablo",
		Name:    "Pablo",
		About:   "a red king counts 0; the winner begins, the highest deals",
		Call:    "Pablo",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10}),
		Disagree: []string{
			"What cards do differs from table to table: agree before you deal.",
		},
	}, houseOf{Rounds: Number(5), FirstTurn: BeginWinner, NextDealer: DealHighest}))

	_ = Register(109, matching(Rules{
		ID:      "tamalou",
		Name:    "Tamalou",
		About:   "call with 6 or less; the lowest hand scores 0",
		Call:    "Tamalou",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10}),
		Disagree: []string{
			"A call is right with 6 or less here. Some tables let you call with any hand.",
			"What cards do differs from table to table: agree before you deal.",
		},
	}, houseOf{Rounds: Number(5), BestCounts: CountsZero, CallAtMost: Number(6)}))

	_ = Register(110, matching(Rules{
		ID:      "cactus",
		Name:    "Cactus",
		About:   "call with 5 or less; a round is worth one point",
		Call:    "Cactus",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10}),
		Disagree: []string{
			"The lowest hand gets one point a round here, and the most points win. Other tables add up the cards.",
			"If the caller ties with another player, the call is wrong here.",
			"What cards do differs from table to table: agree before you deal.",
		},
	}, houseOf{Rounds: Number(5), BestCounts: CountsOne, TiesAreRight: Off, CallAtMost: Number(5)}))
)

// faceCards says what the faces of standard cards count, and how many jokers there are.
type faceCards struct{ jack, queen, blackKing, redKing, jokers, joker int }

// standardCards returns standard cards, of which aces count 1 and the others up to ten their
// number.
func standardCards(f faceCards) []NamedDeck {
	all := standardDeck(map[string]rank{
		"J": {Black: f.jack, Red: f.jack}, "Q": {Black: f.queen, Red: f.queen}, "K": {Black: f.blackKing, Red: f.redKing},
	})
	for i := range f.jokers {
		all = append(all, Face{Code: joker + strconv.Itoa(i+1), Name: "Joker", Points: f.joker, Copies: 1})
	}
	return []NamedDeck{{"standard", all}}
}

// matching returns a game of four cards in which equal cards may be thrown in at any time.
func matching(r Rules, own houseOf) Rules {
	r.Hand, r.LineChanges = 4, true
	r.Play = slices.Concat([]string{
		"Everybody gets four cards, face down, and looks at two of them.",
		"On your turn draw a card. Replace one of your cards with it and put the old card face up onto the discard pile, or discard the card you drew.",
		"If you have a card of the same number or picture as the top discard, you may snap it at any time. A wrong card goes back, and you get a card from the draw pile as well.",
	}, r.Play, []string{
		"Instead of your turn you may say “" + r.Call + "”. Everybody else has one more turn, then all cards are turned face up.",
	})
	return kept(r, own)
}
