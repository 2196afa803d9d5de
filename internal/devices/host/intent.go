package host

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"time"

	"tabby/engine/bot"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
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
func (r request) writes() bool { return r.table.mayWrite(r.guest) }

// isScreen reports whether the guest is a big screen that shows digits.
func (r request) isScreen() bool { return r.table.coded && r.guest.screen }

// mayAsk reports whether the guest may ask to enter the scores of all: a player without a seat, where
// a scorekeeper sits before the owner's screen.
func (r request) mayAsk() bool {
	return r.isPlayer() && r.table.roster.Devices[r.guest.device].Seat == nil && r.table.owner.Screen
}

// attempt does what a guest wants at the table as it is known here. An intent that is repeated is done once.
func (r request) attempt() error {
	d, known := r.table.roster.Devices[r.guest.device]
	switch k := kinds[r.in.Do]; {
	case !known || d.Gone:
		return reason.Gone
	case k.page:
		return k.do(r)
	case r.did():
		return nil
	case r.table.roster.Paused:
		return reason.Paused
	case k.may != nil && !k.may(r):
		return reason.Role
	default:
		return k.do(r)
	}
}

// did reports whether an intent is done already.
func (r request) did() bool {
	name, d := r.name(), r.table.driver()
	return r.table.roster.did(r.guest.device, r.in.ID) || r.table.owner.Game.Did(name) || d != nil && d.Did(name)
}

// turnPage shows a guest another of its pages.
func (r request) turnPage() error {
	r.guest.shown, r.guest.query = r.in.Show, r.in.Q
	if r.in.Space != nil {
		r.guest.space = page.Space(*r.in.Space)
	}
	r.table.showTo(r.guest)
	return nil
}

// takeTime gives a guest another time limit, from now on.
func (r request) takeTime() error {
	r.guest.limit = r.in.TimeLimit
	r.table.stopCount(r.guest)
	r.table.showTo(r.guest)
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

// A request is an intent of a guest at a table.
type request struct {
	table *Table
	guest *guest
	in    wire.Intent
	came  time.Time
}

// done saves what an intent has changed, together with its ID, and shows it, or returns why it could not.
func (r request) done(p roster, err error) error {
	if err != nil {
		return err
	}
	return r.table.change(p.done(r.guest.device, r.in.ID))
}

// doneHere remembers an intent that was carried out, or returns why it was not.
func (r request) doneHere(err error) error {
	if err != nil {
		return err
	}
	return r.table.redo(func() error { return r.table.keep(r.table.roster.done(r.guest.device, r.in.ID)) })
}

// write writes the coming round down from the slips.
func (r request) write() error {
	s := r.table.owner.Game.Sheet()
	switch {
	case r.in.Round == nil:
		return reason.Intent
	case *r.in.Round != len(s.Rounds):
		return reason.Round
	case r.table.driver() != nil:
		return r.recordDeal()
	}
	record := scoring.Record{At: r.table.owner.Now(), Scores: r.table.Scores(), Caller: scoring.Nobody, Source: scoring.SourceTyped}
	if r.in.Caller != nil {
		record.Caller = *r.in.Caller
	}
	if _, err := scoring.Decide(r.table.owner.Game.State(), record); err != nil {
		return err
	}
	return r.table.owner.Game.DoAs(record, r.name())
}

// recordDeal records the round with the virtual deck also under the name of its deal: another host
// may record it at the same moment.
func (r request) recordDeal() error {
	return r.table.owner.Deck.RecordBy(func(in scoring.Intent) error { return r.table.owner.Game.DoAs(in, r.table.owner.Deck.Name(), r.name()) })
}

// name returns the name of the intent among all intents of the game. It is saved in the same write as the
// effect of the intent: an entry, or a deal or a move of the round. The roster has the IDs of the intents
// that changed it. The device may choose any text as an ID.
func (r request) name() string {
	return r.guest.device + "/" + base64.RawURLEncoding.EncodeToString([]byte(r.in.ID))
}

// sit gives a guest's device the seat of a player, unless another has it that is here or has
// just gone.
func (r request) sit() error {
	s := r.table.owner.Game.Sheet()
	if r.in.Player == nil || *r.in.Player < 0 || int(*r.in.Player) >= len(s.People) || s.Status[*r.in.Player] == scoring.Gone {
		return scoring.ErrNotPlaying
	}
	if _, computer := round.ComputersAmong(s)[*r.in.Player]; computer {
		return reason.Seat
	}
	if r.table.hasHeldAnother(r.guest.device, *r.in.Player) {
		return reason.Hand
	}
	p := r.table.roster
	if other := p.sitting(*r.in.Player); other != "" && other != r.guest.device && r.table.isFree(other) {
		p = p.vacated(other, true)
	}
	return r.done(p.seated(r.guest.device, *r.in.Player))
}

// stand gives up a guest's seat; the guest then chooses again what to be.
func (r request) stand() error {
	r.guest.shown = ""
	return r.done(r.table.roster.seated(r.guest.device, scoring.Nobody))
}

// leave ends what a guest's device has to do with the table.
func (r request) leave() error { return r.done(r.table.roster.without(r.guest.device), nil) }

// help asks the scorekeeper to let a guest's device enter the scores of all.
func (r request) help() error {
	d := r.table.roster.Devices[r.guest.device]
	d.Asks = true
	return r.done(r.table.roster.with(r.guest.device, d), nil)
}

// handOut gives the whole game to a guest who takes part in it.
func (r request) handOut() (err error) {
	if r.table.owner.HandOver == nil {
		return reason.Intent
	}
	r.guest.link, err = r.table.owner.HandOver()
	return err
}

// answer does nothing: the guest wants to know whether the host can be reached.
func (request) answer() error { return nil }

// chair lets the computer play for a player, or the player's own device.
func (r request) chair() error {
	_, computer := bot.Named(r.in.Who)
	switch {
	case r.in.Player == nil || !computer && r.in.Who != round.Away:
		return reason.Intent
	case r.table.owner.Deck == nil:
		return round.ErrNoRound
	}
	return r.takeOver(*r.in.Player, r.in.Who)
}

// takeOver lets the computer play for a player, or the player's own device. A device that is
// gone comes back to its seat.
func (r request) takeOver(player scoring.Player, who string) error {
	err := r.table.mayReplace(r.guest, player)
	if who == round.Away && r.table.roster.expected(player) != "" {
		err = nil // the seat is given back
	}
	if err != nil {
		return err
	}
	if id := r.table.roster.sitting(player); id != "" && who != round.Away {
		err = r.table.update(func(p roster) (roster, error) { return p.vacated(id, r.table.present.isHere(id)), nil })
	}
	if id := r.table.roster.expected(player); id != "" && who == round.Away {
		err = r.table.giveBack(id)
	}
	if err != nil {
		return err
	}
	return r.doneHere(r.table.owner.Deck.Seat(player, who))
}

// A drawing is the picture of a game that is over in one language, drawn once for all who ask for it as
// long as it looks the same.
type drawing struct {
	of    *page.Scene
	gif   []byte   // nil until it is drawn
	waits []*guest // for it
}

// picture sends a guest the picture of the game that is over, once it is drawn.
func (r request) picture() error {
	if r.table.owner.Picture == nil || !r.table.owner.Game.Sheet().Over {
		return reason.Intent
	}
	d := r.table.drawn[r.guest.words]
	if d == nil || !d.of.LooksLike(r.table.last.scene) {
		d = &drawing{of: r.table.last.scene}
		r.table.drawn[r.guest.words] = d
		defer r.table.draw(d, r.guest.words)
	}
	d.waits = append(d.waits, r.guest)
	d.send()
	return nil
}

// draw has the owner draw a picture, and sends it. One that could not be drawn is tried again when
// it is asked for next.
func (t *Table) draw(d *drawing, l *words.Language) {
	t.owner.Picture(l, func(gif []byte) {
		if d.gif = gif; gif == nil && t.drawn[l] == d {
			delete(t.drawn, l)
		}
		d.send()
	})
}

// send sends the picture to all who wait for it, if it is drawn.
func (d *drawing) send() {
	if d.gif == nil {
		return
	}
	for _, g := range d.waits {
		g.queue(func(m *message) { m.Picture = d.gif })
	}
	d.waits = nil
}
