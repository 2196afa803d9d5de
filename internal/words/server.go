package words

import (
	"time"
)

// Server is what a host or a server says to those who come to it.
type Server struct {
	speaker
	ServerTexts
}

// Refused says why a table refuses what a guest wants, for the middle of a sentence, by the code that
// programs get: about a player, a device or what was typed, and points. It is "" for any other code.
func (v Server) Refused(code, name string, points int) string {
	if code == "ERR_AWAY" {
		return name // which says why
	}
	return v.ServerTexts.Refused(code, name, points)
}

// A Device is what is known of a device that takes part in a game: its name, or else its kind. Each
// reader reads it in an own language.
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
