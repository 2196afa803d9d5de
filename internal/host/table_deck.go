package host

import (
	"errors"
	"slices"

	"tabby/engine"
	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/round"
	"tabby/scoring"
)

// A hand is what a guest is doing at the round with the virtual deck.
type hand struct {
	round *round.Driver // it is about, or nil
	chair round.Chair
	moves int    // of the round, that the chair has seen
	stop  func() // keeps what it looks at face up, or nil
	left  int    // for so many seconds
}

// driver returns the round that runs, or nil.
func (t *Table) driver() *round.Driver {
	if t.Deck == nil {
		return nil
	}
	return t.Deck.Round()
}

// seat returns the seat that a guest has in the running round, or Nobody.
func (t *Table) seat(g *guest) engine.Seat {
	d, player := t.driver(), t.party.Devices[g.device].Seat
	if d == nil || player == nil {
		return engine.Nobody
	}
	return d.Seat(*player)
}

// follow brings what a guest is doing up to date with the round.
func (t *Table) follow(g *guest) {
	d, seat := t.driver(), t.seat(g)
	if g.hand.round != d || g.hand.chair.Seat != seat {
		t.turnDown(g)
		g.hand = hand{round: d, chair: round.Chair{Seat: seat, Choose: round.NoChoice, Own: true, Public: seat == engine.Nobody}}
		if d != nil {
			g.hand.moves = len(d.Past())
		}
		return
	}
	if d == nil {
		return
	}
	for _, m := range d.Past()[g.hand.moves:] {
		g.hand.chair = g.hand.chair.Played(m)
	}
	g.hand.moves = len(d.Past())
	t.look(g)
}

// roundView returns what a guest sees of the round, or nil where none runs.
func (t *Table) roundView(g *guest, s scoring.Sheet) *page.RoundView {
	d := t.driver()
	if d == nil {
		return nil
	}
	v := d.View(s, g.hand.chair)
	v.Buttons = t.buttons(g, v.Buttons, d.TakeOvers(s, g.hand.chair))
	r := &page.RoundView{View: v, At: len(d.Past()), Over: d.Over()}
	if seat := t.seat(g); seat != engine.Nobody {
		known := d.Round().View(seat)
		r.Moves = known.AppendMoves(nil)
	}
	return r
}

// buttons returns what a guest can do at the round besides cards: what a player can, and of
// those who may write it down, to let another take over and to write down a round that is
// over.
func (t *Table) buttons(g *guest, own, takeOvers []round.Button) []round.Button {
	over, writes := t.driver().Over(), t.mayWrite(g)
	switch {
	case over && writes:
		return []round.Button{{ID: round.IDRecord, Text: "Write it on the sheet", Main: true, Action: round.Record}}
	case over:
		return nil
	case g.hand.chair.Public:
		own = nil
	}
	if writes {
		own = append(own, takeOvers...)
	}
	for i, b := range own {
		if b.Action == round.TurnDown && g.hand.stop != nil {
			own[i].Seconds = g.hand.left
		}
	}
	return own
}

// showTo shows one guest the table again.
func (t *Table) showTo(g *guest) {
	t.follow(g)
	g.see(t.last, t.viewer(g))
}

// running returns the round as a guest has seen it. at is how many moves that are: a tap on
// a table that has changed since does nothing.
func (t *Table) running(in wire.Intent) (*round.Driver, error) {
	d := t.driver()
	switch {
	case d == nil:
		return nil, round.ErrNoRound
	case in.At == nil || *in.At < 0:
		return nil, ErrIntent
	case *in.At != len(d.Past()):
		return nil, ErrMoved
	}
	return d, nil
}

// playing returns the round that a guest plays, as the guest has seen it.
func (t *Table) playing(g *guest, in wire.Intent) (*round.Driver, error) {
	d, err := t.running(in)
	switch {
	case errors.Is(err, round.ErrNoRound):
		return nil, err
	case t.seat(g) == engine.Nobody:
		return nil, ErrSeat
	case err != nil:
		return nil, err
	}
	t.follow(g)
	return d, nil
}

// move plays a move. Asked again after it was played, it is not played again.
func (t *Table) move(g *guest, in wire.Intent) error {
	d, err := t.playing(g, in)
	switch {
	case in.Move == nil:
		return ErrIntent
	case errors.Is(err, ErrMoved) && t.wasPlayed(g, in):
		return nil
	case err != nil:
		return err
	}
	return d.Play(t.seat(g), *in.Move)
}

// wasPlayed reports whether the round has gone on with just the move of an intent.
func (t *Table) wasPlayed(g *guest, in wire.Intent) bool {
	past := t.driver().Past()
	return *in.At < len(past) && past[*in.At].Move == *in.Move && in.Move.Seat == t.seat(g)
}

// tap answers a tap on a card of a line.
func (t *Table) tap(g *guest, in wire.Intent) error {
	d, err := t.playing(g, in)
	switch {
	case err != nil:
		return err
	case in.Spot == nil || in.Spot.Seat >= engine.Seat(d.Round().Players()) || int(in.Spot.Slot) >= d.Round().Len(in.Spot.Seat):
		return ErrIntent
	}
	chair, move, err := g.hand.chair.Tap(d.Desk, *in.Spot)
	switch {
	case err != nil:
		return err
	case move != nil:
		return d.Play(t.seat(g), *move)
	}
	g.hand.chair = chair
	t.showTo(g)
	return nil
}

// tapPile answers a tap on the draw pile or the discard pile.
func (t *Table) tapPile(g *guest, in wire.Intent) error {
	d, err := t.playing(g, in)
	if err != nil {
		return err
	}
	pile, known := map[string]round.Place{drawPile: round.DrawPile, discardPile: round.DiscardPile}[in.Pile]
	if !known {
		return ErrIntent
	}
	m, err := g.hand.chair.TapPile(d.Desk, pile)
	if err == nil {
		err = g.hand.chair.Refusal(d.Desk, m)
	}
	if err != nil {
		return err
	}
	return d.Play(t.seat(g), m)
}

// press presses a button of a guest's view.
func (t *Table) press(g *guest, in wire.Intent) error {
	d, err := t.running(in)
	if err != nil {
		return err
	}
	t.follow(g)
	s := t.last.scene.Sheet
	buttons := t.buttons(g, d.View(s, g.hand.chair).Buttons, d.TakeOvers(s, g.hand.chair))
	i := slices.IndexFunc(buttons, func(b round.Button) bool { return b.ID == in.Button })
	switch {
	case i < 0 && t.seat(g) == engine.Nobody && !d.Over():
		return ErrSeat
	case i < 0:
		return ErrMoved
	}
	switch b := buttons[i]; b.Action {
	case round.PlayMove:
		return d.Play(t.seat(g), b.Move)
	case round.NoMatch:
		d.Decline(t.seat(g))
	case round.ChooseCards:
		g.hand.chair = g.hand.chair.Choosing(b.Move.Do)
		t.showTo(g)
	case round.TurnDown:
		t.turnDown(g)
		g.hand.chair = g.hand.chair.Idle()
		t.showTo(g)
	case round.Hurry:
		d.Hurry()
	case round.Record:
		return t.once(g, in, t.recordDeal)
	case round.TakeOver:
		return t.takeOver(g, in, d.Player(b.Move.Seat), b.Who)
	}
	return nil
}

// mayDeal reports whether a guest may deal the next round now.
func (t *Table) mayDeal(g *guest) bool {
	return t.mayWrite(g) && t.Deck != nil && t.driver() == nil && !t.last.scene.Sheet.Over
}

// deal deals the next round. At an owner's screen it is dealt for those who play there and
// those who have a seat.
func (t *Table) deal(g *guest, in wire.Intent) error {
	switch {
	case !t.mayWrite(g):
		return ErrRole
	case t.Deck == nil:
		return round.ErrNoRound
	case t.Screen:
		return t.doneHere(g, in, t.Deck.Deal(nil))
	}
	computers := round.ComputersAmong(t.Game.Sheet())
	return t.doneHere(g, in, t.Deck.Deal(func(p scoring.Player) string {
		if level, computer := computers[p]; computer && t.party.sitting(p) == "" {
			return level
		}
		return round.Away
	}))
}

// doneHere remembers an intent that was carried out, or returns why it was not.
func (t *Table) doneHere(g *guest, in wire.Intent, err error) error {
	if err != nil {
		return err
	}
	return t.redo(func() error { return t.keep(t.party.done(g.device, in.ID)) })
}
