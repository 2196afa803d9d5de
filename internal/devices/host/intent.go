package host

import (
	"bytes"
	"encoding/json"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
)

// The bounds of what a device may send.
const (
	maxID    = 64
	maxQuery = 80 // bytes
	maxTyped = 40
)

// readIntent reads an intent. The error is [reason.Intent].
func readIntent(data []byte) (wire.Intent, error) {
	var in wire.Intent
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&in); err != nil || d.More() {
		return in, reason.Intent
	}
	if _, known := kinds[in.Do]; !known || in.ID == "" || len(in.ID) > maxID || len(in.Q) > maxQuery || len(in.Typed) > maxTyped {
		return in, reason.Intent
	}
	return in, nil
}

// A kind is one kind of intent.
type kind struct {
	// do carries the intent out on the table's loop.
	do func(request) error
	// may reports whether the role of the guest allows it; nil allows everybody.
	may func(request) bool
	// page reports that it changes nothing but which page the guest looks at.
	page bool
}

// kinds are the intents that guests have.
var kinds map[string]kind

func init() {
	kinds = map[string]kind{
		"slip":    {do: request.enter, may: request.takesPart},
		"unslip":  {do: request.withdraw, may: request.takesPart},
		"write":   {do: request.write, may: request.writes},
		"sit":     {do: request.sit, may: request.isPlayer},
		"keep":    {do: request.handOut, may: request.takesPart},
		"picture": {do: request.picture, page: true},
		"stand":   {do: request.stand},
		"leave":   {do: request.leave},
		"help":    {do: request.help, may: request.mayAsk},
		"show":    {do: request.turnPage, page: true},
		"here":    {do: request.answer, page: true},
		"time":    {do: request.takeTime, page: true},
		"deal":    {do: request.deal, may: request.writes},
		"chair":   {do: request.chair, may: request.writes},
		"move":    {do: request.move},
		"tap":     {do: request.tap},
		"drop":    {do: request.drop},
		"pile":    {do: request.tapPile},
		"press":   {do: request.press},
		"code":    {do: request.newPasscode, may: request.isScreen},
	}
}

// takesPart reports whether the guest does more than watch.
func (r request) takesPart() bool { return r.guest.role != page.Watch }

// isPlayer reports whether the guest has come to take a seat.
func (r request) isPlayer() bool { return r.guest.role == page.Sit }

// writes reports whether the guest may write a round down.
func (r request) writes() bool { return r.mayWrite(r.guest) }

// isScreen reports whether the guest is a big screen that shows digits.
func (r request) isScreen() bool { return r.coded && r.guest.screen }

// mayAsk reports whether the guest may ask to enter the scores of all: a player without a seat, where
// a scorekeeper sits before the owner's screen.
func (r request) mayAsk() bool {
	return r.isPlayer() && r.roster.Devices[r.guest.device].Seat == nil && r.Screen
}

// attempt does what a guest wants at the table as it is known here. What is asked again is done once.
func (r request) attempt() error {
	d, known := r.roster.Devices[r.guest.device]
	switch k := kinds[r.in.Do]; {
	case !known || d.Gone:
		return reason.Gone
	case k.page:
		return k.do(r)
	case r.did():
		return nil
	case r.roster.Paused:
		return reason.Paused
	case k.may != nil && !k.may(r):
		return reason.Role
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
		r := request{t, g, in, came}
		err = t.redo(r.attempt)
		r.warn(err)
		g.meter.Intent(code(err), time.Since(came))
	}
	a := g.answerTo(in.ID, err)
	a.Link, g.link = g.link, ""
	g.reply(a)
	if t.roster.Devices[g.device].Gone { // once it is answered
		t.part(g.device)
	}
}
