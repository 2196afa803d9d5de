package engine

import (
	"iter"
	"math/bits"
)

// A MoveKind is the kind of a [Move], such as Draw.
type MoveKind uint8

// The kinds of move. [Move.A] and [Move.B] are the cards to which it applies.
const (
	FirstLook    MoveKind = iota // at the two outer own cards, before the first turn
	FirstLookTwo                 // at any two own cards A and B, before the first turn
	Draw                         // the top card of the draw pile
	Take                         // the top card of the discard pile
	Replace                      // own card A with the drawn card; A goes to the discard pile
	Discard                      // the drawn card
	Peek                         // at own card A
	LookAt                       // at card A of any player
	UseSwap                      // show a card that exchanges two
	Swap                         // own card A with another player's card B
	Switch                       // any cards A and B, A being the first clockwise from seat 0
	Decline                      // to exchange
	UseDrawTwo                   // draw up to two more cards
	Skip                         // a power that came with a played card
	Snap                         // play a card A that matches, out of turn
	Give                         // own card A for the one that was snapped
	Knock                        // end the round after one more turn of each other player
	EndTurn                      // without knocking
	Pass                         // if there is nothing to draw in the last turns
	CloseWindow                  // no card can be matched any more (Nobody's move)
	Reveal                       // the last card is not matched (Nobody's move)
	ReplacePower                 // the power card A at the end (Nobody's move)

	moveKindCount = iota
	moveKindRoom  = 32 // that a set has; a power of two
)

// moveNames are the names of the kinds on disk. They never change.
var moveNames = [moveKindCount]string{
	"look", "look_two", "draw", "take", "replace", "discard", "peek", "look_at", "use_swap", "swap", "switch",
	"decline", "draw_two", "skip", "snap", "give", "knock", "end_turn", "pass", "close_window", "reveal", "replace_power",
}

// String returns the name of the kind on disk.
func (d MoveKind) String() string {
	if int(d) >= moveKindCount {
		return "unknown"
	}
	return moveNames[d]
}

// A Move is one decision of a player. Unused spots are zero.
type Move struct {
	Do   MoveKind
	Seat Seat
	A, B Spot
}

// A shape says which spots a move needs.
type shape uint8

const (
	noSpot  shape = iota
	ownSpot       // A, any card of one's own
	oneSpot       // A
	across        // A and B, from different sets
	pair          // A and B from the same set, A before B
)

var shapes = [moveKindRoom]shape{
	FirstLookTwo: pair, Replace: ownSpot, Peek: ownSpot, LookAt: oneSpot, Swap: across, Switch: pair,
	Snap: oneSpot, Give: ownSpot, ReplacePower: oneSpot,
}

func (d MoveKind) shape() shape { return shapes[d%moveKindRoom] }

// MoveKinds is a set of kinds of move.
type MoveKinds uint32

func (d MoveKind) bit() MoveKinds { return 1 << d }

// Has reports whether the kind is in the set.
func (all MoveKinds) Has(d MoveKind) bool { return all>>d&1 != 0 }

// Optional has the kinds of move that a player may always leave out.
const Optional = MoveKinds(1 << Snap)

// Places is a set of cards in lines, a bit for each.
type Places uint64

// Len returns how many cards are in the set.
func (p Places) Len() int { return bits.OnesCount64(uint64(p)) }

// Pick returns the spot of card n of the set, counted from 0 clockwise and from left to
// right. The set must have more than n cards.
func (b *board) Pick(p Places, n int) Spot {
	for range n {
		p &= p - 1
	}
	return b.spot(uint8(bits.TrailingZeros64(uint64(p))))
}

// Places returns the cards to which a move of a seat can apply if its kind is
// among [board.MoveKinds]: A is in the first set and B, if the move has two cards, in the
// second. For [Switch] and [FirstLookTwo], A comes before B.
func (b *board) Places(d MoveKind, s Seat) (a, z Places) {
	switch d {
	case Replace, Peek, Give:
		return b.mask(s), 0
	case FirstLookTwo:
		return b.mask(s), b.mask(s)
	case LookAt:
		return b.everyCard(), 0
	case Snap:
		if b.has(snapAnyone) {
			return b.everyCard()&^b.locked() | b.mask(s), 0
		}
		return b.mask(s), 0
	case Swap:
		free := b.everyCard() &^ Places(b.open) &^ b.locked()
		return free & b.mask(s), free &^ b.mask(s)
	case Switch:
		free := b.everyCard() &^ Places(b.open) &^ b.locked()
		return free, free
	case ReplacePower:
		return 1 << b.refill, 0
	}
	return 0, 0
}

// locked returns the places of cards that may not be moved by others.
func (b *board) locked() Places {
	if b.caller == Nobody || !b.has(callerLocked) {
		return 0
	}
	return b.mask(b.caller)
}

// legal reports whether a move is legal. It is fast, because it is called before every move;
// [board.refusal] finds the reason why a move is not legal, and must agree.
func (b *board) legal(m Move) bool {
	if !b.MoveKinds(m.Seat).Has(m.Do) {
		return false
	}
	switch m.Do.shape() {
	case noSpot:
		return m.A == Spot{} && m.B == Spot{}
	case ownSpot:
		return m.A.Seat == m.Seat && m.A.Slot < b.from[m.Seat+1]-b.from[m.Seat] && m.B == Spot{}
	default:
		return b.reaches(m)
	}
}

// reaches reports whether the cards of a move that is not only about own cards
// are legal.
func (b *board) reaches(m Move) bool {
	a, z := b.Places(m.Do, m.Seat)
	switch m.Do.shape() {
	case oneSpot:
		return b.covers(a, m.A) && m.B == Spot{}
	case pair:
		return b.covers(a, m.A) && b.covers(z, m.B) && b.at(m.A) < b.at(m.B)
	default:
		return b.covers(a, m.A) && b.covers(z, m.B)
	}
}

// covers reports whether the spot exists and is among the places.
func (t *table) covers(places Places, s Spot) bool { return t.exists(s) && places>>(t.at(s)&63)&1 != 0 }

func (t *table) exists(s Spot) bool {
	return s.Seat < Seat(t.players) && s.Slot < t.from[s.Seat+1]-t.from[s.Seat]
}

// Moves returns every legal move.
func (b *board) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		var buffer [64]Move
		for _, m := range b.AppendMoves(buffer[:0]) {
			if !yield(m) {
				return
			}
		}
	}
}

// AppendMoves appends every legal move to dst. It does not allocate if dst has room for
// them.
func (b *board) AppendMoves(dst []Move) []Move {
	if b.alone() {
		return b.appendMoves(dst, b.turn)
	}
	for s := range Seat(b.players) {
		dst = b.appendMoves(dst, s)
	}
	return b.appendMoves(dst, Nobody)
}

// appendMoves appends the legal moves of one seat.
func (b *board) appendMoves(dst []Move, s Seat) []Move {
	for left := b.MoveKinds(s); left != 0; left &= left - 1 {
		d := MoveKind(bits.TrailingZeros32(uint32(left)))
		switch d.shape() {
		case noSpot:
			dst = append(dst, Move{Do: d, Seat: s})
		case ownSpot:
			for slot := range b.from[s+1] - b.from[s] {
				dst = append(dst, Move{d, s, Spot{s, slot}, Spot{}})
			}
		case oneSpot:
			a, _ := b.Places(d, s)
			m := Move{Do: d, Seat: s}
			dst = b.appendEach(dst, &m, &m.A, a)
		default:
			dst = b.appendTwo(dst, Move{Do: d, Seat: s})
		}
	}
	return dst
}

// appendEach appends the move once for each of the places, with the spot at set to it.
func (b *board) appendEach(dst []Move, m *Move, at *Spot, places Places) []Move {
	for ; places != 0; places &= places - 1 {
		*at = b.spot(uint8(bits.TrailingZeros64(uint64(places))))
		dst = append(dst, *m)
	}
	return dst
}

func (b *board) appendTwo(dst []Move, m Move) []Move {
	first, second := b.Places(m.Do, m.Seat)
	for a := first; a != 0; a &= a - 1 {
		m.A = b.spot(uint8(bits.TrailingZeros64(uint64(a))))
		z := second
		if m.Do.shape() == pair {
			z &^= a ^ (a - 1) // those before A, and A
		}
		dst = b.appendEach(dst, &m, &m.B, z)
	}
	return dst
}
