package engine

// Phase returns the phase of the round.
func (s *standing) Phase() Phase { return s.phase }

// Players returns the number of seats.
func (t *table) Players() int { return int(t.players) }

// Turn returns whose turn it is, or was when the round ended.
func (s *standing) Turn() Seat { return s.turn }

// TurnsHad returns how many turns a seat has ended, at most 255.
func (p *standing) TurnsHad(s Seat) int { return int(p.turns[s]) }

// Left reports whether the player of a seat has left the table.
func (t *table) Left(s Seat) bool { return t.gone.seen(s) }

// Caller returns who knocked or called, or Nobody.
func (s *standing) Caller() Seat { return s.caller }

// FinalTurns returns how many turns are left after a knock.
func (s *standing) FinalTurns() int { return int(s.left) }

// Reason returns why the round ended, or NotOver.
func (s *standing) Reason() Reason { return s.over }

// Len returns how many cards the line of a seat has in play.
func (t *table) Len(s Seat) int {
	if t.gone.seen(s) {
		return 0
	}
	return int(t.from[s+1] - t.from[s])
}

// Card returns the card at a spot. The spot must exist.
func (t *table) Card(s Spot) Card { return t.cards[t.at(s)] }

// Origin returns where the card at a spot came from.
func (t *table) Origin(s Spot) Origin { return t.info[t.at(s)].origin() }

// FaceUp reports whether the card at a spot lies face up.
func (t *table) FaceUp(s Spot) bool { return t.open>>(t.at(s)&31)&1 != 0 && t.at(s) < 32 }

// Held returns the card in the hand of the player to move, or NoCard.
func (s *standing) Held() Card { return s.held }

// Owed returns how many cards a Draw 2 still owes after the one in hand.
func (s *standing) Owed() int { return int(s.owed) }

// OfTwo returns 1 or 2 if the card in hand is the first or the second of a Draw 2, or 0. Under the
// house rule "stack" cards are not counted.
func (b *board) OfTwo() int {
	if !b.inTwo || b.has(stackTwo) {
		return 0
	}
	return 2 - int(b.owed)
}

// DrawPile returns the number of cards in the draw pile.
func (t *table) DrawPile() int { return int(t.draws) }

// Discards returns the number of cards in the discard pile.
func (t *table) Discards() int { return int(t.discards) }

// Discarded returns a card of the discard pile, counted from 0 at the top.
func (t *table) Discarded(i int) Card {
	if i < 0 || i >= int(t.discards) {
		return NoCard
	}
	return t.cards[room-int(t.discards)+i]
}

// Window returns the top discard while it can be matched, and whether it can.
func (b *board) Window() (Card, bool) {
	if b.window == 0 {
		return NoCard, false
	}
	return b.Discarded(0), true
}

// Pending returns how often a seat may still use the power of played cards, and
// that power.
func (p *standing) Pending(s Seat) (int, Power) { return int(p.pending[s]), p.power }

// Owes returns the player who owes a card for one that was snapped, or Nobody, and the place it goes to.
func (s *standing) Owes() (Seat, Spot) { return s.giver, s.giveTo }

// HasLooked reports whether a seat has had the first look.
func (p *standing) HasLooked(s Seat) bool { return p.looked.seen(s) }

// PowerOf returns the power of a card whose face is known.
func (t *table) PowerOf(c Card) Power {
	if c >= NoCard {
		return NoPower
	}
	return t.powerOf(c)
}

// Drawn returns a card of the draw pile, counted from 0 at the top. Views hide it.
func (t *table) Drawn(i int) Card {
	if i < 0 || i >= int(t.draws) {
		return NoCard
	}
	return t.cards[int(t.lines()+t.draws)-1-i]
}
