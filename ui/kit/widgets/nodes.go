package widgets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/system/a11y"
)

// Nodes returns the accessible parts that are in front on a canvas: widgets, and cells of grids.
func Nodes(c fyne.Canvas) []a11y.Node { return NewAccessible(c).Nodes() }

// An Accessible describes the accessible parts of a canvas, recognizes them at the next look, and
// uses them. It belongs to the screen's goroutine.
type Accessible struct {
	canvas fyne.Canvas
	ids    map[any]int // of what was there at the last look
	newest int
	uses   map[int]use
	shield Box // what takes taps from a new screen, or nothing
}

// A use is what can be done with a node. Each function may be nil.
type use struct {
	of           any
	box          Box
	press, focus func()
	text         func(string)
}

// NewAccessible returns the accessible parts of a canvas.
func NewAccessible(c fyne.Canvas) *Accessible { return &Accessible{canvas: c} }

// Nodes returns the accessible parts that are in front. Reading them also says aloud text that is live.
func (s *Accessible) Nodes() []a11y.Node {
	all, live := s.look()
	for _, t := range live {
		t.heard = t.AccessibilityLabel()
	}
	return all
}

// look returns what is accessible in front, and the texts of it that are live.
func (s *Accessible) look() ([]a11y.Node, []*Text) {
	l := look{Accessible: s, all: []a11y.Node{}, seen: map[any]int{}, focused: s.canvas.Focused()}
	s.uses, s.shield = map[int]use{}, Box{}
	front := frontOf(s.canvas)
	l.read(front, place{Box: Box{front.Position(), front.Size()}, clip: Box{Size: s.canvas.Size()}})
	s.ids = l.seen
	l.stand()
	return l.all, l.live
}

// Press does what a tap on a node does; see [a11y.Screen].
func (s *Accessible) Press(id int) bool {
	s.look()
	d := s.uses[id]
	if d.press == nil || s.shield.Has(d.box.Centre()) {
		return false
	}
	if any(s.canvas.Focused()) != d.of {
		s.canvas.Unfocus() // as with a tap
	}
	d.press()
	return true
}

// Focus puts the keyboard on a node; see [a11y.Screen].
func (s *Accessible) Focus(id int) bool {
	s.look()
	focus := s.uses[id].focus
	call(focus)
	return focus != nil
}

// Type replaces what is typed into a field; see [a11y.Screen].
func (s *Accessible) Type(id int, text string) bool {
	s.look()
	replace := s.uses[id].text
	callWith(replace, text)
	return replace != nil
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

// A look collects what is accessible on a screen.
type look struct {
	*Accessible

	all     []a11y.Node
	live    []*Text
	seen    map[any]int
	focused fyne.Focusable
	here    int // the ID of what keys go to without the focus, or 0
	reads   any // what is read of the page, or nil
}

// A place says where something is on the canvas, how much of the canvas is seen there, the ID of
// what it is in, and whether text in it is part of a label already.
type place struct {
	Box

	clip     Box
	in       int
	labelled bool
}

// of returns the place of a part that is at a point of what is at p.
func (p place) of(part fyne.CanvasObject, at fyne.Position) place {
	p.Box = Box{p.At.Add(at), part.Size()}
	return p
}

// read adds o and what is in it.
func (l *look) read(o fyne.CanvasObject, p place) {
	if o == nil || isReader(o) || !o.Visible() {
		return
	}
	if g, ok := o.(*Grid); ok {
		l.readGrid(g, p)
		return
	}
	p = l.describe(o, l.enter(o, p))
	for _, part := range readingOrder(o) {
		l.read(part, p.of(part, part.Position()))
	}
}

// enter returns the place of what is in o, which it adds if that holds other nodes.
func (l *look) enter(o fyne.CanvasObject, p place) place {
	switch o := o.(type) {
	case *absorber:
		if o.shields {
			l.shield = p.Box
		}
	case *container.Scroll:
		p.clip = p.clip.and(p.Box)
	case holder:
		p.in = l.add(o, o.holds(), p)
	}
	if page, ok := o.(*Page); ok {
		l.reads = page.reads
		if !page.titles.Visible() {
			l.add(page.title, spotOf(page.title), p) // a low page has no room for it
		}
	}
	return p
}

// describe adds o if it has words, and returns the place of what is in it.
func (l *look) describe(o fyne.CanvasObject, p place) place {
	a, ok := o.(fyne.Accessible)
	if !ok || a.AccessibilityRole() == fyne.AccessibleRoleContainer {
		return p
	}
	s := spotOf(a)
	blank := s.Role == a11y.Text && strings.TrimSpace(s.Label) == ""
	if !blank && (!p.labelled || a.AccessibilityRole() != fyne.AccessibleRoleText) {
		p.in = l.add(o, s, p)
	}
	p.labelled = true
	return p
}

// readingOrder returns the parts of o; of a page first its bar, which is drawn last.
func readingOrder(o fyne.CanvasObject) []fyne.CanvasObject {
	if p, ok := o.(*Page); ok {
		return append([]fyne.CanvasObject{p.top}, p.All.Objects[:len(p.All.Objects)-1]...)
	}
	return partsOf(o)
}

// add adds a node for something, which key tells from all else, and returns its ID.
func (l *look) add(key any, s a11y.Node, p place) int {
	s.ID = l.idOf(key)
	s.In, s.X, s.Y, s.Width, s.Height = p.in, p.At.X, p.At.Y, p.Size.Width, p.Size.Height
	s.Away = p.clip.and(p.Box).Size.IsZero()
	if f, ok := key.(fyne.Focusable); ok {
		s.Focusable, s.Focused = true, f == l.focused
	}
	if t, ok := key.(*Tile); ok && t.keys && t.selected {
		l.here = s.ID
	}
	if t, ok := key.(*Text); ok {
		l.readText(t, s.ID)
	}
	if key == l.reads {
		l.here = s.ID
	}
	l.uses[s.ID] = l.useOf(key, p.Box)
	l.all = append(l.all, s)
	return s.ID
}

// readText notes whether a text of an ID is live, and whether screen readers are on it.
func (l *look) readText(t *Text, id int) {
	if t.leads {
		l.here = id
	}
	if t.live {
		l.live = append(l.live, t)
	}
}

// useOf returns what can be done with a widget.
func (s *Accessible) useOf(key any, b Box) use {
	d := use{of: key, box: b}
	if w, ok := key.(fyne.Disableable); ok && w.Disabled() {
		return d
	}
	if f, ok := key.(fyne.Focusable); ok {
		d.focus = func() { s.canvas.Focus(f) }
	}
	switch w := key.(type) {
	case *fieldEntry:
		d.press, d.text = d.focus, w.replace
	case holder: // a tap beside a dialog leaves it
	case fyne.Tappable:
		d.press = func() { w.Tapped(&fyne.PointEvent{}) }
	}
	return d
}

// idOf returns the ID of what it was at the last look, or a new one.
func (l *look) idOf(key any) int {
	id, ok := l.ids[key]
	if !ok {
		l.newest++
		id = l.newest
	}
	l.seen[key] = id
	return id
}

// stand gives the focus to what keys go to, or else to the heading of the page in front,
// if the keyboard is on no control that is told.
func (l *look) stand() {
	at := -1
	for i, s := range l.all {
		switch {
		case s.Focused:
			return
		case s.ID == l.here, l.here == 0 && s.Level == 1:
			at = i
		}
	}
	if at >= 0 {
		l.all[at].Focused = true
	}
}

// A gridSpot is a cell of a grid, a row of it, whose column is -1, or its header or all of it,
// whose row is headerRow or wholeGrid.
type gridSpot struct {
	grid *Grid
	cellPlace
}

const (
	headerRow = -1
	wholeGrid = -2
)

// readGrid adds the header of a grid and its visible rows.
func (l *look) readGrid(g *Grid, p place) {
	m := g.measure
	p.in = l.add(gridSpot{g, cellPlace{wholeGrid, -1}}, a11y.Node{Role: a11y.Table, Label: g.Name}, p)
	p.labelled = false
	l.readHeader(g, p)
	p.clip = p.clip.and(Box{p.At.AddXY(0, m.head), p.Size.SubtractWidthHeight(0, m.head)})
	from, to := g.body.window()
	for row := from; row < min(to, g.rows); row++ {
		l.readRow(g, row, p)
	}
}

func (l *look) readHeader(g *Grid, p place) {
	top := p
	top.At, top.Size.Height = top.At.AddXY(0, g.headerTop()), g.measure.head
	top.in = l.add(gridSpot{g, cellPlace{headerRow, -1}}, a11y.Node{Role: a11y.Row, Row: 1}, top)
	for col, o := range g.header {
		n := len(l.all)
		l.read(o, top.of(o, fyne.NewPos(g.left(col), 0)))
		if n < len(l.all) {
			l.all[n].Role, l.all[n].Row, l.all[n].Column = a11y.ColumnHeader, 1, col+1
		}
	}
}

func (l *look) readRow(g *Grid, row int, p place) {
	m, at := g.measure, p
	at.Box = Box{p.At.AddXY(0, m.head+float32(row)*m.row-g.scroll.Offset.Y), fyne.NewSize(p.Size.Width, m.row)}
	at.in = l.add(gridSpot{g, cellPlace{row, -1}}, a11y.Node{Role: a11y.Row, Row: row + 2}, at)
	top := at.At
	for col := range g.header {
		at.Box = Box{top.AddXY(g.left(col), 0), fyne.NewSize(m.width(col), m.row)}
		l.readCell(g, cellPlace{row, col}, at)
	}
}

func (l *look) readCell(g *Grid, c cellPlace, at place) {
	s := a11y.Node{
		Role: a11y.Cell, Label: g.label(c.row, c.col), Row: c.row + 2, Column: c.col + 1,
		Focusable: true, Focused: g.focused && g.cursor == c,
	}
	if c.col == 0 {
		s.Role = a11y.RowHeader
	}
	key := gridSpot{g, c}
	id := l.add(key, s, at)
	l.uses[id] = use{
		of:    key,
		box:   at.Box,
		press: func() { g.tapped(c.row, c.col) },
		focus: func() {
			l.canvas.Focus(g.stop)
			g.setCursor(c.row, c.col)
		},
	}
}

// left returns where a column begins, as the grid is scrolled.
func (g *Grid) left(col int) float32 {
	if col == 0 {
		return 0
	}
	return g.measure.first + float32(col-1)*g.measure.column - g.scroll.Offset.X
}
