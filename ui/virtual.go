//go:build !nodeck

package ui

import (
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/deck"
	"tabby/ui/rooms/sheet"
)

// hasDeck is whether there is a virtual deck.
const hasDeck = true

func newDeck(f *frame.Frame) sheet.Deck { return virtualDeck{deck.New(f)} }

// A virtualDeck is the virtual deck as the sheet asks for one.
type virtualDeck struct{ *deck.Room }

// Deal goes on with the round that is running at a game, or to who plays the
// next one.
func (d virtualDeck) Deal(p *sheet.Page) { d.Room.Deal(p, p.Game()) }

// learn returns what opens the first round of a variant.
func learn(d sheet.Deck) func(variant string) { return d.(virtualDeck).Learn }

// quick returns what deals a round of a variant against the computer.
func quick(d sheet.Deck) func(variant string) { return d.(virtualDeck).PlayNow }

// review returns what looks back at a round of a game.
func review(d sheet.Deck) func(scoring.Sheet, scoring.Round) { return d.(virtualDeck).Review }
