package moving

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
)

func TestSinkingPartLiesBehindThePartBelow(t *testing.T) {
	s := NewSlide(widgets.Sized(widgets.NewBody(""), fyne.NewSize(40, 40)))
	widgettest.Scene(t, s, fyne.NewSize(40, 40))
	for _, tt := range []struct {
		sinks bool
		by    float32
		over  bool // what stands below
	}{
		{false, 16, true},
		{true, -6, true},
		{true, 0, true},
		{true, 16, false},
	} {
		s.Sinks = tt.sinks
		s.Shift(fyne.NewPos(0, tt.by))
		expect.Same(t, fmt.Sprintf("%v down, sinks %t: it is seen over what stands below", tt.by, tt.sinks), s.clip.Position().Y+s.clip.Size().Height > s.Size().Height, tt.over)
	}
}
