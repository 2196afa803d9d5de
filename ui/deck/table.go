package deck

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/words"
)

// A table is a round with the virtual deck and its screen. One person holds
// the device at a time; between two people a curtain is drawn.
type table struct {
	*frame.Frame

	sheet   Sheet
	deal    *deal
	at      seatState   // who holds the device
	next    engine.Seat // whom to pass it to, or Nobody
	screen  *screen
	waiting func() // what happens next by itself, or nil
	stop    func() // stops waiting
	coach   coach
	offer   offer
	book    *rulebook.Pane // the rules if they are open, or nil
	foot    string         // what can be done at the foot of the screen
	past    []pastMove     // every move so far
	shown   int            // how many of them the screen has shown
}

// paces are how long the computer takes for a move, a matching card may be
// thrown in, and a card stays open.
const (
	movePace = 900 * time.Millisecond
	lookPace = 8 * time.Second
)

// firstHolder returns who holds the device first: whose turn it is, if a person
// plays there, or else the first person.
func (x *table) firstHolder() engine.Seat {
	people := x.deal.people()
	p := x.deal.State()
	if len(people) == 0 {
		return p.Round.Turn()
	}
	if who := x.decider(); slices.Contains(people, who) {
		return who
	}
	return people[0]
}

// decider returns who has to decide now, or Nobody where the table does.
func (x *table) decider() engine.Seat {
	p := x.deal.State()
	return decider(&p.Round)
}

func decider(r *engine.Round) engine.Seat {
	switch r.Phase() {
	case engine.Looking:
		for s := range engine.Seat(r.Players()) {
			if !r.HasLooked(s) && !r.Left(s) {
				return s
			}
		}
	case engine.Giving:
		who, _ := r.Owes()
		return who
	case engine.Revealing, engine.Over, engine.Shuffling:
		return engine.Nobody
	}
	for s := range engine.Seat(r.Players()) {
		if n, _ := r.Pending(s); n > 0 {
			return s
		}
	}
	if r.Phase() == engine.LastSnap {
		return engine.Nobody
	}
	return r.Turn()
}

// advance does what needs nobody, and otherwise turns to whoever decides next.
func (x *table) advance() {
	x.stop()
	x.waiting = nil
	x.coach.silence()
	p := x.deal.State()
	switch {
	case p.Round.Waits():
		if !x.Refused(x.deal.shuffle()) {
			x.advance()
		}
		return
	case len(x.at.Shown) > 0:
		x.wait(lookPace, x.turnDown)
	case x.offer.open() && p.Round.Phase() != engine.Giving:
		x.layAside()
	case x.next != engine.Nobody:
	case p.Round.Phase() == engine.Revealing:
		x.wait(movePace, x.replacePower)
	default:
		x.turnTo(x.decider())
	}
	x.show()
}

// turnTo lets whoever decides next decide.
func (x *table) turnTo(s engine.Seat) {
	if x.computersSnap() {
		return
	}
	if s == engine.Nobody {
		if p := x.deal.State(); p.Round.Phase() == engine.LastSnap && len(x.deal.snappers()) == 0 {
			x.wait(movePace, x.nobodySnaps)
		}
		return
	}
	if level, computer := x.deal.plays(s); computer {
		x.wait(x.pace(), func() { x.play(x.computerMove(s, level)) })
		return
	}
	if s != x.at.Seat {
		x.at = seatState{Seat: s, Choose: noCard}
		if len(x.deal.people()) > 1 {
			x.next = s
		}
	}
}

// pace is how long the computer takes.
func (x *table) pace() time.Duration {
	p := x.deal.State()
	if p.Round.Phase() == engine.Looking {
		return 0
	}
	return movePace
}

// computerMove is what the computer does at a seat.
func (x *table) computerMove(s engine.Seat, level bot.Level) engine.Move {
	p := x.deal.State()
	return bot.Move(p.Pack, p.Round.View(s), level, x.deal.dice)
}

// computersSnap lets the computer throw in cards that match, one at a time, and
// reports whether one is on its way.
func (x *table) computersSnap() bool {
	p := x.deal.State()
	if x.offer.made && p.Round.Phase() != engine.LastSnap {
		return false // they have thought about this card
	}
	for s := range engine.Seat(p.Round.Players()) {
		level, computer := x.deal.plays(s)
		if !computer || !p.Round.MoveKinds(s).Has(engine.Snap) {
			continue
		}
		if m, wants := bot.Snaps(p.Pack, p.Round.View(s), level, x.deal.dice); wants {
			x.wait(movePace, func() { x.play(m) })
			return true
		}
	}
	return false
}

// replacePower replaces the next power card that was left in a line.
func (x *table) replacePower() {
	p := x.deal.State()
	for m := range p.Round.Moves() {
		x.play(m)
		return
	}
}

// wait does something after a while, or at once if it is hurried.
func (x *table) wait(d time.Duration, do func()) {
	x.waiting = do
	x.stop = x.After(d, do)
}

// hurry does at once what is waited for.
func (x *table) hurry() {
	if do := x.waiting; do != nil {
		x.stop()
		do()
	}
}

// show makes the screen look like the round.
func (x *table) show() {
	v := x.seen()
	x.shown = len(x.past)
	x.screen.show(v)
	if foot := v.foot(); foot != x.foot {
		x.foot = foot
		x.Settle(x.screen.root)
	}
}

// seen is what is to be seen.
func (x *table) seen() view {
	s := x.sheet.Sheet()
	p := x.deal.State()
	v := viewOf(x.deal, s, x.at)
	v.Title = words.RoundTitle(s)
	if x.next != engine.Nobody {
		v.Curtain = words.Name(s, x.deal.player(x.next))
	}
	if x.at.Choose != engine.Snap && x.next == engine.Nobody && len(x.at.Shown) == 0 {
		v.Snappers = x.deal.snappers()
	}
	v.Seconds = x.offer.left
	v.LastSnap = p.Round.Phase() == engine.LastSnap
	v.CanAsk = x.Preferences().Coach && x.next == engine.Nobody && x.asks()
	v.Coach = x.coach.said
	v.Hurry = x.waiting != nil && len(x.at.Shown) == 0 && !x.offer.open()
	v.Told = x.news(s)
	for _, t := range x.past[x.shown:] {
		v.Travels = append(v.Travels, t.travels()...)
	}
	if x.Preferences().Still {
		v.Travels = nil
	}
	return v
}

// asks reports whether it is for whoever holds the device to move.
func (x *table) asks() bool {
	p := x.deal.State()
	return x.decider() == x.at.Seat && p.Round.Phase() != engine.Looking && len(x.at.Shown) == 0
}

func (x *table) actions() actions {
	return actions{
		tap: x.tap, drop: x.drop, hold: x.hold, act: x.act, draw: x.draw, discard: x.discard, held: x.held, hurry: x.hurry,
		snap: x.snap, nobody: x.nobodySnaps, taken: x.taken, rules: x.openRules, coach: x.askCoach, write: x.write, leave: x.Close,
	}
}
