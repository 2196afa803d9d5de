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

// A Chair is a player at a screen, and what they are doing. Its methods return the chair that
// follows, and change nothing.
type Chair struct {
	Seat   engine.Seat
	Choose engine.MoveKind // the move that cards are tapped for, or [NoChoice]
	First  *engine.Spot    // the first card of two
	Shown  []engine.Spot   // cards that are face up for a moment
	Public bool            // the screen lies on the table, for all to see
	Own    bool            // the screen is the player's own, and is not passed
}

// NoChoice is the [Chair.Choose] of a player who chooses no card: a move without
// cards.
const NoChoice = engine.EndTurn

// NewChair returns the chair of the player at a seat who holds the device that goes
// round.
func NewChair(s engine.Seat) Chair { return Chair{Seat: s, Choose: NoChoice} }

// Viewer returns the seat that may see the screen: Nobody means all players.
func (c Chair) Viewer() engine.Seat {
	if c.Public {
		return engine.Nobody
	}
	return c.Seat
}

// Idle returns the chair without a choice, and with no card shown.
func (c Chair) Idle() Chair { return Chair{Seat: c.Seat, Choose: NoChoice, Own: c.Own} }

// Choosing returns the chair when its player begins a move for which cards are
// tapped next.
func (c Chair) Choosing(do engine.MoveKind) Chair {
	c.Choose, c.First = do, nil
	return c
}

// Tap answers a tap on a card of a line with the move that it plays, or nil if it only chooses the
// card or does nothing. If it does nothing, the error says why: one of this package, or the
// engine's.
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

// TapPile answers a tap on [DrawPile] or [DiscardPile] with the move that it plays,
// legal or not.
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

// Simple returns a move that needs no card of a hand, legal or not.
func (c Chair) Simple(d *Desk, do engine.MoveKind) (engine.Move, error) {
	switch {
	case c.Public && !d.matching && len(c.Shown) == 0:
		return engine.Move{}, ErrNotHere
	case c.Public:
		return engine.Move{}, ErrAnyoneHas
	}
	return engine.Move{Do: do, Seat: c.Seat}, nil
}

// Drop answers a drag with the moves that it plays, one after the other, or with the
// reason why the card cannot go there.
func (c Chair) Drop(d *Desk, drag Drag) ([]engine.Move, error) {
	p := perspectiveOf(d, scoring.Sheet{}, c)
	if moves := p.drags()[drag]; len(moves) > 0 {
		return moves, nil
	}
	return nil, p.refusal(drag.intended(c.Seat))
}

// Played returns the chair after a move of any player: the cards that the move shows are face up. A
// card that was thrown in and does not match is seen by all players. A choice of the chair's own
// player stays, whatever others do.
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

// outer returns the two outer cards of a line of that many.
func outer(s engine.Seat, cards int) []engine.Spot {
	return []engine.Spot{{Seat: s}, {Seat: s, Slot: uint8(cards - 1)}}
}

// Shows reports whether a card is face up for a moment for the player. A tap on it turns down all such
// cards, and must not go to [Chair.Tap].
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

// intended guesses the move behind a tap on a card, so that a refusal can say why it
// is not legal.
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
