package cards

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// leastWidth is the least width of a card in device-independent pixels.
const leastWidth = 25

func leastSize() fyne.Size { return fyne.NewSize(leastWidth, leastWidth*art.CardHeight/art.CardWidth) }

// Face is a card face up. It fills as much of its room as 5 by 7
// allows, in the middle, and cannot be tapped.
type Face struct {
	liftable
	widgets.Reading

	face engine.Face
}

// New returns a card that shows f.
func New(f engine.Face) *Face {
	w := &Face{Reading: widgets.Reading{Label: f.Name}, face: f}
	w.ExtendBaseWidget(w)
	return w
}

// Face returns the face.
func (w *Face) Face() engine.Face { return w.face }

// CreateRenderer draws the card.
func (w *Face) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	d := newDrawing()
	r := &renderer{card: w, objects: d.objects()}
	r.draw = func(size fyne.Size) {
		s := looks{widgets.LooksOf(w)}.shows(w.face, size)
		s.lifted = w.lifted
		d.show(s)
	}
	r.Refresh()
	return r
}
