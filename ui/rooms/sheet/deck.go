package sheet

import (
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A Deck is a virtual deck, with what the sheet asks of one.
type Deck interface {
	// State returns what the deck is used for in a game.
	State(id string, s scoring.Sheet) game.DeckState
	// Deal resumes the running round, or asks who plays the next one.
	Deal(*Page)
	// ThrowAway ends the running round without a score, and returns a function that
	// brings it back.
	ThrowAway(id string) (undo func() error)
	// Watch calls f after each change of a game's deck until stop is called.
	Watch(id string, f func()) (stop func())
}

// cards are the cards of the virtual deck at the table.
type cards struct {
	*table

	from    Deck // or nil
	state   game.DeckState
	round   *round
	deal    func() // goes to the virtual deck
	changed func() // shows the new state
}

// look returns what the virtual deck is used for now.
func (c *cards) look() game.DeckState {
	if c.from == nil {
		return game.DeckUnused
	}
	return c.from.State(c.ID(), c.Sheet())
}

// lie reports whether the cards of the next round have been dealt.
func (c *cards) lie() bool { return c.state == game.DeckRunning }

// do does what a button below the sheet stands for.
func (c *cards) do(a act) {
	switch a {
	case deals:
		c.deal()
	case calls:
		c.round.open(knockPane)
	default:
		c.round.open(entryPane)
	}
}

// putAway ends the running round, whose scores are written down without its cards.
func (c *cards) putAway() {
	c.from.ThrowAway(c.ID())
	c.changed()
}

// throwAway asks before the running round ends without a score. Until another
// round is recorded that can be undone.
func (c *cards) throwAway() {
	w := &c.Words.Sheet
	c.Ask(widgets.ConfirmWords{
		Title: w.ThrowAwayTitle, Text: w.ThrowAwayText,
		Accept: c.Words.Common.ThrowAway, Cancel: c.Words.Common.Keep, Danger: true,
	}, func() {
		rounds, undo := len(c.Sheet().Rounds), c.from.ThrowAway(c.ID())
		c.changed()
		c.Offer(w.ThrownAway, c.Words.Common.Undo, func() {
			if len(c.Sheet().Rounds) != rounds {
				c.Say(w.WrittenSince)
				return
			}
			c.Refused(undo())
			c.changed()
		})
	})
}
