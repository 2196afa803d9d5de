package journal_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
)

var (
	errOdd  = errors.New("odd")
	errFull = errors.New("no room")
)

// pairs is a domain for tests: its state is a sum, its intents are numbers, and
// every even one happens in two halves. Zero is nothing, odd is refused.
func pairs() journal.Domain[int, int, int] {
	return journal.Domain[int, int, int]{
		Decide: func(_, in int) ([]int, error) {
			switch {
			case in%2 != 0:
				return nil, errOdd
			case in == 0:
				return nil, nil
			}
			return []int{in / 2, in / 2}, nil
		},
		Apply: func(s, e int) int { return s + e },
		Fits: func(_, e int) error {
			if e > 1000 {
				return errOdd
			}
			return nil
		},
	}
}

// A brittle log fails on demand.
type brittle struct {
	logtest.Memory[int]
	broken  bool
	before  func()
	appends int
}

func (b *brittle) Append(n int, events []int, names ...string) error {
	if b.before != nil {
		b.before()
	}
	if b.broken {
		return errFull
	}
	b.appends++
	return b.Memory.Append(n, events, names...)
}

func (b *brittle) Read() ([][]int, error) {
	if b.broken {
		return nil, errFull
	}
	return b.Memory.Read()
}

func open(t *testing.T, log journal.Log[int]) *journal.Desk[int, int, int] {
	t.Helper()
	return must.Get(journal.Open(pairs(), log))
}

func TestEventIsInTheLogBeforeTheStateChanges(t *testing.T) {
	log := new(brittle)
	d := open(t, log)
	shown := 0
	d.Watch(func(s int) { shown = s })
	log.before = func() {
		if d.State() != 0 || shown != 0 {
			t.Error("shown before it was durable")
		}
	}
	must.Do(t, d.Do(4))
	if d.State() != 4 || shown != 4 {
		t.Errorf("state %d, shown %d", d.State(), shown)
	}
}

func TestRefusedOrFailedIntentChangesNothing(t *testing.T) {
	for name, tc := range map[string]struct {
		in     int
		broken bool
		want   error
	}{
		"refused by the domain": {in: 3, want: errOdd},
		"failed in the log":     {in: 2, broken: true, want: errFull},
		"nothing to do":         {in: 0},
	} {
		t.Run(name, func(t *testing.T) {
			log := new(brittle)
			d := open(t, log)
			reports := false
			d.Watch(func(int) { reports = true })
			log.broken = tc.broken
			expect.Error(t, "error", d.Do(tc.in), tc.want)
			if d.State() != 0 || reports || log.appends != 0 {
				t.Errorf("state %d, called %t, appends %d", d.State(), reports, log.appends)
			}
			log.broken = false
			if err := d.Do(2); err != nil || d.State() != 2 {
				t.Errorf("afterwards: state %d, %v", d.State(), err)
			}
		})
	}
}

func TestUnreadableOrMisfittingLogIsAnError(t *testing.T) {
	expect.Error(t, "unreadable", expect.ErrorOf(journal.Open(pairs(), &brittle{broken: true})), errFull)
	misfit := new(brittle)
	must.Do(t, misfit.Append(0, []int{1, 1001}))
	expect.Error(t, "misfit", expect.ErrorOf(journal.Open(pairs(), misfit)), errOdd)
}

func TestWatcherMayActAndStop(t *testing.T) {
	d := open(t, new(brittle))
	var seen []int
	d.Watch(func(s int) {
		if s < 10 {
			do(t, d, 8)
		}
	})
	var stop func()
	stop = d.Watch(func(s int) {
		seen = append(seen, s)
		if len(seen) == 2 {
			stop()
		}
	})
	do(t, d, 2)
	do(t, d, 2)
	expect.Same(t, "what was seen", seen, []int{10, 10})
}

func TestReopenedLogHasTheSameState(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		log := new(brittle)
		d, _ := journal.Open(pairs(), log)
		for _, in := range rapid.SliceOf(rapid.IntRange(-9, 9)).Draw(r, "intents") {
			log.broken = rapid.Bool().Draw(r, "broken")
			_ = d.Do(in) // refused now and then
		}
		log.broken = false
		again, err := journal.Open(pairs(), log)
		if err != nil || again.State() != d.State() {
			r.Fatalf("%d, then %d, %v", d.State(), again.State(), err)
		}
	})
}

func do(t *testing.T, d *journal.Desk[int, int, int], in int) {
	t.Helper()
	must.Do(t, d.Do(in))
}
