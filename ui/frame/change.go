package frame

import "tabby/history"

// Changes carries out intents.
type Changes interface {
	// Do carries out an intent. What it changes is kept before Do returns, along
	// with the intent that undoes it, or nil if there is nothing to undo.
	Do(history.Intent) (undo history.Intent, err error)
}

// Do carries out an intent, and returns the one that undoes it.
func (f *Frame) Do(in history.Intent) (undo history.Intent, err error) {
	undo, err = f.store.Do(in)
	if err != nil {
		return nil, err
	}
	if f.done != nil {
		f.done(in)
	}
	f.resumeList()
	return undo, nil
}

// SetOnDone sets what is called after each intent that was carried out.
func (f *Frame) SetOnDone(done func(history.Intent)) { f.done = done }

// Change carries out an intent, shows what changed and says it, with an offer to
// undo it.
func (f *Frame) Change(in history.Intent, said string, show func()) {
	undo, err := f.Do(in)
	if f.Refused(err) {
		return
	}
	show()
	f.OfferUndo(undo, said, show)
}

// OfferUndo says what changed and offers to undo it; show shows that.
func (f *Frame) OfferUndo(undo history.Intent, said string, show func()) {
	if undo == nil {
		return
	}
	f.Offer(said, "Undo", func() {
		if _, err := f.Do(undo); !f.Refused(err) {
			show()
		}
	})
}
