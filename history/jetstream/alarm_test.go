//go:build nats

package jetstream_test

import (
	"testing"
	"time"
)

// An alarm says when something has changed.
type alarm chan struct{}

func newAlarm() alarm { return make(alarm, 1) }

func (a alarm) ring() {
	select {
	case a <- struct{}{}:
	default:
	}
}

// until waits for changes until something is so.
func (a alarm) until(t testing.TB, what string, is func() bool) {
	t.Helper()
	end := time.NewTimer(time.Minute)
	defer end.Stop()
	for !is() {
		select {
		case <-a:
		case <-end.C:
			t.Fatal(what + " did not come")
		}
	}
}
