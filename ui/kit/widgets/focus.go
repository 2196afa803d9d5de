package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// keyHandler handles keys that the focused widget did not use, such as Escape.
type keyHandler interface{ TypedKey(*fyne.KeyEvent) }

// wrapper is a widget that shows one object.
type wrapper interface{ Inner() fyne.CanvasObject }

// CanvasOf returns the canvas that o is on, or nil.
func CanvasOf(o fyne.CanvasObject) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(o) }

// passKey passes on a key that the focused widget o does not use: to the
// overlay it is in, else to the canvas.
func passKey(o fyne.CanvasObject, e *fyne.KeyEvent) {
	c := CanvasOf(o)
	if c == nil {
		return
	}
	if top, ok := c.Overlays().Top().(keyHandler); ok {
		top.TypedKey(e)
		return
	}
	if c.Overlays().Top() == nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// passRune passes on a rune that the focused widget o does not use. An open
// overlay keeps it from the page below.
func passRune(o fyne.CanvasObject, r rune) {
	c := CanvasOf(o)
	if c != nil && c.Overlays().Top() == nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// focusOverlay focuses the open overlay around o, which needs the focus to get keys,
// if nothing in it has the focus: the driver takes the focus from what is not tapped.
func focusOverlay(o fyne.CanvasObject) {
	c := CanvasOf(o)
	if c == nil || c.Focused() != nil {
		return
	}
	if top, ok := c.Overlays().Top().(fyne.Focusable); ok {
		c.Focus(top)
	}
}

// TakeFromHidden takes the focus away from an object that is no longer visible, so that whatever
// covers it gets the keys.
func TakeFromHidden(c fyne.Canvas) {
	now, is := c.Focused().(fyne.CanvasObject)
	if is && !shows(frontOf(c), now) {
		c.Unfocus()
	}
}

// shows reports whether o is in root, and neither it nor what it is in is hidden.
func shows(root, o fyne.CanvasObject) bool {
	switch {
	case root == nil || !root.Visible():
		return false
	case root == o:
		return true
	}
	parts := partsOf(root)
	if g, is := root.(*Grid); is {
		parts = slices.Concat(g.header, []fyne.CanvasObject{g.stop})
	}
	return slices.ContainsFunc(parts, func(part fyne.CanvasObject) bool { return shows(part, o) })
}

// reveal scrolls everything around o so that o is visible.
func reveal(o fyne.CanvasObject) {
	for _, s := range scrollsOf(o) {
		Reveal(s, o)
	}
}

// Folded scrolls o into view after part of it was opened or closed in place, as far as there is
// room for it. It scrolls nothing beyond its end.
func Folded(o fyne.CanvasObject) {
	for _, s := range scrollsOf(o) {
		s.Content.Resize(s.Content.MinSize().Max(s.Size()))
		Reveal(s, o)
	}
}

// Hold changes what is around o, and scrolls so that o stays in its place, as far as scrolling can do that.
func Hold(o fyne.CanvasObject, change func()) {
	d := fyne.CurrentApp().Driver()
	before := d.AbsolutePositionForObject(o).Y
	change()
	for _, s := range scrollsOf(o) {
		s.Content.Resize(s.Content.MinSize().Max(s.Size()))
		to := s.Offset
		to.Y = clamp(to.Y+d.AbsolutePositionForObject(o).Y-before, s.Content.Size().Height-s.Size().Height)
		ScrollTo(s, to)
	}
}

// scrollsOf returns the scrolls around o, outermost first.
func scrollsOf(o fyne.CanvasObject) (path []*container.Scroll) {
	c := CanvasOf(o)
	if c == nil {
		return nil
	}
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	if !scrollsAround(o, root, &path) {
		return nil
	}
	return path
}

// scrollsAround finds the scrolls between root and o, outermost first.
func scrollsAround(o, root fyne.CanvasObject, path *[]*container.Scroll) bool {
	switch {
	case root == nil || !root.Visible():
		return false
	case root == o:
		return true
	}
	before := *path
	if s, is := root.(*container.Scroll); is {
		*path = append(before, s)
	}
	if slices.ContainsFunc(partsOf(root), func(part fyne.CanvasObject) bool { return scrollsAround(o, part, path) }) {
		return true
	}
	*path = before
	return false
}

// revealMargin is kept free above and below what is revealed, in
// device-independent pixels.
const revealMargin = 16

// Reveal scrolls so that an object inside the scroll is visible.
func Reveal(s *container.Scroll, o fyne.CanvasObject) {
	d := fyne.CurrentApp().Driver()
	at := d.AbsolutePositionForObject(o).Subtract(d.AbsolutePositionForObject(s))
	to := s.Offset
	to.Y += shift(at.Y, o.Size().Height, s.Size().Height)
	to.X += shift(at.X, o.Size().Width, s.Size().Width)
	to.Y = clamp(to.Y, s.Content.Size().Height-s.Size().Height)
	to.X = clamp(to.X, s.Content.Size().Width-s.Size().Width)
	ScrollTo(s, to)
}

// ScrollTo scrolls and calls OnScrolled, which Fyne does only for the wheel.
func ScrollTo(s *container.Scroll, to fyne.Position) {
	if s.Offset == to {
		return
	}
	s.ScrollToOffset(to)
	callWith(s.OnScrolled, to)
}

// shift returns how far to scroll so that a span of the given start and length is
// inside a view; a span longer than the view shows its start.
func shift(at, length, view float32) float32 {
	switch {
	case at < revealMargin || length > view-2*revealMargin:
		return at - revealMargin
	case at+length > view-revealMargin:
		return at + length - view + revealMargin
	}
	return 0
}

func clamp(v, most float32) float32 { return max(0, min(v, most)) }
