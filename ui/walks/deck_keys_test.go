//go:build !nodeck

package walks_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/assault"
)

func TestKeysOfTheVirtualDeck(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Pass(time.Second)
	x.Press(fyne.KeyReturn) // lifts the curtain
	x.ShowsNot("Pass to")
	x.Type("o")
	want(t, "message", x.Message(), "The coach is off. You can turn it on in the settings.")
	x.Type("2")
	want(t, "message", x.Message(), "First everybody looks at two of their cards.")
	x.Type("r")
	x.Shows("Ask a question")
	x.Press(fyne.KeyEscape)
	x.Pass(time.Second)
	x.Press(fyne.KeyReturn)
	want(t, "cards shown", len(x.shown()), 2)
	x.Type("4")
	want(t, "cards shown after a tap on one", len(x.shown()), 0)
}

func TestDrawnPowerCardAsksWhatItIsFor(t *testing.T) {
	type drawn struct {
		variant string
		power   engine.Power
	}
	for _, tt := range assault.Few(1, []drawn{{"rat-a-tat-cat", engine.PeekOwn}, {"rat-a-tat-tat", engine.SwapOther}, {"recall", engine.LookAny}}) {
		t.Run(fmt.Sprint(tt.variant, " ", tt.power), func(t *testing.T) {
			x := dealt(t, tt.variant, nil, "Ann", "Ben")
			v, before := x.untilDrawn(tt.power), x.moves()
			x.Shows("Keep it", "Discard it")
			want(t, "one's own card stands out", glows(v.card(v.holder, 1)), false)
			x.tapCard(v.holder, 1)
			x.Type("2")
			want(t, "message", x.Message(), "First say what you want with the card that you drew.")
			want(t, "moves after taps on cards", x.moves(), before)
			x.Type("p")
			x.Shows("Tap the card it replaces")
			want(t, "message once it is said", x.Message(), "")
			want(t, "one's own card stands out once it is kept", glows(x.look().card(v.holder, 1)), true)
			x.Type("2")
			kept := x.moves()
			want(t, "last move", kept[len(kept)-1], engine.Move{Do: engine.Replace, Seat: v.holder, A: engine.Spot{Seat: v.holder, Slot: 1}})
		})
	}
}

// glows reports whether a place stands out as something to tap.
func glows(s spot) bool {
	tile, ok := s.on.(interface{ Selected() bool })
	return ok && tile.Selected()
}

// untilDrawn plays by chance until the player who holds the device has drawn a card with a
// power, and is asked what it is for.
func (x *deckWalker) untilDrawn(power engine.Power) (v tableau) {
	x.Helper()
	x.playUntil(fmt.Sprint("a card for ", power), func() bool {
		if x.over() {
			x.write()
			x.deal(nil)
		}
		p := x.round()
		v = x.look()
		held := p.Round.Held()
		drawn := held < engine.NoCard && p.Round.Phase() == engine.HoldDrawn && p.Pack.Deck[held].Power == power
		return drawn && v.curtain == "" && v.offers("Keep it") && !v.matching()
	})
	return v
}
