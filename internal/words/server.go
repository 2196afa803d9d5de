package words

import (
	"time"

	"tabby/internal/words/message"
)

// Server is what a host or a server says to those who come to it.
type Server struct {
	speaker
	Words ServerWords

	// Why a device is not let in, or not now.
	OtherName    string // this is not its name
	OtherNetwork string

	Damaged string // of a page

	// Ways to join at a table of a family.
	Seat   Way
	Scores Way
	Watch  Way

	// The pages of a family.
	Problem      string
	AllTables    string
	Key          string
	KeyHint      string
	Mine         string // the device may remember the key
	Forget       string // the key on this device
	Open         string
	Running      string // games
	BeginGame    string
	Game         string
	NamesHint    string
	Begin        string
	SaveCopy     string
	Addresses    string // what they are, and whom to give them
	CodeOfLink   string // describes the code
	Digits       string // names the six digits
	DigitsHint   string // whom they help, and for how long
	OtherPage    string // has sent this form
	WrongKey     string
	WrongKeys    string // too many
	ManyFamilies string
	TooMuch      string // asked for at once
	Stopping     string
	Removed      string   // the games of a family
	Unreadable   string   // the same
	DeviceNumber Numbered // a device that has no name
	TablesOf     Named    // the title of the tables of a family
	TooMany      Numbered // of a family that has as many tables open as it may
	Full         Numbered // of a family that has used the megabytes that it may

	HereBefore func(names []string) string `holes:"names"` // who played here, at the end of a hint
}

// ServerWords say what a table and a server answer.
type ServerWords struct {
	Refused  map[string]message.Message // {name}, {points}: why, by code, without a full stop
	Farewell map[string]message.Message // by the reason why a connection ends
	Devices  map[string]message.Message // what a device is called that has no name, by its kind
	Since    message.Message            // {variant}, {rounds}, {moment}
}

// Refused says why a table refuses what a guest wants, for the middle of a sentence, by the code that
// programs get: about a player, a device or what was typed, and points. It is "" for any other code.
func (v Server) Refused(code, name string, points int) string {
	if code == "ERR_AWAY" {
		return name // which says why
	}
	return lookUp(v.Words.Refused, code).With("name", Isolated(name), "points", points)
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
func (v Server) Knows(kind string) bool {
	_, known := v.Words.Devices[kind]
	return known || kind == screen
}

// Device returns what a device is called.
func (v Server) Device(d Device) string {
	switch {
	case d.Name != "":
		return d.Name
	case d.Kind == screen:
		return v.language.Guests.Television.Name
	case v.Knows(d.Kind):
		return v.Words.Devices[d.Kind].With()
	}
	return v.DeviceNumber(d.Number)
}

// Farewell says why a connection ends, or "" where the guest says it.
func (v Server) Farewell(reason string) string { return lookUp(v.Words.Farewell, reason).With() }

// Since says what is played, for how many rounds and since when.
func (v Server) Since(variant string, rounds int, began time.Time) string {
	return v.Words.Since.With("variant", variant, "rounds", rounds, "moment", v.Moment(began, began))
}
