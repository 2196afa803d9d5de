package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// A Liftable is a card that can lie above the table.
type Liftable interface {
	fyne.CanvasObject

	// Lift lifts the card, or lays it down. It casts a shadow meanwhile.
	Lift(up bool)
}

// liftable is the base of cards that can be lifted.
type liftable struct {
	widget.BaseWidget

	lifted bool
}

// Lift lifts the card, or lays it down. It casts a shadow meanwhile.
func (l *liftable) Lift(up bool) {
	if l.lifted != up {
		l.lifted = up
		l.Refresh()
	}
}

// shadow returns the shadow of a card: none where it lies on the table.
func shadow(lifted bool) canvas.Shadow {
	if !lifted {
		return canvas.Shadow{}
	}
	return canvas.Shadow{
		Color:      color.NRGBA{A: 0x80},
		BlurRadius: 12,
		Offset:     fyne.NewPos(0, 8),
		Variant:    canvas.DropShadow,
	}
}
