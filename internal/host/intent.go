package host

import (
	"bytes"
	"encoding/json"

	"tabby/engine"
	"tabby/scoring"
)

// An intent is what a guest wants, as it comes over the wire. Fields that the kind does
// not need are zero.
type intent struct {
	ID string `json:"id"` // the device's own, unlike its others; 1 to 64 bytes
	Do string `json:"do"` // its kind: a key of [kinds]

	Round  *int            `json:"round,omitempty"` // from 0, the one it is about
	Player *scoring.Player `json:"player,omitempty"`
	Points *int            `json:"points,omitempty"`
	Hand   []string        `json:"hand,omitempty"`  // the cards by code, instead of points
	Cards  *int            `json:"cards,omitempty"` // left, where lines change
	Rev    int             `json:"rev,omitempty"`   // of the slip that was seen
	Caller *scoring.Player `json:"caller,omitempty"`

	At     *int         `json:"at,omitempty"` // how many moves were seen
	Move   *engine.Move `json:"move,omitempty"`
	Spot   *engine.Spot `json:"spot,omitempty"`
	Pile   string       `json:"pile,omitempty"`   // "draw" or "discard"
	Button string       `json:"button,omitempty"` // by its ID
	Who    string       `json:"who,omitempty"`    // plays for the player
	Show   string       `json:"show,omitempty"`
	Q      string       `json:"q,omitempty"`
}

// The bounds of what a device may send.
const (
	maxMessage = 4096 // bytes
	maxID      = 64
	maxQuery   = 80
)

// readIntent reads an intent. The error is [ErrIntent].
func readIntent(data []byte) (intent, error) {
	var in intent
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&in); err != nil || d.More() {
		return in, ErrIntent
	}
	if _, known := kinds[in.Do]; !known || in.ID == "" || len(in.ID) > maxID || len(in.Q) > maxQuery {
		return in, ErrIntent
	}
	return in, nil
}

// A kind is one kind of intent.
type kind struct {
	// do carries the intent out on the table's loop.
	do func(*Table, *guest, intent) error
	// page reports that it changes nothing but which page the guest looks at.
	page bool
}

// kinds are the intents that guests have.
var kinds map[string]kind

func init() {
	kinds = map[string]kind{
		"slip":   {do: (*Table).enter},
		"unslip": {do: (*Table).withdraw},
		"write":  {do: (*Table).write},
		"sit":    {do: (*Table).sit},
		"stand":  {do: (*Table).stand},
		"show":   {do: (*Table).turnPage, page: true},
		"deal":   {do: (*Table).deal},
		"chair":  {do: (*Table).chair},
		"move":   {do: (*Table).move},
		"tap":    {do: (*Table).tap},
		"pile":   {do: (*Table).tapPile},
		"press":  {do: (*Table).press},
	}
}
