package host

import (
	"errors"
	"slices"

	"tabby/engine"
	"tabby/internal/devices/reason"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// running returns the round as a guest has seen it. at is the number of moves that the guest has
// seen: a tap on a table that has changed since does nothing.
func (r request) running() (*round.Driver, error) {
	d := r.table.driver()
	switch {
	case d == nil:
		return nil, round.ErrNoRound
	case r.in.At == nil || *r.in.At < 0:
		return nil, reason.Intent
	case *r.in.At != len(d.Past()):
		return nil, reason.Moved
	}
	return d, nil
}

// playing returns the round that a guest plays, as the guest has seen it.
func (r request) playing() (*round.Driver, error) {
	d, err := r.running()
	switch {
	case errors.Is(err, round.ErrNoRound):
		return nil, err
	case r.table.seat(r.guest) == engine.Nobody:
		return nil, reason.Seat
	case err != nil:
		return nil, err
	}
	r.table.follow(r.guest)
	return d, nil
}

// play plays moves, and remembers that.
func (r request) play(d *round.Driver, moves ...engine.Move) error {
	return r.remember(d.PlayAs(r.name(), r.table.seat(r.guest), moves...))
}

// remember remembers an intent that changed only the round, or returns why it changed nothing. The
// round saves it with the moves that were played, and so does the next change of the roster.
func (r request) remember(err error) error {
	if err == nil {
		r.table.set(r.table.roster.done(r.guest.device, r.in.ID))
	}
	return err
}

// move plays a move.
func (r request) move() error {
	d, err := r.playing()
	switch {
	case r.in.Move == nil:
		return reason.Intent
	case err != nil:
		return err
	}
	return r.play(d, *r.in.Move)
}

// tap answers a tap on a card of a line.
func (r request) tap() error {
	d, err := r.playing()
	switch {
	case err != nil:
		return err
	case r.in.Spot == nil || !isCard(d, *r.in.Spot):
		return reason.Intent
	case r.guest.hand.chair.Shows(*r.in.Spot):
		return r.down()
	}
	chair, move, err := r.guest.hand.chair.Tap(d.Desk, *r.in.Spot)
	switch {
	case err != nil:
		return err
	case move != nil:
		return r.play(d, *move)
	}
	r.guest.hand.chair = chair
	r.table.showTo(r.guest)
	return nil
}

// drop answers a drag of a card.
func (r request) drop() error {
	d, err := r.playing()
	switch {
	case err != nil:
		return err
	case r.in.Drag == nil || !isPlace(d, r.in.Drag.From) || !isPlace(d, r.in.Drag.To):
		return reason.Intent
	}
	moves, err := r.guest.hand.chair.Drop(d.Desk, *r.in.Drag)
	if err != nil {
		return err
	}
	return r.play(d, moves...)
}

// isPlace reports whether a round has a place.
func isPlace(d *round.Driver, p round.Place) bool {
	switch p {
	case round.DrawPile, round.DiscardPile, round.InHand:
		return true
	}
	return p == round.InLine(p.Spot) && isCard(d, p.Spot)
}

// isCard reports whether a round has a card at a spot.
func isCard(d *round.Driver, s engine.Spot) bool {
	return s.Seat < engine.Seat(d.Round().Players()) && int(s.Slot) < d.Round().Len(s.Seat)
}

// tapPile answers a tap on the draw pile or the discard pile.
func (r request) tapPile() error {
	d, err := r.playing()
	if err != nil {
		return err
	}
	pile := round.Place{Name: r.in.Pile}
	if pile != round.DrawPile && pile != round.DiscardPile {
		return reason.Intent
	}
	m, err := r.guest.hand.chair.TapPile(d.Desk, pile)
	if err == nil {
		err = r.guest.hand.chair.Refusal(d.Desk, m)
	}
	if err != nil {
		return err
	}
	return r.play(d, m)
}

// pressed returns the button of a guest's view that is meant.
func (r request) pressed(d *round.Driver) (round.Button, error) {
	s, chair := r.table.last.scene.Sheet, r.guest.hand.chair
	buttons := r.table.buttons(r.guest, d.View(r.guest.words, s, chair).Buttons, d.Substitutes(r.guest.words, s, chair))
	i := slices.IndexFunc(buttons, func(b round.Button) bool { return b.ID == r.in.Button })
	switch {
	case i < 0 && r.table.seat(r.guest) == engine.Nobody && !d.Over():
		return round.Button{}, reason.Seat
	case i < 0:
		return round.Button{}, reason.Moved
	}
	return buttons[i], nil
}

// press presses a button of a guest's view.
func (r request) press() error {
	d, err := r.running()
	if err != nil {
		return err
	}
	r.table.follow(r.guest)
	b, err := r.pressed(d)
	if err != nil {
		return err
	}
	switch b.Action {
	case round.PlayMove:
		return r.play(d, b.Move)
	case round.NoMatch:
		d.Decline(r.table.seat(r.guest))
		return r.remember(nil)
	case round.ChooseCards:
		r.guest.hand.chair = r.guest.hand.chair.Choosing(b.Move.Do)
		r.table.showTo(r.guest)
	case round.TurnDown:
		return r.down()
	case round.Hurry:
		d.Hurry()
		return r.remember(nil)
	case round.Record:
		return r.record()
	case round.LookBack:
		r.table.lookBack(r.guest)
		r.table.showTo(r.guest)
	case round.Substitute:
		return r.takeOver(d.Player(b.Move.Seat), b.Who)
	}
	return nil
}

// down turns down what the guest looks at, or drops the choice of a card.
func (r request) down() error {
	r.table.turnDown(r.guest)
	r.guest.hand.chair = r.guest.hand.chair.Idle()
	r.table.showTo(r.guest)
	return r.remember(nil)
}

// record writes down a round that is over.
func (r request) record() error {
	if !r.table.mayWrite(r.guest) {
		return reason.Role
	}
	return r.recordDeal()
}

// deal deals the next round. At an owner's screen it is dealt for those who play there and
// those who have a seat.
func (r request) deal() error {
	switch {
	case r.table.owner.Deck == nil:
		return round.ErrNoRound
	case r.table.owner.Screen:
		return r.table.owner.Deck.DealAs(r.name(), nil)
	}
	computers := round.ComputersAmong(r.table.owner.Game.Sheet())
	return r.table.owner.Deck.DealAs(r.name(), func(p scoring.Player) string {
		if level, computer := computers[p]; computer && r.table.roster.sitting(p) == "" {
			return level
		}
		return round.Away
	})
}
