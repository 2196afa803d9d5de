package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Panes returns objects for the body of the page in columns as [Columns] does. While they stand side by
// side, the first is in view wherever the body is scrolled to, if there is room for all of it.
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
