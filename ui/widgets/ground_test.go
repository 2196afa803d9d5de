package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestTheGroundIsThePaperOfTheTheme(t *testing.T) {
	ground := NewGround()
	scene(t, container.NewStack(ground), phone)
	r := test.WidgetRenderer(ground).(*groundRenderer)
	want := looksOf(ground).color(theme.ColorNameBackground)
	if got := color.NRGBAModel.Convert(r.paper.FillColor); got != color.NRGBAModel.Convert(want) {
		t.Errorf("it is %v, want %v", got, want)
	}
	if r.paper.Size() != phone {
		t.Errorf("it covers %v of %v", r.paper.Size(), phone)
	}
}
