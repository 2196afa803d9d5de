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
