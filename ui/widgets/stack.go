package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Stack shows the topmost of its screens. Going back to a screen
// restores its focus.
type Stack struct {
	composed // of all screens: those below stay, hidden, so that their scroll offsets and entries are kept

	// OnChanged runs when another screen is shown.
	OnChanged func()

	focus []fyne.Focusable // what had the focus in a screen when it was covered
}

// NewStack returns a stack of one screen.
func NewStack(root fyne.CanvasObject) *Stack {
	s := &Stack{composed: composed{all: layers(root)}, focus: make([]fyne.Focusable, 1)}
	s.ExtendBaseWidget(s)
	return s
}

func (s *Stack) top() int { return len(s.focus) - 1 }

// Current returns the screen that is shown.
func (s *Stack) Current() fyne.CanvasObject { return s.all.Objects[s.top()] }

func (s *Stack) inner() fyne.CanvasObject { return s.Current() }

// Push covers the current screen with another.
func (s *Stack) Push(screen fyne.CanvasObject) {
	s.leave()
	s.show(append(s.all.Objects, screen), append(s.focus, nil))
}

// Pop goes back to the screen below and reports whether there was one.
func (s *Stack) Pop() bool {
	below := s.top()
	if below == 0 {
		return false
	}
	s.leave()
	s.show(slices.Delete(s.all.Objects, below, below+1), slices.Delete(s.focus, below, below+1))
	return true
}

// Replace replaces all screens by one.
func (s *Stack) Replace(root fyne.CanvasObject) {
	s.leave()
	s.show([]fyne.CanvasObject{root}, make([]fyne.Focusable, 1))
}

// leave saves the focus of the current screen and hides it.
func (s *Stack) leave() {
	if c := canvasOf(s); c != nil {
		s.focus[s.top()] = c.Focused()
		c.Unfocus()
	}
	s.Current().Hide()
}

// show shows the last of the screens.
func (s *Stack) show(screens []fyne.CanvasObject, focus []fyne.Focusable) {
	s.all.Objects, s.focus = screens, focus
	s.Current().Show()
	s.all.Layout.Layout(screens, s.Size())
	s.Current().Refresh() // the theme may have changed before it was in the window
	canvas.Refresh(s)
	if c := canvasOf(s); c != nil && s.focus[s.top()] != nil {
		c.Focus(s.focus[s.top()])
	}
	call(s.OnChanged)
}
