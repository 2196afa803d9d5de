package cardtable

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/kit/look"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// someDeck returns the deck of a variant.
func someDeck(t testing.TB) engine.Deck {
	t.Helper()
	ruleset, err := engine.NewRuleset(engine.Variants()[0].ID, nil)
	if err != nil {
		t.Fatal(err)
	}
	return ruleset.Deck()
}

// BenchmarkAFrameOfTheReveal shows the frames in which the cards of six players are
// turned up one by one on a large screen, and reports how long the longest takes.
func BenchmarkAFrameOfTheReveal(b *testing.B) {
	app := test.NewTempApp(b)
	app.Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	motion := moving.NewMotion()
	w := test.NewTempWindow(b, container.NewStack(widgets.NewPage("Round"), motion.Layer()))
	w.Resize(fyne.NewSize(1920, 1080))
	deck := someDeck(b)
	dice := rand.New(rand.NewPCG(1, 2))
	var flights []moving.Flight
	for i := range 24 {
		at := box(float32(i%8)*220, float32(i/8)*300, 200, 280)
		f := flier{&words.Cards{}}.newFlight(round.Place{}, round.Face{Back: true}, round.Face{Face: deck[dice.IntN(len(deck))]}, moving.Flight{From: at, To: at, After: time.Duration(i) * RevealStep, Takes: flipTime})
		flights = append(flights, f.Flight)
	}
	worst := time.Duration(0)
	for b.Loop() {
		motion.Hold(flights)
		for at := time.Duration(0); at < 25*RevealStep; at += time.Second / 60 {
			begin := time.Now()
			motion.Frame(at)
			worst = max(worst, time.Since(begin))
		}
		motion.Stop()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(worst)/float64(time.Millisecond), "ms-worst")
}

// TestMovesOfOthersShowWhatAllSaw moves cards at other devices, while this one shows the
// table and while a curtain is down.
func TestMovesOfOthersShowWhatAllSaw(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	open, back := round.Face{Face: someDeck(t)[0]}, round.Face{Back: true}
	own, other, pile := round.InLine(engine.Spot{Seat: 1}), round.InLine(engine.Spot{Slot: 2}), round.DiscardPile
	lie := func(atOwn, atOther round.Face) picture {
		return picture{
			map[round.Place]round.Face{own: atOwn, other: atOther, pile: open},
			map[round.Place]widgets.Box{own: box(0, 0, 10, 14), other: box(50, 0, 10, 14), pile: box(90, 0, 10, 14)},
		}
	}
	swap := []round.Travel{{From: own, To: other, Card: back}, {From: other, To: own, Card: back}}
	out := []round.Travel{{From: other, To: pile, Card: open}}
	for _, tt := range []struct {
		name        string
		travels     []round.Travel
		before, now picture
		want        []string
	}{
		{"hidden cards stay hidden", swap, lie(back, back), lie(back, back), []string{"*cards.Back", "*cards.Back"}},
		{"a card that was looked at is turned down", swap, lie(open, back), lie(back, back), []string{"*cards.Flip", "*cards.Back"}},
		{"a card is discarded onto another", out, lie(back, back), lie(back, back), []string{"*cards.Face", "*cards.Flip"}},
		{"a curtain was down", swap, picture{}, lie(back, back), nil},
		{"a curtain is down", out, lie(back, back), picture{}, nil},
	} {
		var got []string
		for _, f := range (flier{&words.Cards{}}).travelling(tt.travels, tt.before, tt.now) {
			got = append(got, fmt.Sprintf("%T", f.Object))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v travel, want %v", tt.name, got, tt.want)
		}
	}
}

func box(x, y, width, height float32) widgets.Box {
	return widgets.Box{At: fyne.NewPos(x, y), Size: fyne.NewSize(width, height)}
}
