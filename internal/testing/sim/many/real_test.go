//go:build nats

package many

import (
	"testing"

	"tabby/internal/testing/natstest"
	"tabby/internal/testing/sim"
)

// TestRealServer lets the same happen at a real server.
func TestRealServer(t *testing.T) {
	natstest.OutsideBubbles(t)
	sim.Seeds(t, 2, func(w *sim.World) {
		forget()
		s := natstest.StartLone(w, w.Scratch)
		defer s.Stop()
		play(w, s)
	})
}
