package round

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// These errors are why a tap does nothing yet.
var (
	ErrShown     = reasons.New("Shown", "first turn down what you are looking at")
	ErrLooking   = reasons.New("Looking", "first everybody looks at two of their cards")
	ErrWhoSnaps  = reasons.New("WhoSnaps", "first tap the player who has the card")
	ErrAnyoneHas = reasons.New("AnyoneHas", "first say whether a card matches")
	ErrNotHere   = reasons.New("NotHere", "everybody plays on another device")
	ErrPower     = reasons.New("Power", "first say what you want with the card that you drew")
)

// A Chair is the state of a screen: whose seat it shows, and what that player has chosen. It is immutable:
// its methods return a new Chair.
type Chair struct {
	Seat   engine.Seat
	Choose engine.MoveKind // the kind of move for which cards are being chosen, or [NoChoice]
	First  *engine.Spot    // the first card of two
	Shown  []engine.Spot   // cards that are face up for a moment
	Public bool            // everybody can see the screen, for example because the device lies on the table
	Own    bool            // the device belongs to the player and is not passed around
}

// NoChoice is the value of [Chair.Choose] if the player is not choosing a
// card.
const NoChoice = engine.EndTurn

// NewChair returns the chair of a player who holds the device that is passed
// around.
func NewChair(s engine.Seat) Chair { return Chair{Seat: s, Choose: NoChoice} }

// Viewer returns the seat whose player may see the screen, or Nobody if all players may.
func (c Chair) Viewer() engine.Seat {
	if c.Public {
		return engine.Nobody
	}
	return c.Seat
}

// Idle returns the chair without a choice, and with no card shown.
func (c Chair) Idle() Chair { return Chair{Seat: c.Seat, Choose: NoChoice, Own: c.Own} }

// Choosing returns the chair after its player has begun a move for which cards have to
// be chosen.
func (c Chair) Choosing(do engine.MoveKind) Chair {
	c.Choose, c.First = do, nil
	return c
}

// Tap returns the move that a tap on a card of a line plays, or nil if the tap only chooses the
// card or has no effect. In the last case the error, of this package or of the engine,
// says why.
func (c Chair) Tap(d *Desk, spot engine.Spot) (Chair, *engine.Move, error) {
	switch {
	case c.Public && !d.matching && len(c.Shown) == 0:
		return c, nil, ErrNotHere
	case c.Public:
		return c, nil, ErrWhoSnaps
	}
	p := perspectiveOf(d, scoring.Sheet{}, c)
	c.First = p.at.First
	fits := slices.IndexFunc(p.moves, func(m engine.Move) bool { return p.involves(m, spot) })
	switch {
	case c.First != nil && *c.First == spot:
		c.First = nil
	case fits < 0:
		return c, nil, p.refusal(p.at.intended(spot))
	case twoCards(p.at.Choose) && c.First == nil:
		c.First = &spot
	default:
		return c, &p.moves[fits], nil
	}
	return c, nil, nil
}

// TapPile returns the move that a tap on [DrawPile] or [DiscardPile] plays. It may
// be illegal.
func (c Chair) TapPile(d *Desk, pile Place) (engine.Move, error) {
	do := engine.Draw
	if pile == DiscardPile {
		do = engine.Take
		if d.Round().Held() != engine.NoCard {
			do = engine.Discard
		}
	}
	return c.Simple(d, do)
}

// Simple returns a move without a card of a hand. It may be illegal.
func (c Chair) Simple(d *Desk, do engine.MoveKind) (engine.Move, error) {
	switch {
	case c.Public && !d.matching && len(c.Shown) == 0:
		return engine.Move{}, ErrNotHere
	case c.Public:
		return engine.Move{}, ErrAnyoneHas
	}
	return engine.Move{Do: do, Seat: c.Seat}, nil
}

// Drop returns the moves that a drag plays, in order, or the
// reason why it is not possible.
func (c Chair) Drop(d *Desk, drag Drag) ([]engine.Move, error) {
	p := perspectiveOf(d, scoring.Sheet{}, c)
	if moves := p.drags()[drag]; len(moves) > 0 {
		return moves, nil
	}
	return nil, p.refusal(drag.intended(c.Seat))
}

// Played returns the chair after a move of any player: the cards that the move shows are face up. A
// card that was thrown in and does not match is seen by all players. Moves of others do not change
// a choice of the chair's player.
func (c Chair) Played(m PastMove) Chair {
	if m.Seat == c.Seat || !c.Own {
		c.First, c.Choose = nil, NoChoice
	}
	wrong := m.Do == engine.Snap && !m.discarded()
	switch {
	case wrong && !c.Own:
		c.Shown, c.Public = []engine.Spot{m.A}, true
	case m.Seat == c.Seat && !wrong:
		c.Shown = shownBy(m)
	default:
		c.Shown = slices.DeleteFunc(slices.Clone(c.Shown), func(s engine.Spot) bool { return !m.left(s) })
		if wrong {
			c.Shown = append(c.Shown, m.A)
		}
	}
	return c
}

// shownBy returns the cards that a move shows to its player.
func shownBy(m PastMove) []engine.Spot {
	switch m.Do {
	case engine.FirstLook:
		return outer(m.Seat, m.Before.Round.Len(m.Seat))
	case engine.Peek, engine.LookAt:
		return []engine.Spot{m.A}
	case engine.FirstLookTwo:
		return []engine.Spot{m.A, m.B}
	}
	return nil
}

// outer returns the two outer cards of a line with that many cards.
func outer(s engine.Seat, cards int) []engine.Spot {
	return []engine.Spot{{Seat: s}, {Seat: s, Slot: uint8(cards - 1)}}
}

// Shows reports whether a card is face up for a moment for the player. A tap on it turns all such cards face
// down, and must not be passed to [Chair.Tap].
func (c Chair) Shows(spot engine.Spot) bool { return !c.Public && slices.Contains(c.Shown, spot) }

// Refusal returns why a move is not legal, or nil if it is. Before the first turn,
// and while cards are shown, the reason is always the same.
func (c Chair) Refusal(d *Desk, m engine.Move) error {
	r := d.Round()
	err := r.Refusal(m)
	switch {
	case err == nil:
		return nil
	case len(c.Shown) > 0:
		return ErrShown
	case r.Phase() == engine.Looking:
		return ErrLooking
	}
	return err
}

// involves reports whether a card belongs to a move, given the card tapped before.
func (c Chair) involves(m engine.Move, spot engine.Spot) bool {
	switch {
	case m.Do != c.Choose || m.Do == NoChoice:
		return false
	case !twoCards(m.Do):
		return m.A == spot
	case c.First == nil:
		return m.A == spot || m.B == spot
	}
	return m.A == *c.First && m.B == spot || m.B == *c.First && m.A == spot
}

// intended guesses which move the player wanted to make with a tap, for the reason why it is
// not legal.
func (c Chair) intended(spot engine.Spot) engine.Move {
	do := c.Choose
	if do == NoChoice {
		do = engine.Replace
	}
	m := engine.Move{Do: do, Seat: c.Seat, A: spot}
	if first := c.First; first != nil {
		m.A, m.B = *first, spot
	}
	return m
}

// twoCards reports whether a kind of move involves two cards.
func twoCards(do engine.MoveKind) bool {
	return do == engine.Swap || do == engine.Switch || do == engine.FirstLookTwo
}
