package deck

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/internal/round"
)

// lookTime is how long a card stays face up.
const lookTime = 8 * time.Second

// firstHolder returns who holds the device first: the player who has to decide if
// that is a person here, or else the first such person. Where there is none, all may
// see the screen.
func (t *table) firstHolder() round.Chair {
	here, decides := t.driver.Here(), round.Decider(t.driver.Round())
	switch {
	case t.onlyAway():
		return round.Chair{Seat: t.driver.Round().Turn(), Choose: round.NoChoice, Public: true}
	case len(here) == 0:
		return round.NewChair(t.driver.Round().Turn())
	case slices.Contains(here, decides):
		return round.NewChair(decides)
	}
	return round.NewChair(here[0])
}

// onlyAway reports whether all people play at devices of their own.
func (t *table) onlyAway() bool {
	return len(t.driver.Here()) == 0 && len(t.driver.People()) > 0
}

// idle returns the player who holds the device, who does nothing now.
func (t *table) idle() round.Chair {
	at := t.at.Idle()
	at.Public = t.onlyAway()
	return at
}

// changed follows a change of the round: what moves have shown, and the end of the
// time in which cards may be matched.
func (t *table) changed() {
	if t.gone() {
		t.Close()
		return
	}
	t.catchUp()
	t.proceed()
}

// catchUp follows what has happened at the table since.
func (t *table) catchUp() {
	past := t.driver.Past()
	if t.at.Public && len(t.at.Shown) == 0 && !t.driver.Matching() {
		t.at = t.idle()
	}
	if len(past) > t.played {
		t.coach.reset()
	}
	for _, m := range past[t.played:] {
		t.at = t.at.Played(m)
	}
	t.played = len(past)
	if here := t.driver.Here(); !slices.Equal(here, t.here) {
		t.reseated()
		t.here = here
	}
}

// advance does what needs no decision, and then asks the player who has to decide
// next.
func (t *table) advance() {
	t.coach.reset()
	t.proceed()
}

// proceed lets the round go on, unless a player looks at a card or takes the device.
func (t *table) proceed() {
	t.stop()
	switch {
	case len(t.at.Shown) > 0:
		t.unlook = t.After(lookTime, t.turnDown)
	case t.at.Choose == engine.Snap: // the player looks for the card that matches
	case t.next != engine.Nobody && !t.driver.Matching() && isOneDevice(t.driver):
	default:
		t.driver.Drive()
		t.pass()
	}
	t.show()
}

// pass puts the device on the table while cards may be matched, or passes it to the
// person here who has to decide.
func (t *table) pass() {
	decides := t.driver.Decider()
	switch {
	case t.driver.Matching() && t.driver.Round().Phase() != engine.Giving:
		t.at = t.at.Idle()
		t.at.Public = true
	case t.driver.Waiting() || decides == t.at.Seat || !slices.Contains(t.driver.Here(), decides):
	default:
		t.at = round.NewChair(decides)
		if len(t.driver.Here()) > 1 {
			t.next = decides
		}
	}
}

// chooseSnap lets a person choose the card that matches. All players see that card,
// so the device need not be passed.
func (t *table) chooseSnap(s engine.Seat) {
	t.stop()
	t.at = round.NewChair(s).Choosing(engine.Snap)
	t.next = engine.Nobody
	t.show()
}

// noMatch says that no card of the people here matches the last discard.
func (t *table) noMatch() {
	if t.driver.Matching() {
		t.at = t.idle()
	}
	t.driver.Decline(t.driver.Here()...)
}

// hurry ends waiting.
func (t *table) hurry() {
	if len(t.at.Shown) > 0 {
		t.turnDown()
		return
	}
	t.driver.Hurry()
}
