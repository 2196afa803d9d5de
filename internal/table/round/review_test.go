package round

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// kept plays a round of two steady players by itself and returns its log.
func kept(t testing.TB, variant string) *scoring.RoundLog {
	t.Helper()
	s := sheetOf(t, variant, "Ann", "Ben")
	d := must.Get(OpenDesk(&logtest.Drafts{}, "game", s, rand.New(rand.NewPCG(3, 4))))
	must.Do(t, d.start("", s))
	mind := bot.NewMind(d.State().Pack)
	for d.Round().Phase() != engine.Over {
		r := d.Round()
		if r.Waits() {
			must.Do(t, d.shuffle())
			continue
		}
		m := slices.Collect(r.Moves())[0]
		if m.Seat != engine.Nobody {
			v := r.View(m.Seat)
			m = mind.Move(&v, bot.Player{Level: bot.Steady})
		}
		must.Do(t, d.Do(engine.Moved{Move: m}))
	}
	return d.keptLog()
}

func TestAReviewCoversWhatItsPlayerSawAndDid(t *testing.T) {
	const variant = "rat-a-tat-cat"
	d := must.Get(DealtBy(kept(t, variant), variant))
	for s := range engine.Seat(2) {
		r := d.Review(s)
		for r.Step() {
		}
		costly, best := r.Verdicts()
		if len(costly)+len(best) == 0 {
			t.Errorf("nothing is said of seat %d", s)
		}
		for _, v := range append(costly, best...) {
			if !slices.ContainsFunc(d.Past, func(m PastMove) bool {
				return m.Seat == s && m.Move == v.Move && m.Before.Round.View(s) == v.View
			}) {
				t.Errorf("seat %d has not played %v as it is reviewed", s, v.Move)
			}
		}
	}
}

func TestAMoveIsSaidAsItsPlayerKnewIt(t *testing.T) {
	const variant = "rat-a-tat-cat"
	d := must.Get(DealtBy(kept(t, variant), variant))
	name := func(scoring.Player) string { return "Ben" }
	taken, kept, unknown := 0, 0, 0
	for _, m := range d.Past {
		if m.Seat != 0 {
			continue
		}
		v := m.Before.Round.View(0)
		c := d.choice(&v, m.Move, name)
		switch {
		case m.Do == engine.Take && *c.Card == d.pack().Deck[v.Discarded(0)]:
			taken++
		case m.Do == engine.Replace && *c.Card == d.pack().Deck[v.Held()] && c.Gone == nil:
			unknown++
		case m.Do == engine.Replace && *c.Gone == d.pack().Deck[v.Card(m.A)]:
			kept++
		case m.Do == engine.Draw && c.Card != nil:
			t.Errorf("a card is named that is not drawn yet: %v", c.Card)
		}
	}
	if taken == 0 || kept == 0 || unknown == 0 {
		t.Errorf("%d cards were taken, %d known ones replaced, %d unknown ones", taken, kept, unknown)
	}
}
