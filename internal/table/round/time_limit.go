package round

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
)

// A TimeLimit says how much time a person has for decisions with a time limit.
type TimeLimit string

// The time limits.
const (
	UsualTime    TimeLimit = ""
	ExtendedTime TimeLimit = "extended" // four times the usual
	NoTimeLimit  TimeLimit = "none"     // until they say so
)

// TimeLimits returns the time limits, the shortest first.
func TimeLimits() []TimeLimit { return []TimeLimit{UsualTime, ExtendedTime, NoTimeLimit} }

// Longer returns the longer of two time limits. A text that is not a time limit counts as the shortest.
func (l TimeLimit) Longer(other TimeLimit) TimeLimit {
	all := TimeLimits()
	if slices.Index(all, other) > slices.Index(all, l) {
		return other
	}
	return l
}

// Seconds returns the seconds that a person has for something with a usual limit, or 0 if
// there is no limit.
func (l TimeLimit) Seconds(usual int) int {
	switch l {
	case ExtendedTime:
		return 4 * usual
	case NoTimeLimit:
		return 0
	}
	return usual
}

// timeLimit returns the time limit of the person of a seat. If the person is disconnected, or the round has
// waited long for them, it is the usual one.
func (d *Driver) timeLimit(s engine.Seat) TimeLimit {
	switch {
	case !d.Away(s) && d.owner.TimeLimit != nil:
		return d.owner.TimeLimit()
	case d.Away(s) && !d.gone(s) && !d.slow(s) && d.awayLimit != nil:
		return d.awayLimit(d.Player(s))
	}
	return UsualTime
}

// seconds returns the duration of an offer for all: that of the slowest player who may
// snap. After that, the offer waits only for people without a limit.
func (d *Driver) seconds() int {
	usual := offerSeconds
	if n := d.State().Pack.Ruleset.Number(engine.SnapWindow); n > 0 {
		usual = n
	}
	most := usual
	for _, s := range d.undecided(d.People()) {
		most = max(most, d.timeLimit(s).Seconds(usual))
	}
	return most
}

// unlimited reports whether someone may still snap who has no time limit.
func (d *Driver) unlimited() bool {
	return slices.ContainsFunc(d.undecided(d.People()), func(s engine.Seat) bool { return d.timeLimit(s) == NoTimeLimit })
}

// secondsLeft returns how many seconds are left to snap, 0 while there is no limit.
func (d *Driver) secondsLeft() int {
	if d.unlimited() {
		return 0
	}
	return d.offer.left
}

// An offer is the time in which players may snap, that is, discard a card
// that matches the last discard, out of turn. The first snap counts.
type offer struct {
	made     bool                  // since the last discard
	open     bool                  // cards may be matched
	left     int                   // seconds, 0 when they are over
	snap     engine.Move           // the snap of the fastest computer player
	snapAt   int                   // the seconds left at that time, 0 if none snaps
	declined [engine.MaxSeats]bool // who has said that none of their cards match
}

// offerSeconds is the duration of an offer if no house rule sets it.
const offerSeconds = 5

// Matching reports whether the round waits for cards that match the last discard.
// The last card of a round is separate: see [engine.LastSnap].
func (d *Driver) Matching() bool { return d.Desk.matching }

// makeOffer makes an offer after a move that allows one, because it discarded a card or
// was the last.
func (d *Driver) makeOffer(m PastMove) {
	p := d.State()
	last := p.Round.Phase() == engine.LastSnap
	if !m.discarded() && !(last && m.Before.Round.Phase() != engine.LastSnap) {
		return
	}
	d.setOffer(offer{})
	if _, open := p.Round.Window(); open && !last && len(d.undecided(d.People())) > 0 {
		d.setOffer(d.newOffer())
	}
}

// newOffer returns an offer before the last turn is over, with the quickest computer
// player.
func (d *Driver) newOffer() offer {
	o := offer{made: true, open: true, left: d.seconds()}
	for m, level := range d.computerSnaps() {
		if at := max(1, o.left-2-int(bot.Sharp-level)); at > o.snapAt {
			o.snap, o.snapAt = m, at
		}
	}
	return o
}

// setOffer sets the offer, which determines when people may move.
func (d *Driver) setOffer(o offer) {
	d.offer, d.Desk.matching = o, o.open
}

// undecided returns the seats that may snap and have not declined yet.
func (d *Driver) undecided(seats []engine.Seat) []engine.Seat {
	r := d.Round()
	return slices.DeleteFunc(slices.Clone(seats), func(s engine.Seat) bool { return !r.MoveKinds(s).Has(engine.Snap) || d.offer.declined[s] })
}

// tick counts a second of an offer.
func (d *Driver) tick() {
	d.offer.left = max(0, d.offer.left-1)
	switch {
	case d.timeIsUp():
		d.closeOffer()
		return
	case !d.Matching() && d.offer.left == 0:
		for _, s := range d.away() {
			d.offer.declined[s] = d.offer.declined[s] || d.timeLimit(s) != NoTimeLimit
		}
	case d.unlimited(): // which shows no seconds
		d.wait(time.Second, d.tick)
		return
	}
	d.owner.Changed()
}

// timeIsUp reports whether the time for matching cards is over.
func (d *Driver) timeIsUp() bool {
	return d.Matching() && d.offer.left < max(1, d.offer.snapAt) && !d.unlimited()
}

// Decline records that none of the cards of these people match the last discard. The round continues
// when nobody is left who might have such a card, or for whom it waits. Players who may not match
// are ignored.
func (d *Driver) Decline(seats ...engine.Seat) {
	for _, s := range d.undecided(seats) {
		d.offer.declined[s] = true
	}
	decided := len(d.undecided(d.People())) == 0
	switch {
	case d.Matching() && (decided || d.timeIsUp()):
		d.closeOffer()
	case decided && d.Round().Phase() == engine.LastSnap:
		d.playForTable()
	case !decided:
		d.owner.Changed()
	}
}

// closeOffer ends an offer: the quickest computer player snaps, if any.
func (d *Driver) closeOffer() {
	d.Stop()
	snap, wants := d.offer.snap, d.offer.snapAt > 0
	d.setOffer(offer{made: true})
	r := d.Round()
	switch {
	case wants && r.MoveKinds(snap.Seat).Has(engine.Snap):
		d.playOwn(snap)
	case r.MoveKinds(engine.Nobody).Has(engine.CloseWindow):
		d.playOwn(engine.Move{Do: engine.CloseWindow, Seat: engine.Nobody})
	default:
		d.owner.Changed()
	}
}

// endSnaps gives players time to match the last card: the people at the device that is passed around say
// when nobody does, and those at their own devices have a time limit. A player who has a power to use
// does so first.
func (d *Driver) endSnaps(decider engine.Seat) {
	switch {
	case decider != engine.Nobody:
		d.think(decider)
	case len(d.undecided(d.People())) == 0:
		d.wait(moveDelay, d.playForTable)
	case len(d.undecided(d.away())) > 0:
		if d.offer.left == 0 {
			d.offer.left = d.seconds()
		}
		d.wait(time.Second, d.tick)
	}
}

// LookSeconds is how long a card that a player looks at is usually face up. CallSeconds is how
// long a turn waits for a call if nothing else is left to choose.
const (
	LookSeconds = 20
	CallSeconds = 3
)

// closing are the moves that end a turn.
const closing = engine.MoveKinds(1<<engine.EndTurn | 1<<engine.Knock | 1<<engine.Pass)

// TurnEnd returns the move with which a person's turn ends by itself, and after how many seconds.
// That is 0, and the turn goes on, if something is left to choose, if the person may call and has
// no time limit, if only computers wait, or in the first turn of a round. Without a call it takes a
// second, in which people see the last move.
func (d *Driver) TurnEnd(s engine.Seat, l TimeLimit) (end engine.Move, seconds int) {
	kinds := d.Round().MoveKinds(s)
	end = engine.Move{Do: engine.EndTurn, Seat: s}
	if kinds.Has(engine.Pass) {
		end.Do = engine.Pass
	}
	switch {
	case d.Tame != nil, kinds&^closing != 0, !kinds.Has(end.Do): // in a lesson, the player should see all choices
		return end, 0
	case kinds.Has(engine.Knock) && (len(d.People()) == 1 || d.Round().TurnsHad(s) == 0):
		return end, 0
	case kinds.Has(engine.Knock):
		return end, l.Seconds(CallSeconds)
	}
	return end, 1
}
