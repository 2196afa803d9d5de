package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Columns returns objects in as many equal columns as fit, none narrower than
// least device-independent pixels or than its objects, unless there is
// only one column.
func Columns(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &columnsLayout{least: least, gap: gap}, Objects: objects}
}

type columnsLayout struct {
	least float32
	gap   fyne.ThemeSizeName
	width lastWidth
}

// shrinker is a widget that can be narrower than its minimum width and still
// be legible, such as a button that breaks its label.
type shrinker interface{ leastWidth() float32 }

// narrow returns how narrow a column may be.
func (c *columnsLayout) narrow(objects []fyne.CanvasObject) float32 {
	least := c.least
	for _, o := range visible(objects) {
		if s, ok := o.(shrinker); ok {
			least = max(least, s.leastWidth())
			continue
		}
		least = max(least, o.MinSize().Width)
	}
	return least
}

// fit returns how many columns fit and how wide each is.
func (c *columnsLayout) fit(objects []fyne.CanvasObject, width float32) (n int, each float32) {
	gap := theme.Size(c.gap)
	n = max(1, min(len(visible(objects)), int((width+gap)/(c.narrow(objects)+gap))))
	return n, (width - gap*float32(n-1)) / float32(n)
}

// rows returns how high the rows are, in n columns of that width each.
func (c *columnsLayout) rows(objects []fyne.CanvasObject, n int, each float32) []float32 {
	var heights []float32
	for i, o := range visible(objects) {
		if i%n == 0 {
			heights = append(heights, 0)
		}
		heights[i/n] = max(heights[i/n], HeightFor(o, each))
	}
	return heights
}

func (c *columnsLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	n, each := c.fit(objects, width)
	heights := c.rows(objects, n, each)
	total := theme.Size(c.gap) * float32(max(0, len(heights)-1))
	for _, h := range heights {
		total += h
	}
	return total
}

// Layout places the objects, row by row.
func (c *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = lastWidth(size.Width)
	n, each := c.fit(objects, size.Width)
	heights, gap, y := c.rows(objects, n, each), theme.Size(c.gap), float32(0)
	for i, o := range visible(objects) {
		if i > 0 && i%n == 0 {
			y += heights[i/n-1] + gap
		}
		o.Move(fyne.NewPos(float32(i%n)*(each+gap), y))
		o.Resize(fyne.NewSize(each, heights[i/n]))
	}
}

// MinSize returns the width of one column and the height at the last width.
func (c *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	narrow := c.narrow(objects)
	return fyne.NewSize(narrow, c.heightFor(objects, c.width.or(narrow)))
}
