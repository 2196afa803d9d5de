package host

import (
	"bytes"
	"encoding/json"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
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
	do func(request) error
	// page reports that it changes nothing but which page the guest looks at.
	page bool
}

// kinds are the intents that guests have.
var kinds map[string]kind

func init() {
	kinds = map[string]kind{
		"slip":    {do: request.enter},
		"unslip":  {do: request.withdraw},
		"write":   {do: request.write},
		"sit":     {do: request.sit},
		"keep":    {do: request.handOut},
		"picture": {do: request.picture, page: true},
		"stand":   {do: request.stand},
		"leave":   {do: request.leave},
		"help":    {do: request.help},
		"show":    {do: request.turnPage, page: true},
		"here":    {do: request.answer, page: true},
		"time":    {do: request.takeTime, page: true},
		"deal":    {do: request.deal},
		"chair":   {do: request.chair},
		"move":    {do: request.move},
		"tap":     {do: request.tap},
		"drop":    {do: request.drop},
		"pile":    {do: request.tapPile},
		"press":   {do: request.press},
		"code":    {do: request.newPasscode},
	}
}

// attempt does what a guest wants at the table as it is known here. What is asked again is done once.
func (r request) attempt() error {
	d, known := r.roster.Devices[r.guest.device]
	switch k := kinds[r.in.Do]; {
	case !known || d.Gone:
		return ErrGone
	case k.page:
		return k.do(r)
	case r.did():
		return nil
	case r.roster.Paused:
		return ErrPaused
	default:
		return k.do(r)
	}
}

// did reports whether an intent is done already.
func (r request) did() bool {
	name, d := r.name(), r.driver()
	return r.roster.did(r.guest.device, r.in.ID) || r.Game.Did(name) || d != nil && d.Did(name)
}

// turnPage shows a guest another of its pages.
func (r request) turnPage() error {
	r.guest.shown, r.guest.query = r.in.Show, r.in.Q
	if r.in.Space != nil {
		r.guest.space = page.Space(*r.in.Space)
	}
	r.showTo(r.guest)
	return nil
}

// takeTime gives a guest another time limit, from now on.
func (r request) takeTime() error {
	r.guest.limit = r.in.TimeLimit
	r.stopCount(r.guest)
	r.showTo(r.guest)
	return nil
}

// hear carries out what a guest has sent, and answers it.
func (t *Table) hear(g *guest, data []byte, came time.Time) {
	in, err := readIntent(data)
	if err == nil {
		err = t.redo(request{t, g, in}.attempt)
		g.meter.Intent(code(err), time.Since(came))
	}
	a := g.answerTo(in.ID, err)
	a.Link, g.link = g.link, ""
	g.reply(a)
}
