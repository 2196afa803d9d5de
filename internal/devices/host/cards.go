package host

import (
	"time"

	"tabby/engine"
	"tabby/internal/devices/host/page"
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
