package look

import (
	"image/color"
	"testing"

	"tabby/internal/draw/chart"
	"tabby/internal/testing/expect"
	"tabby/ui/kit/widgets"
)

func TestPeopleHaveTheSameColoursInChartsAsOnScreens(t *testing.T) {
	for name, screen := range map[string]palette{"light": light, "dark": dark, "contrast": stark} {
		for i := range widgets.People {
			on, c := screen[widgets.PersonColor(i)], chart.Person(i)
			expect.Same(t, name, color.NRGBA{R: c.R, G: c.G, B: c.B, A: c.A}, on)
		}
	}
}
