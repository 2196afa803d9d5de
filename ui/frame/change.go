package frame

import "tabby/history"

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
