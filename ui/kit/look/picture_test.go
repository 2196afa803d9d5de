package look

import (
	"image/color"
	"testing"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestPeopleHaveTheSameColoursInChartsAsOnScreens(t *testing.T) {
	for name, screen := range map[string]palette{"light": light, "dark": dark, "contrast": stark} {
		for i := range widgets.People {
			on, c := screen[widgets.PersonColor(i)], chart.Person(i)
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
		uitest.Want(t, name+" among the badges", badges.Shapes()[shape].Name, name)
	}
}
