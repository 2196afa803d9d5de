package round

import (
	"testing"

	"tabby/engine"
)

// TestATurnEndsByItselfOnlyWhereNothingIsLeftToChoose plays rounds by chance, and asks at each turn
// of a person. No call is counted where only computers wait.
func TestATurnEndsByItselfOnlyWhereNothingIsLeftToChoose(t *testing.T) {
	for _, c := range []struct {
		variant, other string
		counts         bool
	}{{"rat-a-tat-cat", Away, true}, {"recall", Away, true}, {"rat-a-tat-cat", "easy", false}} {
		asked := map[int]int{}
		for seed := range uint64(6) {
			h := newHost(t, c.variant, seed, Away, c.other)
			h.play(func() {
				if s := h.driver.Decider(); s != engine.Nobody && !h.over() {
					end, seconds := h.driver.TurnEnd(s, UsualTime)
					if asked[seconds]++; c.counts {
						h.checkEnd(s, end, seconds)
					}
				}
			})
		}
		if (asked[CallSeconds] > 0) != c.counts || asked[1] == 0 || asked[0] == 0 {
			t.Errorf("%+v: so many turns ended after so many seconds: %v", c, asked)
		}
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
