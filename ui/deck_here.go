package ui

import (
	"tabby/scoring"
	"tabby/ui/deck"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/sheet"
)

// newDeck returns the virtual deck.
func newDeck(f *frame.Frame, store deck.Store) sheet.Deck { return deckHere{deck.New(f, store)} }

// deckHere hands sheets to the virtual deck.
type deckHere struct{ room *deck.Room }

// State returns what the deck has to do with a game.
func (d deckHere) State(id string, s scoring.Sheet) game.DeckState { return d.room.State(id, s) }

// ThrowAway ends the round that is running without a score, and returns what
// takes that back.
func (d deckHere) ThrowAway(id string) (undo func() error) { return d.room.ThrowAway(id) }

// Deal goes on with the round that is running at a game, or to who plays the
// next one.
func (d deckHere) Deal(t *sheet.Page) { d.room.Deal(t) }
