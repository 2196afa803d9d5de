package wire

import (
	"encoding/json"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// A Frame is one message of a host.
type Frame struct {
	Seq     int               `json:"seq,omitempty"`
	Ticket  *Ticket           `json:"ticket,omitempty"` // for a hello with a key
	Parts   map[string]string `json:"parts,omitempty"`  // HTML by the id of the element it replaces
	Table   *Table            `json:"table,omitempty"`
	Answers []Answer          `json:"answers,omitempty"`
	Others  []string          `json:"others,omitempty"` // the bases of other hosts of the table, as in [Link]
	Bye     string            `json:"bye,omitempty"`    // why the connection ends
	Why     string            `json:"why,omitempty"`    // the same as a sentence, or ""
}

// A Table is one as programs see it.
type Table struct {
	Game    string            `json:"game,omitempty"` // its ID, with the log
	Variant string            `json:"variant"`
	House   engine.House      `json:"house,omitempty"`
	Players []Player          `json:"players"` // by number
	Round   int               `json:"round"`   // the coming one, from 0
	Rounds  []Round           `json:"rounds"`
	Sheet   json.RawMessage   `json:"sheet"`
	Slips   map[int]Slip      `json:"slips"`         // by player
	Log     []json.RawMessage `json:"log,omitempty"` // all events of the game, as [scoring.Marshal] writes them
	Now     time.Time         `json:"now,omitzero"`  // by the clock of the host, with the log
	Paused  bool              `json:"paused,omitempty"`
	Deck    *Deck             `json:"deck,omitempty"`
	You     You               `json:"you"`
}

// A Player is a player of the game.
type Player struct {
	Name  string `json:"name"`
	Plays bool   `json:"plays"`           // in the coming round
	Taken string `json:"taken,omitempty"` // the device that has the seat, or ""

	Colour int `json:"colour"` // of the badge, as the pages number them
	Shape  int `json:"shape"`
}

// A Round is one that is written down.
type Round struct {
	Number int              `json:"number"`
	Scores []*scoring.Score `json:"scores"` // by player
	Caller scoring.Player   `json:"caller"`
}

// A Slip is a score that was entered, and is not written down yet.
type Slip struct {
	Points int      `json:"points"`
	Hand   []string `json:"hand,omitempty"`
	Cards  *int     `json:"cards,omitempty"`
	SatOut bool     `json:"sat_out,omitempty"`
	By     string   `json:"by"`
	Rev    int      `json:"rev"`
}

// You are the guest.
type You struct {
	Role   string         `json:"role"`
	Player scoring.Player `json:"player"` // -1 for no seat
	Writes bool           `json:"writes,omitempty"`
	Deals  bool           `json:"deals,omitempty"` // may deal with the virtual deck now
}

// A Deck is a round with the virtual deck: what one player may see of it.
type Deck struct {
	At      int           `json:"at"` // moves so far
	Over    bool          `json:"over,omitempty"`
	Last    string        `json:"last,omitempty"` // who called, and how many turns are left
	Hint    string        `json:"hint,omitempty"`
	News    []string      `json:"news,omitempty"`
	Lines   []Line        `json:"lines"` // the others clockwise, then one's own
	Draw    int           `json:"draw"`  // cards in the draw pile
	Discard string        `json:"discard,omitempty"`
	Held    *string       `json:"held,omitempty"`  // "" for a card that is hidden
	Taps    []string      `json:"taps,omitempty"`  // the piles where a tap plays a move
	Moves   []engine.Move `json:"moves,omitempty"` // that one may play now
	Buttons []Button      `json:"buttons,omitempty"`
}

// A Line is that of a player. A card that is hidden is "".
type Line struct {
	Player scoring.Player `json:"player"`
	Level  string         `json:"level,omitempty"` // how well the computer plays, or "" for a person
	Note   string         `json:"note,omitempty"`  // whose turn it is, who called
	Turn   bool           `json:"turn,omitempty"`
	Won    bool           `json:"won,omitempty"`
	Cards  []string       `json:"cards"`
	Slots  []Slot         `json:"slots,omitempty"` // one for each card, where any has something to say
	Points string         `json:"points,omitempty"`
}

// A Slot is what goes with a card of a line.
type Slot struct {
	Seat   engine.Seat `json:"seat"`
	Slot   uint8       `json:"slot"`
	Taps   bool        `json:"taps,omitempty"` // a tap plays a move or chooses the card
	Chosen bool        `json:"chosen,omitempty"`
	Shown  bool        `json:"shown,omitempty"` // face up for a moment
	Note   string      `json:"note,omitempty"`
}

// A Button is something that can be done without a card.
type Button struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Main    bool   `json:"main,omitempty"`
	Seconds int    `json:"seconds,omitempty"` // left to press it by the host's clock, 0 without a limit
}
