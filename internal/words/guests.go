package words

import (
	"time"
)

// Guests is what is said where others are let into a game.
type Guests struct {
	speaker
	GuestsTexts
}

// A GuestAt is a device that takes part in a game.
type GuestAt struct {
	Role  string    // for what it was let in: "sit", "score" or "watch"
	Seat  string    // the name of the player whose seat it has, or ""
	Back  bool      // that player comes back
	Here  bool      // it is connected
	Since time.Time // when it went away, if that is known
}

// GuestLine returns what a device does, and whether it is here: "Sits as Ben · here".
func (v Guests) GuestLine(g GuestAt) string {
	does := v.does(g)
	switch {
	case g.Here:
		return v.Here(does)
	case g.Since.IsZero():
		return v.Away(does)
	}
	return v.AwaySince(does, v.TimeOfDay(g.Since))
}

// does returns what a device does.
func (v Guests) does(g GuestAt) string {
	switch {
	case g.Back:
		return v.ComesBack(g.Seat)
	case g.Seat != "":
		return v.Sits(g.Seat)
	case g.Role == "sit": // until it has a seat
		return v.Does("watch")
	}
	return v.Does(g.Role)
}

// AlsoAt says what many phones can open in place of the address, or nothing where that is "".
func (v Guests) AlsoAt(address string) string {
	if address == "" {
		return ""
	}
	return v.GuestsTexts.AlsoAt(address)
}
