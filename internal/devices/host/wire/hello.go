package wire

import "tabby/internal/table/round"

// A Joining is what a page sends to join a table.
type Joining struct {
	Key    string `json:"key"`
	Device string `json:"device,omitempty"` // what it is called, or ""
	Kind   string `json:"kind,omitempty"`   // if it has no name, what it is: "androidPhone", "androidTablet", "linux", "windows", "screen" or "other"
}

// A Passcode is what a page sends that was given the digits of a table instead of its
// address.
type Passcode struct {
	Code string `json:"code"` // six digits
}

// An Invitation is what it gets.
type Invitation struct {
	Address string `json:"address"` // of the table, from the plain address on: "table#KEY"
}

// A Neighbour is a table that a host has found in its network, or its own, as a page lists them.
type Neighbour struct {
	Name    string `json:"name"`    // of the table, as its host announces it
	Address string `json:"address"` // of its host, in numbers: "http://192.168.1.21:8229"
}

// A Ticket is what it gets.
type Ticket struct {
	Token string `json:"token"`
	Table string `json:"table"` // under which the guest keeps the token
	Role  string `json:"role"`  // "watch", "score" or "sit"
}

// The reasons with which a host ends a connection, beside the codes of refusals.
const (
	ByeClosed  = "closed"   // the table is closed for now: come back later
	ByeAway    = "ERR_AWAY" // the table cannot be opened now: come back in a minute
	ByeGone    = "gone"     // the device was sent away, or has left
	ByeKeys    = "keys"     // there are new codes
	ByeTrashed = "trashed"  // the game is in the bin: come back later, to it or to the next one
	ByeHanded  = "handed"   // the game goes on on another device
)

// A Hello is the first message of a guest: with a token, or with a key that is exchanged
// for one.
type Hello struct {
	Tabby  int    `json:"tabby"` // [Version]
	Token  string `json:"token,omitempty"`
	Key    string `json:"key,omitempty"`
	Device string `json:"device,omitempty"` // as in [Joining]
	Kind   string `json:"kind,omitempty"`
	As     string `json:"as"`               // "page", or "data" for programs
	Log    bool   `json:"log,omitempty"`    // the table comes with all events of the game
	Screen bool   `json:"screen,omitempty"` // it is the big screen
	Show   string `json:"show,omitempty"`   // the page it looks at
	Space  *Space `json:"space,omitempty"`  // that a page has for the cards

	TimeLimit round.TimeLimit `json:"time_limit,omitempty"` // of its player; one that is unknown is the usual
	Languages string          `json:"languages,omitempty"`  // that the guest reads, as in the header Accept-Language, or "" if the request says it
}

// A Space is the room that a page has for the table of cards, and the size of its text, in
// its pixels.
type Space struct {
	Width  int `json:"w"`
	Height int `json:"h"`
	Text   int `json:"t"`
}
