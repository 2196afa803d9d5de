package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Stack shows the topmost of its screens. Going back to a screen
// restores its focus.
type Stack struct {
	widget.BaseWidget

	// OnChanged runs when another screen is shown.
	OnChanged func()

	screens []screenAt
}

// screenAt is a screen and what had the focus when it was covered.
type screenAt struct {
	screen fyne.CanvasObject
	focus  fyne.Focusable
}

// NewStack returns a stack of one screen.
func NewStack(root fyne.CanvasObject) *Stack {
	s := &Stack{screens: []screenAt{{screen: root}}}
	s.ExtendBaseWidget(s)
	return s
}

// Current returns the screen that is shown.
func (s *Stack) Current() fyne.CanvasObject { return s.top().screen }

func (s *Stack) top() *screenAt { return &s.screens[len(s.screens)-1] }

// Push covers the current screen with another.
func (s *Stack) Push(screen fyne.CanvasObject) {
	s.leave()
	s.screens = append(s.screens, screenAt{screen: screen})
	s.enter()
}

// Pop goes back to the screen below and reports whether there was one.
func (s *Stack) Pop() bool {
	if len(s.screens) == 1 {
		return false
	}
	s.leave()
	s.screens[len(s.screens)-1] = screenAt{}
	s.screens = s.screens[:len(s.screens)-1]
	s.enter()
	return true
}

// Replace replaces all screens by one.
func (s *Stack) Replace(root fyne.CanvasObject) {
	s.leave()
	s.screens = []screenAt{{screen: root}}
	s.enter()
}

// leave saves the focus of the current screen and hides it.
func (s *Stack) leave() {
	top := s.top()
	if c := canvasOf(s); c != nil {
		top.focus = c.Focused()
		c.Unfocus()
	}
	top.screen.Hide()
}

func (s *Stack) enter() {
	top := s.top()
	top.screen.Show()
	s.Refresh()
	top.screen.Refresh() // the theme may have changed before it was in the window
	if c := canvasOf(s); c != nil && top.focus != nil {
		c.Focus(top.focus)
		top.focus = nil
	}
	if s.OnChanged != nil {
		s.OnChanged()
	}
}

func (s *Stack) inner() fyne.CanvasObject { return s.Current() }

// CreateRenderer draws the screen on top.
func (s *Stack) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return &stackRenderer{stack: s}
}

type stackRenderer struct {
	rendererBase

	stack *Stack
}

func (r *stackRenderer) MinSize() fyne.Size { return r.stack.Current().MinSize() }

func (r *stackRenderer) Layout(size fyne.Size) { r.stack.Current().Resize(size) }

func (r *stackRenderer) Refresh() {
	r.Layout(r.stack.Size())
	canvas.Refresh(r.stack)
}

// Objects returns all screens: those below stay, hidden, so that their scroll offsets
// and entries are kept.
func (r *stackRenderer) Objects() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(r.stack.screens))
	for _, s := range r.stack.screens {
		all = append(all, s.screen)
	}
	return all
}
