package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestGroundHasBackgroundColour(t *testing.T) {
	ground := NewGround().(*surface)
	widgettest.Scene(t, container.NewStack(ground), widgettest.Phone())
	want := LooksOf(ground).Color(theme.ColorNameBackground)
	if got := color.NRGBAModel.Convert(ground.rectangle.FillColor); got != color.NRGBAModel.Convert(want) {
		t.Errorf("it is %v, want %v", got, want)
	}
	expect.Same(t, "what it covers", ground.rectangle.Size(), widgettest.Phone())
}
