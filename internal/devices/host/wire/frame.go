package wire

import (
	"encoding/json"
	"time"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
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
