package host

import (
	"encoding/base64"
	"time"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/scoring"
)

// A request is an intent of a guest at a table.
type request struct {
	*Table
	guest *guest
	in    wire.Intent
	came  time.Time
}

// done keeps what an intent has changed, together with its ID, and shows it, or returns why it has not.
func (r request) done(p roster, err error) error {
	if err != nil {
		return err
	}
	return r.change(p.done(r.guest.device, r.in.ID))
}

// doneHere remembers an intent that was carried out, or returns why it was not.
func (r request) doneHere(err error) error {
	if err != nil {
		return err
	}
	return r.redo(func() error { return r.keep(r.roster.done(r.guest.device, r.in.ID)) })
}

// write writes the coming round down from the slips.
func (r request) write() error {
	s := r.Game.Sheet()
	switch {
	case r.in.Round == nil:
		return reason.Intent
	case *r.in.Round != len(s.Rounds):
		return reason.Round
	case r.driver() != nil:
		return r.once(r.recordDeal)
	}
	record := scoring.Record{At: r.Now(), Scores: r.Scores(), Caller: scoring.Nobody, Source: scoring.SourceTyped}
	if r.in.Caller != nil {
		record.Caller = *r.in.Caller
	}
	if _, err := scoring.Decide(r.Game.State(), record); err != nil {
		return err
	}
	return r.once(func(name string) error { return r.Game.DoAs(name, record) })
}

// recordDeal records the round with the virtual deck under a name and that of its deal: on
// another host it may be recorded just now.
func (r request) recordDeal(name string) error {
	names := r.Deck.Name() + " " + name
	return r.Deck.RecordBy(func(in scoring.Intent) error { return r.Game.DoAs(names, in) })
}

// once changes the game, so that the intent is done once even if the host is killed at
// any moment: what is about to be done is on disk before, and the length of the log says
// afterwards whether it was. A log that other hosts append to knows its name instead.
func (r request) once(do func(name string) error) error {
	if r.Reread != nil {
		return do(r.name())
	}
	p := r.roster
	p.Pending = &pending{Device: r.guest.device, ID: r.in.ID, Batches: r.Game.Batches()}
	if err := r.keep(p); err != nil {
		return err
	}
	err := do(r.name())
	after := r.roster // which the game's watchers may have changed
	after.Pending = nil
	if err != nil {
		_ = r.keep(after) // the disk has failed already, and it is said why
		return err
	}
	r.set(after.done(r.guest.device, r.in.ID)) // the next change keeps it; until then what is pending says as much
	return nil
}

// name returns the name of the intent among all of the game. What the device calls it may
// be any text.
func (r request) name() string {
	return r.guest.device + "/" + base64.RawURLEncoding.EncodeToString([]byte(r.in.ID))
}
