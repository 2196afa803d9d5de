package look

import (
	"image/color"
	"testing"

	"tabby/internal/chart"
	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

func TestPeopleHaveTheSameColoursInChartsAsOnScreens(t *testing.T) {
	for name, tc := range map[string]struct {
		screen palette
		chart  chart.Style
	}{"light": {light, chart.Light()}, "dark": {dark, chart.Dark()}, "contrast": {contrast, chart.Contrast()}} {
		for i := range widgets.People {
			on, c := tc.screen[widgets.PersonColor(i)], tc.chart.Person(i)
			uitest.Want(t, name, color.NRGBA{R: c.R, G: c.G, B: c.B, A: c.A}, on)
		}
	}
}

// TestChartsHaveTheShapesOfScreens compares the order of the shapes: a round shape has
// no corners in a chart, and every other has its own number of them.
func TestChartsHaveTheShapesOfScreens(t *testing.T) {
	for shape, corners := range map[widgets.Shape]int{
		widgets.Disc: 0, widgets.Square: 4, widgets.Triangle: 3, widgets.Diamond: 4,
		widgets.Star: 10, widgets.Hexagon: 6, widgets.Plus: 12, widgets.Ring: 0,
	} {
		drawn, hollow := chart.Outline(int(shape))
		uitest.Want(t, shape.String()+" has corners", len(drawn)/2, corners)
		uitest.Want(t, shape.String()+" is hollow", hollow, shape == widgets.Ring)
	}
}
