//go:build nodeck

package ui

import (
	"tabby/ui/frame"
	"tabby/ui/sheet"
)

// A deckStore is what a virtual deck would ask of the store.
type deckStore any

// newDeck returns nil: this build has no virtual deck.
func newDeck(*frame.Frame, deckStore) sheet.Deck { return nil }
