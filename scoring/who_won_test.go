package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// won1 writes down who won a round of a game without points, and nothing of anybody else.
func won1(by ...scoring.Player) scoring.Record {
	in := scoring.Record{At: noon, Caller: none, Scores: make([]*scoring.Score, 3)}
	for _, p := range by {
		in.Scores[p] = &scoring.Score{Points: 1}
	}
	return in
}

func TestARoundHasAWinnerIfNobodyHasPoints(t *testing.T) {
	begun := game("just-who-won", nil, "Ann Ben Cy")
	first := game("just-who-won", engine.House{engine.End: engine.EndThreshold, engine.Threshold: "2"}, "Ann Ben Cy")
	own := begun
	own.Variant, own.Game = "", &engine.CustomGame{Name: "Chess", Players: engine.Pair{2, 4}, Wins: engine.OwnWinsRounds}
	playAll(t, []night{
		{"how often each has won", acts{begun, won1(ben), won1(ann, ben), won(), scoring.Undo{}}, "Ann 1 2nd, Ben 2 1st, Cy 0 3rd; Cy deals, Ann begins"},
		{"the table ends it", acts{begun, won1(ben), won1(ann, ben), won()}, "Ann 1 2nd, Ben 2 1st, Cy 0 3rd; Ben wins"},
		{"or so many that were won", acts{first, won1(ben), won1(ben)}, "Ann 0 2nd, Ben 2 1st, Cy 0 2nd; Ben wins"},
		{"who joins late has won nothing", acts{begun, won1(ann), join("Dee", cy)}, "Ann 1 1st, Ben 0 2nd, Cy 0 2nd, Dee 0 2nd; Ben deals, Cy begins"},
		{"a custom game", acts{own, won1(cy), won()}, "Ann 0 2nd, Ben 0 2nd, Cy 1 1st; Cy wins"},
	})
	refuseAll(t, []no{
		{"a round that nobody won", acts{begun}, won1(), scoring.ErrNobodyWon, ""},
		{"and that says so", acts{begun}, round(0, 0, 0), scoring.ErrNobodyWon, ""},
		{"a correction after which nobody has won", acts{begun, won1(ben)}, correct(1, ben, 0), scoring.ErrNobodyWon, ""},
		{"somebody who won twice in a round", acts{begun}, round(2, 0, 0), scoring.ErrScoreRange, "Ann"},
	})
	s := play(t, begun, won1(ben)).Sheet(noon)
	expect.Same(t, "who won the round", s.Rounds[0].Best, []scoring.Player{ben})
}
