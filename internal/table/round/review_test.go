package round

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/scoring"
)

// kept plays a round of two steady players by itself and returns its log.
func kept(t testing.TB, variant string) *scoring.RoundLog {
	t.Helper()
	s := sheetOf(t, variant, "Ann", "Ben")
	d, err := OpenDesk(&logtest.Drafts{}, "game", s, rand.New(rand.NewPCG(3, 4)))
	if err == nil {
		err = d.start(s)
	}
	mind := bot.NewMind(d.State().Pack)
	for err == nil && d.Round().Phase() != engine.Over {
		r := d.Round()
		if r.Waits() {
			err = d.shuffle()
			continue
		}
		m := slices.Collect(r.Moves())[0]
		if m.Seat != engine.Nobody {
			v := r.View(m.Seat)
			m = mind.Move(&v, bot.Player{Level: bot.Steady})
		}
		err = d.Do(engine.Moved{Move: m})
	}
	if err != nil {
		t.Fatal(err)
	}
	return d.keptLog()
}

// finding is all that a review of a seat says, as values.
type finding struct {
	Did, Other words.Choice
	Line       []Face
	Worth      float64
}

func reviewed(t testing.TB, l *scoring.RoundLog, variant string, s engine.Seat) (all []finding) {
	t.Helper()
	d := must.Get(DealtBy(l, variant))
	r := d.Review(s)
	for r.Step() {
	}
	costly, best := r.Verdicts()
	name := func(p scoring.Player) string { return string(rune('A' + p)) }
	for _, v := range append(costly, best...) {
		all = append(all, finding{d.choice(&v.View, v.Move, name), d.choice(&v.View, v.Other, name), d.line(&v.View), v.Worth})
	}
	return all
}

func TestReviewOfAKeptRoundSaysNothingOfCardsThatWereNotKnown(t *testing.T) {
	const variant = "rat-a-tat-cat"
	real := kept(t, variant)
	want := reviewed(t, real, variant, 0)
	if len(want) == 0 {
		t.Fatal("nothing is said of the round")
	}
	deck, dice, changed := strings.Fields(real.Deck), rand.New(rand.NewPCG(1, 1)), 0
	for range 200 {
		i, j := dice.IntN(len(deck)), dice.IntN(len(deck))
		deck[i], deck[j] = deck[j], deck[i]
		other := *real
		other.Deck = strings.Join(deck, " ")
		if !sameViews(real, &other, variant, 0) {
			deck[i], deck[j] = deck[j], deck[i]
		}
	}
	other := *real
	other.Deck = strings.Join(deck, " ")
	for i, code := range strings.Fields(real.Deck) {
		if deck[i] != code {
			changed++
		}
	}
	if changed == 0 {
		t.Error("no hidden card could be changed")
	}
	if diff := cmp.Diff(want, reviewed(t, &other, variant, 0)); diff != "" {
		t.Errorf("with %d other hidden cards (-want +got):\n%s", changed, diff)
	}
}

// sameViews reports whether a seat sees the same before each of its moves in two rounds.
func sameViews(a, b *scoring.RoundLog, variant string, s engine.Seat) bool {
	x, err1 := DealtBy(a, variant)
	y, err2 := DealtBy(b, variant)
	return err1 == nil && err2 == nil && slices.EqualFunc(x.Past, y.Past, func(m, n PastMove) bool {
		return m.Move == n.Move && (m.Seat != s || m.Before.Round.View(s) == n.Before.Round.View(s))
	})
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
