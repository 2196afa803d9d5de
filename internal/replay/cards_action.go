package replay

import (
	"cmp"
	"encoding/json"
	"math"

	"tabby/engine"
)

// cardArgs has all fields that an action with cards can have.
type cardArgs struct {
	P      string          `json:"p"`
	Do     string          `json:"do"`
	Slot   int             `json:"slot"` // from 1 on the left, as all slots here
	Slots  []int           `json:"slots"`
	Own    int             `json:"own"`
	Target string          `json:"target"`
	Card   json.RawMessage `json:"card"` // "drawn" or a slot
	A      json.RawMessage `json:"a"`    // ["Ann",2] or {"target":"Ann","slot":2}
	B      json.RawMessage `json:"b"`
}

// cardActions is the table of all actions with cards.
var cardActions = map[string]func(*cardGame, cardArgs) (engine.Move, error){
	"initial_look":  (*cardGame).firstLook,
	"draw":          move(engine.Draw, nil),
	"take_discard":  move(engine.Take, nil),
	"replace":       move(engine.Replace, (*cardGame).ownCard),
	"discard":       move(engine.Discard, nil),
	"peek":          move(engine.Peek, (*cardGame).ownCard),
	"use_swap":      move(engine.UseSwap, nil),
	"swap":          (*cardGame).swap,
	"decline_swap":  move(engine.Decline, nil),
	"draw2":         move(engine.UseDrawTwo, nil),
	"knock":         move(engine.Knock, nil),
	"recall":        move(engine.Knock, nil),
	"end_turn":      move(engine.EndTurn, nil),
	"pass_turn":     move(engine.Pass, nil),
	"play":          (*cardGame).play,
	"snap":          move(engine.Snap, (*cardGame).anyCard),
	"give":          move(engine.Give, (*cardGame).ownCard),
	"look":          move(engine.LookAt, (*cardGame).anyCard),
	"switch":        (*cardGame).exchange,
	"skip_power":    move(engine.Skip, nil),
	"reveal":        byTable(engine.Reveal),
	"close_window":  byTable(engine.CloseWindow),
	"replace_power": byTable(engine.ReplacePower),
}

// move returns a reader of a move about one card, or about none where card is nil.
func move(kind engine.MoveKind, card func(*cardGame, cardArgs) (engine.Spot, error)) func(*cardGame, cardArgs) (engine.Move, error) {
	return func(d *cardGame, in cardArgs) (engine.Move, error) {
		s, err := d.given.seat(in.P)
		m := engine.Move{Do: kind, Seat: s}
		if err == nil && card != nil {
			m.A, err = card(d, in)
		}
		return m, err
	}
}

// byTable returns a reader of a move that no player decides.
func byTable(kind engine.MoveKind) func(*cardGame, cardArgs) (engine.Move, error) {
	return func(*cardGame, cardArgs) (engine.Move, error) {
		return engine.Move{Do: kind, Seat: engine.Nobody}, nil
	}
}

// ownCard returns the spot of a card of the player.
func (d *cardGame) ownCard(in cardArgs) (engine.Spot, error) {
	s, err := d.given.seat(in.P)
	return spot(s, in.Slot), err
}

// anyCard returns the spot of a card of any player, by default an own one.
func (d *cardGame) anyCard(in cardArgs) (engine.Spot, error) {
	s, err := d.given.seat(cmp.Or(in.Target, in.P))
	return spot(s, in.Slot), err
}

func (d *cardGame) firstLook(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil || d.pack.Ruleset.Rules.Look != engine.LookAnyTwo {
		return engine.Move{Do: engine.FirstLook, Seat: s}, err
	}
	if len(in.Slots) != 2 {
		return engine.Move{}, engine.ErrLook
	}
	m := engine.Move{Do: engine.FirstLookTwo, Seat: s, A: spot(s, min(in.Slots[0], in.Slots[1])), B: spot(s, max(in.Slots[0], in.Slots[1]))}
	if m.A == m.B || int(m.B.Slot) >= d.round.Len(s) {
		return m, engine.ErrLook
	}
	return m, nil
}

func (d *cardGame) swap(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	other, err := d.given.seat(in.Target)
	if err != nil {
		return engine.Move{}, engine.ErrSwapTarget
	}
	return engine.Move{Do: engine.Swap, Seat: s, A: spot(s, in.Own), B: spot(other, in.Slot)}, nil
}

// play reads the play of the drawn card, or of one of the line.
func (d *cardGame) play(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if string(in.Card) == `"drawn"` {
		return engine.Move{Do: engine.Discard, Seat: s}, err
	}
	var slot int
	if err := json.Unmarshal(in.Card, &slot); err != nil {
		return engine.Move{}, engine.ErrSpot
	}
	return engine.Move{Do: engine.Replace, Seat: s, A: spot(s, slot)}, err
}

// exchange reads the switch of any two cards, given in any order.
func (d *cardGame) exchange(in cardArgs) (engine.Move, error) {
	s, err := d.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	a, err := d.place(in.A)
	if err != nil {
		return engine.Move{}, err
	}
	b, err := d.place(in.B)
	if a.Seat > b.Seat || a.Seat == b.Seat && a.Slot > b.Slot {
		a, b = b, a
	}
	return engine.Move{Do: engine.Switch, Seat: s, A: a, B: b}, err
}

// place reads a spot: ["Ann",2] or {"target":"Ann","slot":2}.
func (d *cardGame) place(raw json.RawMessage) (engine.Spot, error) {
	var in struct {
		Target, Player, P string
		Slot              int
	}
	if err := json.Unmarshal(raw, &in); err != nil {
		row := [2]any{&in.P, &in.Slot}
		if err := json.Unmarshal(raw, &row); err != nil {
			return engine.Spot{}, engine.ErrSpot
		}
	}
	s, err := d.given.seat(in.Target + in.Player + in.P)
	return spot(s, in.Slot), err
}

// spot returns the spot of a slot counted from 1, or a spot beyond every line.
func spot(s engine.Seat, slot int) engine.Spot {
	if slot < 1 || slot > math.MaxUint8 {
		slot = math.MaxUint8 + 1
	}
	return engine.Spot{Seat: s, Slot: uint8(slot - 1)}
}
