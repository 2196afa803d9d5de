//go:build !nodeck

package walks_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

func TestARoundIsHeardUnlessSoundsAreOff(t *testing.T) {
	w := walk(t)
	rings := w.rings()
	w.begin(to100, "Ann", "Ben")
	x := &deckWalker{walker: w, chance: rand.New(rand.NewPCG(7, 2))}
	x.deal(nil)
	x.play()
	for _, sound := range []string{"card", "knock"} {
		if !slices.Contains(rings.played, sound) {
			t.Errorf("%q is not heard, but %q", sound, rings.played)
		}
	}
	if last := rings.played[len(rings.played)-1]; last != "purr" && last != "hiss" {
		t.Errorf("the end is heard as %q", last)
	}
	x.Tap("Add to the sheet")
	x.Tap("More")
	x.Tap("Turn sounds off")
	rings.played = nil
	x.deal(nil)
	x.step()
	x.step()
	if len(rings.played) > 0 {
		t.Errorf("with sounds off %q are heard", rings.played)
	}
}

func TestTheSettingsAndTheMenuOfASheetHaveOneSwitchForSounds(t *testing.T) {
	w := walk(t)
	w.rings()
	w.begin(to100, "Ann", "Ben")
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("Sounds")
	w.Tap("Back")
	w.Tap("More")
	w.Tap("Turn sounds on")
	want(t, "message", w.Message(), "Sounds on.")
}
