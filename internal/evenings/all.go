package evenings

import (
	"tabby/engine"
	"tabby/scoring"
)

// The players, by the order in which they sit.
const (
	ann = scoring.Player(iota)
	ben
	cy
	dee

	nobody = scoring.Nobody
)

// GrandmasCabo is a game of one's own.
func GrandmasCabo() engine.OwnGame {
	return engine.OwnGame{
		Name: "Grandma’s Cabo", Word: "Cabo", Players: engine.Pair{2, 4}, Caller: "must",
		House: engine.House{
			engine.End: engine.EndThreshold, engine.Threshold: "50", engine.RightCall: engine.CountsZero,
			engine.WrongCallPenalty: "10", engine.FirstTurn: engine.BeginWinner, engine.NextDealer: engine.DealWinner,
		},
	}.Canonical()
}

// All returns the evenings.
func All() []Evening {
	own := GrandmasCabo()
	return []Evening{
		{
			Name: "Skyjo of six with a finisher who doubles", Start: scoring.Start{Variant: "skyjo"},
			Rounds: []Round{
				{[]int{22, 18, 31, -2, 40, 25}, nobody, dee, []int{22, 18, 31, -2, 40, 25}, ben, dee},
				{[]int{20, 9, 30, 12, 35, 10}, nobody, ann, []int{62, 27, 61, 10, 75, 35}, cy, ann},        // 20 doubles
				{[]int{11, 5, 20, 5, 28, 14}, nobody, ben, []int{73, 37, 81, 15, 103, 49}, nobody, nobody}, // level is not alone
			},
			Places:  []int{4, 2, 5, 1, 6, 3},
			Instead: Round{[]int{22, 18, 31, -2, 40, 25}, nobody, cy, []int{22, 18, 62, -2, 40, 25}, ben, cy},
			Totals:  []int{73, 37, 112, 15, 103, 49}, Moved: []int{4, 2, 6, 1, 5, 3},
		},
		{
			Name: "Cabo with a kamikaze, a right call and 100 that falls", Start: scoring.Start{Variant: "cabo"},
			Rounds: []Round{
				{nil, ben, nobody, []int{50, 0, 50}, ben, ben},
				{[]int{4, 9, 38}, nobody, ann, []int{50, 9, 88}, cy, ann},
				{[]int{20, 15, 12}, nobody, ann, []int{80, 24, 50}, ann, cy}, // Cy comes to 100
				{[]int{38, 3, 20}, nobody, ben, []int{118, 24, 70}, nobody, nobody},
			},
			Places:  []int{3, 1, 2},
			Instead: Round{[]int{40, 48, 5}, nobody, cy, []int{40, 48, 0}, ben, cy},
			Totals:  []int{108, 72, 70}, Moved: []int{3, 2, 1}, // nobody comes to 100
		},
		{
			Name: "Yaniv with two Asafs", Start: scoring.Start{Variant: "yaniv", House: engine.House{engine.Threshold: "100"}},
			Rounds: []Round{
				{[]int{5, 5, 40}, nobody, ann, []int{35, 5, 40}, ben, ben}, // level is not less
				{[]int{4, 50, 6}, nobody, cy, []int{39, 55, 76}, cy, ann},
				{[]int{48, 3, 30}, nobody, ben, []int{87, 55, 106}, ann, ben}, // Cy is out
				{[]int{2, 46}, nobody, ann, []int{87, 101, 106}, nobody, nobody},
			},
			Places:  []int{1, 2, 3},
			Instead: Round{[]int{5, 5, 40}, nobody, ben, []int{5, 35, 40}, ben, ann},
			Totals:  []int{57, 131, 106}, Moved: []int{1, 2, 3},
		},
		{
			Name: "a game of one's own", Start: scoring.Start{Game: &own},
			Rounds: []Round{
				{[]int{12, 5, 20}, nobody, ben, []int{12, 0, 20}, ben, ben},
				{[]int{12, 5, 8}, nobody, ann, []int{34, 5, 28}, ben, ben},
				{[]int{20, 9, 15}, nobody, ben, []int{54, 5, 43}, nobody, nobody},
			},
			Places:  []int{3, 1, 2},
			Instead: Round{[]int{12, 15, 20}, nobody, ben, []int{12, 25, 20}, ann, ann},
			Totals:  []int{54, 30, 43}, Moved: []int{3, 1, 2},
		},
	}
}
