package sheetview

import (
	"time"

	"tabby/scoring"
)

// A Ticker has a sheet shown again when the text of its running clock changes. Its zero
// value is ready.
type Ticker struct{ stop func() }

// Tick calls show once, when the clock of a sheet reads otherwise than now, in place of what
// it was to do before. after calls a function after a time, unless that is stopped.
func (t *Ticker) Tick(s scoring.Sheet, after func(time.Duration, func()) (stop func()), show func()) {
	t.Stop()
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	t.stop = after(wait+time.Millisecond, show)
}

// Stop forgets what was to be shown.
func (t *Ticker) Stop() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}
