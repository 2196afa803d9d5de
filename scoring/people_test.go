package scoring_test

import (
	"errors"
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestANewPlayerPlaysFromThenOn(t *testing.T) {
	trio := cats(rounds(3), "Ann Ben Cy")
	two := acts{trio, round(15, 20, 8), round(10, 11, 11)}
	playAll(t, []night{
		{
			"with the highest total of those in, and plays from then on",
			append(two[:3:3], join("Dee", cy), round(9, 14, 21, 12)),
			"Ann 34 1st, Ben 45 4th, Cy 40 2nd, Dee 43 3rd; Ann wins",
		},
		{
			"with the average, half a point rounded up",
			acts{cats(rounds(3, "late_join", "average"), "Ann Ben"), round(2, 5), join("Cy", ben)},
			"Ann 2 1st, Ben 5 3rd, Cy 4 2nd; Ben deals, Cy begins",
		},
		{
			"with nothing",
			acts{cats(rounds(3, "late_join", "zero"), "Ann Ben"), round(2, 5), join("Cy", ben)},
			"Ann 2 2nd, Ben 5 3rd, Cy 0 1st; Ben deals, Cy begins",
		},
		{
			"never with more than those in have, whatever those out have",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 7, 3), round(36, 2, 2), join("Dee", cy)},
			"Ann 135 4th out, Ben 9 2nd, Cy 5 1st, Dee 9 2nd; Ben deals, Cy begins",
		},
		{
			"never with the total of a player who left",
			acts{cats(rounds(3), "Ann Ben Cy"), round(30, 2, 3), leave(ann), join("Dee", cy)},
			"Ann 30 gone, Ben 2 1st, Cy 3 2nd, Dee 3 2nd; Ben deals, Cy begins",
		},
		{
			"where six sat down and one has left",
			acts{cats(rounds(3), "Ann Ben Cy Dee Eve Fay"), leave(ben), join("Gus", ann)},
			"Ann 0 1st, Ben 0 gone, Cy 0 1st, Dee 0 1st, Eve 0 1st, Fay 0 1st, Gus 0 1st; Ann deals, Gus begins",
		},
	})
	dealt := acts{trio, scoring.Deal{At: noon}}
	refuseAll(t, []no{
		{"in the middle of a round", dealt, join("Dee", cy), scoring.ErrRoundOpen, ""},
		{"after the end", acts{cats(rounds(1), "Ann Ben"), round(1, 2)}, join("Dee", ben), scoring.ErrGameOver, ""},
		{"where nobody may", acts{cats(rounds(3, "late_join", "not_allowed"), "Ann Ben")}, join("Dee", ben), scoring.ErrJoin, ""},
		{"as a seventh", acts{cats(nil, "A B C D E F")}, join("Dee", ben), engine.ErrPlayers, "2 to 6, not 7"},
		{"as a fifth in Rat-a-tat-tat", acts{game("rat-a-tat-tat", nil, "A B C D")}, join("Dee", ben), engine.ErrPlayers, "2 to 4, not 5"},
		{"under a name that is taken", acts{trio}, join("bEN ", ben), scoring.ErrSameName, "bEN"},
		{"without a name", acts{trio}, join(" ", ben), scoring.ErrName, ""},
		{"beside nobody", acts{trio}, join("Dee", none), scoring.ErrNeighbour, ""},
		{"beside an unknown player", acts{trio}, join("Dee", 3), scoring.ErrNeighbour, ""},
		{"before the beginning", nil, join("Dee", ann), scoring.ErrNotStarted, ""},
	})
}

func TestSheetHasCleanNames(t *testing.T) {
	in := cats(nil, "Ann Ben")
	in.People[1].Name = "  Ben \t Dam "
	s := play(t, in, join(" Zoe\u0308 ", ann)).Sheet(noon)
	expect.Same(t, "the names", names(s, []scoring.Player{ann, ben, cy}), "Ann+Ben Dam+Zoë")
}

func TestNewPlayerHasNoEarlierScores(t *testing.T) {
	s := play(t, cats(rounds(3), "Ann Ben"), round(1, 2), join("Cy", ben), round(3, 4, 5)).Sheet(noon)
	if got := s.Rounds[0].Cells[cy]; got.Mark != scoring.Blank || got.Score != nil {
		t.Errorf("round 1 has %+v for Cy", got)
	}
	if got := s.Rounds[1].Cells[cy]; got.Mark != scoring.Written || got.Total != 7 {
		t.Errorf("round 2 has %+v for Cy, want a total of 7", got)
	}
	expect.Same(t, "rounds that lack a score", len(s.Missing()), 0)
}

func TestAPlayerWhoLeavesKeepsTheirTotal(t *testing.T) {
	playAll(t, []night{
		{
			"the total is frozen, without a place",
			acts{cats(rounds(9), "Ann Ben Cy"), round(5, 1, 9), leave(ben), round(5, blank, 9)},
			"Ann 10 1st, Ben 1 gone, Cy 18 2nd; Ann deals, Cy begins",
		},
		{
			"in the middle of a round there is no score for it",
			acts{cats(rounds(9), "Ann Ben Cy"), scoring.Deal{At: noon}, leave(ben), round(5, blank, 9)},
			"Ann 5 1st, Ben 0 gone, Cy 9 2nd; Cy deals, Ann begins",
		},
		{
			"one player left wins",
			acts{cats(rounds(9), "Ann Ben"), round(5, 1), leave(ben)},
			"Ann 5 1st, Ben 1 gone; Ann wins",
		},
		{
			"one left in wins over those who are out",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 0, 0), round(1, 30, 20), leave(cy)},
			"Ann 100 2nd out, Ben 30 1st, Cy 20 gone; Ben wins",
		},
		{
			"a player who is out may leave, and gives the place up",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 0, 0), round(1, 30, 20), leave(ann)},
			"Ann 100 gone, Ben 30 2nd, Cy 20 1st; Ben deals, Cy begins",
		},
		{
			"two who are left in play on among themselves",
			acts{cats(rounds(9), "Ann Ben Cy Dee"), leave(ann), leave(cy), round(blank, 4, blank, 3)},
			"Ann 0 gone, Ben 4 2nd, Cy 0 gone, Dee 3 1st; Dee deals, Ben begins",
		},
	})
	pair := acts{cats(rounds(9), "Ann Ben Cy"), leave(ann)}
	refuseAll(t, []no{
		{"twice", pair, leave(ann), scoring.ErrNotPlaying, ""},
		{"an unknown player", pair, leave(3), scoring.ErrNotPlaying, ""},
		{"nobody", pair, leave(none), scoring.ErrNotPlaying, ""},
		{"after the end", acts{cats(rounds(1), "Ann Ben"), round(1, 2)}, leave(ann), scoring.ErrGameOver, ""},
	})
}

func TestGameWithoutARoundIsNobodysWin(t *testing.T) {
	trio := cats(rounds(9), "Ann Ben Cy")
	stop := scoring.EndGame{At: noon}
	playAll(t, []night{
		{"it is ended", acts{trio, stop}, "Ann 0 1st, Ben 0 1st, Cy 0 1st; nobody wins"},
		{"all but one leave", acts{trio, leave(ann), leave(ben)}, "Ann 0 gone, Ben 0 gone, Cy 0 1st; nobody wins"},
		{
			"its only round is void",
			acts{cats(outAt(30, "nobody_survives", "replay"), "Ann Ben"), round(30, 31), stop},
			"Ann 0 1st, Ben 0 1st; nobody wins",
		},
		{"nothing but zeros came from paper", acts{carrying(trio, 0, 0, 0), stop}, "Ann 0 1st, Ben 0 1st, Cy 0 1st; nobody wins"},
		{"points from paper are played", acts{carrying(trio, 3, 0, 4), stop}, "Ann 3 2nd, Ben 0 1st, Cy 4 3rd; Ben wins"},
		{"a round of zeros is played", acts{trio, round(0, 0, 0), stop}, "Ann 0 1st, Ben 0 1st, Cy 0 1st; Ann+Ben+Cy wins"},
	})
	playTimed(t, []timed{
		{"time is up", acts{cats(minutes(30, "time_up", "abandon_round"), "Ann Ben")}, 31, "Ann 0 1st, Ben 0 1st; nobody wins"},
		{
			"time is up and ties are played off",
			acts{cats(minutes(30, "time_up", "abandon_round", "final_tie", "extra_round"), "Ann Ben")},
			31, "Ann 0 1st, Ben 0 1st; nobody wins",
		},
	})
}

func TestGameOverWithAScoreMissingIsProvisional(t *testing.T) {
	over := play(t, cats(outAt(30), "Ann Ben Cy"), round(1, 1, 31), round(1, 30, blank))
	if s := over.Sheet(noon); !s.Over || s.Provisional() {
		t.Errorf("over: %v, provisional: %v", s.Over, s.Provisional())
	}
	short := goOn(t, over, correct(1, cy, 29))
	if s := short.Sheet(noon); s.Over || s.Provisional() {
		t.Errorf("with Cy in again, over: %v, provisional: %v", s.Over, s.Provisional())
	}
	short = goOn(t, short, scoring.EndGame{At: noon})
	if s := short.Sheet(noon); !s.Over || !s.Provisional() {
		t.Errorf("with a score missing, over: %v, provisional: %v", s.Over, s.Provisional())
	}
	if s := goOn(t, short, correct(2, cy, 0)).Sheet(noon); !s.Over || s.Provisional() {
		t.Errorf("with all scores, over: %v, provisional: %v", s.Over, s.Provisional())
	}
}

func TestAPlayerWhoComesBackHasTheirOldSeatAndTotal(t *testing.T) {
	away := acts{cats(rounds(9), "Ann Ben Cy"), round(5, 1, 9), leave(ben), round(5, blank, 9)}
	playAll(t, []night{
		{
			"in the old seat with the total of that time",
			append(away[:4:4], join("Ben", none)),
			"Ann 10 2nd, Ben 1 1st, Cy 18 3rd; Ann deals, Ben begins",
		},
		{
			"in another seat",
			append(away[:4:4], join(" bEN", cy)),
			"Ann 10 2nd, Ben 1 1st, Cy 18 3rd; Ben deals, Ann begins",
		},
		{
			"where others may not join any more",
			acts{cats(rounds(9, "late_join", "not_allowed"), "Ann Ben Cy"), leave(ben), join("Ben", none)},
			"Ann 0 1st, Ben 0 1st, Cy 0 1st; Ann deals, Ben begins",
		},
		{
			"out, as they were",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 0, 0), round(1, 30, 20), leave(ann), join("Ann", none)},
			"Ann 100 3rd out, Ben 30 2nd, Cy 20 1st; Ben deals, Cy begins",
		},
		{
			"and plays from then on, and leaves again",
			append(away[:4:4], join("Ben", none), round(1, 2, 3), leave(ben)),
			"Ann 11 1st, Ben 3 gone, Cy 21 2nd; Cy deals, Ann begins",
		},
	})
	refuseAll(t, []no{
		{"in the middle of a round", append(away[:4:4], scoring.Deal{At: noon}), join("Ben", none), scoring.ErrRoundOpen, ""},
		{"after the end", append(away[:4:4], leave(cy)), join("Ben", none), scoring.ErrGameOver, ""},
		{"twice", append(away[:4:4], join("Ben", none)), join("Ben", ann), scoring.ErrSameName, "Ben"},
		{"beside an unknown player", away, join("Ben", 3), scoring.ErrNeighbour, ""},
		{
			"as a seventh",
			acts{cats(nil, "A B C D E F"), leave(ben), join("G", ann)},
			join("B", none), engine.ErrPlayers, "2 to 6, not 7",
		},
	})
}

func TestPlayerWhoWasAwaySatOut(t *testing.T) {
	g := play(t, cats(rounds(9), "Ann Ben Cy"), round(5, 1, 9), leave(ben), round(5, blank, 9))
	expect.Same(t, "round 2 while Ben is away", g.Sheet(noon).Rounds[1].Cells[ben].Mark, scoring.Blank)
	g = goOn(t, g, join("Ben", none), round(1, 2, 3), correct(1, ben, 4))
	s := g.Sheet(noon)
	expect.Same(t, "columns", len(s.People), 3)
	for i, want := range []scoring.CellKind{scoring.Written, scoring.SatOut, scoring.Written} {
		expect.Same(t, fmt.Sprint("Ben in round ", i+1), s.Rounds[i].Cells[ben].Mark, want)
	}
	if len(s.Missing()) != 0 || s.Totals[ben] != 6 {
		t.Errorf("Ben has %d, and rounds %v lack a score", s.Totals[ben], s.Missing())
	}
	for _, in := range []scoring.Intent{correct(2, ben, 4), correctCaller(2, ben)} {
		if _, err := scoring.Decide(g, in); !errors.Is(err, scoring.ErrNotPlaying) {
			t.Errorf("%+v in the round he was away: %v", in, err)
		}
	}
	expect.Same(t, "Ben in round 2 after a correction", goOn(t, g, correct(2, ann, 6)).Sheet(noon).Rounds[1].Cells[ben].Mark, scoring.SatOut)
}

func TestCallerMayLeaveAfterTheRound(t *testing.T) {
	g := play(t, cats(rounds(9), "Ann Ben Cy"), called(ben, 5, 1, 9), leave(ben), round(5, blank, 9))
	s := g.Sheet(noon)
	if called, right := s.Rounds[0].Called(ben); !called || !right {
		t.Errorf("Ben called: %v, and was right: %v", called, right)
	}
	g = goOn(t, g, correct(1, ann, 0))
	if called, right := g.Sheet(noon).Rounds[0].Called(ben); !called || right {
		t.Errorf("after the correction Ben called: %v, and was right: %v", called, right)
	}
}
