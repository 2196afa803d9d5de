package frame

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// Wide is the width from which on two panes stand side by side, and RulesWidth
// the width of the rules beside a game.
const (
	Wide       = 900
	RulesWidth = 380
)

// A Screen shows pages: it has the focus of the keyboard, and takes taps.
type Screen struct {
	app    fyne.App
	window fyne.Window
	toasts *widgets.Toasts
	shield *widgets.Shield
	paw    *moving.Paw
	awake  bool                     // it is kept on
	called func(page string) string // what the window is called while a page is in front
	page   *widgets.Page            // that it is called as, or nil
	title  string                   // what it is called
	alone  int                      // how deep in what nobody at the screen has done
}

// Canvas returns the canvas of the window.
func (s *Screen) Canvas() fyne.Canvas { return s.window.Canvas() }

// CanKeepAwake reports whether the screen can be kept on.
func (s *Screen) CanKeepAwake() bool {
	d, ok := s.app.Driver().(interface{ CanKeepAwake() bool })
	return !ok || d.CanKeepAwake()
}

// Alone reports whether somebody other than the person at the screen made the present change.
func (s *Screen) Alone() bool { return s.alone > 0 }

// HoldTaps protects the footer of a new screen from a stray tap for a moment, keeps messages above
// it, and gives the window the name of its page.
func (s *Screen) HoldTaps(screen fyne.CanvasObject) {
	while := widgets.DoubleTap
	if s.Alone() {
		while = widgets.LateTap
	}
	s.shield.Cover(screen, while)
	s.toasts.Refresh()
	s.entitle(widgets.PageIn(screen))
}

// Guard lets the buttons and tiles in an object take no tap for a moment, because they have just appeared
// or moved and give somebody a right, delete, write or send.
func (s *Screen) Guard(o fyne.CanvasObject) { s.shield.Guard(o) }

// TakeTaps lets a screen take taps at once, because people had already seen it before it came.
func (s *Screen) TakeTaps() { s.shield.Uncover() }

// takesTaps reports whether the screen in front takes taps and keys.
func (s *Screen) takesTaps() bool { return !s.shield.Active() }

// Focused reports whether an object has the focus of the keyboard.
func (s *Screen) Focused(o fyne.CanvasObject) bool {
	w, can := o.(fyne.Focusable)
	return can && s.Canvas().Focused() == w
}

// Focus gives an object the focus of the keyboard, if it takes keys.
func (s *Screen) Focus(o fyne.CanvasObject) {
	if w, can := o.(fyne.Focusable); can {
		s.Canvas().Focus(w)
	}
}

// SetFocus gives an object the focus of the keyboard, if it takes keys, or takes the focus away from it.
func (s *Screen) SetFocus(o fyne.CanvasObject, on bool) {
	switch {
	case on:
		s.Focus(o)
	case s.Focused(o):
		s.Canvas().Unfocus()
	}
}

// entitle calls the window as a page from now on, unless that is nil.
func (s *Screen) entitle(page *widgets.Page) {
	if page == nil {
		return
	}
	if s.page != nil {
		s.page.OnTitled = nil
	}
	s.page, page.OnTitled = page, func() { s.entitle(page) }
	if title := s.called(page.Title()); title != s.title {
		s.title = title
		s.window.SetTitle(title)
	}
}

// keepAwake keeps the screen on, or lets it turn off.
func (s *Screen) keepAwake(awake bool) {
	if awake != s.awake {
		s.awake = awake
		s.app.Driver().SetDisableScreenBlanking(awake)
	}
}
