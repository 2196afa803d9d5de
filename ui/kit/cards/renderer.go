package cards

import "fyne.io/fyne/v2"

// A renderer draws a card again wherever its size or its look may have changed.
type renderer struct {
	card    fyne.CanvasObject
	draw    func(size fyne.Size)
	objects []fyne.CanvasObject
}

func (r *renderer) MinSize() fyne.Size           { return leastSize() }
func (r *renderer) Layout(size fyne.Size)        { r.draw(size) }
func (r *renderer) Refresh()                     { r.draw(r.card.Size()) }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) Destroy()                     {}
