package scoring_test

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// up says that time has run out; at gives it its moment.
var (
	up        = scoring.ClockExpires{}
	upInRound = scoring.ClockExpires{InRound: true}
	deal      = scoring.Deal{}
	pause     = scoring.Pause{}
	resume    = scoring.Resume{}
)

// evening is two rounds of a game of half an hour.
func evening(more ...engine.Value) acts {
	return acts{cats(minutes(30, more...), "Ann Ben Cy"), at(9, round(12, 9, 20)), at(21.5, round(8, 17, 5))}
}

func with(a acts, more ...scoring.Intent) acts { return append(a[:len(a):len(a)], more...) }

const (
	twoRounds   = "Ann 20 1st, Ben 26 3rd, Cy 25 2nd"
	threeRounds = "Ann 30 2nd, Ben 29 1st, Cy 31 3rd"
)

func TestTimedGameFinishesItsRound(t *testing.T) {
	last := round(10, 3, 6)
	dealt := with(evening(), at(22, deal))
	playTimed(t, []timed{
		{"before time is up", dealt, 29.9, twoRounds + "; Cy deals, Ann begins"},
		{"when time is up the round goes on", dealt, 30, twoRounds + "; Cy deals, Ann begins"},
		{"and when that was said, too", with(dealt, at(30, up)), 31, twoRounds + "; Cy deals, Ann begins"},
		{"the round counts, and ends the game", with(dealt, at(33, last)), 33, threeRounds + "; Ben wins"},
		{"the round counts after it was said, too", with(dealt, at(30, up), at(33, last)), 33, threeRounds + "; Ben wins"},
		{"so it is with finish_turn", with(evening("time_up", "finish_turn"), at(22, deal), at(33, last)), 33, threeRounds + "; Ben wins"},
		{"the round is given up with abandon_round", with(evening("time_up", "abandon_round"), at(22, deal)), 30, twoRounds + "; Ann wins"},
		{"and stays given up when it was said", with(evening("time_up", "abandon_round"), at(22, deal), at(30, up)), 31, twoRounds + "; Ann wins"},
		{"between two rounds the game is over", evening(), 30, twoRounds + "; Ann wins"},
		{"a moment before it is not", evening(), 29.99, twoRounds + "; Cy deals, Ann begins"},
		{"a round recorded in the last moment ends nothing", with(evening(), at(29.99, last)), 29.99, threeRounds + "; Ann deals, Ben begins"},
		{"but time runs on", with(evening(), at(29.99, last)), 30, threeRounds + "; Ben wins"},
		{
			"undo reopens a game that ended far too late",
			with(dealt, at(900, last), scoring.Undo{}), 23,
			twoRounds + "; Cy deals, Ann begins",
		},
	})
}

func TestTableAnswersWhetherARoundWasRunning(t *testing.T) {
	s := play(t, evening()...).Sheet(after(31))
	if !s.Clock.Asked || !s.Over {
		t.Errorf("asked: %v, over: %v; want both", s.Clock.Asked, s.Over)
	}
	for name, silent := range map[string]acts{
		"a round was dealt":         with(evening(), at(22, deal)),
		"it was answered with no":   with(evening(), at(31, up)),
		"it was answered with yes":  with(evening(), at(31, upInRound)),
		"rounds are given up":       evening("time_up", "abandon_round"),
		"the table stopped before":  with(evening(), at(29, scoring.EndGame{})),
		"the round was written":     with(evening(), at(31, round(10, 3, 6))),
		"one player is left anyway": with(evening(), at(29, leave(ann)), at(29, leave(ben))),
	} {
		if play(t, silent...).Sheet(after(31)).Clock.Asked {
			t.Errorf("it is asked although %s", name)
		}
	}
	playTimed(t, []timed{
		{"no ends the game", with(evening(), at(31, up)), 31, twoRounds + "; Ann wins"},
		{"yes lets the round be finished", with(evening(), at(31, upInRound)), 31, twoRounds + "; Cy deals, Ann begins"},
		{"and then the game is over", with(evening(), at(31, upInRound), at(33, round(10, 3, 6))), 33, threeRounds + "; Ben wins"},
		{"its scores are an answer", with(evening(), at(33, round(10, 3, 6))), 33, threeRounds + "; Ben wins"},
		{
			"also after an older round was corrected",
			with(evening(), at(32, correct(1, ann, 11)), at(33, round(10, 3, 6))), 33,
			"Ann 29 1st, Ben 29 1st, Cy 31 3rd; Ann+Ben wins",
		},
		{"an answer can be taken back", with(evening(), at(31, up), scoring.Undo{}, at(31, upInRound)), 31, twoRounds + "; Cy deals, Ann begins"},
	})
	refuseAll(t, []no{
		{"another round after no", with(evening(), at(31, up)), at(33, round(10, 3, 6)), scoring.ErrGameOver, ""},
		{"another deal after no", with(evening(), at(31, up)), at(33, deal), scoring.ErrGameOver, ""},
		{"another deal before any answer", evening(), at(33, deal), scoring.ErrGameOver, ""},
		{"a round given up", with(evening("time_up", "abandon_round"), at(22, deal)), at(33, round(10, 3, 6)), scoring.ErrGameOver, ""},
		{"a new player", evening(), at(31, join("Dee", ann)), scoring.ErrGameOver, ""},
		{"a second round after the deadline", with(evening(), at(33, round(10, 3, 6))), at(34, round(1, 1, 1)), scoring.ErrGameOver, ""},
	})
}

func TestTimeRunsOutOnce(t *testing.T) {
	dealt := with(evening(), at(22, deal))
	refuseAll(t, []no{
		{"before time", dealt, at(29.9, up), scoring.ErrClock, "time left"},
		{"in a game without a clock", acts{cats(rounds(3), "Ann Ben")}, at(99, up), scoring.ErrClock, ""},
		{"said already", with(dealt, at(30, up)), at(31, up), scoring.ErrClock, ""},
		{"in a game that had been stopped", with(evening(), at(22, scoring.EndGame{})), at(31, up), scoring.ErrGameOver, ""},
		{"in a game that is over with its last round", with(dealt, at(33, round(1, 1, 1))), at(34, up), scoring.ErrGameOver, ""},
		{"before the beginning", nil, up, scoring.ErrNotStarted, ""},
	})
	t.Run("but it can be said of a round given up", func(t *testing.T) {
		g := play(t, with(evening("time_up", "abandon_round"), at(22, deal), at(30, up))...)
		if s := g.Sheet(after(30)); !s.Over || s.Dealt {
			t.Errorf("over: %v, dealt: %v", s.Over, s.Dealt)
		}
	})
}

func TestTieAtTimeUpTakesAnExtraRound(t *testing.T) {
	tied := func(more ...engine.Value) acts {
		h := minutes(30, append(more, "final_tie", "extra_round")...)
		return acts{cats(h, "Ann Ben Cy"), at(9, round(12, 12, 20))}
	}
	due := "Ann 12 1st, Ben 12 1st, Cy 20 3rd; Ann+Ben tie; Ben deals, Ann begins"
	annWins := "Ann 12 1st, Ben 12 2nd, Cy 20 3rd; Ann wins"
	give := engine.AbandonRound
	playTimed(t, []timed{
		{"between rounds", tied(), 30, due},
		{"said so", with(tied(), at(31, up)), 31, due},
		{"then it is played", with(tied(), at(31, up), at(40, round(3, 4))), 40, annWins},
		{"dealt first", with(tied(), at(31, up), at(31, deal), at(40, round(3, 4))), 40, annWins},
		{"still tied it is played again", with(tied(), at(31, up), at(40, round(3, 3))), 40, "Ann 12 1st, Ben 12 1st, Cy 20 3rd; Ann+Ben tie; Ann deals, Ben begins"},
		{"a round was on the table", with(tied(), at(31, upInRound), at(40, round(1, 1, 1))), 40, "Ann 13 1st, Ben 13 1st, Cy 21 3rd; Ann+Ben tie; Ann deals, Ben begins"},
		{"the scores say that a round was on the table", with(tied(), at(40, round(1, 2, 1))), 40, "Ann 13 1st, Ben 14 2nd, Cy 21 3rd; Ann wins"},
		{"scores of the tied alone say that none was", with(tied(), at(40, round(3, 4))), 40, annWins},
		{"the last round makes the tie", with(tied(), at(29, deal), at(31, round(1, 1, 1)), at(40, round(4, 3))), 40, "Ann 13 2nd, Ben 13 1st, Cy 21 3rd; Ben wins"},
		{"a round was given up", with(tied("time_up", give), at(29, deal)), 30, due},
		{"and the extra round played", with(tied("time_up", give), at(29, deal), at(40, round(3, 4))), 40, annWins},
		{"none was dealt, and the extra round played", with(tied("time_up", give), at(40, round(3, 4))), 40, annWins},
		{"twice", with(tied("time_up", give), at(40, round(3, 3)), at(41, round(3, 4))), 41, annWins},
		{"the extra round is dealt first", with(tied("time_up", give), at(39, deal), at(40, round(3, 4))), 40, annWins},
		{"a correction dissolves the tie", with(tied(), at(31, up), at(40, round(3, 4)), at(41, correct(1, ben, 11))), 41, "Ann 12 2nd, Ben 11 1st, Cy 20 3rd; Ben wins"},
		{"a correction dissolves the tie, given up", with(tied("time_up", give), at(40, round(3, 4)), at(41, correct(1, ben, 11))), 41, "Ann 12 2nd, Ben 11 1st, Cy 20 3rd; Ben wins"},
	})
	refuseAll(t, []no{
		{"a deal before any answer", tied(), at(31, deal), scoring.ErrGameOver, ""},
	})
	t.Run("and an extra round goes on, whenever time ran out before it", func(t *testing.T) {
		g := play(t, with(tied("time_up", give), at(29, deal), at(30, up))...)
		g = goOn(t, g, agree(minutes(5, "final_tie", "extra_round", "time_up", engine.AbandonRound)))
		if s := g.Sheet(after(31)); len(s.Tied) != 2 || !s.Dealt {
			t.Errorf("tied: %v, dealt: %v", s.Tied, s.Dealt)
		}
	})
}

func TestClockCanBePaused(t *testing.T) {
	paused := with(evening(), at(25, pause))
	playTimed(t, []timed{
		{"while it stands still time is never up", paused, 600, twoRounds + "; Cy deals, Ann begins"},
		{"then it goes on", with(paused, at(600, resume)), 604.9, twoRounds + "; Cy deals, Ann begins"},
		{"to its new end", with(paused, at(600, resume)), 605, twoRounds + "; Ann wins"},
		{"twice", with(paused, at(35, resume), at(36, pause), at(46, resume)), 50, twoRounds + "; Ann wins"},
		{"a round is written meanwhile", with(paused, at(45, round(10, 3, 6))), 600, threeRounds + "; Ann deals, Ben begins"},
	})
	refuseAll(t, []no{
		{"pausing twice", paused, at(26, pause), scoring.ErrClock, ""},
		{"pausing after time is up", with(evening(), at(22, deal)), at(30, pause), scoring.ErrClock, ""},
		{"pausing without a clock", acts{cats(rounds(3), "Ann Ben")}, pause, scoring.ErrClock, ""},
		{"pausing after the end", with(evening(), at(22, scoring.EndGame{})), at(23, pause), scoring.ErrGameOver, ""},
		{"going on without a pause", evening(), at(25, resume), scoring.ErrClock, ""},
		{"time running out in a pause", paused, at(31, up), scoring.ErrClock, ""},
	})
	t.Run("and shows how much is left", func(t *testing.T) {
		g := play(t, paused...)
		for _, now := range []float64{25, 26, 99} {
			c := g.Sheet(after(now)).Clock
			if !c.Paused || c.Left != 5*time.Minute || !c.Deadline.Equal(after(now+5)) || c.Up {
				t.Errorf("at %v: %+v", now, c)
			}
		}
		c := goOn(t, g, at(99, resume)).Sheet(after(100)).Clock
		if c.Paused || c.Left != 4*time.Minute || !c.Deadline.Equal(after(104)) {
			t.Errorf("after going on: %+v", c)
		}
	})
}

func TestClockSetBackDoesNotTurnTimeBack(t *testing.T) {
	g := play(t, evening()...)
	expect.Same(t, "what is left", g.Sheet(after(-500)).Clock.Left, 8*time.Minute+30*time.Second)
	paused := goOn(t, g, at(25, pause))
	if c := goOn(t, paused, at(3, resume)).Sheet(after(3)).Clock; c.Paused || c.Left != 5*time.Minute {
		t.Errorf("a pause that ended before it began: %+v", c)
	}
	up := play(t, with(evening(), at(22, deal), at(33, round(10, 3, 6)))...)
	if s := up.Sheet(after(5)); !s.Over || !s.Clock.Up || s.Clock.Left != 0 {
		t.Errorf("the game goes on: %+v", s.Clock)
	}
}

func TestClockIsNeverBeforeTheLastEvent(t *testing.T) {
	for name, in := range map[string]scoring.Intent{
		"a round was written":    round(1, 1, 1),
		"a score was corrected":  correct(1, ann, 1),
		"a round was dealt":      deal,
		"a player joined":        join("Dee", ann),
		"a player left":          leave(ann),
		"seats were changed":     scoring.Reseat{Seats: []scoring.Player{cy, ben, ann}},
		"a dealer was chosen":    scoring.ChooseDealer{Player: ann},
		"something was agreed":   agree(minutes(60)),
		"the clock was stopped":  pause,
		"the table had stopped":  scoring.EndGame{},
		"time had run out on it": at(31, upInRound),
	} {
		moment := 25.0
		if _, late := in.(scoring.ClockExpires); late {
			moment = 31
		}
		if got := play(t, with(evening(), at(moment, in))...).Sheet(after(3)).Now; !got.Equal(after(moment)) {
			t.Errorf("after %s the clock can be set back to %v", name, got)
		}
	}
}

// A moment of a running program carries a second clock that stands still while
// the machine sleeps, and does not survive the disk.
func TestClockIgnoresTheMonotonicClock(t *testing.T) {
	now := time.Now()
	in := cats(minutes(30), "Ann Ben")
	in.At = now
	s := scoringtest.Play(in).Sheet(now.Add(time.Minute))
	for name, got := range map[string]time.Time{"now": s.Now, "the deadline": s.Clock.Deadline} {
		if got != got.Round(0) {
			t.Errorf("%s goes by the machine's own clock: %v", name, got)
		}
	}
}

func TestHouseRulesOfTheClockMayChange(t *testing.T) {
	playTimed(t, []timed{
		{"more time", with(evening(), at(25, agree(minutes(60)))), 59, twoRounds + "; Cy deals, Ann begins"},
		{"more time after it was up", with(evening(), at(31, up), at(32, agree(minutes(60)))), 33, twoRounds + "; Cy deals, Ann begins"},
		{"and then it is up again", with(evening(), at(31, up), at(32, agree(minutes(60)))), 60, twoRounds + "; Ann wins"},
		{"less time makes later rounds late", with(evening(), at(25, agree(minutes(5)))), 25, "Ann 12 2nd, Ben 9 1st, Cy 20 3rd; Ben wins"},
		{"no clock any more", with(evening(), at(31, up), at(32, agree(rounds(3, "end", "rounds")))), 33, twoRounds + "; Cy deals, Ann begins"},
		{"no clock any more, with a round on the table", with(evening(), at(31, upInRound), at(32, agree(rounds(3, "end", "rounds")))), 33, twoRounds + "; Cy deals, Ann begins"},
		{"a clock from now on that is up already", acts{cats(rounds(9), "Ann Ben"), round(1, 2), at(40, agree(minutes(30)))}, 40, "Ann 1 1st, Ben 2 2nd; Ann wins"},
	})
	s := play(t, with(evening(), at(31, up), at(32, agree(minutes(60))))...).Sheet(after(61))
	if !s.Clock.Asked {
		t.Error("when time is up again it is not asked again")
	}
}
