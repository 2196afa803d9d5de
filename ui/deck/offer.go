package deck

import (
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
)

// An offer is the time in which whoever has a card that matches may throw it
// in. The device lies on the table meanwhile, with nothing to see but what all
// may see, and a button for each person.
type offer struct {
	made  bool        // since the last card went out
	left  int         // seconds, 0 when it is over
	quick engine.Move // what the quickest computer throws in
	at    int         // when that is: seconds left, 0 if none does
}

// offerSeconds is how long a card may be matched before the game goes on, where
// the house rule gives no time.
const offerSeconds = 5

// open reports whether time is running.
func (o offer) open() bool { return o.left > 0 }

// offerSnap lets people match the card on the discard pile, if any can.
func (x *table) offerSnap() {
	p := x.deal.State()
	if _, open := p.Round.Window(); !open || p.Round.Phase() == engine.LastSnap || len(x.deal.snappers()) == 0 {
		return
	}
	x.offer = offer{made: true, left: offerSeconds}
	if n := p.Pack.Ruleset.Number(engine.SnapWindow); n > 0 {
		x.offer.left = n
	}
	x.quickest()
}

// offerAgain makes the offer anew that was open when the round was left.
func (x *table) offerAgain() {
	if n := len(x.past); n > 0 && x.past[n-1].putOut() {
		x.offerSnap()
	}
}

// quickest lets the computers think about the offer: the better one plays, the
// sooner it throws in.
func (x *table) quickest() {
	p := x.deal.State()
	o := &x.offer
	for s := range engine.Seat(p.Round.Players()) {
		level, computer := x.deal.plays(s)
		if !computer || !p.Round.MoveKinds(s).Has(engine.Snap) {
			continue
		}
		if m, wants := bot.Snaps(p.Pack, p.Round.View(s), level, x.deal.dice); wants {
			if at := max(1, o.left-2-int(bot.Sharp-level)); at > o.at {
				o.quick, o.at = m, at
			}
		}
	}
}

// layAside shows what all may see, and counts the seconds.
func (x *table) layAside() {
	x.at = seatState{Seat: x.at.Seat, Choose: noCard, Aside: true}
	x.wait(time.Second, x.tick)
}

// tick is a second of an offer.
func (x *table) tick() {
	if x.offer.left--; x.offer.left < max(1, x.offer.at) {
		x.closeOffer()
		return
	}
	x.wait(time.Second, x.tick)
	x.show()
}

// closeOffer ends the time to match: a computer throws in what it wanted to, or
// nobody does.
func (x *table) closeOffer() {
	x.stop()
	quick, wants := x.offer.quick, x.offer.at > 0
	x.offer = offer{made: true}
	x.at = seatState{Seat: x.at.Seat, Choose: noCard}
	p := x.deal.State()
	switch {
	case wants && p.Round.MoveKinds(quick.Seat).Has(engine.Snap):
		x.play(quick)
	case p.Round.MoveKinds(engine.Nobody).Has(engine.CloseWindow):
		x.play(engine.Move{Do: engine.CloseWindow, Seat: engine.Nobody})
	default:
		x.advance()
	}
}

// snap lets a person choose the card that matches. It is shown to all, so the
// device need not be passed.
func (x *table) snap(p scoring.Player) {
	x.stop()
	x.at = seatState{Seat: x.deal.seat(p), Choose: engine.Snap}
	x.next = engine.Nobody
	x.show()
}

// nobodySnaps says that the last card is matched by nobody.
func (x *table) nobodySnaps() {
	if x.offer.open() {
		x.closeOffer()
		return
	}
	p := x.deal.State()
	for m := range p.Round.Moves() {
		if m.Seat == engine.Nobody {
			x.play(m)
			return
		}
	}
}
