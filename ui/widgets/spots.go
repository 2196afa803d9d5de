package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/spots"
)

// Spots returns what is accessible in front on a canvas: widgets, and cells of grids.
func Spots(c fyne.Canvas) []spots.Spot {
	s := spotter{all: []spots.Spot{}, focused: c.Focused()}
	front := frontOf(c)
	s.read(front, front.Position(), false)
	return s.all
}

// IsDraggable reports whether what is in front at a point of a canvas can be dragged.
// A page that can be scrolled does not count.
func IsDraggable(c fyne.Canvas, at fyne.Position) bool {
	front := frontOf(c)
	return isDraggable(front, Box{front.Position(), front.Size()}, at)
}

func isDraggable(o fyne.CanvasObject, b Box, at fyne.Position) bool {
	if o == nil || !o.Visible() || !b.Has(at) {
		return false
	}
	if _, ok := o.(fyne.Draggable); ok {
		if _, scrolls := o.(*container.Scroll); !scrolls {
			return true
		}
	}
	return slices.ContainsFunc(partsOf(o), func(part fyne.CanvasObject) bool {
		return isDraggable(part, Box{b.At.Add(part.Position()), part.Size()}, at)
	})
}

// frontOf returns what takes the input of a canvas: its top overlay or its content.
func frontOf(c fyne.Canvas) fyne.CanvasObject {
	if top := c.Overlays().Top(); top != nil {
		return top
	}
	return c.Content()
}

// isReader reports whether o is a layer of [NewReader].
func isReader(o fyne.CanvasObject) bool {
	layer, ok := o.(*fyne.Container)
	if !ok || len(layer.Objects) == 0 {
		return false
	}
	_, ok = layer.Objects[0].(*readerRoot)
	return ok
}

// A spotter collects what is accessible on a screen.
type spotter struct {
	all     []spots.Spot
	focused fyne.Focusable
}

// read adds o, which is at a point of the canvas, and what is in it. Inside of
// something with a label, text is part of that label already.
func (s *spotter) read(o fyne.CanvasObject, at fyne.Position, labelled bool) {
	if o == nil || isReader(o) || !o.Visible() {
		return
	}
	if g, ok := o.(*Grid); ok {
		s.readGrid(g, at)
		return
	}
	a, ok := o.(fyne.Accessible)
	if ok && a.AccessibilityRole() != fyne.AccessibleRoleContainer {
		if !labelled || a.AccessibilityRole() != fyne.AccessibleRoleText {
			s.add(Box{at, o.Size()}, a.AccessibilityLabel(), a.AccessibilityRole())
			last := &s.all[len(s.all)-1]
			_, last.Field = o.(*fieldEntry)
			f, ok := o.(fyne.Focusable)
			last.Focused = ok && f == s.focused
		}
		labelled = true
	}
	for _, part := range partsOf(o) {
		s.read(part, at.Add(part.Position()), labelled)
	}
}

func (s *spotter) add(b Box, label string, role fyne.AccessibleRole) {
	s.all = append(s.all, spots.Spot{
		Label: label, Role: spots.Role(role), X: b.At.X, Y: b.At.Y, Width: b.Size.Width, Height: b.Size.Height,
	})
}

// readGrid adds the header of a grid and its visible cells.
func (s *spotter) readGrid(g *Grid, at fyne.Position) {
	m := g.measure
	for i, o := range g.header {
		x := float32(0)
		if i > 0 {
			x = m.first + float32(i-1)*m.column - g.scroll.Offset.X
		}
		s.read(o, at.AddXY(x, 0), false)
	}
	from, to := g.body.window()
	for row := from; row < min(to, g.rows); row++ {
		y := m.head + float32(row)*m.row - g.scroll.Offset.Y
		for col := range g.header {
			x := float32(0)
			if col > 0 {
				x = m.first + float32(col-1)*m.column - g.scroll.Offset.X
			}
			s.add(Box{at.AddXY(x, y), fyne.NewSize(m.width(col), m.row)}, g.label(row, col), fyne.AccessibleRoleButton)
		}
	}
}
