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

// A cards is the round with the virtual deck, and what each guest is doing at it.
type cards struct {
	presence

	again func(*guest) // is called when a guest sees something else
}

// driver returns the round that runs, or nil.
func (c *cards) driver() *round.Driver {
	if c.Deck == nil {
		return nil
	}
	return c.Deck.Round()
}

// seat returns the seat that a guest has in the running round, or Nobody.
func (c *cards) seat(g *guest) engine.Seat {
	d, player := c.driver(), c.roster.Devices[g.device].Seat
	if d == nil || player == nil {
		return engine.Nobody
	}
	return d.Seat(*player)
}

// follow brings what a guest is doing up to date with the round.
func (c *cards) follow(g *guest) {
	d, seat := c.driver(), c.seat(g)
	if g.hand.round != d || g.hand.chair.Seat != seat {
		c.endHand(g)
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
	c.count(g)
}

// count counts seconds while a guest looks at cards, or while its turn is about to end.
func (c *cards) count(g *guest) {
	looks, seconds := len(g.hand.chair.Shown) > 0, g.limit.Seconds(round.LookSeconds)
	if !looks {
		_, seconds = c.turnEnd(g)
	}
	if looks != g.hand.looks {
		g.hand.looks = looks
		c.stopCount(g)
	}
	switch {
	case seconds == 0:
		c.stopCount(g)
	case g.hand.stop == nil:
		g.hand.left = seconds
		c.countDown(g)
	}
}

// turnEnd returns with which move the turn of a guest ends by itself and after how many seconds, 0
// if it does not. It waits while its person reads something else, and for programs.
func (c *cards) turnEnd(g *guest) (engine.Move, int) {
	if g.encoder.data || g.shown != page.ShowHand || g.hand.chair.Public || c.roster.Paused {
		return engine.Move{}, 0
	}
	return c.driver().TurnEnd(g.hand.chair.Seat, g.limit)
}

// countDown turns down what a guest looks at when its time is up, or ends its turn, and shows how
// much is left.
func (c *cards) countDown(g *guest) {
	g.hand.stop = c.After(time.Second, func() {
		g.hand.stop = nil
		g.hand.left--
		end, seconds := c.turnEnd(g)
		switch late := g.hand.left < 0 || seconds == 1; {
		case g.hand.left > 0:
			c.countDown(g)
		case len(g.hand.chair.Shown) > 0:
			c.turnDown(g)
		case seconds > 0 && !late: // a call that was made in time may be on its way
			c.countDown(g)
		case seconds > 0:
			if err := c.driver().Play(end.Seat, end); err != nil {
				c.say(err)
			}
			return
		}
		c.again(g)
	})
}

// turnDown turns down what a guest looks at.
func (c *cards) turnDown(g *guest) {
	c.stopCount(g)
	g.hand.chair.Shown = nil
}

// lookBack lets a guest look back at the round, or at the cards again.
func (c *cards) lookBack(g *guest) {
	h := &g.hand
	if h.back = !h.back; h.cancel != nil {
		return
	}
	d, sheet := h.round.Dealt(), c.Game.Sheet()
	r := d.Review(h.chair.Seat)
	h.cancel = steps.Run(c.After, r.Step, func() {
		found := d.Found(g.words, r, func(p scoring.Player) string { return g.words.Table.Name(sheet, p) })
		h.review = &found
		c.again(g)
	})
}

// endHand ends what goes on for a guest at a round.
func (c *cards) endHand(g *guest) {
	if c.turnDown(g); g.hand.cancel != nil {
		g.hand.cancel()
	}
}

// stopCount ends that seconds are counted while a guest looks at cards.
func (c *cards) stopCount(g *guest) {
	if g.hand.stop != nil {
		g.hand.stop()
		g.hand.stop = nil
	}
}

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
