package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestGroundHasBackgroundColour(t *testing.T) {
	ground := NewGround()
	scene(t, container.NewStack(ground), phone)
	r := test.WidgetRenderer(ground).(*cardRenderer)
	want := looksOf(ground).color(theme.ColorNameBackground)
	if got := color.NRGBAModel.Convert(r.ground.FillColor); got != color.NRGBAModel.Convert(want) {
		t.Errorf("it is %v, want %v", got, want)
	}
	if r.ground.Size() != phone {
		t.Errorf("it covers %v of %v", r.ground.Size(), phone)
	}
}
