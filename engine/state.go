package engine

// Phase returns the phase of the round.
func (b *board) Phase() Phase { return b.phase }

// Players returns the number of seats.
func (b *board) Players() int { return int(b.players) }

// Turn returns whose turn it is, or was when the round ended.
func (b *board) Turn() Seat { return b.turn }

// TurnsHad returns how many turns a seat has ended, at most 255.
func (b *board) TurnsHad(s Seat) int { return int(b.turns[s]) }

// Left reports whether the player of a seat has left the table.
func (b *board) Left(s Seat) bool { return b.gone.seen(s) }

// Caller returns who knocked or called, or Nobody.
func (b *board) Caller() Seat { return b.caller }

// FinalTurns returns how many turns are left after a knock.
func (b *board) FinalTurns() int { return int(b.left) }

// Reason returns why the round ended, or NotOver.
func (b *board) Reason() Reason { return b.over }

// Len returns how many cards the line of a seat has in play.
func (b *board) Len(s Seat) int {
	if b.gone.seen(s) {
		return 0
	}
	return int(b.from[s+1] - b.from[s])
}

// Card returns the card at a spot. The spot must exist.
func (b *board) Card(s Spot) Card { return b.cards[b.at(s)] }

// Origin returns where the card at a spot came from.
func (b *board) Origin(s Spot) Origin { return b.info[b.at(s)].origin() }

// FaceUp reports whether the card at a spot lies face up.
func (b *board) FaceUp(s Spot) bool { return b.open>>(b.at(s)&31)&1 != 0 && b.at(s) < 32 }

// Held returns the card in the hand of the player to move, or NoCard.
func (b *board) Held() Card { return b.held }

// Owed returns how many cards a Draw 2 still owes after the one in hand.
func (b *board) Owed() int { return int(b.owed) }

// DrawPile returns the number of cards in the draw pile.
func (b *board) DrawPile() int { return int(b.draws) }

// Discards returns the number of cards in the discard pile.
func (b *board) Discards() int { return int(b.discards) }

// Discarded returns a card of the discard pile, counted from 0 at the top.
func (b *board) Discarded(i int) Card {
	if i < 0 || i >= int(b.discards) {
		return NoCard
	}
	return b.cards[room-int(b.discards)+i]
}

// Window returns the top discard while it can be matched, and whether it can.
func (b *board) Window() (Card, bool) {
	if b.window == 0 {
		return NoCard, false
	}
	return b.Discarded(0), true
}

// LastPlayer returns who played the top discard where it can be matched, or
// Nobody.
func (b *board) LastPlayer() Seat { return b.last }

// Pending returns how often a seat may still use the power of played cards, and
// that power.
func (b *board) Pending(s Seat) (int, Power) { return int(b.pending[s]), b.power }

// Owes returns who owes a card for one that was snapped, or Nobody, and where it goes.
func (b *board) Owes() (Seat, Spot) { return b.giver, b.giveTo }

// HasLooked reports whether a seat has had the first look.
func (b *board) HasLooked(s Seat) bool { return b.looked.seen(s) }

// PowerOf returns the power of a card whose face is known.
func (b *board) PowerOf(c Card) Power {
	if c >= NoCard {
		return NoPower
	}
	return b.powerOf(c)
}

// Drawn returns a card of the draw pile, counted from 0 at the top.
func (r *Round) Drawn(i int) Card {
	if i < 0 || i >= int(r.draws) {
		return NoCard
	}
	return r.cards[int(r.lines()+r.draws)-1-i]
}
