package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// slop is how far the pointer may stray between press and release, in
// device-independent pixels. Farther is a drag, not a tap.
const slop = 24

// Pressable is the base of everything that can be tapped. Embed it and call
// [Pressable.Extend] in the constructor.
//
// It acts once per tap, also where the desktop driver forgets the tap because
// the pointer moved a little inside a scroll; it takes focus, answers Space
// and Enter, and hands every other key on to the canvas, so that shortcuts
// work wherever the focus is.
type Pressable struct {
	widget.DisableableWidget

	self    fyne.Widget
	act     func(at fyne.Position)
	later   func(func()) // runs f after the driver is done with the present event
	press   *press
	hovered bool
	focused bool
}

// press is one press of a mouse button, from down to the end of the event
// that released it.
type press struct {
	from  fyne.Position
	stray float32 // the farthest the pointer was from where it went down
	spent bool    // acted already, or never will
}

// Extend makes p the base of self. act runs on every tap, with the place
// inside the widget; by keyboard it is the top left corner.
func (p *Pressable) Extend(self fyne.Widget, act func(at fyne.Position)) {
	p.self, p.act, p.later = self, act, fyne.Do
	p.ExtendBaseWidget(self)
}

// Tapped acts, unless the press it belongs to has acted or strayed.
// Without a press (a touch screen, a test) it always acts.
func (p *Pressable) Tapped(e *fyne.PointEvent) { p.release(p.press, e.Position) }

// MouseDown begins a press.
func (p *Pressable) MouseDown(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary || p.Disabled() {
		return
	}
	p.press = &press{from: e.AbsolutePosition}
	p.self.Refresh()
}

// MouseUp ends a press. Inside a scroll the driver sends no Tapped if the
// pointer moved two pixels or more. Whether it will, nobody can know yet, so
// the question waits until the driver is done: by then Tapped has acted, or
// never comes.
func (p *Pressable) MouseUp(e *desktop.MouseEvent) {
	was := p.press
	if was == nil {
		return
	}
	p.self.Refresh()
	p.later(func() {
		p.release(was, e.Position)
		if p.press == was {
			p.press = nil
			p.self.Refresh()
		}
	})
}

func (p *Pressable) release(was *press, at fyne.Position) {
	if was != nil {
		strayed := was.spent || was.stray > slop
		was.spent = true
		if strayed {
			return
		}
	}
	p.tap(at)
}

func (p *Pressable) tap(at fyne.Position) {
	if p.Disabled() {
		return
	}
	if c := canvasOf(p.self); c != nil && c.Focused() != nil && c.Focused() != fyne.Focusable(p.focusable()) {
		unfocus(c)
	}
	p.act(at)
}

func (p *Pressable) focusable() fyne.Focusable {
	f, _ := p.self.(fyne.Focusable)
	return f
}

// MouseIn notes the pointer.
func (p *Pressable) MouseIn(*desktop.MouseEvent) { p.setHovered(true) }

// MouseMoved notes how far a press has strayed.
func (p *Pressable) MouseMoved(e *desktop.MouseEvent) {
	if p.press == nil {
		return
	}
	d := e.AbsolutePosition.Subtract(p.press.from)
	p.press.stray = max(p.press.stray, d.X, -d.X, d.Y, -d.Y)
}

// MouseOut ends hovering, and a press with it.
func (p *Pressable) MouseOut() {
	if p.press != nil {
		p.press.spent = true
	}
	p.setHovered(false)
}

func (p *Pressable) setHovered(on bool) {
	if p.hovered != on {
		p.hovered = on
		p.self.Refresh()
	}
}

// FocusGained shows the ring and brings the widget into view.
func (p *Pressable) FocusGained() {
	p.focused = true
	p.self.Refresh()
	reveal(p.self)
}

// FocusLost hides the ring.
func (p *Pressable) FocusLost() {
	p.focused = false
	p.self.Refresh()
}

// TypedKey acts on Space and Enter and hands other keys on.
func (p *Pressable) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if !p.Disabled() {
			p.act(fyne.Position{})
		}
	default:
		passKey(p.self, e)
	}
}

// TypedRune hands the rune on; a space has acted as a key already.
func (p *Pressable) TypedRune(r rune) {
	if r != ' ' {
		passRune(p.self, r)
	}
}

// veil is the colour laid over the widget by pointer or finger.
func (p *Pressable) veil() fyne.ThemeColorName {
	switch {
	case p.Disabled():
		return ""
	case p.press != nil && !p.press.spent:
		return ColorPressed
	case p.hovered:
		return ColorHover
	}
	return ""
}
