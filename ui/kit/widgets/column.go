package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Column stacks objects from top to bottom, each as wide as the column and as
// high as it wants to be at that width.
func Column(gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(Stacked(gap), objects...)
}

// Stacked is the shape of [Column].
func Stacked(gap fyne.ThemeSizeName) shape.Shape { return column{gap: gap} }

// Below returns a container with top as high as it wants to be, and rest in the
// space that is left.
func Below(top, rest fyne.CanvasObject) *fyne.Container {
	return shape.In(column{gap: SpaceNone, fills: rest}, top, rest)
}

// Grouped returns an object that is called so by those who listen to what is in it.
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

// A yielding object can be lower than it wants to be, where there is too little room.
type yielding interface{ leastHeight() float32 }

// fit shares out the height that is left, or takes back what is missing.
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
}
