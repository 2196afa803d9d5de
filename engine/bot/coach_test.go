package bot_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// looks returns all advice of the coach.
func looks(p *engine.Pack, v engine.View, worlds int, seed uint64) (all []bot.Advice) {
	bot.Question{Pack: p, View: v, Worlds: worlds, Seed: seed}.Advise(context.Background(), func(a bot.Advice) { all = append(all, a) })
	return all
}

// middles plays a round and calls do at every move of a turn.
func middles(t testing.TB, variant string, house engine.House, players int, do func(p *engine.Pack, v engine.View)) {
	p := pack(t, variant, house)
	at := seat(p, slices.Repeat([]bot.Level{bot.Steady}, players)...)
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat == r.Turn() && r.Phase() != engine.Looking {
			do(p, r.View(m.Seat))
		}
	}
	at.play(uint64(players))
}

func TestSameSeedGivesSameAdvice(t *testing.T) {
	middles(t, "rat-a-tat-cat", nil, 3, func(p *engine.Pack, v engine.View) {
		if diff := cmp.Diff(looks(p, v, 100, 1), looks(p, v, 100, 1)); diff != "" {
			t.Fatal(diff)
		}
		if all := looks(p, v, 100, 2); len(all) > 0 && len(all[0].Moves) > 1 && cmp.Equal(all, looks(p, v, 100, 1)) {
			t.Fatal("another seed deals the same worlds")
		}
	})
}

func TestAdviceIsRefined(t *testing.T) {
	reports := 0
	middles(t, "rat-a-tat-cat", nil, 2, func(p *engine.Pack, v engine.View) {
		var worlds []int
		for _, a := range looks(p, v, 300, 1) {
			worlds = append(worlds, a.Worlds)
		}
		if diff := cmp.Diff([]int{64, 256, 300}, worlds); diff != "" {
			t.Fatal(diff)
		}
		reports++
	})
	if reports == 0 {
		t.Error("no turn was played")
	}
}

func TestAdvisedMovesAreLegal(t *testing.T) {
	asked, silent := 0, 0
	everyTable(func(variant string, house engine.House, players engine.Range) {
		middles(t, variant, house, players.Min+1, func(p *engine.Pack, v engine.View) {
			moves := v.AppendMoves(nil)
			asked++
			all := looks(p, v, 2, 1)
			if len(all) == 0 {
				silent++
				return
			}
			a := all[len(all)-1]
			if a.Lowest < 0 || a.Lowest > 1 {
				t.Fatalf("the chance is %v", a.Lowest)
			}
			for _, e := range a.Moves {
				if !slices.Contains(moves, e.Move) || e.Lowest < 0 || e.Lowest > 1 {
					t.Fatalf("%s %v: %+v of %v", variant, house, e, moves)
				}
			}
		})
	})
	if silent > asked/50 {
		t.Errorf("the coach is silent in %d of %d turns", silent, asked)
	}
}

func TestAdviseStopsWithItsContext(t *testing.T) {
	stopped := 0
	middles(t, "rat-a-tat-cat", nil, 2, func(p *engine.Pack, v engine.View) {
		ctx, cancel := context.WithCancel(context.Background())
		reports := 0
		bot.Question{Pack: p, View: v, Worlds: 1 << 40, Seed: 1}.Advise(ctx, func(bot.Advice) { // all of them would take years
			reports++
			cancel()
		})
		if reports != 1 {
			t.Fatalf("%d reports", reports)
		}
		stopped++
	})
	if stopped == 0 {
		t.Error("no turn was played")
	}
}

// TestAdviceIsCalibrated asks in every game, in a short test in four.
func TestAdviceIsCalibrated(t *testing.T) {
	for _, r := range assault.Few(4, engine.Variants()) {
		for _, n := range []int{r.Players.Min, r.Players.Max} {
			p := pack(t, r.ID, nil)
			at := seat(p, slices.Repeat([]bot.Level{bot.Steady}, n)...)
			caller, chance := engine.Nobody, 0.0
			at.see = func(r *engine.Round, m engine.Move) {
				if m.Do == engine.Knock {
					reports := looks(p, r.View(m.Seat), 32, 1)
					caller, chance = m.Seat, reports[0].Lowest
				}
			}
			reports, came, rounds := 0.0, 0.0, float64(assault.Times(150, 400, 400))
			for seed := range uint64(rounds) {
				caller = engine.Nobody
				if res := at.play(seed); caller != engine.Nobody {
					reports += chance / rounds
					if res.Lowest[caller] {
						came += 1 / rounds
					}
				}
			}
			within := 0.07
			switch {
			case r.Counting != nil:
				within = 0.16 // nobody guesses which pairs others keep
			case r.Snaps:
				within = 0.1 // others are dealt lines of the right mean, but the lowest of them is too low
			}
			if diff := reports - came; math.Abs(diff) > within {
				t.Errorf("%s for %d: callers expect %.0f %%, and have the lowest line in %.0f %%", r.ID, n, 100*reports, 100*came)
			}
		}
	}
}

func TestNoAdviceInAnotherPlayersTurn(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	at := seat(p, bot.Steady, bot.Steady)
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat < 2 && len(looks(p, r.View(1-r.Turn()), 10, 1)) > 0 {
			t.Fatal("the coach speaks")
		}
	}
	at.play(1)
}

func TestBestAdviceIsTheBestMove(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	all := []byte{1, 1, 1, 1}
	for _, c := range []struct {
		name  string
		line  []string
		top   string
		plays []engine.MoveKind
		want  engine.Move
		calls [2]float64 // the chance to have the lowest line
	}{
		{"a nought is taken", []string{"9", "1", "2", "9"}, "0", nil, engine.Move{Do: engine.Take}, [2]float64{0.1, 0.9}},
		{"a line of nines is not called", []string{"9", "9", "9", "8"}, "9", nil, engine.Move{Do: engine.Draw}, [2]float64{0, 0.04}},
		{"a nine is not", []string{"8", "1", "2", "3"}, "9", nil, engine.Move{Do: engine.Draw}, [2]float64{0.3, 0.95}},
		{
			"the worst card goes",
			[]string{"1", "2", "9", "0"},
			"0",
			[]engine.MoveKind{engine.Take},
			engine.Move{Do: engine.Replace, A: engine.Spot{Slot: 2}},
			[2]float64{0.9, 1},
		},
		{
			"a line of noughts is called",
			[]string{"0", "0", "0", "1"},
			"5",
			[]engine.MoveKind{engine.Draw, engine.Discard},
			engine.Move{Do: engine.Knock},
			[2]float64{0.99, 1},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := must.Get(p.Place(engine.Position{
				Lines: [][]engine.Card{cards(t, p, c.line...), cards(t, p, "4", "5", "6", "7")}, Seen: [][]byte{all, {2, 0, 0, 2}},
				Draw: cards(t, p, "9", "8", "7", "3", "9"), Discard: cards(t, p, c.top), Looked: true,
			}))
			for _, d := range c.plays {
				must.Do(t, r.Do(engine.Move{Do: d}))
			}
			reports := looks(p, r.View(0), 500, 1)
			a := reports[len(reports)-1]
			if a.Moves[0].Move != c.want || a.Lowest < c.calls[0] || a.Lowest > c.calls[1] {
				t.Errorf("got %+v, want %v, chance within %v", a, c.want, c.calls)
			}
		})
	}
}
