package deck

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/ui/kit/widgets"
)

// A holder is the player who holds the device, with everything they are doing. It lets the round go
// on as far as they have nothing to decide.
type holder struct {
	driver   *round.Driver // of the round that is shown
	at       round.Chair
	next     engine.Seat   // whom to pass the device to, or Nobody
	here     []engine.Seat // of those who played at this device last
	played   int           // how many moves at has followed
	rechosen bool          // who plays was chosen again
	until    time.Time     // cards turn face down or the turn ends by itself; zero if neither does
	now      func() time.Time
	busy     func() bool // the player reads something else
	unlook   func()      // stops the timer that turns down cards, or ends the turn
	after    widgets.After
	limit    func() round.TimeLimit // of those who play at this device
	end      func(engine.Move)      // ends the turn
	moved    func()                 // forgets what was said about the moment before
	show     func()
}

// newHolder returns who holds the device from now on. What moves have shown before is over, and
// is not shown again.
func newHolder(d *round.Driver, now func() time.Time, after widgets.After, limit func() round.TimeLimit) *holder {
	h := &holder{driver: d, next: engine.Nobody, busy: func() bool { return false }, unlook: func() {}, now: now, after: after, limit: limit}
	h.at, h.here, h.played = h.first(), d.Here(), len(d.Past())
	return h
}

// first returns who holds the device first: the player who has to decide if that is a person here,
// or else the first such person. Without one, everybody may see the screen.
func (h *holder) first() round.Chair {
	here, decides := h.driver.Here(), round.Decider(h.driver.Round())
	switch {
	case h.onlyAway():
		return round.Chair{Seat: h.driver.Round().Turn(), Choose: round.NoChoice, Public: true}
	case len(here) == 0:
		return round.NewChair(h.driver.Round().Turn())
	case slices.Contains(here, decides):
		return round.NewChair(decides)
	}
	return round.NewChair(here[0])
}

// onlyAway reports whether all people play at devices of their own.
func (h *holder) onlyAway() bool {
	return len(h.driver.Here()) == 0 && len(h.driver.People()) > 0
}

// idle returns the player who holds the device, who does nothing now.
func (h *holder) idle() round.Chair {
	at := h.at.Idle()
	at.Public = h.onlyAway()
	return at
}

// decides reports whether the player who holds the device has to move.
func (h *holder) decides() bool {
	r := h.driver.Round()
	return round.Decider(r) == h.at.Seat && r.Phase() != engine.Looking && len(h.at.Shown) == 0
}

// covered reports whether the device is on its way to another player.
func (h *holder) covered() bool { return h.next != engine.Nobody }

// begin passes the device to the first who holds it, if several play here.
func (h *holder) begin() {
	if len(h.driver.Here()) > 1 {
		h.next = h.at.Seat
	}
	h.advance()
}

// catchUp follows what has happened at the table since.
func (h *holder) catchUp() {
	past := h.driver.Past()
	if h.at.Public && len(h.at.Shown) == 0 && !h.driver.Matching() {
		h.at = h.idle()
	}
	if len(past) > h.played {
		h.until = time.Time{}
		h.moved()
	}
	for _, m := range past[h.played:] {
		h.at = h.at.Played(m)
	}
	h.played = len(past)
	if here := h.driver.Here(); !slices.Equal(here, h.here) {
		h.reseat()
		h.here = here
	}
}

// reseat passes the device to who decides next, of those who play here now. The first
// who plays at a device that lay open for all takes it as well.
func (h *holder) reseat() {
	h.moved()
	h.rechosen = false
	h.at, h.next = h.first(), engine.Nobody
	if here := len(h.driver.Here()); here > 1 || here == 1 && len(h.here) == 0 {
		h.next = h.at.Seat
	}
}

// advance does what needs no decision, and then asks the player who has to decide
// next.
func (h *holder) advance() {
	h.moved()
	h.proceed()
}

// proceed lets the round go on, unless a player looks at a card or takes the device.
func (h *holder) proceed() {
	h.stop()
	switch {
	case len(h.at.Shown) > 0:
		h.count()
	case h.at.Choose == engine.Snap: // the player looks for the card that matches
	case h.covered() && !h.driver.Matching() && isOneDevice(h.driver):
	default:
		h.driver.Drive()
		h.pass()
		h.count()
	}
	h.show()
}

// looks returns how many seconds the player sees cards before they turn down by themselves, 0 if they
// see none, or as long as they like.
func (h *holder) looks() int {
	if len(h.at.Shown) == 0 {
		return 0
	}
	return h.limit().Seconds(round.LookSeconds)
}

// ends returns the function that ends the look or the turn of the player, and after how many seconds it is called
// by itself, or 0 if it is not.
func (h *holder) ends() (end func(), seconds int) {
	if len(h.at.Shown) > 0 {
		return h.turnDown, h.looks()
	}
	if h.covered() || h.at.Public || h.driver.Decider() != h.at.Seat {
		return nil, 0
	}
	move, seconds := h.driver.TurnEnd(h.at.Seat, h.limit())
	return func() { h.end(move) }, seconds
}

// count counts the seconds until the look or the turn of the player who holds the device ends by itself. While
// that player reads something else, the seconds of a turn begin again, and those of a look go on.
func (h *holder) count() {
	_, seconds := h.ends()
	switch {
	case seconds == 0:
		h.until = time.Time{}
		return
	case !h.now().Before(h.until) || h.reads():
		h.until = h.now().Add(time.Duration(seconds) * time.Second)
	}
	h.unlook = h.after((h.until.Sub(h.now())-1)%time.Second+1, h.tick)
}

// left returns how many seconds are left, 0 if none are counted.
func (h *holder) left() int {
	if h.until.IsZero() {
		return 0
	}
	return int((h.until.Sub(h.now()) + time.Second - 1) / time.Second)
}

// reads reports whether the player reads something else in a turn.
func (h *holder) reads() bool { return h.busy() && len(h.at.Shown) == 0 }

// tick shows that a second has passed, or ends what ends by itself.
func (h *holder) tick() {
	switch {
	case h.reads():
		h.count()
	case h.now().Before(h.until):
		h.count()
		h.show()
	default:
		end, _ := h.ends()
		end()
	}
}

// pass puts the device on the table while cards may be matched, or passes it to the
// person here who has to decide.
func (h *holder) pass() {
	decides := h.driver.Decider()
	switch {
	case h.driver.Matching() && h.driver.Round().Phase() != engine.Giving:
		h.at = h.at.Idle()
		h.at.Public = true
	case h.driver.Waiting() || decides == h.at.Seat || !slices.Contains(h.driver.Here(), decides):
	default:
		h.at = round.NewChair(decides)
		if len(h.driver.Here()) > 1 {
			h.next = decides
		}
	}
}

// stop stops timers.
func (h *holder) stop() {
	h.unlook()
	h.driver.Stop()
}

// leave ends a look: a player who comes back sees nothing of it.
func (h *holder) leave() {
	h.stop()
	if h.until = (time.Time{}); len(h.at.Shown) > 0 {
		h.at = h.idle()
	}
}

// take takes the device once it has been passed.
func (h *holder) take() {
	h.next = engine.Nobody
	h.advance()
}

// turnDown turns down the cards that were shown, and cancels the choice of a
// card.
func (h *holder) turnDown() {
	h.at, h.until = h.idle(), time.Time{}
	h.advance()
}

// snap lets a person choose the card that matches. All players see that card,
// so the device need not be passed.
func (h *holder) snap(s engine.Seat) {
	h.stop()
	h.at = round.NewChair(s).Choosing(engine.Snap)
	h.next = engine.Nobody
	h.show()
}

// noMatch says that no card of the people here matches the last discard.
func (h *holder) noMatch() {
	if h.driver.Matching() {
		h.at = h.idle()
	}
	h.driver.Decline(h.driver.Here()...)
}

// hurry ends waiting.
func (h *holder) hurry() {
	if len(h.at.Shown) > 0 {
		h.turnDown()
		return
	}
	h.driver.Hurry()
}

// sit shows the table to a player who begins or drops a choice.
func (h *holder) sit(at round.Chair) {
	h.at = at
	h.show()
}
