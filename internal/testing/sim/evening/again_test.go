//go:build long

package evening

import (
	"testing"

	"tabby/internal/testing/sim"
)

// TestSameSeedIsTheSameEvening needs a machine that does nothing else: where the host is held
// up in the middle of what it does, its guests may be sent one message more.
func TestSameSeedIsTheSameEvening(t *testing.T) { sim.Repeats(t, 5, 20, play) }
