package frame

import (
	"time"

	"tabby/history"
)

// A Changer carries out intents, with offers to undo them.
type Changer struct {
	store    Store
	messages *Messenger
	drafts   *Drafter
	nav      *Navigator
	done     func(history.Intent) // follows what was carried out, or nil
}

// Do carries out an intent, and returns the one that undoes it.
func (c *Changer) Do(in history.Intent) (undo history.Intent, err error) {
	undo, err = c.store.Do(in)
	if err != nil {
		return nil, err
	}
	if c.done != nil {
		c.done(in)
	}
	c.nav.resumeList()
	return undo, nil
}

// Change carries out an intent, shows what changed and says it, with an offer to
// undo it.
func (c *Changer) Change(in history.Intent, said string, show func()) {
	c.messages.keeper.Ready(func() {
		undo, err := c.Do(in)
		if c.messages.Refused(err) {
			return
		}
		show()
		c.OfferUndo(undo, said, show)
	})
}

// OfferUndo says what changed and offers to undo it; show shows that.
func (c *Changer) OfferUndo(undo history.Intent, said string, show func()) {
	if undo == nil {
		return
	}
	c.messages.Offer(said, c.messages.world.Words.Common.Undo, func() {
		if _, err := c.Do(undo); !c.messages.Refused(err) {
			show()
		}
	})
}

// HandedOver returns when a game with so many entries was handed over to another
// device, and whether it was.
func (c *Changer) HandedOver(game string, entries int) (at time.Time, is bool) {
	return history.HandedOver(c.store.Setting, game, entries)
}

// TakeBack goes on here with a game that was handed over; show shows that.
func (c *Changer) TakeBack(game string, show func()) {
	c.Change(history.TakeBack{Game: game}, c.messages.world.Words.Shell.GoesOnHere, show)
}
