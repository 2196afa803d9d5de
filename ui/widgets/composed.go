package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// composed is the base of a widget that is made of other objects alone.
type composed struct {
	widget.BaseWidget

	all *fyne.Container
}

func (c *composed) inner() fyne.CanvasObject            { return c.all }
func (c *composed) LeastWidth() float32                 { return WidthOf(c.all) }
func (c *composed) HeightFor(width float32) float32     { return HeightFor(c.all, width) }
func (c *composed) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(c.all) }
