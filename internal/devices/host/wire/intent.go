package wire

import (
	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/scoring"
)

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
