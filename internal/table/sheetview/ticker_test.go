package sheetview

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestARunningClockIsShownAgainWhenItsTextChanges(t *testing.T) {
	for _, tt := range []struct {
		name  string
		sheet scoring.Sheet
		want  time.Duration
	}{
		{"at the next full minute", scoring.Sheet{Clock: scoring.Clock{Runs: true, Left: 29*time.Minute + 20*time.Second}}, 20*time.Second + time.Millisecond},
		{"each second of the last minute", scoring.Sheet{Clock: scoring.Clock{Runs: true, Left: 50 * time.Second}}, time.Second + time.Millisecond},
		{"never while it is paused", scoring.Sheet{Clock: scoring.Clock{Runs: true, Paused: true, Left: time.Hour}}, 0},
		{"never once it is up", scoring.Sheet{Clock: scoring.Clock{Runs: true, Up: true}}, 0},
		{"never once the game is over", scoring.Sheet{Over: true, Clock: scoring.Clock{Runs: true, Left: time.Hour}}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var waits, stopped time.Duration
			after := func(d time.Duration, _ func()) func() { waits = d; return func() { stopped = d } }
			var ticker Ticker
			ticker.Tick(tt.sheet, after, func() {})
			expect.Same(t, "waits", waits, tt.want)
			ticker.Stop()
			expect.Same(t, "stopped", stopped, tt.want)
		})
	}
}
