package widgets

import "fyne.io/fyne/v2"

// Pressable is the base of everything that can be tapped. Embed it and call
// [Pressable.Extend] in the constructor.
//
// It acts once per tap, also where the desktop driver forgets the tap because
// the pointer moved a little inside a scroll; it takes focus, answers Space
// and Enter, and hands every other key on to the canvas, so that shortcuts
// work wherever the focus is.
type Pressable struct {
	tapper

	focused bool
}

// Extend makes p the base of self. act runs on every tap, with the place
// inside the widget; by keyboard it is the top left corner.
func (p *Pressable) Extend(self fyne.Widget, act func(at fyne.Position)) {
	p.extend(self, act)
	p.keeps, _ = self.(fyne.Focusable)
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
