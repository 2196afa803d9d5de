// Package turns reports measurements of benchmarks. The things that are measured take turns, so
// that other work on the machine slows all of them alike.
package turns

import (
	"slices"
	"testing"
)

// Endings of the names of what is reported beside a value: where the middle half of what was
// measured begins and ends, and what another program takes.
const (
	Low   = "-low"
	High  = "-high"
	Hello = "-hello"
	Ratio = "-ratio"
)

// Report reports the median of what was measured, one value a turn, and where the middle half
// of it begins and ends. It takes the place of the time of a turn, which says nothing.
func Report(b *testing.B, unit string, all []float64) {
	b.Helper()
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(Median(all), unit)
	b.ReportMetric(quantile(all, 0.25), unit+Low)
	b.ReportMetric(quantile(all, 0.75), unit+High)
	b.Logf("%s: %.3g", unit, all)
}

// A Pair is what was measured of Tabby, and in the same turns of the smallest program of the same
// toolkit.
type Pair [2][]float64

// Report reports the medians of both, and of how many times as much Tabby takes.
func (p Pair) Report(b *testing.B, unit string) {
	b.Helper()
	Report(b, unit, p[0])
	Report(b, unit+Hello, p[1])
	var times []float64
	for i, other := range p[1] {
		if other > 0 {
			times = append(times, p[0][i]/other)
		}
	}
	Report(b, unit+Ratio, times)
}

// Median returns the middle of some values, or 0 of none.
func Median(all []float64) float64 { return quantile(all, 0.5) }

// quantile returns the value below which a share of all values is, or 0 of none.
func quantile(all []float64, share float64) float64 {
	if len(all) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(all))
	return sorted[int(share*float64(len(sorted)-1)+0.5)]
}
