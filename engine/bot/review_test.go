package bot_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// verdicts returns the review of all decisions.
func verdicts(p *engine.Pack, all []bot.Decision) (costly, best []bot.Verdict) {
	r := bot.NewReview(p, all)
	for r.Step() {
	}
	return r.Verdicts()
}

// decided plays a round and returns the decisions of seat 0.
func decided(at *table, seed uint64) (all []bot.Decision) {
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat == 0 {
			all = append(all, bot.Decision{View: r.View(0), Move: m})
		}
	}
	at.play(seed)
	return all
}

// foolish plays a round of two in which seat 0 has a 9 at the left, and throws away the first 0.
func foolish(t testing.TB) (p *engine.Pack, all []bot.Decision) {
	p = pack(t, "rat-a-tat-cat", nil)
	order := p.AppendCards(nil)
	lay := func(at int, code string) {
		c := must.Get(p.Card(code))
		i := at + slices.Index(order[at:], c)
		order[at], order[i] = order[i], order[at]
	}
	for i, code := range []string{"9", "6", "5", "5", "5", "6", "3", "6", "8", "0"} { // cards in turns, the upcard, then the pile
		lay(i, code)
	}
	at := seat(p, bot.Steady, bot.Steady)
	at.dice = rand.New(rand.NewPCG(1, 1))
	at.cards = rand.New(rand.NewPCG(1, 2))
	r := must.Get(p.Deal(order, 2, 0))
	for r.Phase() != engine.Over {
		if r.Waits() {
			must.Do(t, r.Reshuffle(at.shuffle(r.AppendShuffle(nil))))
			continue
		}
		m := at.next(&r)
		if m.Seat == 0 && len(all) == 2 {
			m = engine.Move{Do: engine.Discard}
		}
		if m.Seat == 0 {
			all = append(all, bot.Decision{View: r.View(0), Move: m})
		}
		must.Do(t, r.Do(m))
	}
	return p, all
}

func TestReviewNamesTheTurnInWhichAZeroIsThrownAway(t *testing.T) {
	p, all := foolish(t)
	costly, _ := verdicts(p, all)
	if len(costly) == 0 {
		t.Fatal("no turn cost anything")
	}
	worst := costly[0]
	if worst.Move != all[2].Move || worst.View != all[2].View || p.Deck[worst.View.Held()].Points != 0 {
		t.Errorf("the costliest move is %v with %v in hand", worst.Move, p.Deck[worst.View.Held()])
	}
	if worst.Other.Do != engine.Replace { // of the 9 or of a card it does not know
		t.Errorf("better is %v", worst.Other)
	}
	if worst.Worth > -4 || worst.Error > 0.6 || worst.Error <= 0 {
		t.Errorf("it cost %.2f ± %.2f points", -worst.Worth, worst.Error)
	}
}

func TestReviewDoesNotDependOnHiddenCards(t *testing.T) {
	for _, variant := range assault.Few(1, []string{"rat-a-tat-cat", "recall", "golf-4"}) {
		at := seat(pack(t, variant, nil), bot.Easy, bot.Steady)
		tape := &tape{pack: at.pack, players: len(at.seats)}
		tape.record(at, 1, func(engine.Move) {})
		real, other := tape.scramble(0, rand.New(rand.NewPCG(2, 3)))
		if real.round == other.round {
			t.Errorf("%s: no hidden cards could be exchanged", variant)
		}
		review := func(p past) (all [2][]bot.Verdict) {
			all[0], all[1] = verdicts(at.pack, p.decisions())
			return all
		}
		if diff := cmp.Diff(review(real), review(other), cmp.Comparer(func(a, b engine.View) bool { return a == b })); diff != "" {
			t.Errorf("%s: with other hidden cards (-real +other):\n%s", variant, diff)
		}
	}
}

func TestReviewFindsNoFaultInWhatItCannotTell(t *testing.T) {
	at := seat(pack(t, "rat-a-tat-cat", nil), bot.Sharp, bot.Steady)
	for seed := range uint64(6) {
		costly, best := verdicts(at.pack, decided(at, seed))
		for _, v := range costly {
			if v.Worth > -3*v.Error {
				t.Errorf("%.2f ± %.2f points are a fault", v.Worth, v.Error)
			}
		}
		if len(costly) > 2 || len(best) > 1 {
			t.Errorf("%d costly turns and %d best", len(costly), len(best))
		}
	}
}

// BenchmarkReview looks back at a round of an easy player.
func BenchmarkReview(b *testing.B) {
	for _, variant := range []string{"rat-a-tat-cat", "recall"} {
		for _, players := range []int{2, 4, 6} {
			b.Run(variant+string(rune('0'+players)), func(b *testing.B) {
				at := seat(pack(b, variant, nil), slices.Repeat([]bot.Level{bot.Easy}, players)...)
				all := decided(at, 1)
				steps := 0
				for b.Loop() {
					r := bot.NewReview(at.pack, all)
					for r.Step() {
						steps++
					}
				}
				b.ReportMetric(float64(steps)/float64(b.N), "steps")
				b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(steps), "µs/step")
			})
		}
	}
}
