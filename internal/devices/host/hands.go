package host

import (
	"encoding/base64"
	"slices"
	"strings"

	"tabby/internal/devices/reason"
	"tabby/scoring"
)

// A hand is hidden from all but its player. So a device that has held one in a round takes
// no other seat in it, and no one is sent from a seat but by the scorekeeper. Where there is
// none, others may after a minute away, or when a round has waited for ten minutes.

// dealt returns the name of the round whose hands are hidden, or "".
func (c *cards) dealt() string {
	if d := c.driver(); d == nil || d.Over() {
		return ""
	}
	return c.Deck.Name()
}

// noted returns a roster that says of each device at a seat that it holds the hand there, or of a
// round that is over which intents were the last, and whether it has to be kept.
func (c *cards) noted(r roster) (_ roster, more bool) {
	deal := c.dealt()
	if deal == "" {
		r = c.answered(r)
		return r, c.driver() != nil && !c.isKept(r)
	}
	for id, d := range r.Devices {
		if d.Seat == nil || !c.isDealtTo(*d.Seat) {
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

// answered returns a roster that knows the last move that each device has asked for in a round that
// is over: once the round is written down, it is known nowhere else.
func (c *cards) answered(r roster) roster {
	d := c.driver()
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
func (c *cards) isDealtTo(p scoring.Player) bool { return slices.Contains(c.driver().Seating.Seats, p) }

// hasHeldAnother reports whether a device has held the hand of another player in the round in
// which this one has one.
func (c *cards) hasHeldAnother(id string, player scoring.Player) bool {
	deal, h := c.dealt(), c.roster.Devices[id].Held
	return deal != "" && c.isDealtTo(player) && h != nil && h.Deal == deal &&
		slices.ContainsFunc(h.Players, func(p scoring.Player) bool { return p != player })
}

// mayReplace returns why a guest may not let another play for a player, or nil.
func (c *cards) mayReplace(g *guest, player scoring.Player) error {
	seat := c.roster.Devices[g.device].Seat
	id := c.roster.sitting(player)
	switch own := seat != nil && *seat == player; {
	case own, c.keepsScore(g):
		return nil
	case c.hasScorekeeper():
		return reason.Keeper
	case seat == nil:
		return reason.Seat
	case id != "" && !c.isLongGone(id) && !c.isWaitedFor(player):
		return reason.About{Reason: reason.Here, Name: c.Game.Sheet().People[player].Name}
	}
	return nil
}

// mayChair reports whether a guest may let another play for some player.
func (c *cards) mayChair(g *guest) bool {
	return c.mayWrite(g) && (c.keepsScore(g) || !c.hasScorekeeper())
}

// isWaitedFor reports whether the round has waited for a player for long.
func (c *cards) isWaitedFor(player scoring.Player) bool {
	d := c.driver()
	return d != nil && c.isSlow(player) && d.Missing() == d.Seat(player)
}

// isFree reports whether the seat of a device is free to another. While a hand lies there, a
// scorekeeper who is here decides that.
func (c *cards) isFree(id string) bool {
	return c.isLongGone(id) && (c.dealt() == "" || !c.hasScorekeeper())
}

// mayDeal reports whether a guest may deal the next round of a game that goes on.
func (c *cards) mayDeal(g *guest) bool {
	return c.mayWrite(g) && c.Deck != nil && !c.Game.Sheet().Ruleset.Rules.Kept && c.driver() == nil
}
