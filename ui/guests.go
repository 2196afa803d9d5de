//go:build !js

package ui

import (
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/guests"
	"tabby/ui/rooms/sheet"
)

// newGuests returns the room that lets other devices take part, or nil where the store
// is on no machine that they could reach. They share the virtual deck, if there is one.
func newGuests(f *frame.Frame, store Store, d sheet.Deck) guestRoom {
	decks, _ := d.(guests.Decks)
	if n, ok := store.(guests.Network); ok {
		return guests.New(f, n, decks, func(id string, s scoring.Sheet) scoring.Player { return sheet.Called(f.Drafts(), id, s) })
	}
	return nil
}
