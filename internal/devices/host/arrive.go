package host

import (
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/scoring"
)

// attach shows the table to a guest that has come.
func (t *Table) attach(g *guest) {
	if t.closed {
		g.leave(wire.ByeClosed)
		return
	}
	t.guests[g] = true
	t.seatAgain(g.device, t.arrive(g.device))
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
	rounds := t.Game.Sheet().Rounds
	return t.driver() != nil || len(rounds) > 0 && rounds[len(rounds)-1].Source == scoring.SourceDealt
}

// detach forgets a guest whose connection has ended.
func (t *Table) detach(g *guest) {
	if t.guests[g] {
		delete(t.guests, g)
		t.leave(g.device)
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
