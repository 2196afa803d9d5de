package engine

import "math/bits"

// table is what lies on the table, who plays there, and by which rules.
//
// One array holds all cards but the one in hand: from the left the lines, seat by
// seat, and the draw pile, its top card last; at the right end the discard pile, its
// top card first. There is a gap between the piles.
type table struct {
	powers uint64 // by rank, four bits each
	house  flags
	open   uint32 // cards in lines that lie face up

	cards [room]Card
	info  [maxLined]info // of the cards in lines

	from     [seatRoom]uint8 // where each line begins; then the draw pile
	draws    uint8           // cards in the draw pile
	discards uint8           // cards in the discard pile

	players   uint8
	gone      info  // who has left the table
	rankShift uint8 // a card's rank is the card shifted by this
	minTurns  uint8 // that each seat must have had before a knock
	penalty   uint8 // cards for a wrong snap
}

// lines returns the number of cards in lines, which is where the draw pile begins.
func (t *table) lines() uint8 { return t.from[t.players%seatRoom] }

// at returns the index of a spot in the array.
func (t *table) at(s Spot) uint8 { return t.from[s.Seat] + s.Slot }

// spot returns the spot at that index of the array.
func (t *table) spot(at uint8) Spot {
	s := Seat(0)
	for t.from[s+1] <= at {
		s++
	}
	return Spot{s, at - t.from[s]}
}

func (t *table) rank(c Card) uint8 { return uint8(c) >> (t.rankShift & 7) }

func (t *table) powerOf(c Card) Power { return Power(t.powers >> (t.rank(c) * 4 & 63) & 15) }

// mask returns the places of a line.
func (t *table) mask(s Seat) Places { return 1<<(t.from[s+1]&63) - 1<<(t.from[s]&63) }

// everyCard returns the places of all lines in play.
func (t *table) everyCard() Places {
	all := Places(1)<<(t.lines()&63) - 1
	for s := Seat(0); t.gone>>s != 0; s++ {
		if t.gone.seen(s) {
			all &^= t.mask(s)
		}
	}
	return all
}

// active returns the number of players who have not left.
func (t *table) active() uint8 {
	n := uint8(0)
	for s := range Seat(t.players) {
		if !t.gone.seen(s) {
			n++
		}
	}
	return n
}

// after returns the next player to the left.
func (t *table) after(s Seat) Seat {
	players := t.players % seatRoom
	here := (uint(1)<<players - 1) &^ uint(t.gone)
	twice := here | here<<players // around the table
	s++
	s += Seat(bits.TrailingZeros(twice >> (s % 16)))
	if s >= Seat(players) {
		s -= Seat(players)
	}
	return s
}

// top returns the top discard. There must be one.
func (t *table) top() Card { return t.cards[room-t.discards] }
