package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// A dealer repeatedly deals the cards that a view hides. Each deal is a world with the
// same view. Cards that a player has kept are more often low.
type dealer struct {
	*Mind
	view   *engine.View
	pos    engine.Position
	hidden [engine.MaxSeats][]rank
	many   int               // number of hidden places
	pool   []engine.Card     // the cards that the view hides
	dealt  []engine.Card     // those not dealt yet
	top    []engine.Card     // cards drawn in the turn so far
	lead   []engine.MoveKind // the moves of the turn so far
}

// A rank is the spot of a hidden card and the likelihood, out of 16, that the card is
// still there, by its points; one below zero is as likely there as a zero.
type rank struct {
	engine.Spot
	likely [highest + 1]uint8
}

// kept is the likelihood, out of 16, that a player keeps a drawn card, by its points. One
// below zero is kept like a zero: always.
var kept = [highest + 1]uint8{16, 16, 16, 15, 13, 9, 6, 4, 2, 1, 1, 1, 1, 1, 1, 1}

// newDealer returns a dealer for a view whose seat has the turn. It reports false if the
// position is not possible.
func (m *Mind) newDealer(v *engine.View) (*dealer, bool) {
	d := &dealer{Mind: m, view: v}
	for c, n := range m.unseen(v) {
		for range n {
			d.pool = append(d.pool, engine.Card(c))
		}
	}
	for i := v.Discards() - 1; i >= 0; i-- {
		d.pos.Discard = append(d.pos.Discard, v.Discarded(i))
	}
	d.pos.Turn, d.pos.Looked, d.pos.FinalTurns = v.Turn(), true, v.FinalTurns()
	if d.pos.FinalTurns > 0 {
		d.pos.Caller = v.Caller()
	}
	for s := range engine.Seat(v.Players()) {
		d.layLine(s)
		d.pos.Turns, d.pos.Left = append(d.pos.Turns, v.TurnsHad(s)), append(d.pos.Left, v.Left(s))
	}
	return d, d.begin() && d.many <= len(d.pool)
}

// layLine adds the known cards of the line of a seat to the position. All cards of a
// player who left are hidden.
func (d *dealer) layLine(s engine.Seat) {
	n := d.view.Len(s)
	if d.view.Left(s) {
		n = d.pack.Ruleset.Rules.Hand
	}
	line, seen := make([]engine.Card, n), make([]byte, n)
	for slot := range n {
		at := engine.Spot{Seat: s, Slot: uint8(slot)}
		line[slot] = engine.Hidden
		if !d.view.Left(s) {
			line[slot], seen[slot] = d.view.Card(at), d.seen(at, n)
		}
		if line[slot] >= engine.NoCard {
			d.hidden[s] = append(d.hidden[s], rank{at, d.likely(at, seen[slot])})
			d.many++
		}
	}
	d.pos.Lines, d.pos.Seen = append(d.pos.Lines, line), append(d.pos.Seen, seen)
}

// seen returns the seats that have seen a card, a bit for each: its owner has if it was drawn,
// or is an outer one that was dealt. Who has called knows all that were dealt.
func (d *dealer) seen(at engine.Spot, n int) byte {
	seen := byte(0)
	if d.view.Knows(at) {
		seen |= 1 << d.view.Seat
	}
	known := at.Slot == 0 || int(at.Slot) == n-1 || at.Seat == d.view.Caller()
	origin := d.view.Origin(at)
	switch {
	case origin == engine.Taken || d.view.FaceUp(at):
		seen = 1<<engine.MaxSeats - 1
	case at.Seat != d.view.Seat && (origin == engine.Drawn || origin == engine.Dealt && known):
		seen |= 1 << at.Seat
	}
	return seen
}

// likely returns the likelihood, by points, that a hidden card is still in its place: a player who
// knows it has had turns to replace it.
func (d *dealer) likely(at engine.Spot, seen byte) (by [highest + 1]uint8) {
	turns := 0
	if seen != 0 {
		turns = d.view.TurnsHad(at.Seat)
	}
	for p := range by {
		by[p] = uint8(max(1, 16-turns*p*3/4))
	}
	if seen != 0 && d.view.Origin(at) == engine.Drawn {
		by = kept
	}
	return by
}

// begin finds the moves of the turn so far, and takes the cards that they need from the
// discard pile.
func (d *dealer) begin() bool {
	switch d.view.Phase() {
	case engine.Starting:
	case engine.HoldDrawn:
		if d.view.Owed() > 0 && !d.drawTwo() {
			return false
		}
		d.top, d.lead = append(d.top, d.view.Held()), append(d.lead, engine.Draw)
		if len(d.top) > 1 {
			d.lead = []engine.MoveKind{engine.Draw, engine.UseDrawTwo}
		}
	case engine.HoldTaken:
		d.pos.Discard, d.lead = append(d.pos.Discard, d.view.Held()), append(d.lead, engine.Take)
	case engine.SwapSelect, engine.Ending:
		last := len(d.pos.Discard) - 1
		if last < 0 {
			return false
		}
		d.top = append(d.top, d.pos.Discard[last])
		d.pos.Discard = d.pos.Discard[:last]
		second := engine.Discard
		if d.view.Phase() == engine.SwapSelect {
			second = engine.UseSwap
		}
		d.lead = append(d.lead, engine.Draw, second)
	default:
		return false
	}
	return true
}

// drawTwo takes the Draw 2 in effect from the discard pile.
func (d *dealer) drawTwo() bool {
	for i, c := range d.pos.Discard {
		if d.power[c] == engine.DrawTwo && !d.played {
			d.top = append(d.top, c)
			d.pos.Discard = append(d.pos.Discard[:i], d.pos.Discard[i+1:]...)
			return true
		}
	}
	return false
}

// deal deals a world. It reports false if the moves of the turn so far are not
// legal in it.
func (d *dealer) deal(dice *rand.Rand) (engine.Round, bool) {
	d.dealt = append(d.dealt[:0], d.pool...)
	for s := range engine.Seat(d.view.Players()) {
		d.dealLine(s, dice)
	}
	shuffle(d.dealt, dice)
	d.pos.Draw = append(append(d.pos.Draw[:0], d.top...), d.dealt...)
	r, err := d.pack.Place(d.pos)
	return r, err == nil && d.follow(&r)
}

// How often a dealer tries to deal a plausible line, and to draw a likely card. Few lines are low
// enough to be called.
const (
	lineTries = 32
	cardTries = 6
)

// dealLine deals the hidden cards of a line.
func (d *dealer) dealLine(s engine.Seat, dice *rand.Rand) {
	all := len(d.dealt)
	for range lineTries {
		d.dealt = d.dealt[:all]
		for i := range d.hidden[s] {
			h := &d.hidden[s][i]
			d.pos.Lines[s][h.Slot] = d.draw(&h.likely, dice)
		}
		if s == d.view.Seat || d.plausible(s) || s != d.view.Caller() && dice.Uint32()%8 == 0 {
			return
		}
	}
}

// plausible reports whether a line fits what its player did: players call with low lines only,
// though not all of them with the same. If a call takes the place of a turn, the line can have
// become low since.
func (d *dealer) plausible(s engine.Seat) bool {
	called, turns := d.view.Caller(), d.view.TurnsHad(s)
	if called != s && (d.late || called != engine.Nobody || turns <= d.wait) || d.view.Left(s) {
		return true
	}
	total := d.expected(s)
	low := d.callLimit(d.whole.mean, len(d.pos.Lines[s]), turns)
	if called == s {
		return total <= low+point
	}
	return total > low-point
}

// expected returns the points that a player expects of the own line.
func (d *dealer) expected(s engine.Seat) int16 {
	line, seen := d.pos.Lines[s], d.pos.Seen[s]
	if !d.adds {
		var room [maxLine]engine.Card
		known := append(room[:0], line...)
		for slot := range known {
			if seen[slot]>>s&1 == 0 {
				known[slot] = engine.Hidden
			}
		}
		return d.counts(known, d.whole.mean)
	}
	total := int16(0)
	for slot, c := range line {
		if seen[slot]>>s&1 == 0 {
			total += d.whole.mean
		} else {
			total += d.worth(c)
		}
	}
	return total
}

// worth returns the points of a card or, if it is replaced, the expected points of its replacement.
func (d *dealer) worth(c engine.Card) int16 {
	if d.points[c] == replaced {
		return d.whole.mean
	}
	return d.points[c]
}

// draw returns a card for a hidden place, which is a likely one after a few tries.
func (d *dealer) draw(likely *[highest + 1]uint8, dice *rand.Rand) engine.Card {
	last := len(d.dealt) - 1
	i := 0
	for range cardTries {
		i = dice.IntN(last + 1)
		points := min(max(d.worth(d.dealt[i]), 0)/point, highest)
		if by := likely[points]; by == 16 || by > uint8(dice.Uint32()&15) {
			break
		}
	}
	c := d.dealt[i]
	d.dealt[i], d.dealt[last] = d.dealt[last], c
	d.dealt = d.dealt[:last]
	return c
}

// follow plays the moves of the turn so far.
func (d *dealer) follow(r *engine.Round) bool {
	seat := d.view.Turn()
	for _, kind := range d.lead {
		if r.Do(engine.Move{Do: kind, Seat: seat}) != nil {
			return false
		}
	}
	had, _ := d.view.Pending(seat)
	for has, _ := r.Pending(seat); has > had; has-- {
		if r.Do(engine.Move{Do: engine.Skip, Seat: seat}) != nil {
			return false
		}
	}
	return r.Phase() == d.view.Phase()
}

func shuffle(cards []engine.Card, dice *rand.Rand) {
	for i := len(cards) - 1; i > 0; i-- {
		j := int(dice.Uint32N(uint32(i + 1)))
		cards[i], cards[j] = cards[j], cards[i]
	}
}
