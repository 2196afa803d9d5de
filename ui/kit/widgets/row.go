package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Row sets objects side by side, centred upright, each as wide as it must be;
// the object at index grow takes the room that is left (-1: none does).
func Row(gap fyne.ThemeSizeName, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	r := row{gap: gap}
	if grow >= 0 && grow < len(objects) {
		r.grows = objects[grow]
	}
	return shape.In(r, objects...)
}

// Bullet sets a sign before an object, level with its first line.
func Bullet(gap fyne.ThemeSizeName, sign, o fyne.CanvasObject) *fyne.Container {
	return shape.In(row{gap: gap, grows: o, hang: true}, sign, o)
}

type row struct {
	gap   fyne.ThemeSizeName
	hang  bool // all begin at the top
	grows fyne.CanvasObject
}

func leastWidths(objects []fyne.CanvasObject) []float32 {
	widths := make([]float32, len(objects))
	for i, o := range objects {
		widths[i] = shape.WidthOf(o)
	}
	return widths
}

func (r row) Narrowest(objects []fyne.CanvasObject) float32 {
	return shape.Total(leastWidths(objects), theme.Size(r.gap))
}

func (r row) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	widths, gap := leastWidths(objects), theme.Size(r.gap)
	if i := slices.Index(objects, r.grows); i >= 0 {
		widths[i] = max(0, widths[i]+room.Width-shape.Total(widths, gap))
	}
	x, highest := float32(0), float32(0)
	for i, o := range objects {
		height := min(room.Height, shape.HeightFor(o, widths[i]))
		y := (room.Height - height) / 2
		if r.hang {
			y = 0
		}
		put.At(o, fyne.NewPos(x, y), fyne.NewSize(widths[i], height))
		x, highest = x+widths[i]+gap, max(highest, height)
	}
	return highest
}

// Pair returns two objects side by side, the second in the room that is left; if they do not fit,
// they are stacked. A button breaks its label before that if text is large.
func Pair(gap fyne.ThemeSizeName, first, second fyne.CanvasObject) *fyne.Container {
	return shape.In(pair{row{gap: gap, grows: second}, column{gap: gap}}, first, second)
}

type pair struct {
	row    row
	column column
}

func (pair) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

// Arrange stacks an object that is alone, so that it takes all the width.
func (p pair) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if len(objects) != 2 {
		return p.column.Arrange(objects, room, put)
	}
	b, is := objects[1].(*Button)
	broken := is && LargeText() && b.holds(room.Width-theme.Size(p.row.gap)-shape.WidthOf(objects[0]))
	if broken || p.row.Narrowest(objects) <= room.Width {
		return p.row.Arrange(objects, room, put)
	}
	return p.column.Arrange(objects, room, put)
}

// besideOrBelow is the shape of words with something after them, which stands below them if the text is
// too large for both.
type besideOrBelow struct{ gap fyne.ThemeSizeName }

func (besideOrBelow) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (b besideOrBelow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	const least = 160 // device-independent pixels for the words, which grow with the text
	if len(objects) == 2 && room.Width-theme.Size(b.gap)-shape.WidthOf(objects[1]) < least*CurrentLooks().Scale() {
		return column{gap: SpaceSmall}.Arrange(objects, room, put)
	}
	return row{gap: b.gap, grows: objects[0]}.Arrange(objects, room, put)
}

// WideOr returns a container that shows wide if it has a width of least device-independent
// pixels, which grow with the text, and narrow otherwise.
func WideOr(least float32, wide, narrow fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &wideOr{enough: least}, Objects: []fyne.CanvasObject{wide, narrow}}
}

type wideOr struct {
	enough float32
	width  shape.LastWidth
}

// fitting returns which of two objects fits the width, and the other.
func (w *wideOr) fitting(objects []fyne.CanvasObject, width float32) (fits, other fyne.CanvasObject) {
	if width >= w.enough*CurrentLooks().Scale() {
		return objects[0], objects[1]
	}
	return objects[1], objects[0]
}

func (*wideOr) Least(objects []fyne.CanvasObject) float32 { return shape.WidthOf(objects[1]) }

func (w *wideOr) Height(objects []fyne.CanvasObject, width float32) float32 {
	fits, _ := w.fitting(objects, width)
	return shape.HeightFor(fits, width)
}

func (w *wideOr) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.width = shape.LastWidth(size.Width)
	fits, other := w.fitting(objects, size.Width)
	SetVisible(other, false)
	SetVisible(fits, true)
	shape.Place(fits, fyne.Position{}, size)
}

// MinSize returns the least width of the narrow object, and the height at the last width.
func (w *wideOr) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := w.Least(objects)
	return fyne.NewSize(least, w.Height(objects, w.width.Or(least)))
}

// WholeName puts a note beside a name. If the name would have to be shortened for it, the note is
// left out, and a screen reader reads it with the name. A name that is still too wide is drawn
// smaller.
func WholeName(gap fyne.ThemeSizeName, name, note *Text) *fyne.Container {
	l := &wholeName{gap: gap, name: name, note: note, usual: name.style.Size, label: name.said}
	return &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{name, container.NewStack(note)}}
}

type wholeName struct {
	gap        fyne.ThemeSizeName
	name, note *Text
	usual      fyne.ThemeSizeName // of the name
	label      string             // likewise
}

func (l *wholeName) Least([]fyne.CanvasObject) float32 { return l.name.LeastWidth() }

func (l *wholeName) Height(_ []fyne.CanvasObject, width float32) float32 {
	return max(l.name.HeightFor(width), l.note.HeightFor(shape.AnyHeight))
}

func (l *wholeName) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	room, note := size.Width, l.note.LeastWidth()
	before := l.name.style.Size
	l.name.style.Size = l.usual
	fits := l.note.text != "" && l.name.natural()+theme.Size(l.gap)+note <= size.Width
	if l.name.said = l.label; fits {
		room -= theme.Size(l.gap) + note
		shape.Place(objects[1], fyne.NewPos(size.Width-note, 0), fyne.NewSize(note, size.Height))
	} else if l.note.text != "" {
		l.name.said = Joined(l.name.AccessibilityLabel(), l.note.text)
	}
	if l.name.natural() > room {
		l.name.style.Size = SizeSmall
	}
	SetVisible(objects[1], fits)
	shape.Place(objects[0], fyne.Position{}, fyne.NewSize(room, size.Height))
	if l.name.style.Size != before {
		l.name.Refresh()
	}
}

func (l *wholeName) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := l.Least(objects)
	return fyne.NewSize(least, l.Height(objects, least))
}
