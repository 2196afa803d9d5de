//go:build !nodeck

package walks_test

import (
	"testing"

	"tabby/engine"
)

// sendAway lets players play at devices of their own, as guests do who take a seat.
func (x *deckWalker) sendAway(levels string) {
	x.Helper()
	x.store.drafts["chairs/"+x.id()] = []byte(`{"seats":[0,1],"levels":` + levels + `}`)
	delete(x.store.drafts, "evening")
	x.restart()
}

func TestDeviceIsNotPassedToAPlayerWithAnotherDevice(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.sendAway(`{"1":"away"}`)
	x.ShowsNot("Pass to")
	x.playUntil("that Ben is waited for", func() bool {
		if v := x.look(); v.holder != 0 || v.curtain != "" {
			t.Fatalf("seat %d holds the device", v.holder)
		}
		return x.Reads("Ben is still looking at the cards.")
	})
	before := x.round().Round
	x.Type("dt1")
	want(t, "the round stands as it was", x.round().Round == before, true)
}

func TestPlayerComesBackToTheDeviceThatGoesRound(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.sendAway(`{"1":"away"}`)
	x.Tap("Who is here")
	x.Shows("plays on their own phone")
	x.chair("Ben", "here")
	x.Tap("Done")
	x.Shows("Pass to")
	x.until(engine.Draw)
}

func TestScreenOfATableOfGuestsShowsNoHand(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.sendAway(`{"0":"away","1":"away"}`)
	x.ShowsNot("Pass to")
	p := x.round()
	want(t, "open cards", x.faces(), []string{p.Pack.Code(p.Round.Discarded(0))})
	x.Type("d")
	want(t, "message", x.Message(), "Everybody plays on another device.")
	want(t, "the round stands as it was", x.round().Round == p.Round, true)
}
