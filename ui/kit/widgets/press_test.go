package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// pressed is a button in a window, inside a scroll or not, and how often it acted.
type pressed struct {
	button *Button
	canvas fyne.Canvas
	mouse  *widgettest.Pointer
	taps   int
}

func newPressed(t *testing.T, scrolls bool) *pressed {
	p := &pressed{}
	p.button = NewButton(Primary, "Deal", func() { p.taps++ })
	content := container.NewVBox(p.button, NewBody("more"))
	if scrolls {
		p.canvas = widgettest.Scene(t, container.NewVScroll(content), widgettest.Phone())
	} else {
		p.canvas = widgettest.Scene(t, content, widgettest.Phone())
	}
	p.mouse = widgettest.NewPointer(p.canvas)
	return p
}

func TestTapActsOnce(t *testing.T) {
	for name, c := range map[string]struct {
		scrolls bool
		dx, dy  float32
		want    int
	}{
		"a still tap":                              {false, 0, 0, 1},
		"a still tap in a scroll":                  {true, 0, 0, 1},
		"a tap that trembles":                      {false, 1, 1, 1},
		"a tap that moves 8 px":                    {false, 8, 0, 1},
		"a tap that moves 8 px in a scroll":        {true, 0, 8, 1},
		"a tap that moves 2 px in a scroll":        {true, 2, 0, 1},
		"a tap that moves 24 px in a scroll":       {true, 24, 0, 1},
		"a tap that moves 60 px in a scroll":       {true, 60, 0, 1},
		"leaving the button is no tap":             {false, 0, 80, 0},
		"leaving the button is no tap in a scroll": {true, 0, 80, 0},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPressed(t, c.scrolls)
			p.mouse.Tap(fyne.NewPos(100, 20), c.dx, c.dy)
			expect.Same(t, "how often it acted", p.taps, c.want)
		})
	}
}

func TestEveryTapActs(t *testing.T) {
	p := newPressed(t, true)
	for i, dx := range []float32{8, 0, 3, 0, 20, 2} {
		p.mouse.Tap(fyne.NewPos(100, 20), dx, 0)
		if p.taps != i+1 {
			t.Fatalf("acted %d times after %d taps", p.taps, i+1)
		}
	}
}

func TestTapWithoutMouse(t *testing.T) {
	p := newPressed(t, true)
	test.Tap(p.button)
	test.Tap(p.button)
	expect.Same(t, "how often it acted", p.taps, 2)
}

func TestDisabledButtonDoesNothing(t *testing.T) {
	p := newPressed(t, true)
	p.button.SetEnabled(false)
	p.mouse.Tap(fyne.NewPos(100, 20), 8, 0)
	test.Tap(p.button)
	p.button.TypedKey(widgettest.Key(fyne.KeyReturn))
	expect.Same(t, "how often it acted", p.taps, 0)
}

func TestSecondaryMouseButtonDoesNothing(t *testing.T) {
	p := newPressed(t, true)
	p.button.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
	p.button.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
	expect.Same(t, "how often it acted", p.taps, 0)
}

func TestSpaceAndEnterAct(t *testing.T) {
	p := newPressed(t, false)
	for _, name := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		p.button.TypedKey(widgettest.Key(name))
	}
	p.button.TypedRune(' ')
	expect.Same(t, "how often it acted", p.taps, 3)
}

func TestOtherKeysReachCanvas(t *testing.T) {
	p := newPressed(t, false)
	var keys []fyne.KeyName
	var runes []rune
	p.canvas.SetOnTypedKey(func(e *fyne.KeyEvent) { keys = append(keys, e.Name) })
	p.canvas.SetOnTypedRune(func(r rune) { runes = append(runes, r) })
	p.canvas.Focus(p.button)
	p.button.TypedKey(widgettest.Key(fyne.KeyEscape))
	p.button.TypedKey(widgettest.Key(fyne.KeyReturn))
	p.button.TypedRune('7')
	p.button.TypedRune(' ')
	if len(keys) != 1 || keys[0] != fyne.KeyEscape {
		t.Errorf("keys that went on: %v", keys)
	}
	expect.Same(t, "runes that went on", string(runes), "7")
}

func TestOverlayKeepsKeysFromPage(t *testing.T) {
	p := newPressed(t, false)
	heard := 0
	p.canvas.SetOnTypedKey(func(*fyne.KeyEvent) { heard++ })
	inside := NewButton(Quiet, "In a menu", nil)
	p.canvas.Overlays().Add(container.NewVBox(inside))
	p.canvas.Focus(inside)
	inside.TypedKey(widgettest.Key(fyne.KeyEscape))
	expect.Same(t, "keys that the page below heard", heard, 0)
}

func TestTapUnfocusesField(t *testing.T) {
	field := widget.NewEntry()
	focusWhenTapped := fyne.Focusable(field)
	var c fyne.Canvas
	button := NewButton(Primary, "Deal", func() { focusWhenTapped = c.Focused() })
	c = widgettest.Scene(t, container.NewVBox(field, button), widgettest.Phone())
	c.Focus(field)
	test.Tap(button)
	if focusWhenTapped != nil {
		t.Errorf("the field still had the focus when the button acted")
	}
}

func TestFocusRingIsVisible(t *testing.T) {
	p := newPressed(t, false)
	r := test.WidgetRenderer(p.button).(*plateRenderer)
	expect.Same(t, "the ring before the focus comes", r.skin.ring.StrokeWidth, 0)
	p.canvas.Focus(p.button)
	if r.skin.ring.StrokeWidth < 2 || r.skin.fill.Position().X < r.skin.ring.StrokeWidth {
		t.Errorf("ring %v wide, fill at %v: the ring cannot be told from the fill", r.skin.ring.StrokeWidth, r.skin.fill.Position())
	}
	p.canvas.Unfocus()
	expect.Same(t, "the ring once it has gone", r.skin.ring.StrokeWidth, 0)
}

func TestHoverAndPressAreShown(t *testing.T) {
	p := newPressed(t, false)
	p.mouse.Move(fyne.NewPos(100, 20))
	expect.Same(t, "hovering shows", p.button.Veil(), ColorHover)
	p.mouse.Press(fyne.NewPos(100, 20))
	expect.Same(t, "pressing shows", p.button.Veil(), ColorPressed)
	p.mouse.Release()
	p.mouse.Move(fyne.NewPos(100, 700))
	expect.Same(t, "afterwards shows", p.button.Veil(), "")
}

func TestFocusScrollsIntoView(t *testing.T) {
	box := container.NewVBox()
	for range 30 {
		box.Add(NewButton(Secondary, "Round", nil))
	}
	last := NewButton(Primary, "Last", nil)
	box.Add(last)
	scroll := container.NewVScroll(box)
	c := widgettest.Scene(t, container.NewStack(scroll), widgettest.Phone())
	c.Focus(last)
	if scroll.Offset.Y == 0 || !widgettest.Within(last, scroll) {
		t.Errorf("the last button is at %v, scrolled by %v", last.Position(), scroll.Offset)
	}
	c.Focus(box.Objects[0].(*Button))
	expect.Same(t, "the scroll that the first button needs", scroll.Offset.Y, 0)
}
