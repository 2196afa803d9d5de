package pictures

import (
	"testing"

	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/widgettest"
)

func TestTheHeatMapIsDarkerForMoreGames(t *testing.T) {
	h := NewHeat([]int{0, 1, 4}, 31, 4).(*heat)
	widgettest.Scene(t, h, widgettest.Phone())
	var red []uint32
	for _, o := range h.All.Objects {
		r, _, _, _ := o.(*canvas.Rectangle).FillColor.RGBA()
		red = append(red, r)
	}
	if red[0] <= red[1] || red[1] <= red[2] {
		t.Errorf("none, one and four are %v", red)
	}
	if got, want := h.HeightFor(31*40), float32(heatHigh); got != want {
		t.Errorf("%v high in a wide window, want %v", got, want)
	}
}
