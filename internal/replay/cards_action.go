package replay

import (
	"encoding/json"
	"fmt"
	"math"

	"tabby/engine"
)

// cardArgs is all that an action at a table of cards can say.
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

// A seating reads actions at a table of cards.
type seating struct {
	given Given
	look  engine.InitialLook
	round *engine.Round
}

// cardActions is the table of all actions with cards.
var cardActions = map[string]func(seating, cardArgs) (engine.Move, error){
	"initial_look":  seating.firstLook,
	"draw":          plainly(engine.Draw),
	"take_discard":  plainly(engine.Take),
	"replace":       withOwn(engine.Replace),
	"discard":       plainly(engine.Discard),
	"peek":          withOwn(engine.Peek),
	"use_swap":      plainly(engine.UseSwap),
	"swap":          seating.swap,
	"decline_swap":  plainly(engine.Decline),
	"draw2":         plainly(engine.UseDrawTwo),
	"knock":         plainly(engine.Knock),
	"recall":        plainly(engine.Knock),
	"end_turn":      plainly(engine.EndTurn),
	"pass_turn":     plainly(engine.Pass),
	"play":          seating.play,
	"snap":          withAny(engine.Snap),
	"give":          withOwn(engine.Give),
	"look":          withAny(engine.LookAt),
	"switch":        seating.exchange,
	"skip_power":    plainly(engine.Skip),
	"reveal":        byNobody(engine.Reveal),
	"close_window":  byNobody(engine.CloseWindow),
	"replace_power": byNobody(engine.ReplacePower),
}

// move returns the move that an action is.
func (at seating) move(in cardArgs) (engine.Move, error) {
	read, known := cardActions[in.Do]
	if !known {
		return engine.Move{}, fmt.Errorf("there is no action called %q", short(in.Do))
	}
	return read(at, in)
}

// plainly reads a move that is about no card in particular.
func plainly(d engine.MoveKind) func(seating, cardArgs) (engine.Move, error) {
	return func(at seating, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		return engine.Move{Do: d, Seat: s}, err
	}
}

// byNobody reads a move that nobody decides.
func byNobody(d engine.MoveKind) func(seating, cardArgs) (engine.Move, error) {
	return func(seating, cardArgs) (engine.Move, error) { return engine.Move{Do: d, Seat: engine.Nobody}, nil }
}

// withOwn reads a move about a card of one's own.
func withOwn(d engine.MoveKind) func(seating, cardArgs) (engine.Move, error) {
	return func(at seating, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		return engine.Move{Do: d, Seat: s, A: spot(s, in.Slot)}, err
	}
}

// withAny reads a move about a card of anybody, or of one's own if it says
// nothing else.
func withAny(d engine.MoveKind) func(seating, cardArgs) (engine.Move, error) {
	return func(at seating, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		whose := s
		if err == nil && in.Target != "" {
			whose, err = at.given.seat(in.Target)
		}
		return engine.Move{Do: d, Seat: s, A: spot(whose, in.Slot)}, err
	}
}

func (at seating) firstLook(in cardArgs) (engine.Move, error) {
	s, err := at.given.seat(in.P)
	if err != nil || at.look != engine.LookAnyTwo {
		return engine.Move{Do: engine.FirstLook, Seat: s}, err
	}
	if len(in.Slots) != 2 {
		return engine.Move{}, engine.ErrLook
	}
	m := engine.Move{Do: engine.FirstLookTwo, Seat: s, A: spot(s, min(in.Slots[0], in.Slots[1])), B: spot(s, max(in.Slots[0], in.Slots[1]))}
	if m.A == m.B || int(m.B.Slot) >= at.round.Len(s) {
		return m, engine.ErrLook
	}
	return m, nil
}

func (at seating) swap(in cardArgs) (engine.Move, error) {
	s, err := at.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	other, err := at.given.seat(in.Target)
	if err != nil {
		return engine.Move{}, engine.ErrSwapTarget
	}
	return engine.Move{Do: engine.Swap, Seat: s, A: spot(s, in.Own), B: spot(other, in.Slot)}, nil
}

// play reads what Recall calls to play: the drawn card, or one of the line.
func (at seating) play(in cardArgs) (engine.Move, error) {
	s, err := at.given.seat(in.P)
	if string(in.Card) == `"drawn"` {
		return engine.Move{Do: engine.Discard, Seat: s}, err
	}
	var slot int
	if err := json.Unmarshal(in.Card, &slot); err != nil {
		return engine.Move{}, engine.ErrSpot
	}
	return engine.Move{Do: engine.Replace, Seat: s, A: spot(s, slot)}, err
}

// exchange reads the switch of any two cards, in whatever order.
func (at seating) exchange(in cardArgs) (engine.Move, error) {
	s, err := at.given.seat(in.P)
	if err != nil {
		return engine.Move{}, err
	}
	a, err := at.place(in.A)
	if err != nil {
		return engine.Move{}, err
	}
	b, err := at.place(in.B)
	if a.Seat > b.Seat || a.Seat == b.Seat && a.Slot > b.Slot {
		a, b = b, a
	}
	return engine.Move{Do: engine.Switch, Seat: s, A: a, B: b}, err
}

// place reads where a card lies: ["Ann",2], or an object that says so.
func (at seating) place(raw json.RawMessage) (engine.Spot, error) {
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
	s, err := at.given.seat(in.Target + in.Player + in.P)
	return spot(s, in.Slot), err
}

// spot returns the spot of a slot counted from 1, or one that no line has.
func spot(s engine.Seat, slot int) engine.Spot {
	if slot < 1 || slot > math.MaxUint8 {
		slot = math.MaxUint8 + 1
	}
	return engine.Spot{Seat: s, Slot: uint8(slot - 1)}
}
