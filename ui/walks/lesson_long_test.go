//go:build long && !nodeck

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestLessonIsLeftAtAnyTimeAndBegunAgain(t *testing.T) {
	p := learn(t, engine.Variants()[0])
	for range 9 {
		p.Press(fyne.KeyEscape)
		p.Shows("Learn by playing")
		p.Tap("Learn by playing")
		p.Shows("draw pile")
		for range 3 {
			p.step()
		}
	}
	p.start(uitest.Desktop()) // after a crash it begins again
	p.Shows("draw pile", "only your two outer cards")
}
