package pictures

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

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
		r := &ring{side: 100, parts: parts}
		r.ExtendBaseWidget(r)
		widgettest.Scene(t, r, widgettest.Phone())
		var turns []float32
		for _, o := range shape.Visible(test.WidgetRenderer(r).Objects()) {
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
	parts := test.WidgetRenderer(m).Objects()
	if got := parts[2].Position().X; got != 25 {
		t.Errorf("the second part begins at %v", got)
	}
	if got := parts[2].Size().Width; got != 50-meterCut {
		t.Errorf("the second part is %v wide", got)
	}
	if got := parts[0].Size().Width; got != 100 {
		t.Errorf("the whole is %v wide", got)
	}
}

func TestGaugeFillsItsShare(t *testing.T) {
	g := NewGauge()
	widgettest.Scene(t, g, fyne.NewSize(100, 10))
	fill := test.WidgetRenderer(g).Objects()[1]
	for _, c := range []struct{ share, width float32 }{{0.5, 50 - meterCut}, {2, 100}, {0.001, meterCut}, {-1, meterCut}} {
		g.Fill(c.share, widgets.ColorAccent)
		if got := fill.Size().Width; got != c.width {
			t.Errorf("%v of it is %v wide, want %v", c.share, got, c.width)
		}
	}
	if fill.Visible() {
		t.Error("an empty gauge is filled")
	}
}
