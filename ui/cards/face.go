package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tabby/engine"
)

// leastWidth is the least width of a card in device-independent pixels.
const leastWidth = 25

func leastSize() fyne.Size { return fyne.NewSize(leastWidth, leastWidth*cardHeight/cardWidth) }

// Face is a card face up. It fills as much of its room as 5 by 7
// allows, in the middle, and cannot be tapped.
type Face struct {
	widget.BaseWidget

	face engine.Face
}

// New returns a card that shows f.
func New(f engine.Face) *Face {
	w := &Face{face: f}
	w.ExtendBaseWidget(w)
	return w
}

// Face returns the face.
func (w *Face) Face() engine.Face { return w.face }

// AccessibilityLabel returns the name of the card, for screen readers.
func (w *Face) AccessibilityLabel() string { return w.face.Name }

// AccessibilityRole returns that of text.
func (w *Face) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the card.
func (w *Face) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	r := &faceRenderer{card: w, drawing: newDrawing()}
	r.objects = r.drawing.objects()
	r.Refresh()
	return r
}

type faceRenderer struct {
	card    *Face
	drawing *drawing
	objects []fyne.CanvasObject
}

func (r *faceRenderer) MinSize() fyne.Size { return leastSize() }

func (r *faceRenderer) Layout(size fyne.Size) {
	r.drawing.show(looksOf(r.card).shows(r.card.face, size))
}

func (r *faceRenderer) Refresh() { r.Layout(r.card.Size()) }

func (r *faceRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *faceRenderer) Destroy() {}
