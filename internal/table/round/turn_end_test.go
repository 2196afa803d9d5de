package round

import (
	"testing"

	"tabby/engine"
)

// TestATurnEndsByItselfOnlyWhereNothingIsLeftToChoose plays rounds by chance, and asks at each turn
// of a person.
func TestATurnEndsByItselfOnlyWhereNothingIsLeftToChoose(t *testing.T) {
	asked := map[int]int{}
	for _, variant := range []string{"rat-a-tat-cat", "recall"} {
		for seed := range uint64(6) {
			h := newHost(t, variant, seed, Away, Away)
			h.play(func() {
				s := h.driver.Decider()
				if s == engine.Nobody || h.over() {
					return
				}
				end, seconds := h.driver.TurnEnd(s, UsualTime)
				asked[seconds]++
				h.checkEnd(s, end, seconds)
			})
		}
	}
	if asked[CallSeconds] == 0 || asked[1] == 0 || asked[0] == 0 {
		t.Errorf("so many turns ended after so many seconds: %v", asked)
	}
}

// TestNoCallIsCountedWhereOnlyComputersWait plays rounds of one person.
func TestNoCallIsCountedWhereOnlyComputersWait(t *testing.T) {
	asked := map[int]int{}
	for seed := range uint64(6) {
		h := newHost(t, "rat-a-tat-cat", seed, Away, "easy")
		h.play(func() {
			if s := h.driver.Decider(); s != engine.Nobody && !h.over() {
				_, seconds := h.driver.TurnEnd(s, UsualTime)
				asked[seconds]++
			}
		})
	}
	if asked[0] == 0 || asked[1] == 0 || asked[CallSeconds] > 0 {
		t.Errorf("so many turns ended after so many seconds: %v", asked)
	}
}

// checkEnd fails unless the turn of a person ends by itself as it should.
func (h *host) checkEnd(s engine.Seat, end engine.Move, seconds int) {
	h.Helper()
	kinds := h.driver.Round().MoveKinds(s)
	first := kinds.Has(engine.Knock) && h.driver.Round().TurnsHad(s) == 0
	choice := kinds&^closing != 0 || !kinds.Has(end.Do) || first
	if choice != (seconds == 0) || seconds > 0 && h.driver.Round().Refusal(end) != nil {
		h.Fatalf("a turn with the moves %b ends by %v after %d seconds", kinds, end.Do, seconds)
	}
	if _, free := h.driver.TurnEnd(s, NoTimeLimit); kinds.Has(engine.Knock) && free != 0 {
		h.Fatal("who has no time limit is not waited for")
	}
}
