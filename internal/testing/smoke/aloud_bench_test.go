//go:build smoke && long

package smoke

import (
	"testing"
	"time"
)

// BenchmarkListened compares how much processor time an idle window takes at a sheet: without a
// session bus, with one where nobody listens, and while somebody listens. It reports medians.
func BenchmarkListened(b *testing.B) {
	alone := newTable(b, build(b, "tabby"))
	alone.script()
	open := []*program{alone.open()}
	for _, somebody := range []bool{false, true} {
		t := newTable(b, alone.binary)
		t.script()
		t.session()
		open = append(open, t.open())
		if somebody {
			open[2].listen()
		}
	}
	var spent [3][]float64
	for b.Loop() {
		<-time.After(settled)
		for range turns {
			var before [3]float64
			for i, p := range open {
				before[i] = p.processor()
			}
			<-time.After(idle)
			for i, p := range open {
				spent[i] = append(spent[i], (p.processor()-before[i])/idle.Seconds()*100)
			}
		}
	}
	b.ReportMetric(0, "ns/op")
	for i, name := range []string{"%-alone", "%-unheard", "%-heard"} {
		b.ReportMetric(median(spent[i]), name)
	}
	b.Logf("%.2f", spent)
}
