package walks_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/hosttest"
)

// BenchmarkHosting measures how long the window takes for a key and for a round that is
// written down, of six people after thirty rounds: alone, and with six devices that take
// part, five pages and a program. Both take turns in one run. It reports medians, and
// how many times longer the window takes with the devices.
func BenchmarkHosting(b *testing.B) {
	alone, busy := longGame(b), longGame(b)
	busy.letIn()
	var last *hosttest.Guest
	address := busy.address()
	busy.Beside(func() {
		for range 5 {
			hosttest.JoinPage(b, address)
		}
		last = hosttest.Join(b, address)
	})
	busy.Tap("Back to the sheet")
	var quiet, crowded paces
	for b.Loop() {
		quiet.measure(alone)
		crowded.measure(busy)
		busy.Beside(func() { // so that their work is not counted where they are not
			last.Until("the round is undone", func(t hosttest.Table) bool { return t.Round == longRounds })
		})
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(median(quiet.keys), "ms-key-alone")
	b.ReportMetric(median(crowded.keys), "ms-key-hosting")
	b.ReportMetric(median(crowded.keys)/median(quiet.keys), "key-ratio")
	b.ReportMetric(median(quiet.rounds), "ms-round-alone")
	b.ReportMetric(median(crowded.rounds), "ms-round-hosting")
	b.ReportMetric(median(crowded.rounds)/median(quiet.rounds), "round-ratio")
}

// longRounds is how many rounds a long game has.
const longRounds = 30

// longGame begins a game of six with many rounds.
func longGame(b *testing.B) *hosting {
	b.Helper()
	p := newHosting(b)
	p.newGame("rat-a-tat-cat", engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(9999)}, "Ann", "Ben", "Cy", "Dee", "Eve", "Finn")
	for n := range longRounds {
		p.record(nthRound(n, 6))
	}
	p.resume(fyne.NewSize(390, 844))
	return p
}

// paces are how long the window took.
type paces struct{ keys, rounds []time.Duration }

// measure enters a round, writes it down and takes it back.
func (m *paces) measure(p *hosting) {
	p.Type("n")
	for i := range 2 * 6 {
		began := time.Now()
		p.Type([]string{"1", "2"}[i%2])
		m.keys = append(m.keys, time.Since(began))
	}
	p.Press(fyne.KeyReturn)
	began := time.Now()
	p.Press(fyne.KeyReturn)
	m.rounds = append(m.rounds, time.Since(began))
	if n := len(p.sheet().Rounds); n != longRounds+1 {
		p.Fatalf("there are %d rounds: %s", n, p.Text())
	}
	p.Type("u")
}

// median returns the median in milliseconds.
func median(took []time.Duration) float64 {
	slices.Sort(took)
	return float64(took[len(took)/2].Microseconds()) / 1e3
}
