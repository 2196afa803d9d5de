package round

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// limited returns a round in which cards may be matched, and one of the people who may match
// one now: that one has a time limit of their own, and all others have the usual time.
func limited(t *testing.T, l TimeLimit, who ...string) (h *host, slowest engine.Seat) {
	t.Helper()
	h = matching(t, who...)
	slowest = h.driver.undecided(h.driver.People())[0]
	h.driver.awayLimit = func(p scoring.Player) TimeLimit {
		if p == h.driver.Player(slowest) {
			return l
		}
		return UsualTime
	}
	h.driver.setOffer(h.driver.newOffer())
	h.driver.Drive()
	return h, slowest
}

// wait lets this many seconds pass.
func (h *host) wait(seconds int) {
	for range seconds {
		h.pass()
	}
}

// matchesFor checks that cards may be matched for this many seconds.
func (h *host) matchesFor(seconds int) {
	h.Helper()
	for range seconds {
		expect.Same(h, "time to match", h.driver.Matching(), true)
		h.pass()
	}
	expect.Same(h, "time to match", h.driver.Matching(), false)
}

// countdowns returns the seconds that each person reads on the button that says that no card
// matches, -1 for who has none.
func (h *host) countdowns() (all []int) {
	for s := range h.chairs {
		seconds := -1
		for _, b := range h.driver.View(languages.English(), h.sheet, h.chairs[s]).Buttons {
			if b.Action == NoMatch {
				seconds = b.Seconds
			}
		}
		all = append(all, seconds)
	}
	return all
}

func TestMatchStaysOpenUntilThePlayerWithoutATimeLimitPasses(t *testing.T) {
	h, ann := limited(t, NoTimeLimit, Away, Away, Away)
	h.wait(10 * offerSeconds)
	expect.Same(t, "time to match", h.driver.Matching(), true)
	h.driver.Decline(ann)
	expect.Same(t, "time to match", h.driver.Matching(), false)
}

func TestOthersAreNotHurriedByWhoPassesEarly(t *testing.T) {
	h, early := limited(t, NoTimeLimit, Away, Away, Away)
	h.driver.Decline(early)
	h.matchesFor(offerSeconds)
}

func TestTimeToMatchIsTheLongestOfAllPlayers(t *testing.T) {
	for l, seconds := range map[TimeLimit]int{UsualTime: offerSeconds, ExtendedTime: 4 * offerSeconds} {
		h, _ := limited(t, l, Away, Away, Away)
		h.matchesFor(seconds)
	}
}

func TestNobodySeesWhoseTimeLimitItIs(t *testing.T) {
	for l, seconds := range map[TimeLimit]int{UsualTime: 5, ExtendedTime: 20, NoTimeLimit: 0} {
		h, _ := limited(t, l, Away, Away, Away)
		for s, got := range h.countdowns() {
			if got != seconds && got != -1 {
				t.Errorf("time limit %q: seat %d reads %d seconds, want %d", l, s, got, seconds)
			}
		}
	}
}

func TestComputersMatchOnceThePeopleHadTheirTime(t *testing.T) {
	h, _ := limited(t, NoTimeLimit, Away, "sharp", "sharp")
	computer := engine.Seat(1)
	if !h.driver.Round().MoveKinds(computer).Has(engine.Snap) {
		computer++
	}
	h.driver.offer.snap, h.driver.offer.snapAt = engine.Move{Do: engine.Snap, Seat: computer, A: engine.Spot{Seat: computer}}, 3
	before := len(h.driver.Past())
	h.wait(4 * offerSeconds)
	expect.Same(t, "moves while the person has time", len(h.driver.Past()), before)
	h.driver.awayLimit = func(scoring.Player) TimeLimit { return UsualTime } // which has passed by now
	h.pass()
	expect.Same(t, "who has matched", h.driver.Past()[before].Seat, computer)
}

func TestUnreachableDeviceIsWaitedForWithABound(t *testing.T) {
	h, _ := limited(t, NoTimeLimit, Away, Away, Away)
	h.driver.isGone = func(scoring.Player) bool { return true }
	h.wait(offerSeconds)
	expect.Same(t, "time to match", h.driver.Matching(), false)
}

// TestMatchEndsOnceTheAwaitedPlayerTakesTooLong lets the round wait so long that others may do
// without the player who has no time limit: the match ends then, as if the time were the usual one.
func TestMatchEndsOnceTheAwaitedPlayerTakesTooLong(t *testing.T) {
	long := false
	h, _ := limited(t, NoTimeLimit, Away, Away, Away)
	h.driver.isSlow = func(scoring.Player) bool { return long }
	h.wait(10 * offerSeconds)
	expect.Same(t, "time to match", h.driver.Matching(), true)
	long = true
	expect.Same(t, "who is missing while cards may be matched", h.driver.Missing(), engine.Nobody)
	h.pass()
	expect.Same(t, "time to match", h.driver.Matching(), false)
	expect.Same(t, "who is missing", h.driver.Missing(), h.driver.decider())
}

func TestScreenOfTheOwnerHasItsOwnTimeLimit(t *testing.T) {
	h := matching(t, Here, Away, Here)
	h.driver.owner.TimeLimit = func() TimeLimit { return NoTimeLimit }
	h.driver.setOffer(h.driver.newOffer())
	if len(h.driver.undecided(h.driver.Here())) == 0 {
		t.Fatal("nobody here may match the card")
	}
	h.wait(10 * offerSeconds)
	expect.Same(t, "time to match", h.driver.Matching(), true)
	h.driver.Decline(h.driver.Here()...)
	expect.Same(t, "time to match", h.driver.Matching(), false)
}

func TestLastCardWaitsForAPlayerWithoutATimeLimit(t *testing.T) {
	h := untilLastCard(t)
	expect.Same(t, "phase", h.driver.Round().Phase(), engine.LastSnap)
	h.driver.Decline(h.driver.undecided(h.driver.People())...)
	expect.Same(t, "the last card is turned over", h.driver.Round().Phase() != engine.LastSnap, true)
}

func TestLastCardDoesNotWaitForAPlayerWhoTakesTooLong(t *testing.T) {
	h := untilLastCard(t)
	h.driver.isSlow = func(scoring.Player) bool { return true }
	h.wait(2 + offerSeconds)
	expect.Same(t, "the last card is turned over", h.driver.Round().Phase() != engine.LastSnap, true)
}

// untilLastCard returns a round of players without a time limit in which the last card may have
// been matched for long.
func untilLastCard(t *testing.T) *host {
	t.Helper()
	for seed := range uint64(50) {
		h := newHost(t, "recall", seed, Away, Away, Away)
		h.driver.awayLimit = func(scoring.Player) TimeLimit { return NoTimeLimit }
		for !h.over() {
			d := h.driver
			asked := d.undecided(d.People())
			if d.Matching() {
				d.Decline(asked...)
				continue
			}
			if d.Round().Phase() != engine.LastSnap || len(asked) == 0 || Decider(d.Round()) != engine.Nobody {
				h.step()
				continue
			}
			h.wait(10 * offerSeconds)
			return h
		}
	}
	t.Fatal("no last card could be matched")
	return nil
}

// TestATurnEndsByItselfOnlyIfNothingIsLeftToChoose plays rounds by chance, and asks at each turn
// of a person. No call is counted where only computers wait.
func TestATurnEndsByItselfOnlyIfNothingIsLeftToChoose(t *testing.T) {
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
