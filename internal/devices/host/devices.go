package host

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// A Device is a device that has joined a table.
type Device struct {
	ID     string
	Name   string
	Role   string         // "watch", "score" or "sit"
	Player scoring.Player // whose seat it has, or Nobody
	Back   scoring.Player // whose seat it comes back to, or Nobody
	Here   bool           // it is connected now
	Asks   bool           // it wants to enter the scores of all; see [Table.LetHelp]
}

// Devices returns the devices that have joined, in the order of joining, except those that were
// sent away or have left, in the language of the host.
func (t *Table) Devices() []Device {
	var all []Device
	ids := slices.SortedFunc(maps.Keys(t.roster.Devices), func(a, b string) int {
		return cmp.Compare(t.roster.Devices[a].Come, t.roster.Devices[b].Come)
	})
	for i, id := range ids {
		d := t.roster.Devices[id]
		if d.Gone {
			continue
		}
		v := Device{ID: id, Name: t.words.Server.Device(d.called()), Role: d.Role, Player: scoring.Nobody, Back: scoring.Nobody, Here: t.present.isHere(id), Asks: d.Asks}
		v.Name = t.apart(v.Name, ids[:i])
		if d.Seat != nil {
			v.Player = *d.Seat
		}
		if d.Back != nil {
			v.Back = *d.Back
		}
		all = append(all, v)
	}
	return all
}

// apart returns what a device is called, with a number if others that came before have the same name.
// Devices that have left count too, so that nobody gets the name of one.
func (t *Table) apart(name string, before []string) string {
	same := 1
	for _, id := range before {
		if scoring.SameName(t.words.Server.Device(t.roster.Devices[id].called()), name) {
			same++
		}
	}
	if same == 1 {
		return name
	}
	return fmt.Sprintf("%s (%d)", name, same)
}

// Guests returns how many connections the table has.
func (t *Table) Guests() int { return len(t.guests) }

// Paused reports whether the table now refuses everything that its guests enter.
func (t *Table) Paused() bool { return t.roster.Paused }

// Pause lets guests only watch, or lets them continue.
func (t *Table) Pause(on bool) error {
	return t.update(func(p roster) (roster, error) {
		p.Paused = on
		return p, nil
	})
}

// Writers reports whether guests may write a round down.
func (t *Table) Writers() bool { return t.roster.Writers }

// LetWrite lets guests who enter scores also write a round down, or not.
func (t *Table) LetWrite(on bool) error {
	return t.update(func(p roster) (roster, error) {
		p.Writers = on
		return p, nil
	})
}

// Free takes the seat from the device that has it, so that another can sit there.
func (t *Table) Free(player scoring.Player) error {
	if t.roster.sitting(player) == "" {
		return nil
	}
	return t.update(func(p roster) (roster, error) {
		if id := p.sitting(player); id != "" {
			return p.seated(id, scoring.Nobody)
		}
		return p, nil
	})
}

// LetHelp allows a device that has asked for it to enter the scores of all players from now on, or refuses
// that.
func (t *Table) LetHelp(id string, may bool) error {
	return t.update(func(p roster) (roster, error) { return p.helping(id, may), nil })
}

// SendAway disconnects a device from the table for good. Its key still works for others,
// and for the same person on another device; [Table.NewKeys] ends that too.
func (t *Table) SendAway(id string) error {
	if _, known := t.roster.Devices[id]; !known {
		return nil
	}
	if err := t.update(func(p roster) (roster, error) { return p.without(id), nil }); err != nil {
		return err
	}
	t.part(id)
	return nil
}

// part ends all connections of a device.
func (t *Table) part(id string) {
	for g := range t.guests {
		if g.device == id {
			g.leave(wire.ByeGone)
		}
	}
}

// Key returns the key with which a device joins in a role, for the fragment of an
// address.
func (t *Table) Key(r page.Role) string {
	return t.roster.Secret.Seal("key", t.roster.Tag, r.String())
}

// NewKeys makes new keys: the old ones are void, and all devices have to join again.
func (t *Table) NewKeys() error {
	if err := t.update(func(p roster) (roster, error) { return p.rekeyed(), nil }); err != nil {
		return err
	}
	t.dropPasscode()
	for g := range t.guests {
		g.leave(wire.ByeKeys)
	}
	t.publish()
	return nil
}

// Slips returns the scores that the guests have entered, in the language of the host, and how many rounds
// had been written down at that time: after the next round the slips are useless.
func (t *Table) Slips() (slips sheetview.Slips, rounds int) {
	return t.roster.slips(t.owner.Game.Sheet().People).In(t.words), t.roster.Round
}

// Scores returns the scores that the guests have entered for the coming round, by player, for those who play
// it.
func (t *Table) Scores() []*scoring.Score {
	s := t.owner.Game.Sheet()
	scores := make([]*scoring.Score, len(s.People))
	for _, p := range s.Playing() {
		if slip, entered := t.roster.Slips[p]; entered && t.roster.Round == len(s.Rounds) {
			scores[p] = &slip.Score
		}
	}
	return scores
}

// attach shows the table to a guest that has come.
func (t *Table) attach(g *guest) {
	if t.closed {
		g.leave(wire.ByeClosed)
		return
	}
	t.guests[g] = true
	t.seatAgain(g.device, t.present.arrive(g.device))
	t.takeRole(g)
	t.showTo(g)
	t.keeperMoved(g)
	t.notify()
}

// takeRole gives a guest the role of its device. A page that has chosen nothing yet is led to where
// something is to do.
func (t *Table) takeRole(g *guest) {
	d := t.roster.Devices[g.device]
	if role, known := roleNamed(d.Role); known {
		g.role = role
	}
	switch {
	case g.shown != "" || g.screen:
	case d.Seat != nil && t.playsCards():
		g.shown = page.ShowHand
	case d.Seat != nil, g.role == page.Score:
		g.shown = page.ShowScore
	}
}

// playsCards reports whether the game is played with the virtual deck: cards are dealt, or were for the
// last round.
func (t *Table) playsCards() bool {
	rounds := t.owner.Game.Sheet().Rounds
	return t.driver() != nil || len(rounds) > 0 && rounds[len(rounds)-1].Source == scoring.SourceDealt
}

// detach forgets a guest whose connection has ended.
func (t *Table) detach(g *guest) {
	if t.guests[g] {
		delete(t.guests, g)
		if t.present.leave(g.device) {
			t.await(g.device)
		}
		t.keeperMoved(g)
	}
	t.endHand(g)
	t.notify()
}

// seatAgain gives a device that has come back the seat that it had.
func (t *Table) seatAgain(id string, first bool) {
	if !first {
		return
	}
	if t.roster.Devices[id].Back != nil {
		_ = t.giveBack(id) // or the device chooses a seat again
	}
	if t.roster.Devices[id].Seat != nil {
		t.showRound()
		t.publish() // the seat is not free any more
	}
}

// keeperMoved shows what players may do now that a scorekeeper has come or gone.
func (t *Table) keeperMoved(g *guest) {
	if t.keepsScore(g) {
		t.publish()
	}
}

// shareDeck begins to share the virtual deck with the guests: those who have a seat play at their
// own devices.
func (t *Table) shareDeck() {
	if t.owner.Deck == nil {
		return
	}
	t.owner.Deck.HasDevice = func(p scoring.Player) bool { return t.roster.sitting(p) != "" }
	t.owner.Deck.IsGone, t.owner.Deck.IsSlow = t.isGone, t.isSlow
	t.owner.Deck.TimeLimit = t.timeLimit
	t.reseat(roster{})
	watch := t.owner.Deck.Watch(t.deckChanged)
	t.stop = append(t.stop, func() {
		watch()
		t.owner.Deck.HasDevice, t.owner.Deck.IsGone, t.owner.Deck.IsSlow, t.owner.Deck.TimeLimit = nil, nil, nil, nil
	})
}

// deckChanged shows the round after a change. A player who was called to another place
// leaves the seat of their device.
func (t *Table) deckChanged() {
	if d := t.driver(); d != nil {
		for _, p := range d.Seating.Seats {
			if id := t.roster.sitting(p); id != "" && !d.Away(d.Seat(p)) {
				t.release(id)
			}
		}
	}
	t.countIdle()
	if p, more := t.noted(t.roster); more && t.keep(p) != nil {
		t.set(p) // and it holds until the table is opened again
	}
	t.publish()
}

// release takes the seat from a device. If that cannot be saved, it applies until the table is
// opened again.
func (t *Table) release(id string) {
	if free := t.roster.vacated(id, t.present.isHere(id)); t.keep(free) != nil {
		t.set(free)
	}
}

// reseat lets players continue the round at the devices that have taken their seats since, or else
// at the owner's screen if their device has left. If this cannot be saved, it applies as long as
// the round is on the table.
func (t *Table) reseat(before roster) {
	d := t.driver()
	if d == nil {
		return
	}
	for _, p := range d.Seating.Seats {
		if t.roster.sitting(p) != "" && before.sitting(p) == "" {
			_ = t.owner.Deck.Seat(p, round.Away)
		}
	}
	for _, p := range d.Seating.Seats {
		if t.owner.Screen && t.roster.sitting(p) == "" && before.sitting(p) != "" && d.Away(d.Seat(p)) {
			_ = t.owner.Deck.Seat(p, round.Here)
		}
	}
}

// giveBack gives a device the seat that it comes back to, if it can have it.
func (t *Table) giveBack(id string) error {
	err := t.update(func(p roster) (roster, error) { return p.returned(id, t.owner.Game.Sheet()), nil })
	if err == nil && !t.present.isHere(id) && t.present.late[id] == nil {
		t.await(id)
		t.publish()
	}
	return err
}
