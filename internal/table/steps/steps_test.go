package steps

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// A clock calls what it is given when it is asked to.
type clock struct{ next func() }

func (c *clock) after(_ time.Duration, f func()) (stop func()) {
	c.next = f
	return func() { c.next = nil }
}

// tick calls what is next, and reports whether there was something.
func (c *clock) tick() bool {
	f := c.next
	if c.next = nil; f != nil {
		f()
	}
	return f != nil
}

func TestDoneFollowsTheLastStep(t *testing.T) {
	var c clock
	steps, done := 0, 0
	Run(c.after, func() bool { steps++; return steps < 3 }, func() { done++ })
	expect.Same(t, "steps at once", steps, 0)
	for c.tick() {
		if done > 0 && steps != 3 {
			t.Errorf("done after %d steps", steps)
		}
	}
	if steps != 3 || done != 1 {
		t.Errorf("%d steps, done %d times", steps, done)
	}
}

func TestNothingFollowsAStop(t *testing.T) {
	var c clock
	steps := 0
	stop := Run(c.after, func() bool { steps++; return true }, func() { t.Error("it is done") })
	c.tick()
	c.tick()
	stop()
	if c.tick() || steps != 2 {
		t.Errorf("%d steps", steps)
	}
}

func TestStoppedTimerDoesNothingEvenWhenItsTimeHasCome(t *testing.T) {
	for _, stopped := range []bool{false, true} {
		queue := make(chan func())
		done := false
		stop := After(0, func() { done = true }, func(f func()) { queue <- f })
		turn := must.From(t, "its turn", queue) // its time has come, but the screen is busy
		if stopped {
			stop()
		}
		if turn(); done == stopped {
			t.Errorf("stopped: %v, and done: %v", stopped, done)
		}
	}
}
