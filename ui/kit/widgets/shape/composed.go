package shape

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Composed is the base of a widget that is made of other objects alone. Embed it, set
// All, and extend the base widget.
type Composed struct {
	widget.BaseWidget

	All   *fyne.Container // the objects
	Paint func()          // gives the objects the colours of the theme, before they are drawn; or nil
}

// Inner returns the objects.
func (c *Composed) Inner() fyne.CanvasObject { return c.All }

// LeastWidth returns the minimum width.
func (c *Composed) LeastWidth() float32 { return WidthOf(c.All) }

// HeightFor returns the height at that width.
func (c *Composed) HeightFor(width float32) float32 { return HeightFor(c.All, width) }

// CreateRenderer draws the objects.
func (c *Composed) CreateRenderer() fyne.WidgetRenderer {
	c.paint()
	return widget.NewSimpleRenderer(c.All)
}

// Refresh draws the objects again.
func (c *Composed) Refresh() {
	c.paint()
	c.BaseWidget.Refresh()
}

func (c *Composed) paint() {
	if c.Paint != nil {
		c.Paint()
	}
}
