package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/system/a11y"
	"tabby/ui/kit/widgets/shape"
)

// LeastPage lets a page shrink to the smallest phone; its body scrolls.
func LeastPage() fyne.Size { return fyne.NewSize(240, 200) }

// A scroll scrolls objects that stand one below the other. They know their width
// before the scroll asks for their height.
type scroll struct {
	*container.Scroll

	body   *fyne.Container
	layout *shape.Shaped
}

func newScroll(s scrolled, objects ...fyne.CanvasObject) scroll {
	layout := &shape.Shaped{Shape: s}
	body := &fyne.Container{Layout: layout, Objects: objects}
	return scroll{container.NewVScroll(body), body, layout}
}

func (s scroll) place(at fyne.Position, size fyne.Size) {
	s.layout.Width = shape.LastWidth(size.Width)
	shape.Place(s.Scroll, at, size)
}

// scrolled is the shape of what a scroll shows.
type scrolled struct {
	margin, above, below fyne.ThemeSizeName
	widest               float32 // beyond, the objects are centred
	left                 bool    // or at the left
}

// Narrowest returns a small width, so that everything is as wide as the scroll.
func (scrolled) Narrowest([]fyne.CanvasObject) float32 { return LeastPage().Width }

func (s scrolled) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	margin := theme.Size(s.margin)
	width := min(room.Width-2*margin, s.widest)
	x, y := (room.Width-width)/2, theme.Size(s.above)
	if s.left {
		x = margin
	}
	for _, o := range objects {
		height := shape.HeightFor(o, width)
		put.At(o, fyne.NewPos(x, y), fyne.NewSize(width, height))
		y += height
	}
	return y + theme.Size(s.below)
}

// Scroll returns the scroll around the body.
func (p *Page) Scroll() *container.Scroll { return p.scroll.Scroll }

// ScrollToTop shows the beginning of the body.
func (p *Page) ScrollToTop() { ScrollTo(p.scroll.Scroll, fyne.Position{}) }

// Clamp scrolls back to the end of a body that has become shorter.
func (p *Page) Clamp() {
	s := p.scroll.Scroll
	s.Content.Resize(s.Content.MinSize().Max(s.Size()))
	to := s.Offset
	to.Y = clamp(to.Y, s.Content.Size().Height-s.Size().Height)
	ScrollTo(s, to)
}

// A wheel lies over something that would take the mouse wheel for itself, draws nothing, and
// hands the wheel on to what scrolls around that.
type wheel struct {
	unseen

	over fyne.CanvasObject
}

func newWheel(over fyne.CanvasObject) *wheel {
	w := &wheel{over: over}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled scrolls the innermost scroll under the pointer.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if around := scrollsOf(w.over); len(around) > 0 {
		around[len(around)-1].Scrolled(e)
	}
}

// Read moves a screen reader to the next text of the body, or with -1 to the previous one; from the
// first text it goes back to the heading. It reports whether there was one.
func (p *Page) Read(by int) bool {
	texts := p.texts()
	at := slices.Index(texts, p.reads) + by
	if at < -1 || at >= len(texts) {
		return false
	}
	CanvasOf(p).Unfocus()
	if p.reads = nil; at >= 0 {
		p.reads = texts[at]
		reveal(p.reads)
	}
	return true
}

// texts returns the texts of the body, in the order in which they are read.
func (p *Page) texts() []fyne.CanvasObject {
	c := CanvasOf(p)
	if c == nil {
		return nil
	}
	l := look{Accessible: &Accessible{canvas: c, uses: map[int]use{}}, seen: map[any]int{}}
	l.read(p.Body(), place{})
	var texts []fyne.CanvasObject
	for _, s := range l.all {
		if o, is := l.uses[s.ID].of.(fyne.CanvasObject); is && !s.Focusable && (s.Role == a11y.Text || s.Role == a11y.Heading) {
			texts = append(texts, o)
		}
	}
	return texts
}

// ScrollOn scrolls the body down or up by a part of its visible height.
func (p *Page) ScrollOn(by float32) {
	s := p.scroll.Scroll
	most := s.Content.Size().Height - s.Size().Height
	ScrollTo(s, fyne.NewPos(s.Offset.X, clamp(s.Offset.Y+by*s.Size().Height, most)))
}

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

// focusOverlay focuses the open overlay around o if nothing in it has the focus, so
// that it gets keys: the driver removes the focus when something else is tapped.
func focusOverlay(o fyne.CanvasObject) {
	c := CanvasOf(o)
	if c == nil || c.Focused() != nil {
		return
	}
	if top, ok := c.Overlays().Top().(fyne.Focusable); ok {
		c.Focus(top)
	}
}

// TakeFromHidden removes the focus from an object that is no longer visible, so that the object that
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

// Folded scrolls o into view, as far as possible, after part
// of it was opened or closed.
func Folded(o fyne.CanvasObject) {
	if c := CanvasOf(o); c != nil {
		for _, page := range within[*Page](frontOf(c), false) {
			page.Refresh() // its footer may follow the body
		}
	}
	for _, s := range scrollsOf(o) {
		s.Content.Resize(s.Content.MinSize().Max(s.Size()))
		Reveal(s, o)
	}
}

// Hold calls change, and then scrolls so that o stays at the same position on the screen if possible.
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

// revealMargin is the margin above and below a revealed object, in
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
