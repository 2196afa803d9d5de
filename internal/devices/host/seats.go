package host

import (
	"tabby/internal/table/round"
	"tabby/scoring"
)

// shareDeck begins to share the virtual deck with the guests: who has a seat plays at an
// own device.
func (t *Table) shareDeck() {
	if t.Deck == nil {
		return
	}
	t.Deck.HasDevice = func(p scoring.Player) bool { return t.roster.sitting(p) != "" }
	t.Deck.IsGone, t.Deck.IsSlow = t.isGone, t.isSlow
	t.Deck.TimeLimit = t.timeLimit
	t.reseat(roster{})
	watch := t.Deck.Watch(t.deckChanged)
	t.stop = append(t.stop, func() {
		watch()
		t.Deck.HasDevice, t.Deck.IsGone, t.Deck.IsSlow, t.Deck.TimeLimit = nil, nil, nil, nil
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

// release takes the seat from a device. If that cannot be kept, it holds until the table
// is opened again.
func (t *Table) release(id string) {
	if free := t.roster.vacated(id, t.isHere(id)); t.keep(free) != nil {
		t.set(free)
	}
}

// reseat lets players go on with the round at the devices that have taken their seats
// since, and then those at the owner's screen whose device has left one. What cannot be
// kept holds as long as the round is on the table.
func (t *Table) reseat(before roster) {
	d := t.driver()
	if d == nil {
		return
	}
	for _, p := range d.Seating.Seats {
		if t.roster.sitting(p) != "" && before.sitting(p) == "" {
			_ = t.Deck.Seat(p, round.Away)
		}
	}
	for _, p := range d.Seating.Seats {
		if t.Screen && t.roster.sitting(p) == "" && before.sitting(p) != "" && d.Away(d.Seat(p)) {
			_ = t.Deck.Seat(p, round.Here)
		}
	}
}

// giveBack gives a device the seat that it comes back to, if it can have it.
func (t *Table) giveBack(id string) error {
	err := t.update(func(p roster) (roster, error) { return p.returned(id, t.Game.Sheet()), nil })
	if err == nil && !t.isHere(id) && t.late[id] == nil {
		t.await(id)
		t.publish()
	}
	return err
}
