package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Columns returns objects in as many equal columns as fit, none narrower than
// least device-independent pixels or than its objects, unless there is
// only one column.
func Columns(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(columns{Least: least, gap: gap}, objects...)
}

// ScaledColumns returns [Columns] whose least width grows with the text.
func ScaledColumns(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(columns{least, gap, true, false}, objects...)
}

// EvenColumns is like [ScaledColumns], but all lines have nearly the same number of objects, and
// a shorter last line is centred.
func EvenColumns(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(Even(least, gap), objects...)
}

// Even is the shape of [EvenColumns].
func Even(least float32, gap fyne.ThemeSizeName) shape.Shape { return columns{least, gap, true, true} }

type columns struct {
	Least        float32
	gap          fyne.ThemeSizeName
	scaled, even bool
}

// Narrowest returns the minimum width of a column. A button can be narrower than its
// minimum size, because it wraps its label.
func (c columns) Narrowest(objects []fyne.CanvasObject) float32 {
	least := c.Least
	if c.scaled {
		least *= CurrentLooks().Scale()
	}
	for _, o := range objects {
		if b, ok := o.(*Button); ok {
			least = max(least, b.leastWidth())
			continue
		}
		least = max(least, shape.WidthOf(o))
	}
	return least
}

// fit returns how many columns fit into a width, and the width of each.
func (c columns) fit(objects []fyne.CanvasObject, width float32) (n int, each float32) {
	gap := theme.Size(c.gap)
	n = max(1, min(len(objects), int((width+gap)/(c.Narrowest(objects)+gap))))
	if c.even && n < len(objects) {
		lines := (len(objects) + n - 1) / n
		n = (len(objects) + lines - 1) / lines
	}
	return n, (width - gap*float32(n-1)) / float32(n)
}

func (c columns) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap, y := theme.Size(c.gap), float32(0)
	n, each := c.fit(objects, room.Width)
	for from := 0; from < len(objects); from += n {
		line, height := objects[from:min(from+n, len(objects))], float32(0)
		for _, o := range line {
			height = max(height, shape.HeightFor(o, each))
		}
		if put != nil && len(line) == len(objects) { // one line, as high as the one beside it
			height = max(height, room.Height)
		}
		x := float32(0)
		if c.even {
			x = (each + gap) * float32(n-len(line)) / 2
		}
		for i, o := range line {
			put.At(o, fyne.NewPos(x+float32(i)*(each+gap), y), fyne.NewSize(each, height))
		}
		y += height + gap
	}
	return max(0, y-gap)
}

// Board returns objects in columns as [ScaledColumns] does, each with its natural height and
// in the column that is shortest so far.
func Board(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(board{columns{least, gap, true, false}}, objects...)
}

type board struct{ columns }

func (b board) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(b.gap)
	n, each := b.fit(objects, room.Width)
	ends, last := make([]float32, n), make([]func(end float32), n)
	for _, o := range objects {
		at := slices.Index(ends, slices.Min(ends))
		pos := fyne.NewPos(float32(at)*(each+gap), ends[at])
		ends[at] += shape.HeightFor(o, each) + gap
		put.At(o, pos, fyne.NewSize(each, ends[at]-gap-pos.Y))
		last[at] = func(end float32) { put.At(o, pos, fyne.NewSize(each, end-pos.Y)) }
	}
	end := max(0, slices.Max(ends)-gap)
	for _, stretch := range last[:min(n, len(objects))] {
		stretch(end)
	}
	return end
}

// Lead returns two objects side by side. If three columns of the minimum width fit, which grows with the text, the first object
// takes two of them. If two do not fit, the second is below the first.
func Lead(least float32, gap fyne.ThemeSizeName, first, second fyne.CanvasObject) *fyne.Container {
	return shape.In(lead{columns{least, gap, true, false}}, first, second)
}

type lead struct{ columns }

func (l lead) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(l.gap)
	n := min(3, int((room.Width+gap)/(l.Narrowest(objects)+gap)))
	if n < len(objects) {
		return column{gap: l.gap}.Arrange(objects, room, put)
	}
	last := (room.Width - gap*float32(n-1)) / float32(n)
	widths, x, height := []float32{room.Width - gap - last, last}, float32(0), float32(0)
	for i, o := range objects {
		own := shape.HeightFor(o, widths[i])
		put.At(o, fyne.NewPos(x, 0), fyne.NewSize(widths[i], own))
		x, height = x+widths[i]+gap, max(height, own)
	}
	return height
}

// Portrait returns a square object in the centre of a column, half as wide as the column, between two limits that grow
// with the text.
func Portrait(least, most float32, o fyne.CanvasObject) *fyne.Container {
	return shape.In(portrait{least, most}, o)
}

type portrait struct{ least, most float32 }

func (p portrait) Narrowest([]fyne.CanvasObject) float32 { return p.least * CurrentLooks().Scale() }

func (p portrait) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	scale := CurrentLooks().Scale()
	side := shape.Floor(min(max(room.Width/2, p.least*scale), p.most*scale))
	for _, o := range objects {
		put.At(o, fyne.NewPos(shape.Floor((room.Width-side)/2), 0), fyne.NewSquareSize(side))
	}
	return side
}

// Flow returns objects side by side that wrap to the next line,
// like words.
func Flow(gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		gap := theme.Size(gap)
		x, y, line := float32(0), float32(0), float32(0)
		for _, o := range objects {
			width := min(shape.WidthOf(o), room.Width)
			height := shape.HeightFor(o, width)
			if x > 0 && x+width > room.Width {
				x, y, line = 0, y+line+gap, 0
			}
			put.At(o, fyne.NewPos(x, y), fyne.NewSize(width, height))
			x, line = x+width+gap, max(line, height)
		}
		return y + line
	}), objects...)
}

// ButtonRow returns buttons side by side. They are equally wide if the longest word of every
// label fits. Otherwise each is as wide as its longest word, and the highest buttons get
// the remaining width. If that does not fit either, they are in columns.
func ButtonRow(gap fyne.ThemeSizeName, buttons ...*Button) *fyne.Container {
	c := shape.In(buttonRow{columns{gap: gap}})
	for _, b := range buttons {
		c.Add(b)
	}
	return c
}

type buttonRow struct{ columns }

func (r buttonRow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if n, _ := r.fit(objects, room.Width); n == len(objects) {
		return r.columns.Arrange(objects, room, put)
	}
	gap := theme.Size(r.gap)
	widths := apportioned(objects, room.Width-gap*float32(len(objects)-1))
	if widths == nil {
		return r.columns.Arrange(objects, room, put)
	}
	x, height := float32(0), float32(0)
	for i, o := range objects {
		height = max(height, shape.HeightFor(o, widths[i]))
	}
	for i, o := range objects {
		put.At(o, fyne.NewPos(x, 0), fyne.NewSize(widths[i], height))
		x += widths[i] + gap
	}
	return height
}

// apportioned returns the widths of buttons that share a width, or nil if it is not enough. Once
// each has its longest word, the rest goes to whichever is highest, and among those to the
// narrowest.
func apportioned(buttons []fyne.CanvasObject, room float32) []float32 {
	var widths []float32
	for _, o := range buttons {
		least := shape.Ceil(o.(*Button).leastWidth())
		widths, room = append(widths, least), room-least
	}
	if room < 0 {
		return nil
	}
	for ; room >= 1; room-- {
		highest, at := float32(0), 0
		for i, o := range buttons {
			if h := shape.HeightFor(o, widths[i]); h > highest || h == highest && widths[i] < widths[at] {
				highest, at = h, i
			}
		}
		widths[at]++
	}
	return widths
}

// Column stacks objects from top to bottom, each as wide as the column and with
// its natural height at that width.
func Column(gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(Stacked(gap), objects...)
}

// Stacked is the shape of [Column].
func Stacked(gap fyne.ThemeSizeName) shape.Shape { return column{gap: gap} }

// Below returns a container with top at its natural height, and rest in the
// remaining space.
func Below(top, rest fyne.CanvasObject) *fyne.Container {
	return shape.In(column{gap: SpaceNone, fills: rest}, top, rest)
}

// Grouped returns an object with a name for screen readers, which read it before the contents.
func Grouped(label string, o fyne.CanvasObject) fyne.CanvasObject {
	g := &grouped{label: label}
	g.All = Column(SpaceNone, o)
	g.ExtendBaseWidget(g)
	return g
}

type grouped struct {
	shape.Composed

	label string
}

// Section returns a heading and what belongs to it. Without a heading it is only
// the content, kept together.
func Section(heading string, content ...fyne.CanvasObject) *fyne.Container {
	if heading == "" {
		return Column(SpaceSmall, content...)
	}
	return Column(SpaceSmall, append([]fyne.CanvasObject{NewHeading(heading)}, content...)...)
}

type column struct {
	gap   fyne.ThemeSizeName
	fills fyne.CanvasObject               // takes the height that is left; may be nil
	grows bool                            // the last object takes the height that is left, if there is any
	most  func(fyne.CanvasObject) float32 // how wide an object grows, in the middle; nil if all are as wide as the column
}

func (column) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (c column) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	heights, widths, gap := make([]float32, len(objects)), make([]float32, len(objects)), theme.Size(c.gap)
	for i, o := range objects {
		if widths[i] = room.Width; c.most != nil {
			widths[i] = min(widths[i], c.most(o))
		}
		heights[i] = shape.HeightFor(o, widths[i])
	}
	wanted := shape.Total(heights, gap)
	c.fit(objects, heights, room.Height-wanted)
	y := float32(0)
	for i, o := range objects {
		put.At(o, fyne.NewPos((room.Width-widths[i])/2, y), fyne.NewSize(widths[i], heights[i]))
		y += heights[i] + gap
	}
	return wanted
}

// A yielding object can be lower than its natural height if there is too little space.
type yielding interface{ leastHeight() float32 }

// fit distributes the remaining height, or reduces heights if there is too little.
func (c column) fit(objects []fyne.CanvasObject, heights []float32, left float32) {
	for i, o := range objects {
		if o == c.fills {
			heights[i] = max(0, heights[i]+left)
		}
		if k, ok := o.(yielding); ok && left < 0 {
			give := max(0, min(-left, heights[i]-k.leastHeight()))
			heights[i] -= give
			left += give
		}
	}
	if c.grows && len(heights) > 0 {
		heights[len(heights)-1] += max(0, left)
	}
}
