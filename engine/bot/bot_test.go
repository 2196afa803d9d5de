package bot_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestEveryLevelHasItsName(t *testing.T) {
	for _, l := range bot.Levels() {
		if got, ok := bot.Named(l.String()); got != l || !ok {
			t.Errorf("%v is not called %q", l, l.String())
		}
	}
	if _, ok := bot.Named("random"); ok {
		t.Error("there is a level random")
	}
}

// values are the values to try of a house rule that concerns the round.
func values(k engine.Key) []engine.Value {
	r := k.Rule()
	all := slices.Clone(r.Words)
	if r.Numbers != (engine.Range{}) {
		all = append(all, engine.Number(r.Numbers.Min), engine.Number(min(r.Numbers.Min+2, r.Numbers.Max)), engine.Number(r.Numbers.Max))
	}
	if k == engine.AddedPowerCards {
		all = append(all, "7=peek_own", "8=look_any", "2=swap_other,3=switch_any", "A=draw_two,K=draw_two", "5=draw_two,6=peek_own,9=switch_any")
	}
	return all
}

// everyTable calls do for every variant, by the book and with each house rule of
// the round at each of its values.
func everyTable(do func(variant string, house engine.House, players engine.Range)) {
	for _, r := range engine.Variants() {
		do(r.ID, nil, r.Players)
		for _, o := range r.House {
			if o.Key.Rule().Sheet {
				continue
			}
			for _, v := range values(o.Key) {
				do(r.ID, engine.House{o.Key: v}, r.Players)
			}
		}
	}
}

func TestEveryMoveIsLegalAtEveryTable(t *testing.T) {
	seed := uint64(0)
	everyTable(func(variant string, house engine.House, players engine.Range) {
		p := pack(t, variant, house)
		for n := players.Min; n <= players.Max; n++ {
			if seed++; seed%uint64(assault.Times(3, 1, 1)) != 0 {
				continue
			}
			at := seat(p, slices.Repeat(append(bot.Levels(), random), 3)[seed%4:][:n]...)
			at.first = engine.Seat(seed % uint64(n))
			at.see = func(r *engine.Round, m engine.Move) {
				if m.Seat == engine.Nobody {
					return
				}
				v := r.View(m.Seat)
				if !slices.Contains(v.AppendMoves(nil), m) {
					t.Fatalf("%s %v for %d, seed %d: %v is not legal", variant, house, n, seed, m)
				}
			}
			at.play(seed)
		}
	})
}

// TestAnySeatAskedPlaysALegalMove asks all who have a move, once as the round is played, and once
// after each of the players has left it.
func TestAnySeatAskedPlaysALegalMove(t *testing.T) {
	for _, rules := range assault.Few(4, engine.Variants()) {
		at := seat(pack(t, rules.ID, nil), bot.Steady, bot.Easy, random, random)
		reports, silent := 0, 0
		at.see = func(r *engine.Round, m engine.Move) {
			for _, left := range []engine.Seat{0, 1, 2, 3, engine.Nobody} {
				without := *r
				if left != engine.Nobody && without.Leave(left) != nil {
					continue
				}
				for s := range engine.Seat(4) {
					v := without.View(s)
					moves := v.AppendMoves(nil)
					for _, l := range bot.Levels() {
						if len(moves) > 0 && !slices.Contains(moves, at.mind.Move(&v, bot.Player{Level: l, Dice: at.dice})) {
							t.Fatalf("%s: not one of %v", rules.ID, moves)
						}
					}
					if len(moves) > 0 && s == without.Turn() && without.Phase() != engine.Looking {
						reports++
						if len(looks(at.pack, v, 1, 1)) == 0 {
							silent++
						}
					}
				}
			}
		}
		for seed := range uint64(3) {
			at.play(seed)
		}
		if reports == 0 || silent > reports/20 {
			t.Errorf("%s: the coach is silent in %d of %d turns", rules.ID, silent, reports)
		}
	}
}

// wins returns the share of rounds of two that a player wins, each deal played
// from both seats. A round that is shared counts half.
func wins(t testing.TB, variant string, a, z bot.Level, deals uint64) float64 {
	p := pack(t, variant, nil)
	sum := 0.0
	for seed := range deals {
		sum += share(seat(p, a, z).play(seed), 0) + share(seat(p, z, a).play(seed), 1)
	}
	return sum / float64(2*deals)
}

// share returns which part of a round a seat has won.
func share(r engine.Result, seat int) float64 {
	n := 0.0
	for _, won := range r.Winners {
		if won {
			n++
		}
	}
	if !r.Winners[seat] {
		return 0
	}
	return 1 / n
}

// TestEachLevelBeatsTheOneBelow plays every game, in a short test four.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, r := range assault.Few(4, engine.Variants()) {
		for _, c := range []struct {
			a, z bot.Level
			most float64
		}{{random, bot.Easy, 0.2}, {bot.Easy, bot.Steady, 0.42}, {random, bot.Steady, 0.1}, {bot.Easy, bot.Sharp, 0.42}} {
			if got := wins(t, r.ID, c.a, c.z, uint64(assault.Times(60, 150, 150))); got > c.most {
				t.Errorf("%s: %v wins %.0f %% against %v", r.ID, c.a, 100*got, c.z)
			}
		}
	}
}

// cards returns the cards of those codes.
func cards(t testing.TB, p *engine.Pack, codes ...string) []engine.Card {
	t.Helper()
	return must.Get(p.Cards(codes))
}

func TestOnlySharpKnowsWhenALowCardIsNotEnough(t *testing.T) {
	p := pack(t, "rat-a-tat-cat", nil)
	r := positioned(t, p, "4 0 1 1", "0 0 1 6", "9 5 8 2 2", "1")
	for _, d := range []engine.MoveKind{engine.Take, engine.Replace, engine.Knock} {
		must.Do(t, r.Do(engine.Move{Do: d})) // a 4 goes out, and 3 is called
	}
	dice := rand.New(rand.NewPCG(1, 1))
	for l, want := range map[bot.Level]engine.MoveKind{bot.Steady: engine.Take, bot.Sharp: engine.Draw} {
		v := r.View(1)
		expect.Same(t, fmt.Sprint(l, " against a line of 3"), bot.NewMind(p).Move(&v, bot.Player{Level: l, Dice: dice}).Do, want)
	}
}
