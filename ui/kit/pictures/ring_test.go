package pictures

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

func TestRingSharesOutItsCircle(t *testing.T) {
	for _, c := range []struct {
		parts []int
		want  []float32 // the turns of the visible arcs, in degrees, without their cuts
	}{
		{[]int{3, 1}, []float32{270, 90}},
		{[]int{0, 2}, []float32{360}},
		{[]int{0, 0}, []float32{360}},
	} {
		var parts []Part
		for _, n := range c.parts {
			parts = append(parts, Part{n, widgets.ColorFelt})
		}
		r := newRing(100, parts)
		widgettest.Scene(t, r, widgettest.Phone())
		var turns []float32
		for _, o := range shape.Visible(r.All.Objects) {
			arc := o.(*canvas.Arc)
			turn := arc.EndAngle - arc.StartAngle
			if turn < 360 {
				turn += ringCut
			}
			turns = append(turns, turn)
		}
		if len(turns) != len(c.want) || turns[0] != c.want[0] {
			t.Errorf("%v turns %v, want %v", c.parts, turns, c.want)
		}
	}
}

func TestMeterFillsFromTheLeft(t *testing.T) {
	m := NewMeter(8, Part{2, widgets.ColorFelt}, Part{4, widgets.ColorOutline})
	widgettest.Scene(t, m, widgettest.Phone())
	m.Resize(fyne.NewSize(100, 12))
	parts := m.All.Objects
	expect.Same(t, "where the second part begins", parts[2].Position().X, 25)
	expect.Same(t, "the width of the second part", parts[2].Size().Width, 50-meterCut)
	expect.Same(t, "the width of the whole", parts[0].Size().Width, 100)
}

func TestGaugeFillsItsShare(t *testing.T) {
	g := NewGauge()
	widgettest.Scene(t, g, fyne.NewSize(100, 10))
	fill := g.All.Objects[1]
	for _, c := range []struct{ share, width float32 }{{0.5, 50 - meterCut}, {2, 100}, {0.001, meterCut}, {-1, meterCut}} {
		g.Fill(c.share, widgets.ColorAccent)
		expect.Same(t, fmt.Sprintf("the width of %v of it", c.share), fill.Size().Width, c.width)
	}
	if fill.Visible() {
		t.Error("an empty gauge is filled")
	}
}
