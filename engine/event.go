package engine

import (
	"encoding/json"
	"errors"
	"fmt"
)

// An Event is something that happened in a round, including shuffles. Events are stored on disk:
// fields may be added but never renamed, and it must always be possible to load
// testdata/round_v1.jsonl.
type Event interface {
	kind() string // its name on disk; also closes the set
}

// CardsDealt records that a round was dealt. It is always the first event of a round, and
// never a later one.
type CardsDealt struct {
	Variant string   `json:"variant"`
	House   House    `json:"house,omitempty"`
	Players int      `json:"players"`
	First   Seat     `json:"first"` // who has the first turn
	Order   []string `json:"order"` // the deck by code, top first
}

// Moved records that a move was played.
type Moved struct{ Move }

// Shuffled records the order in which a pile was laid down.
type Shuffled struct {
	Order []string `json:"order"` // by code, top first
}

// Departed records that a player left the round.
type Departed struct {
	Seat Seat `json:"seat"`
}

func (CardsDealt) kind() string { return "dealt" }
func (Moved) kind() string      { return "moved" }
func (Shuffled) kind() string   { return "shuffled" }
func (Departed) kind() string   { return "departed" }

// Marshal writes an event as a JSON object with one field, named by its kind.
func Marshal(e Event) ([]byte, error) { return json.Marshal(map[string]Event{e.kind(): e}) }

// Unmarshal parses an event that this or an earlier version of [Marshal] wrote. The error
// wraps [ErrJournal].
func Unmarshal(data []byte) (Event, error) {
	var one map[string]json.RawMessage
	if err := json.Unmarshal(data, &one); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrJournal, err)
	}
	if len(one) != 1 {
		return nil, fmt.Errorf("%w: %d names instead of one", ErrJournal, len(one))
	}
	for kind, body := range one {
		if decode, ok := decoders[kind]; ok {
			return decode(body)
		}
		return nil, fmt.Errorf("%w: %q", ErrJournal, kind)
	}
	panic("unreachable")
}

var decoders = map[string]func(json.RawMessage) (Event, error){
	CardsDealt{}.kind(): decode[CardsDealt],
	Moved{}.kind():      decode[Moved],
	Shuffled{}.kind():   decode[Shuffled],
	Departed{}.kind():   decode[Departed],
}

func decode[E Event](body json.RawMessage) (Event, error) {
	var e E
	if err := json.Unmarshal(body, &e); err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrJournal, e.kind(), err)
	}
	return e, nil
}

// written is a move on disk. Nobody has no seat, and spots that the
// move does not use are left out.
type written struct {
	Do   string    `json:"do"`
	Seat *Seat     `json:"seat,omitempty"`
	A    *[2]uint8 `json:"a,omitempty"` // seat and slot
	B    *[2]uint8 `json:"b,omitempty"`
}

// MarshalJSON writes the move under the name of its kind.
func (m Move) MarshalJSON() ([]byte, error) {
	if int(m.Do) >= moveKindCount {
		return nil, fmt.Errorf("%w: no such move", ErrJournal)
	}
	w := written{Do: m.Do.String()}
	if m.Seat != Nobody {
		w.Seat = &m.Seat
	}
	if m.Do.shape() != noSpot {
		w.A = &[2]uint8{uint8(m.A.Seat), m.A.Slot}
	}
	if m.Do.shape() >= across {
		w.B = &[2]uint8{uint8(m.B.Seat), m.B.Slot}
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads a move. The error wraps [ErrJournal] if the move is unknown.
func (m *Move) UnmarshalJSON(data []byte) error {
	w := written{}
	if err := json.Unmarshal(data, &w); err != nil {
		return err
	}
	for d, name := range moveNames {
		if name != w.Do {
			continue
		}
		*m = Move{Do: MoveKind(d), Seat: Nobody}
		if w.Seat != nil {
			m.Seat = *w.Seat
		}
		if w.A != nil {
			m.A = Spot{Seat(w.A[0]), w.A[1]}
		}
		if w.B != nil {
			m.B = Spot{Seat(w.B[0]), w.B[1]}
		}
		return nil
	}
	return fmt.Errorf("%w: no move %q", ErrJournal, w.Do)
}

// Played is a round and its pack, computed from events. The zero Played is the state before the
// deal.
type Played struct {
	Pack  *Pack
	Round Round
}

// Fold returns the round after an event. If the event cannot have happened, the error
// wraps [ErrJournal] and the reason.
func (p Played) Fold(e Event) (Played, error) {
	err := p.fold(e)
	if err != nil && !errors.Is(err, ErrJournal) {
		err = fmt.Errorf("%w: %w", ErrJournal, err)
	}
	return p, err
}

func (p *Played) fold(e Event) error {
	dealt, first := e.(CardsDealt)
	switch {
	case first != (p.Pack == nil):
		return fmt.Errorf("%w: a round begins with the deal, and once", ErrJournal)
	case first:
		return p.deal(dealt)
	}
	switch e := e.(type) {
	case Moved:
		return p.Round.Do(e.Move)
	case Departed:
		return p.Round.Leave(e.Seat)
	case Shuffled:
		order, err := p.Pack.Cards(e.Order)
		if err != nil {
			return err
		}
		return p.Round.Reshuffle(order)
	}
	return ErrJournal
}

func (p *Played) deal(e CardsDealt) error {
	ruleset, err := NewRuleset(e.Variant, e.House)
	if err != nil {
		return err
	}
	pack, err := NewPack(ruleset)
	if err != nil {
		return err
	}
	order, err := pack.Cards(e.Order)
	if err != nil {
		return err
	}
	round, err := pack.Deal(order, e.Players, e.First)
	if err != nil {
		return err
	}
	p.Pack, p.Round = pack, round
	return nil
}
