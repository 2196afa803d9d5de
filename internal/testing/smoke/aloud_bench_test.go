//go:build smoke && long

package smoke

import (
	"testing"
	"time"

	"tabby/internal/testing/turns"
)

// BenchmarkListened compares how much processor time an idle window takes at a sheet: without a
// session bus, with one where nobody listens, and while somebody listens. It reports medians.
func BenchmarkListened(b *testing.B) {
	alone := newTable(b)
	alone.script()
	open := []*program{alone.open()}
	for _, somebody := range []bool{false, true} {
		t := newTable(b)
		t.script()
		t.session()
		open = append(open, t.open())
		if somebody {
			open[2].listen()
		}
	}
	var spent [3][]float64
	<-time.After(settled)
	for b.Loop() {
		var before [3]float64
		for i, p := range open {
			before[i] = p.processor()
		}
		<-time.After(idle)
		for i, p := range open {
			spent[i] = append(spent[i], (p.processor()-before[i])/idle.Seconds()*100)
		}
	}
	for i, name := range []string{"%-alone", "%-unheard", "%-heard"} {
		turns.Report(b, name, spent[i])
	}
}
