package look

import (
	"image/color"
	"testing"

	"tabby/internal/chart"
	"tabby/ui/uitest"
	"tabby/ui/widgets"
	"tabby/ui/widgets/badges"
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

// TestShapesHaveTheirNames compares the order of the shapes in the window with that
// of all badges.
func TestShapesHaveTheirNames(t *testing.T) {
	for shape, name := range map[widgets.Shape]string{
		widgets.Disc: "disc", widgets.Square: "square", widgets.Triangle: "triangle", widgets.Diamond: "diamond",
		widgets.Star: "star", widgets.Hexagon: "hexagon", widgets.Plus: "plus", widgets.Ring: "ring",
	} {
		uitest.Want(t, shape.String()+" among the badges", badges.Shapes()[shape].Name, name)
	}
}
