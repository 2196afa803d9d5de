package words

import (
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Guests is what is said where guests are let into a game.
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

// AlsoAt says what many phones can open instead of the address, or "" if that is "".
func (v Guests) AlsoAt(address string) string {
	if address == "" {
		return ""
	}
	return v.GuestsTexts.AlsoAt(address)
}

// Pages is what the pages of guests say.
type Pages struct {
	speaker
	PagesTexts
	Script PagesScriptTexts
}

// LastRound says what has just happened, to be heard: "Round 4. Ann: 26 and 14 is 40. …"
func (v Pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return v.PagesTexts.LastRound(s.Rounds[n-1].Number, v.language.Table.SpokenSums(s))
}

// NotEntered says who has not entered a score yet, or "" if everyone has.
func (v Pages) NotEntered(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return v.PagesTexts.NotEntered(names)
}

// CardsHint says which cards to tap, and in which order.
func (v Pages) CardsHint(r engine.Rules) string {
	hint, replaced := v.TapAll(r.Hand), ""
	switch {
	case r.Grid.Rows > 0:
		hint = v.language.Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = v.TapLeft
	}
	if r.Replaced {
		replaced = v.Replaced
	}
	return v.Text(hint, replaced, v.HostAddsUp)
}

// Kind names a kind of card if others of its rank have another colour: "Red King".
func (v Pages) Kind(f engine.Face) string {
	return v.language.Rules.Coloured(v.language.Cards.Rank(f), f.Suit.Red())
}

// Server is what a host or a server says to those who come to it.
type Server struct {
	speaker
	ServerTexts
}

// Refused returns the reason why a table refuses an intent of a guest, for the middle of a sentence,
// given the code that programs get, and the player, the device or the typed text and the points that
// it is about. It is "" for any other code.
func (v Server) Refused(code, name string, points int) string {
	if code == "ERR_AWAY" {
		return name // which says why
	}
	return v.ServerTexts.Refused(code, name, points)
}

// A Device has what is known about a device that takes part in a game: its name, or else its kind.
// Each reader reads it in their own language.
type Device struct {
	Name   string
	Kind   string // such as "linux"; one that is not known is none
	Number int    // counts the devices of a table, from 1
}

// screen is the kind of a television.
const screen = "screen"

// Knows reports whether a kind of device has a name.
func (v Server) Knows(kind string) bool { return kind == screen || v.Devices(kind) != "" }

// Device returns the name of a device.
func (v Server) Device(d Device) string {
	switch {
	case d.Name != "":
		return d.Name
	case d.Kind == screen:
		return v.language.Guests.TelevisionName
	case v.Knows(d.Kind):
		return v.Devices(d.Kind)
	}
	return v.DeviceNumber(d.Number)
}

// Since says what is played, for how many rounds and since when.
func (v Server) Since(variant string, rounds int, began time.Time) string {
	return v.ServerTexts.Since(variant, rounds, v.Moment(began, began))
}
