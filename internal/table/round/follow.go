package round

import (
	"bytes"
	"errors"
	"maps"
	"slices"

	"tabby/scoring"
)

// A Remembering game knows by their names which intents were done, on whichever host.
type Remembering interface {
	// Did reports whether the intent of that name is done.
	Did(name string) bool
}

// Name returns the name under which the round on the table is recorded, so that it is
// recorded once by all hosts of the game, or "" without a round.
func (d *Deck) Name() string {
	if d.driver == nil {
		return ""
	}
	return d.driver.log.deal()
}

// CatchUp takes in what other hosts have done to the round, and reports whether that was
// anything. The error is that of the drafts.
func (d *Deck) CatchUp() (changed bool, err error) {
	if d.driver == nil {
		if d.drafts.Draft(DraftRound+d.game.ID()) == nil {
			return false, nil
		}
		err := d.Load()
		return d.driver != nil, err
	}
	moved, err := d.driver.catchUp()
	if errors.Is(err, errOther) {
		return true, d.Load()
	}
	seated := d.driver.reseat(d)
	if d.driver.Over() && d.recorded(d.driver.Desk) {
		d.Close()
		moved = true
	}
	if moved || seated {
		d.owner.Changed()
	}
	return moved || seated, err
}

// catchUp takes in moves of other hosts, and reports whether there were any.
func (d *Driver) catchUp() (bool, error) {
	before := len(d.Past())
	changed, err := d.desk.CatchUp()
	if changed {
		d.Stop()
		d.waiting = nil
	}
	for _, m := range d.Past()[before:] {
		d.makeOffer(m)
	}
	return changed, err
}

// reseat takes the seating that was kept last, and reports whether it is another one.
func (d *Driver) reseat(of *Deck) bool {
	data := d.drafts.Draft(DraftSeating + of.game.ID())
	if bytes.Equal(data, of.chairs) {
		return false
	}
	of.chairs = data
	kept, _ := seatingOf(d.drafts, of.game.ID(), of.game.Sheet())
	if len(kept.Seats) == 0 || slices.Equal(kept.Seats, d.Seating.Seats) && maps.Equal(kept.Levels, d.Seating.Levels) {
		return false
	}
	d.Seating = kept
	return true
}

// recorded reports whether a round is on the sheet already: as far as the game remembers, or as
// the log of a round there says. A host that was killed has forgotten it from the sheet alone.
func (d *Deck) recorded(desk *Desk) bool {
	if game, remembers := d.game.(Remembering); remembers && game.Did(desk.log.deal()) {
		return true
	}
	log := desk.keptLog()
	return log != nil && slices.ContainsFunc(d.game.Sheet().Rounds, func(r scoring.Round) bool {
		return r.Log != nil && r.Log.Deck == log.Deck && r.Log.Moves == log.Moves
	})
}
