package sim

import (
	"os"
	"os/exec"
	"path"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"
)

// Seeds lets f happen in the worlds of the seeds 1 to n, until one fails. The failure says
// the seed, how to see it again, and the story.
//
// The environment may say otherwise, as tools/sim does: SIM_SEED is the only seed, and its
// story is told in any case; SIM_FROM the first one; SIM_SEEDS how many there are; SIM_FOR, a
// duration, how long to go on.
func Seeds(t *testing.T, n int, f func(*World)) {
	t.Helper()
	defer alone()()
	c := choice(t, n)
	began, all, seed := time.Now(), totals{counts: map[string]int{}}, c.from
	var last *story
	defer func() {
		switch {
		case t.Failed(): // a world that gives up does not return
			t.Logf("%s\nseed %d of %s at %s; tools/sim --world %s --seed %d tells it again",
				last, seed, t.Name(), commit(), world(t), seed)
		case c.alone:
			t.Logf("%s\nhash %s", last, last.hash())
		}
		t.Log(all.in(time.Since(began)))
	}()
	for ; c.more(seed, time.Since(began)) && !t.Failed(); seed++ {
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			last = &story{}
			defer func() { all.add(last) }()
			simulate(t, seed, f, last)
		})
	}
	seed--
}

// Repeats lets f happen n times in the world of a seed, and fails unless the same could be
// seen each time.
func Repeats(t *testing.T, seed uint64, n int, f func(*World)) {
	t.Helper()
	defer alone()()
	var first string
	for i := range n {
		var now story
		t.Run(strconv.Itoa(i+1), func(t *testing.T) { simulate(t, seed, f, &now) })
		if t.Failed() {
			return
		}
		if sum := now.hash(); i == 0 {
			first = sum
		} else if sum != first {
			t.Fatalf("seed %d: hash %s the first time, %s the time %d", seed, first, sum, i+1)
		}
	}
}

// alone makes the order of goroutines follow from the seed, and collects garbage less often, as
// worlds are small and many. It returns how to end that.
func alone() (end func()) {
	processors, percent := runtime.GOMAXPROCS(1), debug.SetGCPercent(400)
	return func() {
		runtime.GOMAXPROCS(processors)
		debug.SetGCPercent(percent)
	}
}

// A selection says which seeds are played.
type selection struct {
	from, to uint64 // without to
	limit    time.Duration
	alone    bool
}

// choice returns the seeds 1 to n, or what the environment says.
func choice(t *testing.T, n int) selection {
	t.Helper()
	number := func(name string, usual uint64) uint64 {
		text := os.Getenv(name)
		if text == "" {
			return usual
		}
		v, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("%s=%s is no number", name, text)
		}
		return v
	}
	if seed := number("SIM_SEED", 0); seed > 0 {
		return selection{from: seed, to: seed + 1, alone: true}
	}
	from := number("SIM_FROM", 1)
	limit, _ := time.ParseDuration(os.Getenv("SIM_FOR"))
	return selection{from: from, to: from + number("SIM_SEEDS", uint64(n)), limit: limit}
}

// more reports whether a seed is played, so long after the beginning.
func (s selection) more(seed uint64, after time.Duration) bool {
	if s.limit > 0 {
		return after < s.limit
	}
	return seed < s.to
}

// world returns the name of the world that a test plays, which is that of its package.
func world(t *testing.T) string {
	dir, err := os.Getwd()
	if err != nil {
		return t.Name()
	}
	return path.Base(strings.ReplaceAll(dir, `\`, "/"))
}

// commit returns the commit that is tried, as far as it is known: a seed decides only as
// long as the code is the same.
func commit() string {
	out, err := exec.Command("git", "describe", "--always", "--dirty").Output()
	if err != nil {
		return "an unknown commit"
	}
	return "commit " + strings.TrimSpace(string(out))
}
