package evening

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/wire"
	"tabby/internal/words/sums"
	"tabby/scoring"
)

// A truth is what people were told: what they have asked for, and how it was answered. It
// knows nothing of how a host keeps it.
type truth struct {
	mu    sync.Mutex
	asked []*asking
	acts  []*owned
	used  map[[2]int]map[int]bool // points that were thought of, by round and player
}

// An asking is what a phone has asked for.
type asking struct {
	by       string
	in       wire.Intent
	round    int // that the phone showed
	value    value
	at       time.Time
	answered time.Time // or zero
	answer   wire.Answer
}

// A value is what can stand in a cell.
type value struct {
	points int
	satOut bool
	blank  bool
}

// String says it.
func (v value) String() string {
	switch {
	case v.blank:
		return "nothing"
	case v.satOut:
		return "sat out"
	}
	return fmt.Sprint(v.points)
}

// valueOf returns the value of a score.
func valueOf(s *scoring.Score) value {
	switch {
	case s == nil:
		return value{blank: true}
	case s.SatOut:
		return value{satOut: true}
	}
	return value{points: s.Points}
}

// An owned intent is one of who sits at the laptop.
type owned struct {
	intent scoring.Intent
	at     time.Time
	done   time.Time
	err    error
	round  int                      // of a record
	typed  map[scoring.Player]value // scores of a record that no guest has entered
	dealt  bool                     // it is a round with the virtual deck
}

// points returns points for a cell that nobody has thought of before, so that what is on the
// sheet says who has entered it.
func (t *truth) points(dice *rand.Rand, rules engine.Ruleset, cell [2]int) (int, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.used == nil {
		t.used = map[[2]int]map[int]bool{}
	}
	if t.used[cell] == nil {
		t.used[cell] = map[int]bool{}
	}
	most := min(rules.Score().Max, 40)
	for range 40 {
		if n := dice.IntN(1 + most); !t.used[cell][n] {
			t.used[cell][n] = true
			return n, true
		}
	}
	return 0, false
}

// ask remembers what a phone asks for.
func (t *truth) ask(by string, in wire.Intent, round int) *asking {
	t.mu.Lock()
	defer t.mu.Unlock()
	a := &asking{by: by, in: in, round: round, value: valueIn(in), at: time.Now()}
	t.asked = append(t.asked, a)
	return a
}

// valueIn returns the value that an intent enters.
func valueIn(in wire.Intent) value {
	switch {
	case in.Do != "slip":
		return value{blank: true}
	case in.Typed != "":
		points, _ := sums.Of(in.Typed)
		return value{points: points}
	}
	return valueOf(in.Score)
}

func (t *truth) answered(a *asking, got wire.Answer) {
	t.mu.Lock()
	defer t.mu.Unlock()
	a.answer, a.answered = got, time.Now()
}

func (t *truth) owned(a *owned, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	a.err, a.done = err, time.Now()
	t.acts = append(t.acts, a)
}

// waits returns who waits for an answer.
func (t *truth) waits() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	var all []string
	for _, a := range t.asked {
		if a.answered.IsZero() && !slices.Contains(all, a.by) {
			all = append(all, a.by)
		}
	}
	return strings.Join(all, " or ")
}

// mayBeDone reports whether an intent was done, or may have been without an answer.
func (a *asking) mayBeDone() bool { return a.answer.No == "" }

// writes reports whether an intent writes a round down, which is then on the sheet.
func (a *asking) writes() bool {
	return a.in.Do == "write" || a.in.Do == "press" && a.in.Button == "record"
}

// isFor reports whether an intent is about the score of a player in a round.
func (a *asking) isFor(round int, p scoring.Player) bool {
	return (a.in.Do == "slip" || a.in.Do == "unslip") && *a.in.Round == round && *a.in.Player == p
}
