package frame_test

import (
	"slices"
	"testing"
	"time"

	"tabby/internal/testing/frametest"
	"tabby/ui/frame"
)

func TestMovementEndsAtItsEndAndOnlyOnce(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := frametest.New(t)
		s.Frame.SetPreferences(frame.Preferences{Text: 1, Still: still}, func() {})
		var parts []float32
		finish := s.Frame.Animate(time.Second, func(part float32) { parts = append(parts, part) })
		finish()
		finish()
		if !slices.Equal(parts, []float32{1}) {
			t.Errorf("still %t: %v", still, parts)
		}
	}
}
