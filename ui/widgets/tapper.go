package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// slop is how far the pointer may stray between press and release, in
// device-independent pixels. Farther is a drag, not a tap.
const slop = 24

// tapper hears taps from mouse, pen and finger. It acts once per tap, also
// where the desktop driver forgets the tap because the pointer moved a little
// inside a scroll. See [Pressable] for the keyboard.
type tapper struct {
	widget.DisableableWidget

	self    fyne.Widget
	act     func(at fyne.Position)
	keeps   fyne.Focusable // what may keep the focus while this is tapped
	later   func(func())   // runs f after the driver is done with the present event
	press   *press
	hovered bool
}

// press is one press of a mouse button, from down to the end of the event
// that released it.
type press struct {
	from  fyne.Position
	stray float32 // the farthest the pointer was from where it went down
	spent bool    // acted already, or never will
}

// extend makes t the base of self.
func (t *tapper) extend(self fyne.Widget, act func(at fyne.Position)) {
	t.self, t.act, t.later = self, act, fyne.Do
	t.ExtendBaseWidget(self)
}

// SetEnabled lets it be tapped, or not.
func (t *tapper) SetEnabled(on bool) {
	if on {
		t.Enable()
	} else {
		t.Disable()
	}
}

// Tapped acts, unless the press it belongs to has acted or strayed.
// Without a press (a touch screen, a test) it always acts.
func (t *tapper) Tapped(e *fyne.PointEvent) {
	was := t.press
	t.press = nil
	t.release(was, e.Position)
}

// MouseDown begins a press.
func (t *tapper) MouseDown(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary || t.Disabled() {
		return
	}
	t.press = &press{from: e.AbsolutePosition}
	t.self.Refresh()
}

// MouseUp ends a press. Inside a scroll the driver sends no Tapped if the
// pointer moved two pixels or more. Whether it will, nobody can know yet, so
// the question waits until the driver is done: by then Tapped has acted, or
// never comes.
func (t *tapper) MouseUp(e *desktop.MouseEvent) {
	was := t.press
	if was == nil {
		return
	}
	t.later(func() {
		t.release(was, e.Position)
		if t.press == was {
			t.press = nil
		}
		t.self.Refresh()
	})
}

func (t *tapper) release(was *press, at fyne.Position) {
	if was != nil {
		strayed := was.spent || was.stray > slop
		was.spent = true
		if strayed {
			return
		}
	}
	t.tap(at)
}

func (t *tapper) tap(at fyne.Position) {
	if t.Disabled() {
		return
	}
	if c := canvasOf(t.self); c != nil && c.Focused() != nil && c.Focused() != t.keeps {
		unfocus(c)
	}
	t.act(at)
}

// MouseIn notes the pointer.
func (t *tapper) MouseIn(*desktop.MouseEvent) { t.setHovered(true) }

// MouseMoved notes how far a press has strayed.
func (t *tapper) MouseMoved(e *desktop.MouseEvent) {
	if t.press == nil {
		return
	}
	d := e.AbsolutePosition.Subtract(t.press.from)
	t.press.stray = max(t.press.stray, d.X, -d.X, d.Y, -d.Y)
}

// MouseOut ends hovering, and a press with it.
func (t *tapper) MouseOut() {
	if t.press != nil {
		t.press.spent = true
	}
	t.setHovered(false)
}

func (t *tapper) setHovered(on bool) {
	if t.hovered != on {
		t.hovered = on
		t.self.Refresh()
	}
}

// veil is the colour laid over the widget by pointer or finger.
func (t *tapper) veil() fyne.ThemeColorName {
	switch {
	case t.Disabled():
		return ""
	case t.press != nil && !t.press.spent:
		return ColorPressed
	case t.hovered:
		return ColorHover
	}
	return ""
}
