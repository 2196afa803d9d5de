package replay

import (
	"encoding/json"
	"fmt"
	"math"

	"tabby/engine"
	"tabby/ui/words"
)

// cardArgs are all fields an action with cards can have.
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

// A moveReader reads actions with cards.
type moveReader struct {
	given Given
	look  engine.InitialLook
	round *engine.Round
}

// cardActions is the table of all actions with cards.
var cardActions = map[string]func(moveReader, cardArgs) (engine.Move, error){
	"initial_look":  moveReader.firstLook,
	"draw":          withoutCard(engine.Draw),
	"take_discard":  withoutCard(engine.Take),
	"replace":       withOwnCard(engine.Replace),
	"discard":       withoutCard(engine.Discard),
	"peek":          withOwnCard(engine.Peek),
	"use_swap":      withoutCard(engine.UseSwap),
	"swap":          moveReader.swap,
	"decline_swap":  withoutCard(engine.Decline),
	"draw2":         withoutCard(engine.UseDrawTwo),
	"knock":         withoutCard(engine.Knock),
	"recall":        withoutCard(engine.Knock),
	"end_turn":      withoutCard(engine.EndTurn),
	"pass_turn":     withoutCard(engine.Pass),
	"play":          moveReader.play,
	"snap":          withAnyCard(engine.Snap),
	"give":          withOwnCard(engine.Give),
	"look":          withAnyCard(engine.LookAt),
	"switch":        moveReader.exchange,
	"skip_power":    withoutCard(engine.Skip),
	"reveal":        byTable(engine.Reveal),
	"close_window":  byTable(engine.CloseWindow),
	"replace_power": byTable(engine.ReplacePower),
}

// move returns the move of an action.
func (at moveReader) move(in cardArgs) (engine.Move, error) {
	read, known := cardActions[in.Do]
	if !known {
		return engine.Move{}, fmt.Errorf("there is no action called %q", words.Short(in.Do))
	}
	return read(at, in)
}

// withoutCard reads a move about no card.
func withoutCard(d engine.MoveKind) func(moveReader, cardArgs) (engine.Move, error) {
	return func(at moveReader, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		return engine.Move{Do: d, Seat: s}, err
	}
}

// byTable reads a move that no player decides.
func byTable(d engine.MoveKind) func(moveReader, cardArgs) (engine.Move, error) {
	return func(moveReader, cardArgs) (engine.Move, error) { return engine.Move{Do: d, Seat: engine.Nobody}, nil }
}

// withOwnCard reads a move about an own card.
func withOwnCard(d engine.MoveKind) func(moveReader, cardArgs) (engine.Move, error) {
	return func(at moveReader, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		return engine.Move{Do: d, Seat: s, A: spot(s, in.Slot)}, err
	}
}

// withAnyCard reads a move about a card of any player, by default an own one.
func withAnyCard(d engine.MoveKind) func(moveReader, cardArgs) (engine.Move, error) {
	return func(at moveReader, in cardArgs) (engine.Move, error) {
		s, err := at.given.seat(in.P)
		whose := s
		if err == nil && in.Target != "" {
			whose, err = at.given.seat(in.Target)
		}
		return engine.Move{Do: d, Seat: s, A: spot(whose, in.Slot)}, err
	}
}

func (at moveReader) firstLook(in cardArgs) (engine.Move, error) {
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

func (at moveReader) swap(in cardArgs) (engine.Move, error) {
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

// play reads the play of Recall: of the drawn card, or one of the line.
func (at moveReader) play(in cardArgs) (engine.Move, error) {
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

// exchange reads the switch of any two cards, in any order.
func (at moveReader) exchange(in cardArgs) (engine.Move, error) {
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

// place reads a spot: ["Ann",2] or {"target":"Ann","slot":2}.
func (at moveReader) place(raw json.RawMessage) (engine.Spot, error) {
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

// spot returns the spot of a slot counted from 1, or a spot beyond every line.
func spot(s engine.Seat, slot int) engine.Spot {
	if slot < 1 || slot > math.MaxUint8 {
		slot = math.MaxUint8 + 1
	}
	return engine.Spot{Seat: s, Slot: uint8(slot - 1)}
}
