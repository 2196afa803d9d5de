package round

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

func TestOuterCardIsTappedToLook(t *testing.T) {
	for slot, want := range []error{nil, ErrLooking, ErrLooking, nil} {
		d, spot := newHost(t, "rat-a-tat-cat", 1, Here, Away).driver, engine.Spot{Slot: uint8(slot)}
		c, m, err := NewChair(0).Tap(d.Desk, spot)
		if err != want || (m != nil) != (want == nil) {
			t.Fatalf("card %d plays %v: %v", slot, m, err)
		}
		if m == nil {
			continue
		}
		must.Do(t, d.Play(0, *m))
		if c = c.Played(d.Past()[0]); len(c.Shown) != 2 || !c.Shows(spot) {
			t.Errorf("card %d shows %v", slot, c.Shown)
		}
	}
}

func TestALookEndsIfAnotherPlayerMovesTheCard(t *testing.T) {
	moved, enough := 0, assault.Times(1, 3, 3)
	for seed := uint64(0); moved < enough && seed < 3000; seed++ {
		h := newHost(t, "rat-a-tat-cat", seed, Here, Away, Away)
		at, followed := NewChair(0), 0
		h.play(func() {
			for _, m := range h.driver.Past()[followed:] {
				before := at.Shown
				at = at.Played(m)
				for _, s := range before {
					if m.Seat == 0 || m.left(s) {
						continue
					}
					moved++
					if slices.Contains(at.Shown, s) {
						t.Fatalf("card %d of seat %d is looked at after %v", s.Slot, s.Seat, m.Move)
					}
				}
			}
			followed = len(h.driver.Past())
		})
	}
	if moved == 0 {
		t.Error("no card was moved while it was looked at")
	}
}
