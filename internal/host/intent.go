package host

import (
	"bytes"
	"encoding/json"

	"tabby/internal/host/wire"
)

// The bounds of what a device may send.
const (
	maxID    = 64
	maxQuery = 80 // bytes
	maxTyped = 40
)

// readIntent reads an intent. The error is [ErrIntent].
func readIntent(data []byte) (wire.Intent, error) {
	var in wire.Intent
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&in); err != nil || d.More() {
		return in, ErrIntent
	}
	if _, known := kinds[in.Do]; !known || in.ID == "" || len(in.ID) > maxID || len(in.Q) > maxQuery || len(in.Typed) > maxTyped {
		return in, ErrIntent
	}
	return in, nil
}

// A kind is one kind of intent.
type kind struct {
	// do carries the intent out on the table's loop.
	do func(*Table, *guest, wire.Intent) error
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
		"keep":   {do: (*Table).handOut},
		"stand":  {do: (*Table).stand},
		"show":   {do: (*Table).turnPage, page: true},
		"here":   {do: (*Table).answer, page: true},
		"deal":   {do: (*Table).deal},
		"chair":  {do: (*Table).chair},
		"move":   {do: (*Table).move},
		"tap":    {do: (*Table).tap},
		"pile":   {do: (*Table).tapPile},
		"press":  {do: (*Table).press},
	}
}
