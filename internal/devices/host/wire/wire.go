package wire

import (
	"encoding/json"
	"time"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/table/sight"
	"tabby/scoring"
)

// A Frame is one message of a host.
type Frame struct {
	Seq     int               `json:"seq,omitempty"`
	Ticket  *Ticket           `json:"ticket,omitempty"` // for a hello with a key
	Parts   map[string]string `json:"parts,omitempty"`  // HTML by the id of the element it replaces
	Table   *Table            `json:"table,omitempty"`
	Answers []Answer          `json:"answers,omitempty"`
	Picture []byte            `json:"picture,omitempty"` // the GIF that was asked for
	Others  []string          `json:"others,omitempty"`  // the bases of other hosts of the table
	Bye     string            `json:"bye,omitempty"`     // why the connection ends
	Why     string            `json:"why,omitempty"`     // the same as a sentence, or ""
}

// A Table is one as programs see it.
type Table struct {
	Game    string            `json:"game,omitempty"` // its ID, with the log
	Variant string            `json:"variant"`
	House   engine.House      `json:"house,omitempty"`
	Players []Player          `json:"players"`          // by number
	Round   int               `json:"round"`            // the coming one, from 0
	Sheet   *sheetview.View   `json:"sheet,omitempty"`  // what it shows, where the log is not asked for
	Slips   sheetview.Slips   `json:"slips"`            // by player
	Caller  *scoring.Player   `json:"caller,omitempty"` // who called in the coming round, as the scorekeeper has said
	Log     []json.RawMessage `json:"log,omitempty"`    // all events of the game, as [scoring.Marshal] writes them, without the logs of rounds
	Now     time.Time         `json:"now,omitzero"`     // by the clock of the host, with the log
	Paused  bool              `json:"paused,omitempty"`
	Deck    *round.View       `json:"deck,omitempty"` // what the guest may see of the round that is dealt
	You     You               `json:"you"`
}

// A Player is a player of the game.
type Player struct {
	Name  string `json:"name"`
	Plays bool   `json:"plays"`           // in the coming round
	Taken string `json:"taken,omitempty"` // the device that has the seat, or ""

	Colour int `json:"colour"` // of the badge, as the pages number them
	Shape  int `json:"shape"`
	Cat    int `json:"cat,omitempty"` // from 1; an older host says none
}

// You are the guest.
type You struct {
	Role   string         `json:"role"`
	Player scoring.Player `json:"player"` // -1 for no seat
	Writes bool           `json:"writes,omitempty"`
	Deals  bool           `json:"deals,omitempty"` // may deal with the virtual deck now
}

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

// Wishes are the display preferences of a person who opens the page from another program.
type Wishes struct {
	Language  string // its tag, or "" for that of the browser
	TimeLimit round.TimeLimit
}

// Fragment returns what follows the address of a page.
func (w Wishes) Fragment() string {
	text := ""
	if w.Language != "" {
		text += "&lang=" + w.Language
	}
	if w.TimeLimit != round.UsualTime {
		text += "&time=" + string(w.TimeLimit)
	}
	return text
}

// An Intent is a request of a guest. Fields that the kind does not need are zero.
type Intent struct {
	ID string `json:"id"` // the device's own, unlike its others; 1 to 64 bytes
	Do string `json:"do"` // its kind

	Round  *int            `json:"round,omitempty"` // from 0, the one it is about
	Player *scoring.Player `json:"player,omitempty"`
	Score  *scoring.Score  `json:"score,omitempty"` // whose hand is counted by the host
	Typed  string          `json:"typed,omitempty"` // its points as they were typed, such as "7+5"
	Rev    int             `json:"rev,omitempty"`   // of the slip that was seen
	Caller *scoring.Player `json:"caller,omitempty"`

	At     *int         `json:"at,omitempty"` // how many moves were seen
	Move   *engine.Move `json:"move,omitempty"`
	Spot   *engine.Spot `json:"spot,omitempty"`
	Drag   *round.Drag  `json:"drag,omitempty"`
	Pile   string       `json:"pile,omitempty"`   // "draw" or "discard"
	Button string       `json:"button,omitempty"` // by its ID
	Who    string       `json:"who,omitempty"`    // plays for the player
	Show   string       `json:"show,omitempty"`
	Q      string       `json:"q,omitempty"`
	Space  *Space       `json:"space,omitempty"` // with Show, as in [Hello]

	TimeLimit round.TimeLimit `json:"time_limit,omitempty"` // as in [Hello]
}

// An Answer is the answer to an intent.
type Answer struct {
	Re   string `json:"re"`
	OK   bool   `json:"ok,omitempty"`
	No   string `json:"no,omitempty"`   // the code of the refusal
	Why  string `json:"why,omitempty"`  // the same as a sentence
	Link string `json:"link,omitempty"` // the whole game, if that was asked for
}

// MaxPhoto is the size of the largest photo of a guest in bytes.
const MaxPhoto = 1 << 20

// A Photo is the cards that lie in a photo, line by line.
type Photo struct {
	Cards []Card `json:"cards"`
}

// A Card is one that lies in a photo.
type Card struct {
	Code    string    `json:"code"`
	Name    string    `json:"name,omitempty"` // in the language of who reads it
	Sure    bool      `json:"sure"`
	Second  string    `json:"second,omitempty"` // what else it is most like
	Line    int       `json:"line"`             // from 1
	Corners [4][2]int `json:"corners"`          // in pixels of the photo as it is seen, clockwise
}

// CardOf returns a card as it was read, without its name.
func CardOf(r sight.Reading) Card {
	return Card{Code: r.Code, Sure: r.Sure, Second: r.Second, Line: r.Line, Corners: r.Corners.Pixels()}
}
