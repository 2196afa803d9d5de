package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// HalfPhone is the least width of one of two buttons side by side.
const HalfPhone = 140

// RowBadge and SmallBadge are the sides of a badge: in a row, and above a column.
const (
	RowBadge   = 32
	SmallBadge = 24
)

// LargeText reports whether text is so large that a row must do without
// decoration.
func LargeText() bool { return theme.Size(SizeBody) >= 24 }

// SetVisible shows or hides o. If nothing changes it does nothing, and so causes no needless
// repaint.
func SetVisible(o fyne.CanvasObject, on bool) {
	switch {
	case on && !o.Visible():
		o.Show()
	case !on && o.Visible():
		o.Hide()
	}
}

// Sized returns o at a fixed size, centred in the space there is.
func Sized(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return container.New(fixed(size), o)
}

// fixed lays out objects at one size, hidden or not. It keeps to whole pixels,
// without which drawings blur.
type fixed fyne.Size

func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	middle := fyne.NewPos(shape.Floor((size.Width-f.Width)/2), shape.Floor((size.Height-f.Height)/2))
	for _, o := range objects {
		shape.Place(o, middle, fyne.Size(f))
	}
}

func (f fixed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(f) }

// Watch returns a container that stacks objects and calls changed with every
// new size before it lays them out.
func Watch(changed func(fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&sizeWatch{stack: layout.NewStackLayout(), changed: changed}, objects...)
}

type sizeWatch struct {
	stack   fyne.Layout
	size    fyne.Size
	changed func(fyne.Size)
}

func (w *sizeWatch) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if w.size != size {
		w.size = size
		w.changed(size)
	}
	w.stack.Layout(objects, size)
}

func (w *sizeWatch) MinSize(objects []fyne.CanvasObject) fyne.Size { return w.stack.MinSize(objects) }

// Beside returns a container of objects side by side. The first is as wide as
// the others leave it; sides are the widths of those. An object that is alone
// takes the whole width.
func Beside(sides []float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(beside{sides}, objects...)
}

type beside struct{ sides []float32 }

func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	alone, end := len(shape.Visible(objects)) < 2, size.Width
	for i, o := range slices.Backward(objects) {
		width := end
		switch {
		case !o.Visible():
			continue
		case i > 0 && !alone:
			width = b.sides[i-1]
		}
		end -= width
		shape.Place(o, fyne.NewPos(max(0, end), 0), fyne.NewSize(width, size.Height))
	}
}

func (b beside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewStackLayout().MinSize(objects)
}

// Middle returns o as wide as the room, except for a margin, in the middle of its height.
func Middle(o fyne.CanvasObject) *fyne.Container { return container.New(middle{}, o) }

type middle struct{}

func (middle) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := theme.Size(SpaceLarge)
	width := max(0, size.Width-2*margin)
	height := shape.HeightFor(objects[0], width)
	shape.Place(objects[0], fyne.NewPos(margin, (size.Height-height)/2), fyne.NewSize(width, height))
}

// A Box is a rectangle on a screen, in device-independent pixels.
type Box struct {
	At   fyne.Position
	Size fyne.Size
}

// Boxes returns where everything on a screen is, relative to its top left corner,
// even objects so new that the driver does not know them yet.
func Boxes(screen fyne.CanvasObject) map[fyne.CanvasObject]Box {
	all := map[fyne.CanvasObject]Box{}
	addBoxes(screen, fyne.Position{}, all)
	return all
}

func addBoxes(o fyne.CanvasObject, at fyne.Position, all map[fyne.CanvasObject]Box) {
	all[o] = Box{at, o.Size()}
	for _, part := range partsOf(o) {
		addBoxes(part, at.Add(part.Position()), all)
	}
}

// partsOf returns the objects in a container, a scroll or one of our widgets.
func partsOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case wrapper:
		return []fyne.CanvasObject{o.Inner()}
	}
	return nil
}

// within returns the objects of a type that are seen in an object, or also those that are hidden.
func within[T fyne.CanvasObject](o fyne.CanvasObject, hidden bool) (all []T) {
	if !o.Visible() && !hidden {
		return nil
	}
	if found, is := o.(T); is {
		return []T{found}
	}
	for _, part := range partsOf(o) {
		all = append(all, within[T](part, hidden)...)
	}
	return all
}

// Has reports whether a point of the screen is in the box.
func (b Box) Has(at fyne.Position) bool {
	d := at.Subtract(b.At)
	return d.X >= 0 && d.Y >= 0 && d.X < b.Size.Width && d.Y < b.Size.Height
}

// and returns what is in both boxes.
func (b Box) and(o Box) Box {
	at := fyne.NewPos(max(b.At.X, o.At.X), max(b.At.Y, o.At.Y))
	end := fyne.NewPos(min(b.At.X+b.Size.Width, o.At.X+o.Size.Width), min(b.At.Y+b.Size.Height, o.At.Y+o.Size.Height))
	if end.X <= at.X || end.Y <= at.Y {
		return Box{At: at}
	}
	return Box{at, fyne.NewSize(end.X-at.X, end.Y-at.Y)}
}

// Centre returns the middle of the box.
func (b Box) Centre() fyne.Position { return b.At.AddXY(b.Size.Width/2, b.Size.Height/2) }

// Inset keeps room around an object: across on the left and right, along
// above and below.
func Inset(across, along fyne.ThemeSizeName, o fyne.CanvasObject) *fyne.Container {
	return shape.In(inset{across: across, along: along}, o)
}

// Outdent returns o widened by the padding of the bare tile around it, so that its text starts at
// the page's margin.
func Outdent(o fyne.CanvasObject) *fyne.Container {
	return shape.In(inset{across: SpaceTiny, along: SpaceNone, out: true}, o)
}

// Level returns o in the room of the text at its middle, so that it is level with a text
// beside it. The padding of o lies over the gaps above and below.
func Level(o, text fyne.CanvasObject) *fyne.Container {
	return shape.In(shape.Arranged(func(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		beside := shape.WidthOf(o) - shape.WidthOf(text)
		height := shape.HeightFor(text, room.Width-beside)
		own := max(height, shape.HeightFor(o, room.Width))
		put.At(o, fyne.NewPos(0, (height-own)/2), fyne.NewSize(room.Width, own))
		return height
	}), o)
}

type inset struct {
	across, along fyne.ThemeSizeName
	out           bool // the room across is taken from outside
}

func (i inset) margin() (x, y float32) {
	if i.out {
		return -theme.Size(i.across), theme.Size(i.along)
	}
	return theme.Size(i.across), theme.Size(i.along)
}

func (i inset) Narrowest(objects []fyne.CanvasObject) float32 {
	x, _ := i.margin()
	return shape.Widest(objects) + 2*x
}

func (i inset) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	x, y := i.margin()
	highest := float32(0)
	for _, o := range objects {
		put.At(o, fyne.NewPos(x, y), room.SubtractWidthHeight(2*x, 2*y))
		highest = max(highest, shape.HeightFor(o, room.Width-2*x))
	}
	return highest + 2*y
}

// InRoomOf returns a text that takes as much height as another text, even while that one is hidden.
func InRoomOf(room, shown *Text) *fyne.Container { return shape.In(roomOf{room, shown}, shown) }

// roomOf is the shape of a text that has the room of another one.
type roomOf struct{ room, shown *Text }

func (r roomOf) Narrowest([]fyne.CanvasObject) float32 { return r.shown.LeastWidth() }

// Arrange also places a hidden text, so that showing it is enough.
func (r roomOf) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	put.At(r.shown, fyne.Position{}, fyne.NewSize(room.Width, r.shown.HeightFor(room.Width)))
	return r.room.HeightFor(room.Width)
}

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
