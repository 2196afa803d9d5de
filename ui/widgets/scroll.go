package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// leastPage lets a page shrink to the smallest phone; its body scrolls.
func leastPage() fyne.Size { return fyne.NewSize(240, 200) }

// A scroll scrolls objects that stand one below the other. They know their width
// before the scroll asks for their height.
type scroll struct {
	*container.Scroll

	body   *fyne.Container
	layout *shaped
}

func newScroll(s scrolled, objects ...fyne.CanvasObject) scroll {
	layout := &shaped{shape: s}
	body := &fyne.Container{Layout: layout, Objects: objects}
	return scroll{container.NewVScroll(body), body, layout}
}

func (s scroll) place(at fyne.Position, size fyne.Size) {
	s.layout.width = lastWidth(size.Width)
	place(s.Scroll, at, size)
}

// scrolled is the shape of what a scroll shows.
type scrolled struct {
	margin, above, below fyne.ThemeSizeName
	widest               float32 // beyond, the objects are centred
	left                 bool    // or at the left
}

// narrowest returns a small width, so that all is as wide as the scroll.
func (scrolled) narrowest([]fyne.CanvasObject) float32 { return leastPage().Width }

func (s scrolled) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	margin := theme.Size(s.margin)
	width := min(room.Width-2*margin, s.widest)
	x, y := (room.Width-width)/2, theme.Size(s.above)
	if s.left {
		x = margin
	}
	for _, o := range objects {
		height := HeightFor(o, width)
		put.at(o, fyne.NewPos(x, y), fyne.NewSize(width, height))
		y += height
	}
	return y + theme.Size(s.below)
}
