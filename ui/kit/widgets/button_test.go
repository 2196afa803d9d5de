package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/widgettest"
)

func TestTappableWidgetsAreThumbSized(t *testing.T) {
	for name, o := range map[string]fyne.CanvasObject{
		"a button":          NewButton(Primary, "OK", nil),
		"an icon":           NewIconButton(IconBack, "Back", nil),
		"a chip":            NewChip("A", nil),
		"a switch":          NewToggle("Sound", "", nil),
		"a choice":          NewChoice([]string{"A", "B"}, nil),
		"a stepper's minus": NewStepper(said(), "", Span{0, 9}, nil).less,
		"a field":           NewTextField("Name").entry,
		"a key":             NewKeypad(said(), nil).keys[0],
		"a drag handle":     newDragHandle(&Reorder{}, &reorderRow{}),
	} {
		t.Run(name, func(t *testing.T) {
			if size := o.MinSize(); size.Width < 44 || size.Height < 44 {
				t.Errorf("is %v", size)
			}
		})
	}
}

func TestButtonWrapsLabelBeforeClipping(t *testing.T) {
	for name, c := range map[string]struct {
		width float32
		want  []string
	}{
		"with room":       {400, []string{"Same as last time"}},
		"with less":       {160, []string{"Same as", "last time"}},
		"with even less":  {110, []string{"Same as", "last time"}},
		"with too little": {80, []string{"Same", "as last", "time"}},
	} {
		t.Run(name, func(t *testing.T) {
			b := NewButton(Primary, "Same as last time", nil)
			b.Resize(fyne.NewSize(c.width, b.HeightFor(c.width)))
			var got []string
			for _, line := range test.WidgetRenderer(b.label).Objects() {
				got = append(got, line.(*canvas.Text).Text)
			}
			if len(got) != len(c.want) || got[0] != c.want[0] {
				t.Errorf("lines %q, want %q", got, c.want)
			}
			if high := float32(len(got)) * b.label.style.face(CurrentLooks()).LineHeight(); b.Size().Height < high {
				t.Errorf("%v high for %v of text", b.Size().Height, high)
			}
		})
	}
}

func TestButtonAtDoubleTextFitsPhone(t *testing.T) {
	widgettest.Scaled(t, 2)
	b := NewIconTextButton(Primary, IconPlay, "Same as last time as always", nil)
	widgettest.Scene(t, Column(SpaceSmall, b), widgettest.Tiny())
	if b.Size().Width > widgettest.Tiny().Width || b.Size().Height < b.HeightFor(b.Size().Width) {
		t.Errorf("is %v and wants to be %v high", b.Size(), b.HeightFor(b.Size().Width))
	}
}

func TestButtonKindsLookDifferent(t *testing.T) {
	type look struct {
		skin skinLook
		ink  fyne.ThemeColorName
	}
	seen := map[look]Kind{}
	for _, k := range []Kind{Primary, Secondary, Quiet, QuietDanger, Danger} {
		skin, ink := k.colors(false)
		if other, ok := seen[look{skin, ink}]; ok {
			t.Errorf("kinds %d and %d look alike", k, other)
		}
		seen[look{skin, ink}] = k
	}
}

func TestIconButtonShowsItsLabel(t *testing.T) {
	b := NewIconButton(IconUndo, "Undo", nil)
	c := widgettest.Scene(t, Row(SpaceNone, -1, NewBody("x"), b), widgettest.Phone())
	if b.tip.Visible() {
		t.Errorf("its label shows before anyone asked")
	}
	c.Focus(b)
	if !b.tip.Visible() || b.label.Text() != "Undo" {
		t.Errorf("with the focus on it, it does not say what it does")
	}
	c.Unfocus()
	test.MoveMouse(c, fyne.NewPos(b.Position().X+20, b.Position().Y+20))
	if !b.tip.Visible() {
		t.Errorf("under the pointer it does not say what it does")
	}
}

func TestIconLabelStaysInWindow(t *testing.T) {
	b := NewIconButton(IconMore, "Everything else there is to do", nil)
	c := widgettest.Scene(t, Row(SpaceNone, 0, NewBody("x"), b), widgettest.Phone())
	c.Focus(b)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b.tip)
	if at.X < 0 || at.X+b.tip.Size().Width > widgettest.Phone().Width {
		t.Errorf("reaches from %v to %v", at.X, at.X+b.tip.Size().Width)
	}
}
