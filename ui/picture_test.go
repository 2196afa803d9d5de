package ui

import (
	"image/color"
	"testing"

	"tabby/internal/chart"
	"tabby/ui/widgets"
)

func TestPeopleWearTheSameColoursInChartsAsOnScreens(t *testing.T) {
	for name, tc := range map[string]struct {
		screen palette
		chart  chart.Style
	}{"light": {light, chart.Light()}, "dark": {dark, chart.Dark()}, "contrast": {contrast, chart.Contrast()}} {
		for i := range widgets.People {
			on, c := tc.screen[widgets.PersonColor(i)], tc.chart.Person(i)
			want(t, name, color.NRGBA{R: c.R, G: c.G, B: c.B, A: c.A}, on)
		}
	}
}

// TestTheShapesOfChartsAreThoseOfScreens holds the order of the shapes: a chart has
// no corners for what is round, as many as the shape has for the others.
func TestTheShapesOfChartsAreThoseOfScreens(t *testing.T) {
	for shape, corners := range map[widgets.Shape]int{
		widgets.Disc: 0, widgets.Square: 4, widgets.Triangle: 3, widgets.Diamond: 4,
		widgets.Star: 10, widgets.Hexagon: 6, widgets.Plus: 12, widgets.Ring: 0,
	} {
		drawn, hollow := chart.Outline(int(shape))
		want(t, shape.String()+" has corners", len(drawn)/2, corners)
		want(t, shape.String()+" is hollow", hollow, shape == widgets.Ring)
	}
}

func TestAPictureShowsNoneBeforeThereIsOne(t *testing.T) {
	w := walk(t)
	var then func()
	w.app.time.Away = func(work, done func()) { work(); then = done }
	p := w.app.picture("rounds", chart.Chart{})
	want(t, "there is a file to be shown", p.image.Resource != nil, false)
	then()
	want(t, "there is a file to be shown then", p.image.Resource != nil, true)
}
