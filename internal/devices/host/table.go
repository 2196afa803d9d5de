package host

import (
	"bytes"

	"tabby/internal/devices/host/wire"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Table is a game that is open to other devices. Its methods belong to the owner's
// goroutine.
//
// It has four layers, each of which knows only those below it: the tabletop, which guests see;
// the cards; presence, the devices that are here; and the register of those that have joined,
// on disk.
type Table struct {
	tabletop

	lobby *lobby
	words *words.Language // of the host
	stop  []func()
	drawn map[*words.Language]*drawing
	aging func() // stops what follows the age of the digits
}

// newTable returns the table of a game, as it was when it was open last. It is called on
// the owner's goroutine.
func newTable(o Owner, l *lobby, w *words.Language) (*Table, error) {
	t := &Table{lobby: l, words: w, drawn: map[*words.Language]*drawing{}, aging: func() {}}
	t.Owner = o
	t.guests, t.here, t.lost, t.late = map[*guest]bool{}, map[string]int{}, map[string]func(){}, map[string]func(){}
	t.note, t.met = func(r roster) roster { r, _ = t.noted(r); return r }, t.meet
	t.free, t.again = t.publish, t.showTo
	t.digits = func() string { digits, _ := t.Passcode(); return digits }
	if err := t.load(); err != nil {
		return nil, err
	}
	t.stop = append(t.stop, o.Game.Watch(func(scoring.Game) { t.gameChanged() }))
	t.shareDeck()
	for id := range t.roster.Devices {
		t.await(id)
	}
	t.publish()
	return t, nil
}

// change keeps a roster and shows it, or returns why it could not be kept.
func (t *Table) change(p roster) error {
	before := t.roster
	if err := t.keep(p); err != nil {
		return err
	}
	t.reseat(before)
	for g := range t.guests {
		t.takeRole(g)
	}
	t.publish()
	return nil
}

// gameChanged shows the game after a change. Slips of a round that is written down are
// of no use any more; if that cannot be kept, their round says so.
func (t *Table) gameChanged() {
	if p := t.roster.forRound(t.Game.State().Rounds()); p.Round != t.roster.Round {
		t.set(p)
	}
	t.publish()
}

// update changes the roster, from what it is when no other host changes it meanwhile.
func (t *Table) update(to func(roster) (roster, error)) error {
	return t.redo(func() error {
		p, err := to(t.roster)
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

// meet goes on with the roster of another host.
func (t *Table) meet(before roster) {
	t.reseat(before)
	t.dismiss(before)
	t.publish()
}

// dismiss ends the connections of devices that another host has sent away.
func (t *Table) dismiss(before roster) {
	for g := range t.guests {
		d, known := t.roster.Devices[g.device]
		switch {
		case !bytes.Equal(before.Secret, t.roster.Secret):
			g.leave(wire.ByeKeys)
		case !known || d.Gone:
			g.leave(wire.ByeGone)
		}
	}
}

// close ends the table for all its guests, and says why.
func (t *Table) close(why string) {
	t.closed = true
	for _, stop := range t.stop {
		stop()
	}
	t.stopWaiting()
	t.dropPasscode()
	t.clock.Stop()
	for g := range t.guests {
		g.leave(why)
	}
}
