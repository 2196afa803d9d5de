package host

import (
	"encoding/base64"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/internal/table/steps"
	"tabby/scoring"
)

// driver returns the round that runs, or nil.
func (t *Table) driver() *round.Driver {
	if t.owner.Deck == nil {
		return nil
	}
	return t.owner.Deck.Round()
}

// seat returns the seat that a guest has in the running round, or Nobody.
func (t *Table) seat(g *guest) engine.Seat {
	d, player := t.driver(), t.roster.Devices[g.device].Seat
	if d == nil || player == nil {
		return engine.Nobody
	}
	return d.Seat(*player)
}

// follow updates what a guest is doing at the round.
func (t *Table) follow(g *guest) {
	d, seat := t.driver(), t.seat(g)
	if g.hand.round != d || g.hand.chair.Seat != seat {
		t.endHand(g)
		g.hand = hand{round: d, chair: round.Chair{Seat: seat, Choose: round.NoChoice, Own: true, Public: seat == engine.Nobody}}
		if d != nil {
			g.hand.moves = len(d.Past())
		}
		return
	}
	if d == nil {
		return
	}
	for _, m := range d.Past()[g.hand.moves:] {
		g.hand.chair = g.hand.chair.Played(m)
	}
	g.hand.moves = len(d.Past())
	t.count(g)
}

// count counts seconds while a guest looks at cards, or while its turn is about to end.
func (t *Table) count(g *guest) {
	looks, seconds := len(g.hand.chair.Shown) > 0, g.limit.Seconds(round.LookSeconds)
	if !looks {
		_, seconds = t.turnEnd(g)
	}
	if looks != g.hand.looks {
		g.hand.looks = looks
		t.stopCount(g)
	}
	switch {
	case seconds == 0:
		t.stopCount(g)
	case g.hand.stop == nil:
		g.hand.left = seconds
		t.countDown(g)
	}
}

// turnEnd returns the move with which the turn of a guest ends by itself, and after how many
// seconds, or 0 if it does not. It waits for programs, and while the guest reads something else.
func (t *Table) turnEnd(g *guest) (engine.Move, int) {
	if g.encoder.data || g.shown != page.ShowHand || g.hand.chair.Public || t.roster.Paused {
		return engine.Move{}, 0
	}
	return t.driver().TurnEnd(g.hand.chair.Seat, g.limit)
}

// countDown turns down what a guest looks at when its time is up, or ends its turn, and shows how
// much is left.
func (t *Table) countDown(g *guest) {
	g.hand.stop = t.owner.After(time.Second, func() {
		g.hand.stop = nil
		g.hand.left--
		end, seconds := t.turnEnd(g)
		switch late := g.hand.left < 0 || seconds == 1; {
		case g.hand.left > 0:
			t.countDown(g)
		case len(g.hand.chair.Shown) > 0:
			t.turnDown(g)
		case seconds > 0 && !late: // a call that was made in time may be on its way
			t.countDown(g)
		case seconds > 0:
			if err := t.driver().Play(end.Seat, end); err != nil {
				t.say(err)
			}
			return
		}
		t.showTo(g)
	})
}

// turnDown turns down what a guest looks at.
func (t *Table) turnDown(g *guest) {
	t.stopCount(g)
	g.hand.chair.Shown = nil
}

// lookBack lets a guest look back at the round, or at the cards again.
func (t *Table) lookBack(g *guest) {
	h := &g.hand
	if h.back = !h.back; h.cancel != nil {
		return
	}
	d, sheet := h.round.Dealt(), t.owner.Game.Sheet()
	r := d.Review(h.chair.Seat)
	h.cancel = steps.Run(t.owner.After, r.Step, func() {
		found := d.Found(g.words, r, func(p scoring.Player) string { return g.words.Table.Name(sheet, p) })
		h.review = &found
		t.showTo(g)
	})
}

// endHand ends everything that a guest has going on at a round.
func (t *Table) endHand(g *guest) {
	if t.turnDown(g); g.hand.cancel != nil {
		g.hand.cancel()
	}
}

// stopCount stops counting seconds while a guest looks at cards.
func (t *Table) stopCount(g *guest) {
	if g.hand.stop != nil {
		g.hand.stop()
		g.hand.stop = nil
	}
}

// Only its player sees a hand. So a device that has held a hand in a round takes no other seat in
// it, and only the scorekeeper sends somebody from a seat. Without a scorekeeper others may do so
// after a minute away, or when a round has waited for ten minutes.

// dealt returns the name of the round whose hands are hidden, or "".
func (t *Table) dealt() string {
	if d := t.driver(); d == nil || d.Over() {
		return ""
	}
	return t.owner.Deck.Name()
}

// noted returns a roster that says which hand each device at a seat holds or, once the round is
// over, which intents were the last; and whether the roster has to be saved.
func (t *Table) noted(r roster) (_ roster, more bool) {
	deal := t.dealt()
	if deal == "" {
		r = t.answered(r)
		return r, t.driver() != nil && !t.isKept(r)
	}
	for id, d := range r.Devices {
		if d.Seat == nil || !t.isDealtTo(*d.Seat) {
			continue
		}
		var so []scoring.Player // in this round
		if d.Held != nil && d.Held.Deal == deal {
			so = d.Held.Players
		}
		if !slices.Contains(so, *d.Seat) {
			d.Held = &held{deal, append(slices.Clone(so), *d.Seat)}
			r, more = r.with(id, d), true
		}
	}
	return r, more
}

// answered returns a roster that remembers the last move that each device has asked for in a round
// that is over: once the round is written down, it is remembered nowhere else.
func (t *Table) answered(r roster) roster {
	d := t.driver()
	if d == nil {
		return r
	}
	last := map[string]string{}
	for _, name := range d.Names() {
		device, id, _ := strings.Cut(name, "/")
		last[device] = id
	}
	for device, id := range last {
		intent, err := base64.RawURLEncoding.DecodeString(id)
		if err == nil {
			r = r.done(device, string(intent))
		}
	}
	return r
}

// isDealtTo reports whether a player has a hand in the round.
func (t *Table) isDealtTo(p scoring.Player) bool { return slices.Contains(t.driver().Seating.Seats, p) }

// hasHeldAnother reports whether a device has held the hand of another player in the round in
// which this one has one.
func (t *Table) hasHeldAnother(id string, player scoring.Player) bool {
	deal, h := t.dealt(), t.roster.Devices[id].Held
	return deal != "" && t.isDealtTo(player) && h != nil && h.Deal == deal &&
		slices.ContainsFunc(h.Players, func(p scoring.Player) bool { return p != player })
}

// mayReplace returns why a guest may not let another play for a player, or nil.
func (t *Table) mayReplace(g *guest, player scoring.Player) error {
	seat := t.roster.Devices[g.device].Seat
	id := t.roster.sitting(player)
	switch own := seat != nil && *seat == player; {
	case own, t.keepsScore(g):
		return nil
	case t.hasScorekeeper():
		return reason.Keeper
	case seat == nil:
		return reason.Seat
	case id != "" && !t.isLongGone(id) && !t.isWaitedFor(player):
		return reason.About{Reason: reason.Here, Name: t.owner.Game.Sheet().People[player].Name}
	}
	return nil
}

// mayChair reports whether a guest may let another play for some player.
func (t *Table) mayChair(g *guest) bool {
	return t.mayWrite(g) && (t.keepsScore(g) || !t.hasScorekeeper())
}

// isWaitedFor reports whether the round has waited for a player for long.
func (t *Table) isWaitedFor(player scoring.Player) bool {
	d := t.driver()
	return d != nil && t.isSlow(player) && d.Missing() == d.Seat(player)
}

// isFree reports whether the seat of a device is free to another. While a hand lies there, a
// scorekeeper who is here decides that.
func (t *Table) isFree(id string) bool {
	return t.isLongGone(id) && (t.dealt() == "" || !t.hasScorekeeper())
}

// mayDeal reports whether a guest may deal the next round of a game that goes on.
func (t *Table) mayDeal(g *guest) bool {
	return t.mayWrite(g) && t.owner.Deck != nil && !t.owner.Game.Sheet().Ruleset.Rules.Kept && t.driver() == nil
}
