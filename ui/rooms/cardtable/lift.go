package cardtable

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/kit/cards"
)

// How far a card is lifted under a pointer or a finger, in device-independent pixels, and how
// long that takes.
const (
	liftHeight = 6
	liftTime   = 90 * time.Millisecond
)

// lifts returns what lifts the card that is the first object of a container, and lays it down.
func (t *Table) lifts(o fyne.CanvasObject) func(up bool) {
	on, ok := o.(*fyne.Container)
	if !ok {
		return nil
	}
	card, ok := on.Objects[0].(cards.Liftable)
	if !ok {
		return nil
	}
	return func(up bool) {
		t.lower()
		if up && !t.frame.Still() {
			t.lift(on, card)
		}
	}
}

// lift lifts a card from where it lies in a container.
func (t *Table) lift(on *fyne.Container, card cards.Liftable) {
	lie := func() { on.Layout.Layout(on.Objects, on.Size()) }
	card.Lift(true)
	finish := t.frame.Animate(liftTime, func(part float32) {
		lie()
		card.Move(card.Position().SubtractXY(0, liftHeight*part))
	})
	t.lower = func() {
		t.lower = func() {}
		finish()
		card.Lift(false)
		lie()
	}
}
