package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Columns sets objects into as many equal columns as fit, none narrower than
// least device-independent pixels unless there is but one.
func Columns(least float32, gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &columnsLayout{least: least, gap: gap}, Objects: objects}
}

type columnsLayout struct {
	least float32
	gap   fyne.ThemeSizeName
	width lastWidth
}

// fit is how many columns fit and how wide each is.
func (c *columnsLayout) fit(width float32) (n int, each float32) {
	gap := theme.Size(c.gap)
	n = max(1, int((width+gap)/(c.least+gap)))
	return n, (width - gap*float32(n-1)) / float32(n)
}

func (c *columnsLayout) rows(objects []fyne.CanvasObject, width float32) []float32 {
	n, each := c.fit(width)
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
	heights := c.rows(objects, width)
	total := theme.Size(c.gap) * float32(max(0, len(heights)-1))
	for _, h := range heights {
		total += h
	}
	return total
}

// Layout places the objects, row by row.
func (c *columnsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = lastWidth(size.Width)
	n, each := c.fit(size.Width)
	heights, gap, y := c.rows(objects, size.Width), theme.Size(c.gap), float32(0)
	for i, o := range visible(objects) {
		if i > 0 && i%n == 0 {
			y += heights[i/n-1] + gap
		}
		o.Move(fyne.NewPos(float32(i%n)*(each+gap), y))
		o.Resize(fyne.NewSize(each, heights[i/n]))
	}
}

// MinSize is one column wide and as high as at the last width.
func (c *columnsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := c.least
	for _, o := range visible(objects) {
		widest = max(widest, o.MinSize().Width)
	}
	return fyne.NewSize(widest, c.heightFor(objects, c.width.or(widest)))
}
