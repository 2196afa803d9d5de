package widgettest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// dragThreshold is how far Fyne's desktop driver lets the pointer move before it
// takes a press for a drag.
const dragThreshold = 2

// Pointer sends what Fyne's desktop driver sends for a mouse.
type Pointer struct {
	canvas  fyne.Canvas
	at      fyne.Position
	from    fyne.Position
	over    desktop.Hoverable
	pressed fyne.CanvasObject
	dragged fyne.Draggable
	offset  fyne.Position
}

// NewPointer returns a pointer in the top left corner of a canvas.
func NewPointer(c fyne.Canvas) *Pointer { return &Pointer{canvas: c} }

// Press moves the pointer and presses its button.
func (p *Pointer) Press(at fyne.Position) {
	p.Move(at)
	o, pos := p.find(clickable)
	p.from, p.pressed = at, o
	if m, ok := o.(desktop.Mouseable); ok {
		m.MouseDown(p.event(pos))
	}
}

// Move moves the pointer, which drags what is pressed.
func (p *Pointer) Move(to fyne.Position) {
	before := p.at
	p.at = to
	if d := to.Subtract(p.from); p.pressed != nil && p.dragged == nil && max(d.X, -d.X, d.Y, -d.Y) >= dragThreshold {
		p.at = before
		if o, pos := p.find(draggable); o != nil {
			p.dragged, p.offset = o.(fyne.Draggable), before.Subtract(pos)
		}
		p.at = to
	}
	p.hover()
	if p.dragged != nil {
		p.dragged.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{AbsolutePosition: to, Position: to.Subtract(p.offset)},
			Dragged:    fyne.NewDelta(to.X-before.X, to.Y-before.Y),
		})
	}
}

func (p *Pointer) hover() {
	o, pos := p.find(func(o fyne.CanvasObject) bool { _, ok := o.(desktop.Hoverable); return ok })
	h, _ := o.(desktop.Hoverable)
	if d, ok := o.(fyne.Draggable); ok && p.dragged == d {
		return
	}
	if h != p.over && p.over != nil {
		p.over.MouseOut()
	}
	if h != nil && h == p.over {
		h.MouseMoved(p.event(pos))
	} else if h != nil {
		h.MouseIn(p.event(pos))
	}
	p.over = h
}

// Release lets the button go.
func (p *Pointer) Release() {
	o, pos := p.find(func(o fyne.CanvasObject) bool { return clickable(o) || p.dragged != nil && draggable(o) })
	if m, ok := p.dragged.(desktop.Mouseable); ok {
		m.MouseUp(p.event(pos))
	} else if m, ok := o.(desktop.Mouseable); ok {
		m.MouseUp(p.event(pos))
	}
	if p.dragged != nil {
		p.dragged.DragEnd()
	} else if t, ok := o.(fyne.Tappable); ok && o == p.pressed {
		t.Tapped(&fyne.PointEvent{AbsolutePosition: p.at, Position: pos})
	}
	p.dragged, p.pressed = nil, nil
}

// Tap presses, moves by the given way in two steps, and releases.
func (p *Pointer) Tap(at fyne.Position, dx, dy float32) {
	p.Press(at)
	p.Move(at.AddXY(dx/2, dy/2))
	p.Move(at.AddXY(dx, dy))
	p.Release()
}

func (p *Pointer) event(pos fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{
		PointEvent: fyne.PointEvent{AbsolutePosition: p.at, Position: pos}, Button: desktop.MouseButtonPrimary,
	}
}

func clickable(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

func draggable(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok }

func (p *Pointer) find(match func(fyne.CanvasObject) bool) (found fyne.CanvasObject, at fyne.Position) {
	root := p.canvas.Content()
	if top := p.canvas.Overlays().Top(); top != nil {
		root = top
	}
	walk(root, fyne.Position{}, p.at, func(o fyne.CanvasObject, origin fyne.Position) {
		if match(o) {
			found, at = o, p.at.Subtract(origin)
		}
	})
	return found, at
}

// walk visits every visible object under a point, parents first.
func walk(o fyne.CanvasObject, parent, at fyne.Position, visit func(fyne.CanvasObject, fyne.Position)) {
	if o == nil || !o.Visible() {
		return
	}
	origin := parent.Add(o.Position())
	inside := at.X >= origin.X && at.Y >= origin.Y && at.X < origin.X+o.Size().Width && at.Y < origin.Y+o.Size().Height
	if inside {
		visit(o, origin)
	}
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		children = o.Objects
	case *container.Scroll, *container.Clip:
		if inside {
			children = test.WidgetRenderer(o.(fyne.Widget)).Objects()
		}
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	for _, child := range children {
		walk(child, origin, at, visit)
	}
}
