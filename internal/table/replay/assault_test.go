package replay

import (
	"math/rand/v2"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/assault"
	"tabby/internal/words/languages"
)

// What a case may cost, however it was changed.
const (
	patience = time.Minute // on a machine that is busy with other work
	room     = 200 << 20   // bytes, all that it ever asks for
)

// TestChangedCaseHasAResult changes the worked cases at random. Each is answered,
// soon and within bounds, and none ends in a panic.
func TestChangedCaseHasAResult(t *testing.T) {
	cases := append(scenarios(t, "S"), scenarios(t, "D")...)
	dice := rand.New(rand.NewPCG(5, 6))
	n := assault.Times(500, 2000, 100_000)
	slowest, largest := time.Duration(0), uint64(0)
	for range n {
		line := assault.Mutate(dice, cases[dice.IntN(len(cases))].Line)
		before, began := asked(), time.Now()
		got := Replay(line, true, languages.English())
		took, bytes := time.Since(began), asked()-before
		slowest, largest = max(slowest, took), max(largest, bytes)
		if took > patience || bytes > room || strings.HasPrefix(got.Failed, mistake) {
			t.Errorf("%v, %d MB, %.300q for %s", took, bytes>>20, got.Failed, line)
		}
	}
	t.Logf("the slowest took %v, the largest %d kB", slowest, largest>>10)
	assault.Tried(t, n, assault.Cases)
}

// asked returns how many bytes of memory were ever asked for.
func asked() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
