package round

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestPeopleAtTheirOwnDevicesPlayWholeRounds(t *testing.T) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			kinds, wrong := engine.MoveKinds(0), 0
			for seed := range uint64(assault.Times(4, 8, 8)) {
				for _, who := range [][]string{{Away, Away}, {Away, Away, Away, Away}, {Away, "sharp", Away}, {"easy", "steady"}} {
					h := newHost(t, r.ID, seed, who...)
					h.play(func() {})
					kinds |= h.kinds
					wrong += h.wrong
					in := h.driver.record(h.sheet)
					if len(in.Scores) != len(who) {
						t.Fatalf("there are %d scores", len(in.Scores))
					}
				}
			}
			if snaps := r.Snaps; snaps && (!kinds.Has(engine.Snap) || wrong == 0 || !kinds.Has(engine.Reveal)) {
				t.Errorf("no card was matched, or none wrongly: %d", wrong)
			}
			if r.Replaced && !kinds.Has(engine.ReplacePower) {
				t.Error("no power card was replaced")
			}
		})
	}
}

func TestRoundGoesOnWhereverItWasClosed(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		variants := engine.Variants()
		variant := variants[rapid.IntRange(0, len(variants)-1).Draw(rt, "variant")].ID
		who := rapid.SliceOfN(rapid.SampledFrom([]string{Away, Away, "easy", "sharp"}), 2, 4).Draw(rt, "who")
		often := rapid.IntRange(2, 40).Draw(rt, "steps between reopening")
		h := newHost(t, variant, rapid.Uint64().Draw(rt, "seed"), who...)
		h.play(func() {
			if h.dice.IntN(often) == 0 {
				h.reopen()
			}
		})
	})
}

func TestPlayersCanPlayOnlyTheirOwnMoves(t *testing.T) {
	h := newHost(t, "rat-a-tat-cat", 1, Away, "steady", Away)
	draw := func(s engine.Seat) engine.Move { return engine.Move{Do: engine.Draw, Seat: s} }
	for _, tt := range []struct {
		name string
		seat engine.Seat
		move engine.Move
		want error
	}{
		{"another player's", 0, draw(2), ErrNotYours},
		{"the computer's", 1, draw(1), ErrComputer},
		{"the table's", engine.Nobody, engine.Move{Do: engine.Reveal, Seat: engine.Nobody}, ErrNotYours},
		{"that of a seat that is not there", 3, draw(3), ErrNotYours},
		{"one before the first look", 0, draw(0), engine.ErrNotYourTurn},
	} {
		before := h.driver.State()
		expect.Error(t, "a move that is "+tt.name, h.driver.Play(tt.seat, tt.move), tt.want)
		expect.Same(t, "the round stands as it was", h.driver.State() == before, true)
	}
}

func TestNoOneWaitsForAFirstLookElsewhere(t *testing.T) {
	h := newHost(t, "recall", 1, Away, "easy", Here)
	h.pass()
	expect.Same(t, "the computer has looked", h.driver.Round().HasLooked(1), true)
	expect.Same(t, "who is waited for", h.driver.Decider(), 2)
}

// matching plays until cards may be matched, and returns the round then.
func matching(t *testing.T, who ...string) *host {
	for seed := range uint64(50) {
		h := newHost(t, "recall", seed, who...)
		for range 300 {
			if h.driver.Matching() {
				return h
			}
			if h.over() {
				break
			}
			h.step()
		}
	}
	t.Fatal("no card may be matched")
	return nil
}

func TestTimeToMatchEndsOnceEveryoneHasDeclined(t *testing.T) {
	h := matching(t, Away, Away, Away)
	for _, s := range h.driver.undecided(h.driver.People()) {
		expect.Same(t, "time to match", h.driver.Matching(), true)
		h.driver.Decline(s)
	}
	expect.Same(t, "time to match", h.driver.Matching(), false)
}

func TestNothingButAMatchIsPlayedMeanwhile(t *testing.T) {
	h := matching(t, Away, Away, Away)
	s := Decider(h.driver.Round())
	for m := range h.driver.Round().Moves() {
		if m.Seat == s && m.Do != engine.Snap {
			expect.Same(t, "refusal", errors.Is(h.driver.Play(s, m), ErrMatching), true)
			return
		}
	}
	t.Fatal("the player who has discarded has no move")
}

func TestAPersonHereIsWaitedForAfterTheLastTurn(t *testing.T) {
	for seed := range uint64(50) {
		h := newHost(t, "recall", seed, Here, Away, Away)
		for !h.over() {
			r := h.driver.Round()
			here := len(h.driver.undecided(h.driver.Here())) > 0
			if r.Phase() != engine.LastSnap || !here || Decider(r) != engine.Nobody {
				h.step()
				continue
			}
			for h.pass() { // until the time of those away is up
			}
			expect.Same(t, "phase", h.driver.Round().Phase(), engine.LastSnap)
			h.driver.Decline(h.driver.Here()...)
			expect.Same(t, "the last card is turned over", h.driver.Round().Phase() != engine.LastSnap, true)
			return
		}
	}
	t.Fatal("no last card could be matched by the person here")
}

func TestFirstMatchThatArrivesIsTaken(t *testing.T) {
	h := matching(t, Away, Away, Away)
	snappers := h.driver.undecided(h.driver.People())
	if len(snappers) < 2 {
		t.Fatal("two may match what the third has played")
	}
	before := len(h.driver.Past())
	first := engine.Move{Do: engine.Snap, Seat: snappers[1], A: engine.Spot{Seat: snappers[1]}}
	must.Do(t, h.driver.Play(snappers[1], first))
	past := h.driver.Past()
	expect.Same(t, "moves", len(past), before+1)
	expect.Same(t, "who was first", slices.Index(snappers, past[before].Seat), 1)
}
