package sim

import (
	"sync"
	"testing"
	"time"

	"tabby/internal/testing/expect"
)

// busy lets several people throw dice, wait and speak, each with dice of their own.
func busy(w *World) {
	var all sync.WaitGroup
	for _, name := range []string{"Ann", "Ben", "Cleo"} {
		all.Go(func() {
			dice := w.Split(name)
			for range 20 {
				time.Sleep(time.Duration(dice.Int64N(int64(time.Hour))))
				id, _ := w.NewID()
				w.Narrate("%s throws a %d and names it %s", name, 1+dice.IntN(6), id)
			}
		})
	}
	all.Wait()
}

func TestSameSeedGivesTheSameStory(t *testing.T) { Repeats(t, 7, 20, busy) }

func TestAnotherSeedGivesAnotherStory(t *testing.T) {
	hashes := map[string]bool{}
	for seed := range uint64(20) {
		var seen story
		t.Run("", func(t *testing.T) { simulate(t, seed+1, busy, &seen) })
		hashes[seen.hash()] = true
	}
	expect.Same(t, "stories of 20 seeds", len(hashes), 20)
}

func TestYearPassesInNoTime(t *testing.T) {
	began := time.Now()
	var seen story
	simulate(t, 1, func(w *World) { w.Wait(365*24*time.Hour, 366*24*time.Hour) }, &seen)
	if seen.lasted < 365*24*time.Hour || time.Since(began) > time.Minute {
		t.Errorf("%v passed in %v", seen.lasted, time.Since(began))
	}
}

func TestThousandYearsAreCounted(t *testing.T) {
	all := totals{counts: map[string]int{}}
	for range 1000 {
		all.add(&story{lasted: 365 * 24 * time.Hour})
	}
	if got, want := all.in(time.Second), "1000 worlds (1000.0 a second), 8760000 h: "; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
