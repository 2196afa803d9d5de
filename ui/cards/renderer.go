package cards

import "fyne.io/fyne/v2"

// A renderer draws a card again wherever its size or its look may have changed.
type renderer struct {
	card    fyne.CanvasObject
	draw    func(size fyne.Size)
	objects []fyne.CanvasObject
}

// MinSize returns the least size of a card.
func (r *renderer) MinSize() fyne.Size { return leastSize() }

// Layout draws the card at a size.
func (r *renderer) Layout(size fyne.Size) { r.draw(size) }

// Refresh draws the card in the present look.
func (r *renderer) Refresh() { r.draw(r.card.Size()) }

// Objects returns what the card is drawn with.
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy does nothing.
func (r *renderer) Destroy() {}
