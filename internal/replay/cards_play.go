package replay

import (
	"encoding/json"
	"slices"

	"tabby/engine"
	"tabby/ui/words"
)

// A dealing is a round that is played through the door.
type dealing struct {
	given Given
	pack  *engine.Pack
	round engine.Round

	orders   [][]string // the next reshuffles
	begun    engine.Round
	shown    [][4]any // looks granted
	used     []string // power cards that were used
	replaced [][4]any // power cards at the end
	reburied int      // power cards that went back into the deck
	stuck    error    // a reshuffle that cannot be
}

// playCards plays a case with cards. The error says which part of it makes no
// sense.
func playCards(in input, steps bool) (Result, error) {
	if in.Given.Variants != nil {
		return setUp(in, steps)
	}
	d := dealing{given: in.Given, orders: in.Given.Reshuffles}
	if in.Given.Reshuffle != nil {
		d.orders = append([][]string{in.Given.Reshuffle}, d.orders...)
	}
	if err := d.begin(in); err != nil {
		return Result{}, err
	}
	result := Result{Errors: []*string{}}
	for i, text := range in.Actions {
		var args cardArgs
		if err := json.Unmarshal(text, &args); err != nil {
			return Result{}, inAction(i, plain(err))
		}
		if args.Do == "" {
			return Result{}, inAction(i, errNoDo)
		}
		result.Errors = append(result.Errors, d.do(args))
		if d.stuck != nil {
			return Result{}, inAction(i, d.stuck)
		}
		if steps {
			result.Steps = append(result.Steps, d.state())
		}
	}
	result.State = d.state()
	return result, nil
}

func (d *dealing) begin(in input) error {
	var err error
	if d.pack, err = in.pack(); err == nil {
		d.round, err = in.round(d.pack)
	}
	if err != nil {
		return words.At{Where: "given", Err: err}
	}
	d.goOn()
	d.begun = d.round
	return d.stuck
}

// ceremonies are actions that the deal has done already.
var ceremonies = []string{"setup", "start_round", "turn_up_first_discard"}

// do carries out an action and returns the code of the refusal, or nil.
func (d *dealing) do(in cardArgs) *string {
	return refusal(d.try(in))
}

func (d *dealing) try(in cardArgs) error {
	if slices.Contains(ceremonies, in.Do) {
		return nil
	}
	if in.Do == "leave" {
		s, err := d.given.seat(in.P)
		if err == nil {
			err = d.round.Leave(s)
		}
		d.goOn()
		return err
	}
	m, err := seating{d.given, d.pack.Ruleset.Rules.Look, &d.round}.move(in)
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
	d.goOn()
	return nil
}

// note remembers what a move showed to one player, and the powers it used.
func (d *dealing) note(before *engine.Round, m engine.Move) {
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

// goOn shuffles where that is waited for, and replaces power cards at the end.
func (d *dealing) goOn() {
	for d.stuck == nil {
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

// shuffle lays the next order that is pinned, or keeps the order there is.
func (d *dealing) shuffle() {
	order := d.round.AppendShuffle(nil)
	if d.round.Discards() == 0 {
		d.reburied++
	}
	if len(d.orders) > 0 {
		pinned, err := d.pack.Cards(d.orders[0])
		if err != nil {
			d.stuck = words.At{Where: "reshuffle", Err: err}
			return
		}
		order, d.orders = pinned, d.orders[1:]
	}
	if err := d.round.Reshuffle(order); err != nil {
		d.stuck = words.At{Where: "reshuffle", Err: err}
	}
}

func (d *dealing) replace() {
	for m := range d.round.Moves() {
		old := d.round.Card(m.A)
		if err := d.round.Do(m); err != nil {
			d.stuck = err
			return
		}
		for d.round.Phase() == engine.Shuffling && d.stuck == nil {
			d.shuffle()
		}
		d.replaced = append(d.replaced, [4]any{d.name(m.A.Seat), m.A.Slot + 1, d.pack.Code(old), d.pack.Code(d.round.Card(m.A))})
	}
}

func (d *dealing) name(s engine.Seat) string {
	if int(s) >= len(d.given.Players) {
		return ""
	}
	return d.given.Players[s]
}
