package frame

import (
	"time"

	"tabby/history"
)

// HandedOver returns when a game with so many entries was handed over to another
// device, and whether it was.
func (c *Changer) HandedOver(game string, entries int) (at time.Time, is bool) {
	return history.HandedOver(c.store.Setting, game, entries)
}

// TakeBack goes on here with a game that was handed over; show shows that.
func (c *Changer) TakeBack(game string, show func()) {
	c.Change(history.TakeBack{Game: game}, c.messages.world.Words.Shell.GoesOnHere, show)
}
