package round

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// TestTheHintNamesTheAwaitedPlayer plays rounds at random for one player at an own device, one here
// and a computer. What the player here reads while others are to move names those alone.
func TestTheHintNamesTheAwaitedPlayer(t *testing.T) {
	const here = engine.Seat(1)
	read := 0
	for _, variant := range []string{"rat-a-tat-cat", "recall", "golf-4"} {
		for seed := range uint64(8) {
			h := newHost(t, variant, 1, Away, Here, "easy")
			h.driver.Stop()
			dice := rand.New(rand.NewPCG(seed, 0))
			v := newDriver(h.open(), Owner{After: func(time.Duration, func()) func() { return func() {} }, Changed: func() {}})
			for !v.Over() {
				v.Stop()
				if named, due := v.named(h, here), v.due(); !v.onlyMatches() && !slices.Contains(due, here) && plays(v.Round().Phase()) {
					read++
					if len(named) == 0 || slices.ContainsFunc(named, func(s engine.Seat) bool { return !slices.Contains(due, s) }) {
						t.Fatalf("%s, seed %d, phase %d: the hint names %v, and the round waits for %v", variant, seed, v.Round().Phase(), named, due)
					}
					if v.Round().Phase() == engine.Looking && !slices.Equal(named, due) {
						t.Fatalf("%s, seed %d: the hint names %v of %v who have yet to look", variant, seed, named, due)
					}
				}
				moves := slices.Collect(v.Round().Moves())
				if v.onlyMatches() {
					v.Decline(v.People()...)
					continue
				}
				must.Do(t, v.do("", moves[dice.IntN(len(moves))]))
			}
		}
	}
	if read < 200 {
		t.Errorf("only %d hints were read", read)
	}
}

// plays reports whether players decide in a phase, each in turn.
func plays(p engine.Phase) bool {
	return p != engine.Revealing && p != engine.LastSnap && p != engine.Over
}

// due returns who has to move now.
func (d *Driver) due() []engine.Seat {
	var all []engine.Seat
	for s := range engine.Seat(d.Round().Players()) {
		if d.Round().MoveKinds(s)&^(1<<engine.Snap) != 0 {
			all = append(all, s)
		}
	}
	return all
}

// named returns whom the hint names that a player reads.
func (d *Driver) named(h *host, reader engine.Seat) []engine.Seat {
	hint := d.View(languages.English(), h.sheet, Chair{Seat: reader, Choose: NoChoice}).Hint
	var all []engine.Seat
	for s := range engine.Seat(d.Round().Players()) {
		if strings.Contains(hint, h.sheet.People[d.Player(s)].Name) {
			all = append(all, s)
		}
	}
	return all
}
