package host

import (
	"bytes"
	"errors"

	"tabby/internal/host/wire"
	"tabby/internal/journal"
)

// A table that other hosts serve too shares its log and its drafts with them. Each of them
// stores only what follows on all that it has seen; the one that comes second is refused,
// takes in what the first has stored, and carries the same intent out again, which may be
// done by then. So an intent is done once, on whichever hosts it arrives.

// maxRedo is how often something is done again that other hosts have come before.
const maxRedo = 20

// redo does something, and again if it was refused by a table that is behind.
func (t *Table) redo(do func() error) error {
	err := do()
	for tries := 0; err != nil && t.Reread != nil && !errors.Is(err, journal.ErrUnreachable) && tries < maxRedo; tries++ {
		t.Reread()
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

// update changes the party, from what it is when no other host changes it meanwhile.
func (t *Table) update(to func(party) (party, error)) error {
	return t.redo(func() error {
		p, err := to(t.party)
		if err != nil {
			return err
		}
		return t.change(p)
	})
}

// Follow shows what other hosts have stored. The error is that of the log or the drafts. A
// table without guests here waits for one, so that it costs next to nothing.
func (t *Table) Follow() error {
	if len(t.guests) == 0 {
		return nil
	}
	_, err := t.takeIn()
	return err
}

// catchUp shows all that other hosts have stored, though it was not heard of yet.
func (t *Table) catchUp() error {
	t.Reread()
	_, err := t.takeIn()
	return err
}

// takeIn takes in what was heard of, and reports whether that was anything.
func (t *Table) takeIn() (changed bool, err error) {
	if t.closed {
		return false, nil
	}
	played, err1 := t.Game.CatchUp()
	met, err2 := t.takeParty()
	dealt := false
	var err3 error
	if t.Deck != nil {
		dealt, err3 = t.Deck.CatchUp()
	}
	if met {
		t.publish()
	}
	return played || met || dealt, errors.Join(err1, err2, err3)
}

// takeParty takes the party that was kept last, and reports whether it is another one.
func (t *Table) takeParty() (bool, error) {
	data := t.Drafts.Draft(draftParty + t.ID())
	if data == nil || bytes.Equal(data, t.stored) {
		return false, nil
	}
	p, err := readParty(data)
	if err == nil {
		err = t.reach(p)
	}
	if err != nil {
		return false, err
	}
	before := t.party
	t.stored = data
	t.set(p.forRound(t.Game.State().Rounds()))
	t.reseat(before)
	t.dismiss(before)
	return true, nil
}

// reach brings the game to where it was when a party was kept: else what was entered for
// the coming round would seem to be for one that is far.
func (t *Table) reach(p party) error {
	if t.Reread == nil || p.Round <= t.Game.State().Rounds() {
		return nil
	}
	t.Reread()
	_, err := t.Game.CatchUp()
	return err
}

// dismiss ends the connections of devices that another host has sent away.
func (t *Table) dismiss(before party) {
	for g := range t.guests {
		d, known := t.party.Devices[g.device]
		switch {
		case !bytes.Equal(before.Secret, t.party.Secret):
			g.leave(wire.ByeKeys)
		case !known || d.Gone:
			g.leave(wire.ByeGone)
		}
	}
}

// nameOf returns the name of an intent among all of the game. What the device calls it may
// be any text.
func nameOf(g *guest, in wire.Intent) string {
	return g.device + "/" + text([]byte(in.ID))
}
