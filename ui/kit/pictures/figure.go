// Package pictures draws numbers and people: podiums, rings, bars and codes, each with a
// sentence that says it.
package pictures

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Figure is numbers that are drawn, with a sentence that says them.
type Figure struct {
	shape.Composed
	widgets.Reading
}

// NewFigure returns a figure of a drawing; label is what a screen reader reads.
func NewFigure(label string, drawing fyne.CanvasObject) *Figure {
	f := &Figure{Reading: widgets.Reading{Label: label}}
	f.All = widgets.Layers(drawing)
	f.ExtendBaseWidget(f)
	return f
}

// SetLabel changes what a screen reader reads.
func (f *Figure) SetLabel(label string) { f.Label = label }
