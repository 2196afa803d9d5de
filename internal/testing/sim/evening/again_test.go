//go:build long

package evening

import (
	"testing"

	"tabby/internal/testing/sim"
)

// TestSameSeedGivesTheSameEvening needs a machine that does nothing else: where the host is held
// up in the middle of what it does, its guests may be sent one message more.
func TestSameSeedGivesTheSameEvening(t *testing.T) { sim.Repeats(t, 5, 20, play) }
