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
	beside, below := row{gap: gap, grows: second}, column{gap: gap}
	return shape.In(shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		if len(objects) != 2 { // the one that is left takes all the width
			return below.Arrange(objects, room, put)
		}
		b, is := second.(*Button)
		broken := is && LargeText() && b.holds(room.Width-theme.Size(gap)-shape.WidthOf(first))
		if broken || beside.Narrowest(objects) <= room.Width {
			return beside.Arrange(objects, room, put)
		}
		return below.Arrange(objects, room, put)
	}), first, second)
}

// besideOrBelow returns the shape of words with something after them, which stands below them if the text is
// too large for both.
func besideOrBelow(gap fyne.ThemeSizeName) shape.Shape {
	const least = 160 // device-independent pixels for the words, which grow with the text
	return shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		if len(objects) == 2 && room.Width-theme.Size(gap)-shape.WidthOf(objects[1]) < least*CurrentLooks().Scale() {
			return column{gap: SpaceSmall}.Arrange(objects, room, put)
		}
		return row{gap: gap, grows: objects[0]}.Arrange(objects, room, put)
	})
}

// WideOr returns a container that shows wide if it has a width of least device-independent
// pixels, which grow with the text, and narrow otherwise.
func WideOr(least float32, wide, narrow fyne.CanvasObject) *fyne.Container {
	return shape.AllIn(wideOr(least), wide, narrow)
}

type wideOr float32

// Narrowest returns the least width of the narrow object.
func (wideOr) Narrowest(objects []fyne.CanvasObject) float32 { return shape.WidthOf(objects[1]) }

func (w wideOr) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	fits, other := objects[0], objects[1]
	if room.Width < float32(w)*CurrentLooks().Scale() {
		fits, other = other, fits
	}
	if put != nil {
		SetVisible(other, false)
		SetVisible(fits, true)
		put(fits, fyne.Position{}, room)
	}
	return shape.HeightFor(fits, room.Width)
}

// WholeName puts a note beside a name. If the name would have to be shortened for it, the note is
// left out, and a screen reader reads it with the name. A name that is still too wide is drawn
// smaller.
func WholeName(gap fyne.ThemeSizeName, name, note *Text) *fyne.Container {
	l := &wholeName{gap: gap, name: name, note: note, usual: name.style.Size, label: name.said}
	return shape.AllIn(l, name, container.NewStack(note))
}

type wholeName struct {
	gap        fyne.ThemeSizeName
	name, note *Text
	usual      fyne.ThemeSizeName // of the name
	label      string             // likewise
}

func (l *wholeName) Narrowest([]fyne.CanvasObject) float32 { return l.name.LeastWidth() }

func (l *wholeName) Arrange(objects []fyne.CanvasObject, size fyne.Size, put shape.Put) float32 {
	height := max(l.name.HeightFor(size.Width), l.note.HeightFor(shape.AnyHeight))
	if put == nil {
		return height
	}
	room, note := size.Width, l.note.LeastWidth()
	before := l.name.style.Size
	l.name.style.Size = l.usual
	fits := l.note.text != "" && l.name.natural()+theme.Size(l.gap)+note <= size.Width
	if l.name.said = l.label; fits {
		room -= theme.Size(l.gap) + note
		put(objects[1], fyne.NewPos(size.Width-note, 0), fyne.NewSize(note, size.Height))
	} else if l.note.text != "" {
		l.name.said = Joined(l.name.AccessibilityLabel(), l.note.text)
	}
	if l.name.natural() > room {
		l.name.style.Size = SizeSmall
	}
	SetVisible(objects[1], fits)
	put(objects[0], fyne.Position{}, fyne.NewSize(room, size.Height))
	if l.name.style.Size != before {
		l.name.Refresh()
	}
	return height
}
