package backup

import (
	"context"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
)

// TestAStatementThatIsStoppedWhileItRunsSaysSo stops one at a tick of the clock. Whether the statement
// hears of it or has just ended, the work was stopped.
func TestAStatementThatIsStoppedWhileItRunsSaysSo(t *testing.T) {
	for name, with := range map[string]func(context.Context) error{
		"it hears of it":       context.Context.Err,
		"it has ended already": func(context.Context) error { return nil },
	} {
		ctx, stop := context.WithCancel(t.Context())
		ended, ticks, looks := make(chan error, 1), make(chan time.Time, 1), 0
		ticks <- time.Time{}
		err := await(history.Work{Context: ctx}, ended, ticks, func() {
			looks++
			stop()
			ended <- with(ctx)
		})
		expect.Error(t, name, err, history.ErrStopped)
		expect.Same(t, "looks", looks, 1)
	}
}
