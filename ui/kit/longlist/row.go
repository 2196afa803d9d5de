package longlist

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

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
