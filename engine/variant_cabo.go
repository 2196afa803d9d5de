package engine

import "slices"

// These are the two editions of Cabo.
var (
	_ = Register(103, cabo(Rules{
		ID:         "cabo",
		Name:       "Cabo",
		About:      "swap, peek and spy; exactly 100 falls to 50",
		Publishers: []string{"Bezier Games"},
		Players:    Range{2, 4},
		Disagree: []string{
			"The game ends above 100 here; some tables end it at exactly 100.",
			"If the caller ties for the lowest, the call is right here. Others say it is wrong.",
			"Exactly 100 falls to 50 once for each player here. Others let it fall each time.",
		},
	}, houseOf{RightCall: CountsZero, WrongCallPenalty: Number(10), Falls: "100=50*1"}))

	_ = Register(104, cabo(Rules{
		ID:         "cabo-1",
		Name:       "Cabo, first edition",
		About:      "the lowest hand always scores 0; exactly 100 falls to 50 each time",
		Publishers: []string{"Mandy Henning", "Melissa Limes"},
		Players:    Range{2, 5},
		Disagree: []string{
			"Whoever is lowest scores 0 here. If the caller ties for the lowest, only the caller scores 0.",
			"The game ends above 100 here; some tables end it at exactly 100.",
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
	r.Play = []string{
		"Everybody gets four cards, face down, and looks at two of them.",
		"On your turn draw a card, or take the top card of the discard pile. It replaces one of your cards, or several matching cards at once. You may also discard a card that you drew.",
		"If those cards don’t match, they stay, and you keep the new card too.",
		"Instead of your turn you may say “Cabo”. Everybody else has one more turn, then all cards are turned face up.",
		"The round is also over when the draw pile is empty.",
	}
	r.Effects = []Effect{
		{"7 or 8", "look at one of your own cards", "7,8"},
		{"9 or 10", "look at another player’s card", "9,10"},
		{"11 or 12", "swap one of your cards for another player’s card; nobody looks", "11,12"},
	}
	return kept(r, own)
}
