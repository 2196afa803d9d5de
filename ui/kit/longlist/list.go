// Package longlist shows any number of rows with widgets for those near the visible part
// alone.
package longlist

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// List is a column of any number of rows. Only those near
// the visible part have widgets. Rows may be of any height. The widget of a row
// that scrolls far away is reused for another.
type List struct {
	widget.BaseWidget

	// OnEnd runs when the last row comes near, once for every number of rows.
	OnEnd func()
	// After lets new rows be drawn where they are seen before those around them are made.
	// If it is nil, all are made at once.
	After widgets.After

	scroll *container.Scroll // that it is in
	rows   []longRow
	kind   func(i int) int
	build  func(kind int) Row
	free   map[int][]Row // rows of each kind that are shown no more
	width  float32       // at which the rows were measured
	ended  int           // how many rows there were when OnEnd ran last
	busy   bool          // it is making rows
	soon   bool          // it will make those around the visible ones
	drawn  *longRenderer
}

// guessedRow is the height of a row that was never made, in
// device-independent pixels.
const guessedRow = 64

// New returns a list without rows, to be shown in a scroll; kind returns the
// kind of the row of an index, and build makes a row of a kind.
func New(scroll *container.Scroll, kind func(i int) int, build func(kind int) Row) *List {
	l := &List{scroll: scroll, kind: kind, build: build, free: map[int][]Row{}}
	l.drawn = &longRenderer{list: l}
	scroll.OnScrolled = func(fyne.Position) { l.follow() }
	l.ExtendBaseWidget(l)
	return l
}

// Grow adds rows at the end, so that there are n.
func (l *List) Grow(n int) {
	l.rows = append(l.rows, make([]longRow, max(0, n-len(l.rows)))...)
	l.changed()
}

// Reset updates all rows, n of them. The scroll offset stays, as far as
// there are rows.
func (l *List) Reset(n int) {
	was := l.rows
	l.rows, l.ended = make([]longRow, n), 0
	for i, r := range was {
		if i < n {
			l.rows[i].height = r.height
		}
		switch {
		case r.made == nil:
		case i < n && r.kind == l.kind(i):
			l.rows[i] = r
			l.show(i)
		default:
			l.drop(r)
		}
	}
	l.changed()
}

// Relayout gives the list another place, once what is above it has another height.
func (l *List) Relayout() { l.changed() }

// Rows returns how many rows there are.
func (l *List) Rows() int { return len(l.rows) }

// changed makes the rows that are seen, and the scroll adopt another height.
func (l *List) changed() {
	seen, around := l.seen()
	if l.After != nil {
		around = 0
		l.prepare()
	}
	l.fill(seen, around)
	l.relayout()
	layOut(l.scroll.Content)
	l.drawn.Layout(l.Size())
	if end := max(0, l.scroll.Content.Size().Height-l.scroll.Size().Height); l.scroll.Offset.Y > end {
		widgets.ScrollTo(l.scroll, fyne.NewPos(0, end))
	}
	l.scroll.Base.Refresh() // its bars; what it shows stays as it is
}

// layOut lays out containers within each other, even if one object grows as another
// shrinks. What they hold has refreshed itself.
func layOut(o fyne.CanvasObject) {
	c, ok := o.(*fyne.Container)
	if !ok {
		return
	}
	if c.Layout != nil {
		c.Layout.Layout(c.Objects, c.Size())
	}
	for _, o := range c.Objects {
		layOut(o)
	}
}

// relayout makes everything around adopt another height.
func (l *List) relayout() {
	content := l.scroll.Content
	content.Resize(content.MinSize().Max(l.scroll.Size()))
}

// height returns the height of a row, measured or guessed.
func (l *List) height(i int) float32 { return cmp.Or(l.rows[i].height, guessedRow) }

// HeightFor returns the height at that width.
func (l *List) HeightFor(width float32) float32 {
	l.measure(width)
	gap, total := l.gap(), float32(0)
	for i := range l.rows {
		total += l.height(i) + gap
	}
	return max(0, total-gap)
}

// measure adopts a new width. Rows that are not made keep their height until
// they are.
func (l *List) measure(width float32) {
	if l.width == width || width <= 0 {
		return
	}
	l.width = width
	for i := range l.rows {
		if made := l.rows[i].made; made != nil {
			l.rows[i].height = shape.HeightFor(made, width)
		}
	}
}

func (l *List) gap() float32 { return widgets.LooksOf(l).Size(widgets.SpaceSmall) }

// Resize measures the rows if the width changes.
func (l *List) Resize(size fyne.Size) {
	l.measure(size.Width)
	l.BaseWidget.Resize(size)
	l.follow()
}

// aMoment is long enough for a frame.
const aMoment = 50 * time.Millisecond

// prepare makes the rows around the visible ones in a moment.
func (l *List) prepare() {
	if l.soon {
		return
	}
	l.soon = true
	l.After(aMoment, func() {
		l.soon = false
		l.follow()
	})
}

// follow makes the rows that have come near and drops those that are far away.
func (l *List) follow() { l.fill(l.seen()) }

// fill makes the rows in and around a part of the list and drops those that are far away.
func (l *List) fill(seen span, around float32) {
	if l.width <= 0 || l.busy {
		return
	}
	l.busy = true
	higher, moved := l.update(seen, around)
	l.busy = false
	if higher {
		l.relayout()
	}
	if moved {
		l.drawn.Layout(l.Size())
		canvas.Refresh(l)
	}
	l.callOnEnd()
}

// callOnEnd calls OnEnd when the last row is near.
func (l *List) callOnEnd() {
	n := len(l.rows)
	if n == 0 || l.ended == n || l.rows[n-1].made == nil || l.OnEnd == nil {
		return
	}
	l.ended = n
	l.OnEnd()
}

// Inner returns the rows that are made.
func (l *List) Inner() fyne.CanvasObject { return container.NewWithoutLayout(l.made()...) }

func (l *List) made() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, row := range l.rows {
		if row.made != nil {
			all = append(all, row.made)
		}
	}
	return all
}

// CreateRenderer draws the rows that are made.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	return l.drawn
}

type longRenderer struct {
	widgets.RendererBase

	list *List
}

func (r *longRenderer) MinSize() fyne.Size {
	width := shape.LastWidth(r.list.width).Or(widgets.LeastPage().Width / 2)
	return fyne.NewSize(widgets.LeastPage().Width/2, r.list.HeightFor(width))
}

func (r *longRenderer) Layout(size fyne.Size) {
	gap, y := r.list.gap(), float32(0)
	for i, row := range r.list.rows {
		if row.made != nil {
			shape.Place(row.made, fyne.NewPos(0, y), fyne.NewSize(size.Width, row.height))
		}
		y += r.list.height(i) + gap
	}
}

// Refresh measures the rows again: the text size may have changed.
func (r *longRenderer) Refresh() {
	width := r.list.width
	r.list.width = 0
	r.list.measure(width)
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

func (r *longRenderer) Objects() []fyne.CanvasObject { return r.list.made() }

// A Row shows one row of a [List] after another.
type Row interface {
	// Object returns the object on the screen, always the same.
	Object() fyne.CanvasObject
	// Show makes it show the row of an index.
	Show(i int)
}

// A longRow is a row, with a widget or without.
type longRow struct {
	row    Row
	kind   int
	made   fyne.CanvasObject // what is seen of it; nil while it is far away
	height float32           // as it was measured last; 0 before that
}

// A span is a part of the list, from top to bottom.
type span struct{ top, bottom float32 }

// seen returns the part of the list that can be seen, and how far around it rows are
// made: one more view above and below.
func (l *List) seen() (s span, around float32) {
	d := fyne.CurrentApp().Driver()
	top := l.scroll.Offset.Y + d.AbsolutePositionForObject(l.scroll.Content).Y - d.AbsolutePositionForObject(l).Y
	view := max(l.scroll.Size().Height, widgets.LeastPage().Height)
	return span{top, top + view}, view
}

// touches reports whether a row is within so much of a span.
func (s span) touches(y, height, around float32) bool {
	return y+height >= s.top-around && y <= s.bottom+around
}

// update makes the rows around a span and drops those out of reach. It reports whether a row
// has another height than was guessed, and whether other rows are made than before.
func (l *List) update(seen span, around float32) (higher, moved bool) {
	gap, y := l.gap(), float32(0)
	for i := range l.rows {
		r, height := &l.rows[i], l.height(i)
		switch {
		case r.made == nil && seen.touches(y, height, around):
			l.take(i)
			higher, moved = higher || r.height != height, true
		case r.made != nil && !seen.touches(y, height, 2*(seen.bottom-seen.top)) && !focused(r.made):
			l.drop(*r)
			*r, moved = longRow{height: height}, true
		}
		y += l.height(i) + gap
	}
	return higher, moved
}

// take makes the row of an index, reusing a dropped one if there is any.
func (l *List) take(i int) {
	kind := l.kind(i)
	free := l.free[kind]
	if len(free) == 0 {
		free = append(free, l.build(kind))
	}
	row := free[len(free)-1]
	l.free[kind] = free[:len(free)-1]
	l.rows[i] = longRow{row: row, kind: kind, made: row.Object()}
	l.show(i)
}

// show updates the widget of a row.
func (l *List) show(i int) {
	r := &l.rows[i]
	r.row.Show(i)
	r.height = shape.HeightFor(r.made, l.width)
}

// drop frees the widget of a row for another.
func (l *List) drop(r longRow) {
	if focused(r.made) {
		widgets.CanvasOf(r.made).Unfocus()
	}
	l.free[r.kind] = append(l.free[r.kind], r.row)
}

// focused reports whether an object has the focus.
func focused(o fyne.CanvasObject) bool {
	f, can := o.(fyne.Focusable)
	c := widgets.CanvasOf(o)
	return can && c != nil && c.Focused() == f
}
