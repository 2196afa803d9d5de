package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

func TestGroundHasBackgroundColour(t *testing.T) {
	ground := NewGround().(*surface)
	scene(t, container.NewStack(ground), phone)
	want := looksOf(ground).color(theme.ColorNameBackground)
	if got := color.NRGBAModel.Convert(ground.rectangle.FillColor); got != color.NRGBAModel.Convert(want) {
		t.Errorf("it is %v, want %v", got, want)
	}
	if ground.rectangle.Size() != phone {
		t.Errorf("it covers %v of %v", ground.rectangle.Size(), phone)
	}
}
