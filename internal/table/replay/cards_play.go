package replay

import (
	"encoding/json"
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
)

// A cardGame plays a round.
type cardGame struct {
	given Given
	pack  *engine.Pack
	round engine.Round

	orders   [][]string // for the next reshuffles
	begun    engine.Round
	shown    [][4]any // looks at cards
	used     []string // power cards that were used
	replaced [][4]any // power cards at the end
	reburied int      // power cards that were put back into the deck
	failed   error    // the error of an impossible reshuffle
}

// playCards plays a case with cards. The error names the part that is wrong.
func playCards(in input, steps bool) (Result, error) {
	if in.Given.Variants != nil {
		return setUp(in, steps)
	}
	d := cardGame{given: in.Given, orders: in.Given.Reshuffles}
	if in.Given.Reshuffle != nil {
		d.orders = append([][]string{in.Given.Reshuffle}, d.orders...)
	}
	if err := d.begin(in); err != nil {
		return Result{}, err
	}
	return in.playActions(steps, &d)
}

// act carries out an action of a case.
func (d *cardGame) act(text json.RawMessage) (refused, failed error) {
	args, err := readCardArgs(text)
	if err != nil {
		return nil, err
	}
	return d.try(args), d.failed
}

func (d *cardGame) begin(in input) error {
	var err error
	if d.pack, err = in.pack(); err == nil {
		d.round, err = in.round(d.pack)
	}
	if err != nil {
		return words.At{Where: "given", Err: err}
	}
	d.settle()
	d.begun = d.round
	return d.failed
}

func (d *cardGame) try(in cardArgs) error {
	ask, known := cardActions[in.Do]
	if in.Do == "leave" {
		s, err := d.given.seat(in.P)
		if err == nil {
			err = d.round.Leave(s)
		}
		d.settle()
		return err
	}
	if known && ask.read == nil { // it is part of the deal
		return nil
	}
	m, err := d.move(in)
	if err != nil && d.round.Phase() == engine.Over {
		return engine.ErrRoundOver
	}
	if err != nil {
		return err
	}
	before := d.round
	if err := d.round.Do(m); err != nil {
		return err
	}
	d.note(&before, m)
	d.settle()
	return nil
}

func (d *cardGame) move(in cardArgs) (engine.Move, error) {
	ask, known := cardActions[in.Do]
	if !known {
		return engine.Move{}, unknownField{name: in.Do, there: slices.Collect(maps.Keys(cardActions)), kind: "action"}
	}
	return ask.read(d, in)
}

// note records which cards a move showed to its player, and the powers it used.
func (d *cardGame) note(before *engine.Round, m engine.Move) {
	show := func(s engine.Spot) {
		d.shown = append(d.shown, [4]any{d.name(m.Seat), d.name(s.Seat), s.Slot + 1, d.pack.Code(before.Card(s))})
	}
	switch m.Do {
	case engine.FirstLook:
		show(engine.Spot{Seat: m.Seat})
		show(engine.Spot{Seat: m.Seat, Slot: uint8(before.Len(m.Seat) - 1)})
	case engine.FirstLookTwo:
		show(m.A)
		show(m.B)
	case engine.Peek, engine.LookAt:
		show(m.A)
	}
	switch m.Do {
	case engine.Peek, engine.LookAt, engine.UseSwap, engine.UseDrawTwo:
		if c := before.Held(); c != engine.NoCard {
			d.used = append(d.used, d.pack.Code(c))
		}
	}
}

// settle shuffles if the round waits for it, and replaces power cards at the end.
func (d *cardGame) settle() {
	for d.failed == nil {
		switch d.round.Phase() {
		case engine.Shuffling:
			d.shuffle()
		case engine.Revealing:
			d.replace()
		default:
			return
		}
	}
}

// shuffle uses the next order of the case, or keeps the cards as they lie.
func (d *cardGame) shuffle() {
	order := d.round.AppendShuffle(nil)
	if d.round.Discards() == 0 {
		d.reburied++
	}
	if len(d.orders) > 0 {
		pinned, err := d.pack.Cards(d.orders[0])
		if err != nil {
			d.failed = words.At{Where: "reshuffle", Err: err}
			return
		}
		order, d.orders = pinned, d.orders[1:]
	}
	if err := d.round.Reshuffle(order); err != nil {
		d.failed = words.At{Where: "reshuffle", Err: err}
	}
}

func (d *cardGame) replace() {
	for m := range d.round.Moves() {
		old := d.round.Card(m.A)
		if err := d.round.Do(m); err != nil {
			d.failed = err
			return
		}
		for d.round.Phase() == engine.Shuffling && d.failed == nil {
			d.shuffle()
		}
		d.replaced = append(d.replaced, [4]any{d.name(m.A.Seat), m.A.Slot + 1, d.pack.Code(old), d.pack.Code(d.round.Card(m.A))})
	}
}

func (d *cardGame) name(s engine.Seat) string {
	if int(s) >= len(d.given.Players) {
		return ""
	}
	return d.given.Players[s]
}
