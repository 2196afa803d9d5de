package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Stack shows the topmost of its screens. Where it is wide, a screen that is a list
// stays beside what it has opened. Going back to a screen restores its focus.
type Stack struct {
	shape.Composed

	// OnChanged runs when another screen is shown.
	OnChanged func()

	screens []fyne.CanvasObject // those below stay, hidden, so that their scroll offsets and entries are kept
	focus   []fyne.Focusable    // what had the focus in a screen when it was covered
	list    int                 // the index of the screen that is a list, or noList
	rule    *surface            // between the list and what is beside it
}

// noList is the index of the list of a stack without one.
const noList = -1

// NewStack returns a stack of one screen, which is no list.
func NewStack(root fyne.CanvasObject) *Stack {
	s := &Stack{screens: []fyne.CanvasObject{root}, focus: make([]fyne.Focusable, 1), list: noList, rule: newSurface(ColorRule, "", "")}
	s.All = container.New(stackLayout{s}, root, s.rule)
	s.ExtendBaseWidget(s)
	return s
}

func (s *Stack) top() int { return len(s.screens) - 1 }

// Depth returns how many screens there are.
func (s *Stack) Depth() int { return len(s.screens) }

// current returns the topmost screen.
func (s *Stack) current() fyne.CanvasObject { return s.screens[s.top()] }

// SetList says which screen is a list, from the next change on: the one with that index, or none if
// it is negative.
func (s *Stack) SetList(i int) { s.list = max(i, noList) }

// shown returns the screens that are seen: the list, if it is beside the topmost one, and
// that one.
func (s *Stack) shown() []fyne.CanvasObject {
	if s.beside() {
		return []fyne.CanvasObject{s.screens[s.list], s.current()}
	}
	return []fyne.CanvasObject{s.current()}
}

// beside reports whether the list stands beside the topmost screen.
func (s *Stack) beside() bool { return s.Roomy() && s.list >= 0 && s.list < s.top() }

func (s *Stack) Inner() fyne.CanvasObject { return container.NewWithoutLayout(s.shown()...) }

// Push covers the topmost screen with another.
func (s *Stack) Push(screen fyne.CanvasObject) { s.PushOn(len(s.screens), screen) }

// PushOn shows a screen above the first n, instead of those that were above them.
func (s *Stack) PushOn(n int, screen fyne.CanvasObject) {
	s.leave()
	s.show(append(slices.Clone(s.screens[:n]), screen), append(slices.Clone(s.focus[:n]), nil))
}

// Pop goes back to the screen below and reports whether there was one.
func (s *Stack) Pop() bool {
	below := s.top()
	if below == 0 {
		return false
	}
	s.PopTo(below)
	return true
}

// PopTo goes back to the first n screens.
func (s *Stack) PopTo(n int) {
	s.leave()
	s.show(slices.Clone(s.screens[:n]), slices.Clone(s.focus[:n]))
}

// Replace replaces all screens by one.
func (s *Stack) Replace(root fyne.CanvasObject) {
	s.leave()
	s.show([]fyne.CanvasObject{root}, make([]fyne.Focusable, 1))
}

// leave saves the focus of the topmost screen.
func (s *Stack) leave() {
	if c := CanvasOf(s); c != nil {
		s.focus[s.top()] = c.Focused()
	}
}

// show shows the last of the screens.
func (s *Stack) show(screens []fyne.CanvasObject, focus []fyne.Focusable) {
	for _, o := range s.screens {
		if !slices.Contains(screens, o) {
			o.Hide()
		}
	}
	s.screens, s.focus = screens, focus
	s.All.Objects = append(slices.Clone(screens), s.rule)
	s.All.Layout.Layout(s.All.Objects, s.Size())
	s.current().Refresh() // the theme may have changed before it was in the window
	canvas.Refresh(s)
	s.restoreFocus()
	call(s.OnChanged)
}

// restoreFocus puts the focus where it was when the topmost screen was covered. Where a
// list is beside that, the focus may stay in the list.
func (s *Stack) restoreFocus() {
	c := CanvasOf(s)
	if c == nil {
		return
	}
	if before := s.focus[s.top()]; before != nil {
		c.Focus(before)
		return
	}
	now, _ := c.Focused().(fyne.CanvasObject)
	if now != nil && !scrollsAround(now, s, new([]*container.Scroll)) {
		c.Unfocus()
	}
}

// The width from which on a list has room beside it, its share of the width, and the
// least and the most of it, in device-independent pixels that grow with the text.
const (
	roomy     = 900
	listShare = 0.28
	leastList = 376
	mostList  = 460
)

// Roomy reports whether a list has room beside it.
func (s *Stack) Roomy() bool { return Roomy(s.Size().Width) }

// Roomy reports whether a width, in device-independent pixels, has room for two panes side
// by side in text of the present size.
func Roomy(width float32) bool { return width >= roomy*CurrentLooks().Scale() }

// stackLayout shows the topmost screen, and the list beside it.
type stackLayout struct{ stack *Stack }

func (l stackLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range l.stack.screens {
		least = least.Max(o.MinSize())
	}
	return least
}

func (l stackLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := l.stack
	seen := s.shown()
	for _, o := range s.screens {
		SetVisible(o, slices.Contains(seen, o))
	}
	side := float32(0)
	if s.list >= 0 && s.list <= s.top() && s.Roomy() {
		scale := CurrentLooks().Scale()
		side = min(max(listShare*size.Width, leastList*scale), mostList*scale)
		shape.Place(s.screens[s.list], fyne.Position{}, fyne.NewSize(side, size.Height))
		shape.Place(s.rule, fyne.NewPos(side, 0), fyne.NewSize(Hairline, size.Height))
	}
	SetVisible(s.rule, side > 0)
	if s.top() == s.list && side > 0 {
		return // nothing is beside the list yet
	}
	if s.list >= 0 && s.list < s.top() {
		for _, page := range within[*Page](s.current(), true) {
			page.setBeside(side > 0, side > 0 && s.top() == s.list+1)
		}
	}
	shape.Place(s.current(), fyne.NewPos(side, 0), size.SubtractWidthHeight(side, 0))
}

// Panes returns objects for the body of the page in columns as [Columns] does. While they are side by
// side, the first stays in view wherever the body is scrolled to, if there is room for all of it.
func (p *Page) Panes(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	s := &panes{columns: columns{Least: least, gap: gap}, page: p, first: objects[0]}
	p.scroll.OnScrolled = func(fyne.Position) { s.follow() }
	return shape.In(s, objects...)
}

type panes struct {
	columns

	page       *Page
	first      fyne.CanvasObject
	high, free float32 // how high the first is, and how far it can go down beside the others
}

func (s *panes) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	height := s.columns.Arrange(objects, room, put)
	if put != nil {
		n, each := s.fit(objects, room.Width)
		s.high, s.free = shape.HeightFor(s.first, each), 0
		if n == len(objects) {
			s.free = height - s.high
		}
		s.first.Resize(fyne.NewSize(each, s.high))
		s.follow()
	}
	return height
}

// follow moves the first object down as far as the body is scrolled.
func (s *panes) follow() {
	body, down := s.page.scroll, float32(0)
	if s.high+2*theme.Size(SpaceLarge) <= body.Size().Height {
		down = clamp(min(body.Offset.Y, body.body.Size().Height-body.Size().Height), s.free)
	}
	s.first.Move(fyne.NewPos(0, down))
}
