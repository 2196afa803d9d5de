package engine

import "strconv"

// These are games of one family under several names. They differ in the points of cards and in the rewards
// and penalties of a call.
var (
	_ = Register(106, matching(Rules{
		ID:      "cambio",
		Name:    "Cambio",
		Call:    "Cambio",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10, redKing: -1, jokers: 2}),
		Effects: []Effect{
			{"7,8", LookOwn},
			{"9,10", LookOther},
			{"J,Q", ExchangeAny},
			{"KB", LookExchange},
		},
		Disagree: []Disagreement{
			{Says: "cards-count", Rules: []Key{CardPoints}},
			{Says: "cards-do"},
			{Says: "ties-wrong", Rules: []Key{TiesAreRight}},
		},
	}, 0, houseOf{Rounds: Number(5), TiesAreRight: Off, FirstTurn: BeginWinner}))

	_ = Register(107, matching(Rules{
		ID:      "dutch",
		Name:    "Dutch",
		Call:    "Dutch",
		Players: Range{2, 10},
		Decks:   standardCards(faceCards{jack: 11, queen: 12, blackKing: 13}),
		Effects: []Effect{
			{"Q", LookOwn},
			{"J", ExchangeAny},
		},
		Disagree: []Disagreement{
			{Says: "wrong-costs", Rules: []Key{WrongCallPenalty}},
			{Says: "ties-right", Rules: []Key{TiesAreRight}},
			{Says: "cards-do"},
		},
	}, 6, houseOf{
		End: EndThreshold, Threshold: Number(100), ThresholdCmp: Reach, WrongCallPenalty: Number(10),
	}))

	_ = Register(108, matching(Rules{
		ID:      "pablo",
		Name:    "Pablo",
		Call:    "Pablo",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10, blackKing: 10}),
		Disagree: []Disagreement{
			{Says: "cards-do"},
		},
	}, 0, houseOf{Rounds: Number(5), FirstTurn: BeginWinner, NextDealer: DealHighest}))

	_ = Register(109, matching(Rules{
		ID:      "tamalou",
		Name:    "Tamalou",
		Call:    "Tamalou",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10}),
		Disagree: []Disagreement{
			{Says: "call-any", Rules: []Key{CallAtMost}},
			{Says: "cards-do"},
		},
	}, 0, houseOf{Rounds: Number(5), BestCounts: CountsZero, CallAtMost: Number(6)}))

	_ = Register(110, matching(Rules{
		ID:      "cactus",
		Name:    "Cactus",
		Call:    "Cactus",
		Players: Range{2, 8},
		Decks:   standardCards(faceCards{jack: 10, queen: 10}),
		Disagree: []Disagreement{
			{Says: "lowest-one", Rules: []Key{BestCounts}},
			{Says: "ties-wrong", Rules: []Key{TiesAreRight}},
			{Says: "cards-do"},
		},
	}, 0, houseOf{Rounds: Number(5), BestCounts: CountsOne, TiesAreRight: Off, CallAtMost: Number(5)}))
)

// faceCards has the points of court cards and jokers, and the number of jokers.
type faceCards struct{ jack, queen, blackKing, redKing, jokers, joker int }

// standardCards returns standard cards: aces count 1 and the others up to ten their
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

// matching returns a game with four cards in which equal cards may be thrown in at any time. twoDecks is the number of
// players from which on it needs two decks, or 0.
func matching(r Rules, twoDecks int, own houseOf) Rules {
	r.Hand, r.LineChanges = 4, true
	r.Course = &Course{Turn: TurnDraw, Ends: ByCall, Throws: true, TwoDecks: twoDecks}
	return kept(r, own)
}
