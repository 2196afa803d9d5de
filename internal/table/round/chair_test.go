package round

import (
	"slices"
	"testing"
)

func TestCardThatAnotherMovesIsLookedAtNoLonger(t *testing.T) {
	moved := 0
	for seed := uint64(0); moved < 3 && seed < 3000; seed++ {
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
