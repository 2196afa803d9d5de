package sheet

import (
	"testing"

	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/widgettest"
)

func TestTotalsBesideAKeypadAreNoSmallerThanOnAPhone(t *testing.T) {
	widgettest.Scene(t, container.NewWithoutLayout(), widgettest.Phone())
	phone := typeFor(78, 624, 1, false)
	for _, height := range []float32{480, 540, 600} { // of the sheet in a window 900 wide
		if beside := typeFor(100, height, 1, false); beside.badge < phone.badge {
			t.Errorf("%.0f high: the faces are %.0f wide, want %.0f at least", height, beside.badge, phone.badge)
		}
	}
}
