//go:build long

package turns

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestMiddleHalfIsAroundTheMedian(t *testing.T) {
	all := []float64{9, 1, 8, 2, 7, 3, 6, 4, 5}
	if low, middle, high := quantile(all, 0.25), Median(all), quantile(all, 0.75); low != 3 || middle != 5 || high != 7 {
		t.Errorf("3, 5 and 7 are %v, %v and %v", low, middle, high)
	}
	expect.Same(t, "the median of nothing", Median(nil), 0)
}

func TestPairIsComparedTurnByTurn(t *testing.T) {
	p := Pair{{2, 4, 60}, {1, 2, 30}}
	got := testing.Benchmark(func(b *testing.B) {
		for b.Loop() {
		}
		p.Report(b, "ms")
	})
	for unit, want := range map[string]float64{"ms": 4, "ms-hello": 2, "ms-ratio": 2, "ms-ratio-low": 2, "ms-low": 4, "ms-high": 60} {
		expect.Same(t, unit, got.Extra[unit], want)
	}
}
