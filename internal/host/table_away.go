package host

import (
	"time"

	"tabby/engine/bot"
	"tabby/internal/host/wire"
	"tabby/internal/round"
	"tabby/scoring"
)

// absence is how long a device has to be gone before its player counts as away. A page that
// is loaded again comes back sooner.
const absence = 3 * time.Second

// isHere reports whether a device is connected.
func (t *Table) isHere(id string) bool { return t.here[id] > 0 }

// isGone reports whether the device of a player who plays at an own one cannot be reached.
// Where other hosts serve the table too, it may be at one of them.
func (t *Table) isGone(p scoring.Player) bool {
	id := t.party.sitting(p)
	return t.Reread == nil && !t.isHere(id) && t.lost[id] == nil
}

// arrive counts a connection of a device, and gives it back the seat that it had.
func (t *Table) arrive(id string) {
	t.here[id]++
	if t.here[id] > 1 {
		return
	}
	if stop := t.lost[id]; stop != nil {
		stop()
		delete(t.lost, id)
	}
	if t.party.Devices[id].Back != nil {
		_ = t.giveBack(id) // or the device chooses a seat again
	}
	if t.party.Devices[id].Seat != nil {
		t.showRound()
	}
}

// giveBack gives a device the seat that it comes back to, if it can have it.
func (t *Table) giveBack(id string) error {
	return t.update(func(p party) (party, error) { return p.returned(id, t.Game.Sheet()), nil })
}

// leave counts a connection of a device no more.
func (t *Table) leave(id string) {
	if t.here[id]--; t.here[id] > 0 {
		return
	}
	delete(t.here, id)
	t.await(id)
}

// await lets a device be gone for a while before its player counts as away.
func (t *Table) await(id string) {
	if t.closed || t.party.Devices[id].Seat == nil {
		return
	}
	t.lost[id] = t.After(absence, func() {
		delete(t.lost, id)
		t.showRound()
	})
}

// showRound shows the round on all screens after a device has come or gone.
func (t *Table) showRound() {
	if t.Deck != nil {
		t.Deck.Show()
	}
}

// chair lets the computer play for a player, or the player's own device.
func (t *Table) chair(g *guest, in wire.Intent) error {
	_, computer := bot.Named(in.Who)
	switch {
	case !t.mayWrite(g):
		return ErrRole
	case in.Player == nil || !computer && in.Who != round.Away:
		return ErrIntent
	case t.Deck == nil:
		return round.ErrNoRound
	}
	return t.takeOver(g, in, *in.Player, in.Who)
}

// takeOver lets the computer play for a player, or the player's own device. A device that is
// gone comes back to its seat.
func (t *Table) takeOver(g *guest, in wire.Intent, player scoring.Player, who string) error {
	var err error
	if id := t.party.sitting(player); id != "" && who != round.Away {
		err = t.update(func(p party) (party, error) { return p.vacated(id, t.isHere(id)), nil })
	}
	if id := t.party.expected(player); id != "" && who == round.Away {
		err = t.giveBack(id)
	}
	if err != nil {
		return err
	}
	return t.doneHere(g, in, t.Deck.Seat(player, who))
}
