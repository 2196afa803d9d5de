package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// NewReader returns a layer that shows screen readers what is on the canvas. Fyne
// 2.8.1 looks for labels in containers only, never inside widgets and scrolls.
//
// The layer draws nothing and takes no input. It is rebuilt whenever a driver asks
// for its labels, so it costs nothing without the build tag accessibility.
func NewReader() *fyne.Container {
	layer := container.NewWithoutLayout()
	layer.Objects = []fyne.CanvasObject{&readerRoot{layer: layer}}
	return layer
}

// readerRoot rebuilds its layer when it is asked for its role.
type readerRoot struct {
	canvas.Rectangle

	layer *fyne.Container
}

// AccessibilityLabel returns no label.
func (r *readerRoot) AccessibilityLabel() string { return "" }

// AccessibilityRole rebuilds the layer and returns the role of a container.
func (r *readerRoot) AccessibilityRole() fyne.AccessibleRole {
	spots := spots{skip: r.layer}
	if c := canvasOf(r.layer); c != nil {
		front := c.Overlays().Top()
		if front == nil {
			front = c.Content()
		}
		spots.read(front, front.Position(), false)
	}
	r.layer.Objects = append([]fyne.CanvasObject{r}, spots.all...)
	return fyne.AccessibleRoleContainer
}

// spot stands for a widget in the layer. It is a rectangle in place and size only:
// no painter knows its type.
type spot struct {
	canvas.Rectangle

	label string
	role  fyne.AccessibleRole
}

// AccessibilityLabel returns the label of the widget.
func (s *spot) AccessibilityLabel() string { return s.label }

// AccessibilityRole returns the role of the widget.
func (s *spot) AccessibilityRole() fyne.AccessibleRole { return s.role }

// spots collects what is accessible on a screen.
type spots struct {
	skip *fyne.Container
	all  []fyne.CanvasObject
}

// read adds o, which is at a point of the canvas, and what is in it. Inside of
// something with a label, text is part of that label already.
func (s *spots) read(o fyne.CanvasObject, at fyne.Position, labelled bool) {
	if o == nil || o == fyne.CanvasObject(s.skip) || !o.Visible() {
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
		}
		labelled = true
	}
	for _, part := range partsOf(o) {
		s.read(part, at.Add(part.Position()), labelled)
	}
}

func (s *spots) add(b Box, label string, role fyne.AccessibleRole) {
	p := &spot{label: label, role: role}
	p.Move(b.At)
	p.Resize(b.Size)
	s.all = append(s.all, p)
}

// readGrid adds the header of a grid and its visible cells.
func (s *spots) readGrid(g *Grid, at fyne.Position) {
	m := g.measure
	for i, o := range g.header {
		x := float32(0)
		if i > 0 {
			x = m.first + float32(i-1)*m.column - g.scroll.Offset.X
		}
		s.read(o, at.AddXY(x, 0), false)
	}
	from, to := g.body.window()
	for row := from; row < to; row++ {
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
