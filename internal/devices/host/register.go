package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"tabby/history"
	"tabby/history/journal"
)

// A table that other hosts serve too shares its log and its drafts with them. Each host stores only
// what follows on everything it has seen; the one that comes second is refused, takes in what the
// first has stored, and carries out the same intent again, which may be done by then. So an intent
// is done once, whichever hosts it reaches.

// load takes the roster as it was kept, or keeps a new one.
func (t *Table) load() error {
	next, lost := loadRoster(t.owner.Drafts, t.ID())
	err := t.reach(next)
	if err == nil {
		err = t.keep(next.among(len(t.owner.Game.State().People())).forRound(t.owner.Game.State().Rounds()))
	}
	if err == nil && lost != nil {
		t.say(fmt.Errorf("the table of game %s has new codes, which everyone has to scan: %w", t.ID(), lost))
	}
	if errors.Is(err, journal.ErrConflict) && t.owner.Reread != nil { // another host has opened it just now
		t.owner.Reread()
		return t.load()
	}
	return err
}

// say tells the owner what went wrong, if the owner wants to know.
func (t *Table) say(err error) {
	if t.owner.Failed != nil {
		t.owner.Failed(err)
	}
}

// ID returns the ID of the game.
func (t *Table) ID() string { return t.owner.Game.ID() }

// keep saves a roster, and then uses it.
func (t *Table) keep(next roster) error {
	next, _ = t.noted(next)
	data, err := next.save(t.owner.Drafts, t.ID())
	if err != nil {
		return err
	}
	t.stored = data
	t.set(next)
	return nil
}

// isKept reports whether a roster is the one on disk. Anything else that it knows is lost with the host.
func (t *Table) isKept(p roster) bool {
	data, err := json.Marshal(p)
	return err == nil && bytes.Equal(data, t.stored)
}

// set takes a roster for the present one.
func (t *Table) set(next roster) {
	t.roster = next
	t.shared.Store(&next)
}

// maxRedo is how often something is repeated if other hosts are faster each time.
const maxRedo = 20

// redo does something, and repeats it if it was refused because the table was behind.
func (t *Table) redo(do func() error) error {
	err := do()
	for tries := 0; err != nil && t.owner.Reread != nil && !errors.Is(err, history.ErrUnreachable) && tries < maxRedo; tries++ {
		t.owner.Reread()
		changed, failed := t.takeIn()
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

// catchUp shows everything that other hosts have stored, even if this host has not been told of it yet.
func (t *Table) catchUp() error {
	t.owner.Reread()
	_, err := t.takeIn()
	return err
}

// takeIn takes in what other hosts have told, and reports whether that was anything.
func (t *Table) takeIn() (changed bool, err error) {
	if t.closed {
		return false, nil
	}
	played, err1 := t.owner.Game.CatchUp()
	met, err2 := t.takeRoster()
	dealt := false
	var err3 error
	if t.owner.Deck != nil {
		dealt, err3 = t.owner.Deck.CatchUp()
	}
	return played || met || dealt, errors.Join(err1, err2, err3)
}

// takeRoster takes the roster that was kept last, and reports whether it is another one.
func (t *Table) takeRoster() (bool, error) {
	data := t.owner.Drafts.Draft(draftRoster + t.ID())
	if data == nil || bytes.Equal(data, t.stored) {
		return false, nil
	}
	next, err := readRoster(data)
	if err != nil {
		return false, t.restore(err)
	}
	if err := t.reach(next); err != nil {
		return false, err
	}
	before := t.roster
	t.stored = data
	t.set(next.among(len(t.owner.Game.State().People())).forRound(t.owner.Game.State().Rounds()))
	t.meet(before)
	return true, nil
}

// restore saves the roster that is known here instead of one that cannot be read. Another host may
// do so first.
func (t *Table) restore(lost error) error {
	if err := t.keep(t.roster); err != nil && !errors.Is(err, journal.ErrConflict) {
		return err
	}
	t.say(fmt.Errorf("the table of game %s goes on as it was known here: %w", t.ID(), lost))
	return nil
}

// reach brings the game to the state that it had when a roster was saved. Otherwise, what was
// entered for the coming round would seem to belong to a round that is far away.
func (t *Table) reach(next roster) error {
	if t.owner.Reread == nil || next.Round <= t.owner.Game.State().Rounds() {
		return nil
	}
	t.owner.Reread()
	_, err := t.owner.Game.CatchUp()
	return err
}
