package frame

import (
	"time"

	"tabby/history"
)

// HandedOver returns when a game with so many entries was handed over to another
// device, and whether it was.
func (f *Frame) HandedOver(game string, entries int) (at time.Time, is bool) {
	return history.HandedOver(f.store.Setting, game, entries)
}

// TakeBack goes on here with a game that was handed over; show shows that.
func (f *Frame) TakeBack(game string, show func()) {
	f.Change(history.TakeBack{Game: game}, "It goes on here.", show)
}
