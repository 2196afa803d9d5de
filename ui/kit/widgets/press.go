package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// tapper is the base of everything that can be tapped. By itself it takes no
// focus; [Pressable] does.
type tapper struct {
	widget.DisableableWidget

	self             fyne.Widget
	act              func(at fyne.Position)
	hovered, pressed bool
	focused          bool // of a [Pressable]
	deaf             int  // how often it is kept from taking taps for a moment
	asleep           int  // how often it looks so
	raised           func(up bool)
}

// extend makes t the base of self.
func (t *tapper) extend(self fyne.Widget, act func(at fyne.Position)) {
	t.self, t.act = self, act
	t.ExtendBaseWidget(self)
}

// Asleep reports whether the widget looks as if it took nothing, for a moment: a [Shield] keeps off taps that
// are not meant for it.
func (t *tapper) Asleep() bool { return t.asleep > 0 }

// doze changes how often that is so.
func (t *tapper) doze(change int) {
	before := t.Asleep()
	if t.asleep += change; t.Asleep() != before {
		t.self.Refresh()
	}
}

func (t *tapper) SetEnabled(on bool) {
	if on {
		t.Enable()
	} else {
		t.Disable()
	}
}

// Tapped acts, unless the widget is disabled.
func (t *tapper) Tapped(e *fyne.PointEvent) {
	focusOverlay(t.self)
	if !t.Disabled() && t.deaf == 0 {
		t.act(e.Position)
	}
}

func (t *tapper) MouseDown(e *desktop.MouseEvent) {
	t.show(t.hovered, e.Button == desktop.MouseButtonPrimary)
}

func (t *tapper) MouseUp(*desktop.MouseEvent)    { t.show(t.hovered, false) }
func (t *tapper) MouseIn(*desktop.MouseEvent)    { t.show(true, t.pressed) }
func (t *tapper) MouseMoved(*desktop.MouseEvent) {}
func (t *tapper) MouseOut()                      { t.show(false, false) }

func (t *tapper) show(hovered, pressed bool) {
	if t.hovered != hovered || t.pressed != pressed {
		t.hovered, t.pressed = hovered, pressed
		t.self.Refresh()
		callWith(t.raised, (hovered || pressed) && !t.Disabled())
	}
}

// Veil returns the colour to lay over the widget while it is hovered or pressed,
// or "".
func (t *tapper) Veil() fyne.ThemeColorName {
	switch {
	case t.Disabled():
		return ""
	case t.pressed:
		return ColorPressed
	case t.hovered:
		return ColorHover
	}
	return ""
}

// Pressable is the base of everything that can be tapped and focused. Embed it and
// call [Pressable.Extend] in the constructor.
//
// It acts on a tap, on Space and on Enter, and passes every other key on to the
// canvas, so that shortcuts work wherever the focus is.
type Pressable struct{ tapper }

// Extend makes p the base of self. act runs on every tap, with the position inside
// the widget; from the keyboard that is the top left corner.
func (p *Pressable) Extend(self fyne.Widget, act func(at fyne.Position)) { p.extend(self, act) }

// Focused reports whether the widget has the focus, for widgets of other packages
// that draw their own ring.
func (p *Pressable) Focused() bool { return p.focused }

// FocusGained shows the ring and scrolls the widget into view.
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

// TypedKey acts on Space and Enter and passes other keys on.
func (p *Pressable) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.Tapped(&fyne.PointEvent{})
	default:
		passKey(p.self, e)
	}
}

// TypedRune passes the rune on, except a space, which was a key already.
func (p *Pressable) TypedRune(r rune) {
	if r != ' ' {
		passRune(p.self, r)
	}
}

// set changes a field of a widget and, if that is new, draws the widget again.
func set[T comparable](w fyne.Widget, field *T, to T) {
	if *field != to {
		*field = to
		w.Refresh()
	}
}

// call calls f unless it is nil.
func call(f func()) {
	if f != nil {
		f()
	}
}

// callWith calls f with an argument unless f is nil.
func callWith[T any](f func(T), with T) {
	if f != nil {
		f(with)
	}
}
