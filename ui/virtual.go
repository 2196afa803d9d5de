//go:build !nodeck

package ui

import (
	"tabby/ui/frame"
	"tabby/ui/rooms/deck"
	"tabby/ui/rooms/sheet"
)

// hasDeck is whether there is a virtual deck.
const hasDeck = true

func newVirtual(f *frame.Frame) virtual {
	r := deck.New(f)
	return virtual{virtualDeck{r}, r.Learn, r.PlayNow, r.Review}
}

// A virtualDeck is the virtual deck as the sheet asks for one.
type virtualDeck struct{ *deck.Room }

// Deal goes on with the round that is running at a game, or to who plays the
// next one.
func (d virtualDeck) Deal(p *sheet.Page) { d.Room.Deal(p, p.Game()) }
