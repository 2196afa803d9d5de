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
		return r.recordDeal()
	}
	record := scoring.Record{At: r.Now(), Scores: r.Scores(), Caller: scoring.Nobody, Source: scoring.SourceTyped}
	if r.in.Caller != nil {
		record.Caller = *r.in.Caller
	}
	if _, err := scoring.Decide(r.Game.State(), record); err != nil {
		return err
	}
	return r.Game.DoAs(record, r.name())
}

// recordDeal records the round with the virtual deck under the name of its deal as well: on
// another host it may be recorded just now.
func (r request) recordDeal() error {
	return r.Deck.RecordBy(func(in scoring.Intent) error { return r.Game.DoAs(in, r.Deck.Name(), r.name()) })
}

// name returns the name of the intent among all of the game, which is kept in the same write as
// what it did: an entry, or a deal or a move of the round. The roster has the IDs of intents that changed it.
// What the device calls an intent may be any text.
func (r request) name() string {
	return r.guest.device + "/" + base64.RawURLEncoding.EncodeToString([]byte(r.in.ID))
}
