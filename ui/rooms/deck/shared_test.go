package deck

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/ui/kit/widgets"
)

func TestTapsAreKeptOffLongerAfterWhatNoOneHasDone(t *testing.T) {
	var wakes func()
	d := &shared{after: func(_ time.Duration, f func()) (stop func()) {
		wakes = f
		return func() {}
	}}
	var alone time.Duration
	d.later(time.Second, func() { alone = d.stray() })
	expect.Same(t, "a tap before", d.stray(), widgets.QuickTap)
	wakes()
	expect.Same(t, "a tap after what happens by itself", alone, widgets.LateTap)
	expect.Same(t, "a tap later", d.stray(), widgets.QuickTap)
}
