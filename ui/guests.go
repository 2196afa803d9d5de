//go:build !js

package ui

import (
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/guests"
	"tabby/ui/rooms/sheet"
)

// newGuests returns the room that lets other devices take part, or nil if the store
// is on no machine that they could reach. They share the virtual deck, if there is one.
func newGuests(f *frame.Frame, store Store, d sheet.Deck) guestRoom {
	decks, _ := d.(guests.Decks)
	if n, ok := store.(guests.Network); ok {
		return guests.New(f, n, decks, func(id string, s scoring.Sheet) sheetview.Coming { return sheet.Coming(f.Drafts(), id, s) })
	}
	return nil
}
