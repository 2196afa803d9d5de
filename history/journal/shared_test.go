package journal_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"tabby/history/journal"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
)

// A place is a log that several desks append to, as one of them has it.
type place struct{ *logtest.Memory[int] }

func (p place) More(n int) ([][]int, error) {
	all, err := p.Read()
	return all[n:], err
}

func TestDesksOfASharedLogCatchUp(t *testing.T) {
	log := new(logtest.Memory[int])
	first, second := open(t, place{log}), open(t, place{log})
	must.Do(t, errors.Join(first.DoAs(2, "a"), first.DoAs(4, "b"), first.DoAs(6, "a")))
	if first.State() != 6 || !second.Did("b") || second.Did("c") {
		t.Errorf("state %d", first.State())
	}
	if err := second.DoAs(8, "c"); !errors.Is(err, journal.ErrConflict) || second.State() != 0 {
		t.Errorf("a desk that is behind: state %d, %v", second.State(), err)
	}
	shown := 0
	second.Watch(func(s int) { shown = s })
	if changed, err := second.CatchUp(); !changed || err != nil || second.State() != 6 || shown != 6 || second.Batches() != 2 {
		t.Errorf("caught up to %d in %d batches, watchers to %d: %t, %v", second.State(), second.Batches(), shown, changed, err)
	}
	if changed, err := second.CatchUp(); changed || err != nil {
		t.Errorf("once more: %t, %v", changed, err)
	}
}

func TestDeskAloneDoesANameOnceAndHasNothingToCatchUp(t *testing.T) {
	d := open(t, new(brittle))
	if err := errors.Join(d.DoAs(2, "a", "b"), d.DoAs(2, "c", "b"), d.DoAs(2, ""), d.DoAs(2)); err != nil || d.State() != 6 || !d.Did("a") || d.Did("c") {
		t.Errorf("state %d, %v", d.State(), err)
	}
	if changed, err := d.CatchUp(); changed || err != nil {
		t.Errorf("%t, %v", changed, err)
	}
}

// Whatever desks do, those that have caught up agree, and each name was done once.
func TestDesksThatCaughtUpAgree(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		log := new(logtest.Memory[int])
		var desks []*journal.Desk[int, int, int]
		for range 3 {
			d, _ := journal.Open(pairs(), place{log})
			desks = append(desks, d)
		}
		want := map[string]int{}
		for range rapid.IntRange(0, 30).Draw(r, "steps") {
			d := desks[rapid.IntRange(0, 2).Draw(r, "desk")]
			name := rapid.StringMatching(`[a-e]`).Draw(r, "name")
			in := 2 * rapid.IntRange(1, 9).Draw(r, "intent")
			did := d.Did(name)
			err := d.DoAs(in, name)
			if errors.Is(err, journal.ErrConflict) {
				must.Get(d.CatchUp())
				err = d.DoAs(in, name)
				if want[name] == 0 && err == nil && !did {
					want[name] = in
				}
				continue
			}
			if err == nil && !did {
				want[name] = in
			}
		}
		sum := 0
		for _, n := range want {
			sum += n
		}
		for _, d := range desks {
			if _, err := d.CatchUp(); err != nil || d.State() != sum {
				r.Fatalf("a desk has %d, want %d, %v", d.State(), sum, err)
			}
		}
	})
}
