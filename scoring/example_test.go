package scoring_test

import (
	"fmt"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// A game is a list of events. What somebody wants becomes events, or is refused.
func Example() {
	at := time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)
	game := scoring.Game{}
	do := func(in scoring.Intent) {
		events, err := scoring.Decide(game, in)
		if err != nil {
			fmt.Println("refused:", err)
		}
		for _, e := range events {
			game = scoring.Apply(game, e)
		}
	}
	do(scoring.Start{
		At: at, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}},
		House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(2)},
	})
	do(scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 12}, {Points: 7}}})
	do(scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 37}, {Points: 5}}})
	do(scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 2}, {Points: 5}}})

	sheet := game.Sheet(at)
	fmt.Println(sheet.Totals, "over:", sheet.Over, "won by", sheet.People[sheet.Winners[0]].Name)
	// Output:
	// refused: not a possible score: "Ann": 0 to 36, not 37
	// [14 12] over: true won by Ben
}

// Any round can be corrected later, and what follows from it changes: here, who has won.
func ExampleCorrect() {
	at := time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)
	game := scoring.Game{}
	for _, in := range []scoring.Intent{
		scoring.Start{
			At: at, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}},
			House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)},
		},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 12}, {Points: 7}}},
		scoring.Correct{At: at, Round: 0, Scores: map[scoring.Player]*scoring.Score{1: {Points: 17}}},
		scoring.Undo{},
		scoring.Redo{},
	} {
		events, err := scoring.Decide(game, in)
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, e := range events {
			game = scoring.Apply(game, e)
		}
		if sheet := game.Sheet(at); sheet.Over {
			fmt.Println(sheet.Totals, "won by", sheet.People[sheet.Winners[0]].Name)
		}
	}
	// Output:
	// [12 7] won by Ben
	// [12 17] won by Ann
	// [12 7] won by Ben
	// [12 17] won by Ann
}
