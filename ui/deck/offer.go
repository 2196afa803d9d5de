package deck

import (
	"iter"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
)

// An offer is the time in which players may snap, that is discard a card that
// matches the last discard. Meanwhile the device is on the table and shows only
// what all players may see, with a button for each person.
type offer struct {
	made   bool        // since the last discard
	left   int         // seconds, 0 when it is over
	snap   engine.Move // the snap of the quickest computer player
	snapAt int         // the seconds left at that time, 0 if none snaps
}

// offerSeconds is how long an offer lasts where no house rule says.
const offerSeconds = 5

// open reports whether players may snap now.
func (o offer) open() bool { return o.left > 0 }

// offerSnap starts an offer if any person can match the last discard.
func (t *table) offerSnap() {
	p := t.deal.State()
	if _, open := p.Round.Window(); !open || p.Round.Phase() == engine.LastSnap || len(t.deal.snappers()) == 0 {
		return
	}
	t.offer = offer{made: true, left: offerSeconds}
	if n := p.Pack.Ruleset.Number(engine.SnapWindow); n > 0 {
		t.offer.left = n
	}
	for m, level := range t.computerSnaps() {
		if at := max(1, t.offer.left-2-int(bot.Sharp-level)); at > t.offer.snapAt {
			t.offer.snap, t.offer.snapAt = m, at
		}
	}
}

// resumeOffer makes the offer again that was open when the round was left.
func (t *table) resumeOffer() {
	if n := len(t.past); n > 0 && t.past[n-1].discarded() {
		t.offerSnap()
	}
}

// computerSnaps yields the snaps that computer players want to make, in the
// order of their seats.
func (t *table) computerSnaps() iter.Seq2[engine.Move, bot.Level] {
	return func(yield func(engine.Move, bot.Level) bool) {
		if t.lesson != nil {
			return
		}
		p := t.deal.State()
		for s := range engine.Seat(p.Round.Players()) {
			level, computer := t.deal.level(s)
			if !computer || !p.Round.MoveKinds(s).Has(engine.Snap) {
				continue
			}
			if m, wants := bot.Snaps(p.Pack, p.Round.View(s), bot.Player{Level: level, Dice: t.deal.dice}); wants && !yield(m, level) {
				return
			}
		}
	}
}

// computersSnap makes the first computer player that wants to snap do so, and
// reports whether there is one.
func (t *table) computersSnap() bool {
	if t.offer.made && t.deal.round().Phase() != engine.LastSnap {
		return false // they decided when the offer was made
	}
	for m := range t.computerSnaps() {
		t.wait(moveDelay, func() { t.play(m) })
		return true
	}
	return false
}

// countDown shows what all players may see, and counts the seconds.
func (t *table) countDown() {
	t.at = seatState{Seat: t.at.Seat, Choose: noChoice, Public: true}
	t.wait(time.Second, t.tick)
}

// tick counts a second of an offer.
func (t *table) tick() {
	if t.offer.left--; t.offer.left < max(1, t.offer.snapAt) {
		t.closeOffer()
		return
	}
	t.wait(time.Second, t.tick)
	t.show()
}

// closeOffer ends an offer: the quickest computer player snaps, if any.
func (t *table) closeOffer() {
	t.stop()
	snap, wants := t.offer.snap, t.offer.snapAt > 0
	t.offer = offer{made: true}
	t.at = seatState{Seat: t.at.Seat, Choose: noChoice}
	r := t.deal.round()
	switch {
	case wants && r.MoveKinds(snap.Seat).Has(engine.Snap):
		t.play(snap)
	case r.MoveKinds(engine.Nobody).Has(engine.CloseWindow):
		t.play(engine.Move{Do: engine.CloseWindow, Seat: engine.Nobody})
	default:
		t.advance()
	}
}

// chooseSnap lets a person choose the card that matches. All players see that
// card, so the device need not be passed.
func (t *table) chooseSnap(p scoring.Player) {
	t.stop()
	t.at = seatState{Seat: t.deal.seat(p), Choose: engine.Snap}
	t.next = engine.Nobody
	t.show()
}

// noMatch continues the round when no player matches the last discard.
func (t *table) noMatch() {
	if t.offer.open() {
		t.closeOffer()
		return
	}
	t.playForTable()
}
