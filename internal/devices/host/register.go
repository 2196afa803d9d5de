package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"sync/atomic"

	"tabby/history/journal"
)

// A table that other hosts serve too shares its log and its drafts with them. Each of them
// stores only what follows on all that it has seen; the one that comes second is refused,
// takes in what the first has stored, and carries the same intent out again, which may be
// done by then. So an intent is done once, on whichever hosts it arrives.

// A register keeps the roster of a table on disk, together with other hosts that serve it.
type register struct {
	Owner

	roster roster
	stored []byte                 // the roster as it was kept last
	shared atomic.Pointer[roster] // the roster, for other goroutines
	closed bool

	note func(roster) roster // is called with a roster before it is kept
	met  func(before roster) // is called once the roster of another host was taken
}

// load takes the roster as it was kept, or keeps a new one.
func (r *register) load() error {
	next, lost := loadRoster(r.Drafts, r.ID())
	err := r.reach(next)
	if err == nil {
		err = r.keep(next.among(len(r.Game.State().People())).forRound(r.Game.State().Rounds()))
	}
	if err == nil && lost != nil {
		r.say(fmt.Errorf("the table of game %s has new codes, which everyone has to scan: %w", r.ID(), lost))
	}
	if errors.Is(err, journal.ErrConflict) && r.Reread != nil { // another host has opened it just now
		r.Reread()
		return r.load()
	}
	return err
}

// say says what went wrong, if the owner wants to know.
func (r *register) say(err error) {
	if r.Failed != nil {
		r.Failed(err)
	}
}

// ID names the game.
func (r *register) ID() string { return r.Game.ID() }

// keep keeps a roster on disk, and then takes it for the present one.
func (r *register) keep(next roster) error {
	next = r.note(next)
	data, err := next.save(r.Drafts, r.ID())
	if err != nil {
		return err
	}
	r.stored = data
	r.set(next)
	return nil
}

// isKept reports whether a roster is the one on disk: what it knows besides is gone with the host.
func (r *register) isKept(p roster) bool {
	data, err := json.Marshal(p)
	return err == nil && bytes.Equal(data, r.stored)
}

// set takes a roster for the present one.
func (r *register) set(next roster) {
	r.roster = next
	r.shared.Store(&next)
}

// maxRedo is how often something is done again that other hosts have come before.
const maxRedo = 20

// redo does something, and again if it was refused by a table that is behind.
func (r *register) redo(do func() error) error {
	err := do()
	for tries := 0; err != nil && r.Reread != nil && !errors.Is(err, journal.ErrUnreachable) && tries < maxRedo; tries++ {
		r.Reread()
		changed, failed := r.takeIn()
		switch {
		case failed != nil:
			return failed
		case !changed && !errors.Is(err, journal.ErrConflict):
			return err
		}
		err = do()
	}
	return err
}

// catchUp shows all that other hosts have stored, though it was not heard of yet.
func (r *register) catchUp() error {
	r.Reread()
	_, err := r.takeIn()
	return err
}

// takeIn takes in what was heard of, and reports whether that was anything.
func (r *register) takeIn() (changed bool, err error) {
	if r.closed {
		return false, nil
	}
	played, err1 := r.Game.CatchUp()
	met, err2 := r.takeRoster()
	dealt := false
	var err3 error
	if r.Deck != nil {
		dealt, err3 = r.Deck.CatchUp()
	}
	return played || met || dealt, errors.Join(err1, err2, err3)
}

// takeRoster takes the roster that was kept last, and reports whether it is another one.
func (r *register) takeRoster() (bool, error) {
	data := r.Drafts.Draft(draftRoster + r.ID())
	if data == nil || bytes.Equal(data, r.stored) {
		return false, nil
	}
	next, err := readRoster(data)
	if err != nil {
		return false, r.restore(err)
	}
	if err := r.reach(next); err != nil {
		return false, err
	}
	before := r.roster
	r.stored = data
	r.set(next.among(len(r.Game.State().People())).forRound(r.Game.State().Rounds()))
	r.met(before)
	return true, nil
}

// restore keeps the roster that is known here in place of one that cannot be read. Another host
// may come before.
func (r *register) restore(lost error) error {
	if err := r.keep(r.roster); err != nil && !errors.Is(err, journal.ErrConflict) {
		return err
	}
	r.say(fmt.Errorf("the table of game %s goes on as it was known here: %w", r.ID(), lost))
	return nil
}

// reach brings the game to where it was when a roster was kept: else what was entered for
// the coming round would seem to be for one that is far.
func (r *register) reach(next roster) error {
	if r.Reread == nil || next.Round <= r.Game.State().Rounds() {
		return nil
	}
	r.Reread()
	_, err := r.Game.CatchUp()
	return err
}
