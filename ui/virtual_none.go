//go:build nodeck

package ui

import (
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/sheet"
)

// hasDeck is whether there is a virtual deck.
const hasDeck = false

// newDeck returns nil: this build has no virtual deck.
func newDeck(*frame.Frame) sheet.Deck { return nil }

// learn returns nil: there is no deck to learn with.
func learn(sheet.Deck) func(variant string) { return nil }

// quick returns nil: there is no deck to play with.
func quick(sheet.Deck) func(variant string) { return nil }

// review returns nil: no round was dealt here.
func review(sheet.Deck) func(scoring.Sheet, scoring.Round) { return nil }
