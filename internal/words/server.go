package words

import "time"

// Server is what a host or a server says to those who come to it.
type Server struct {
	ServerSentences

	// Why a device is not let in, or not now.
	OtherName    string // this is not its name
	OtherNetwork string

	Damaged string // of a page

	// The pages of a family.
	Problem      string
	AllTables    string
	Key          string
	KeyHint      string
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
	Removed      string // the games of a family
	Unreadable   string // the same
}

// ServerSentences is what a host or a server says of something.
type ServerSentences interface {
	// Refused says why a table refuses what a guest wants, by the code that programs get:
	// about a player, a device or what was typed, and points. It is "" for any other code.
	Refused(code, name string, points int) string
	// Farewell says why a connection ends, or "" where the guest says it.
	Farewell(reason string) string
	// DeviceNumber is what a device is called that has no name.
	DeviceNumber(n int) string
	// TablesOf is the title of the tables of a family.
	TablesOf(family string) string
	// Since says what is played, for how many rounds and since when.
	Since(variant string, rounds int, began time.Time) string
	// HereBefore says who played here, at the end of a hint.
	HereBefore(names []string) string
	// TooManyTables says that a family has as many tables open as it may.
	TooManyTables(most int) string
	// Full says that a family has used what it may.
	Full(megabytes int64) string
}
