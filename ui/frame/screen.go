package frame

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// Wide is the width from which on two panes stand side by side, and RulesWidth
// the width of the rules beside a game.
const (
	Wide       = 900
	RulesWidth = 380
)

// A Screen is where pages are shown: what the keyboard is on, and what takes taps.
type Screen struct {
	app    fyne.App
	window fyne.Window
	toasts *widgets.Toasts
	shield *widgets.Shield
	awake  bool // it is kept on
}

// Canvas returns the canvas of the window.
func (s *Screen) Canvas() fyne.Canvas { return s.window.Canvas() }

// CanKeepAwake reports whether the screen can be kept on.
func (s *Screen) CanKeepAwake() bool {
	d, ok := s.app.Driver().(interface{ CanKeepAwake() bool })
	return !ok || d.CanKeepAwake()
}

// Settle shields the footer of a new screen from a stray second tap, and keeps
// messages above it.
func (s *Screen) Settle(screen fyne.CanvasObject) {
	s.shield.Cover(screen)
	s.toasts.Refresh()
}

// TakeTaps takes taps at once, on a screen that people have seen before it came.
func (s *Screen) TakeTaps() { s.shield.Uncover() }

// Settled reports whether the screen in front takes taps and keys.
func (s *Screen) Settled() bool { return !s.shield.Active() }

// Focused reports whether the keyboard is on an object.
func (s *Screen) Focused(o fyne.CanvasObject) bool {
	w, can := o.(fyne.Focusable)
	return can && s.Canvas().Focused() == w
}

// Focus puts the keyboard on an object, if it takes keys.
func (s *Screen) Focus(o fyne.CanvasObject) {
	if w, can := o.(fyne.Focusable); can {
		s.Canvas().Focus(w)
	}
}

// SetFocus puts the keyboard on an object, if it takes keys, or takes it away from there.
func (s *Screen) SetFocus(o fyne.CanvasObject, on bool) {
	switch {
	case on:
		s.Focus(o)
	case s.Focused(o):
		s.Canvas().Unfocus()
	}
}

// keepAwake keeps the screen on, or lets it turn off.
func (s *Screen) keepAwake(awake bool) {
	if awake != s.awake {
		s.awake = awake
		s.app.Driver().SetDisableScreenBlanking(awake)
	}
}
