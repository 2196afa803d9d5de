package engine

// A Pack is the deck of one game, with everything that is the same for all rounds.
// Create it with [NewPack].
type Pack struct {
	Ruleset Ruleset
	Deck    Deck // a [Card] is an index into it

	blank  board // every round begins as a copy of it
	points [maxCards]int8
	copies [maxCards]uint8
	size   int

	counting func(Line) int // counts a line; nil adds up its cards
}

// NewPack returns the pack of a game. The error wraps [ErrKept] if the game is not dealt, and
// [ErrDeck] if the deck is too large for a round.
func NewPack(t Ruleset) (*Pack, error) {
	if t.Rules.Kept {
		return nil, Refusal{Reason: ErrKept, Variant: t.Rules.Name}
	}
	p := &Pack{Ruleset: t, Deck: t.powered()}
	p.size = p.Deck.Size()
	most := t.Rules.Players.Max * t.Rules.Hand
	if t.Rules.LineChanges {
		most = p.size
	}
	if p.size > maxCards || most > maxLined || t.Rules.Players.Max > MaxSeats {
		return nil, Refusal{Reason: ErrDeck, Variant: t.Rules.Name, Count: p.size}
	}
	if t.Rules.Counting != nil {
		p.counting = t.Rules.Counting.Points
	}
	shift, powers, err := p.Deck.ranks()
	if err != nil {
		return nil, err
	}
	for i, f := range p.Deck {
		p.points[i], p.copies[i] = int8(f.Points), uint8(f.Copies)
	}
	p.blank = board{
		table: table{
			powers: powers, rankShift: shift, house: t.flags(),
			minTurns: uint8(t.Number(MinKnockTurns)), penalty: uint8(t.Number(SnapPenalty)),
		},
		standing: standing{upcard: t.Rules.Upcard, held: NoCard, caller: Nobody, last: Nobody, giver: Nobody},
	}
	return p, nil
}

// Count returns the points of a line of these cards, from left to right. Hidden cards,
// and power cards that are replaced at the end, count nothing.
func (p *Pack) Count(cards ...Card) int {
	if p.counting != nil {
		l := Line{deck: p.Deck, n: min(len(cards), maxLined)}
		copy(l.cards[:], cards)
		return p.counting(l)
	}
	sum := 0
	for _, c := range cards {
		if c < maxCards {
			sum += int(p.points[c])
		}
	}
	return sum
}

// Size returns the number of cards in the pack.
func (p *Pack) Size() int { return p.size }

// AppendCards appends every card of the pack to dst, in the order of the deck.
func (p *Pack) AppendCards(dst []Card) []Card {
	for i, f := range p.Deck {
		for range f.Copies {
			dst = append(dst, Card(i))
		}
	}
	return dst
}

// Card returns the card of that code. The error wraps [ErrCard].
func (p *Pack) Card(code string) (Card, error) {
	i := p.Deck.index(code)
	if i < 0 {
		return NoCard, Refusal{Reason: ErrCard, Card: code}
	}
	return Card(i), nil
}

// Cards returns the cards of those codes. The error wraps [ErrCard].
func (p *Pack) Cards(codes []string) ([]Card, error) {
	row := make([]Card, len(codes))
	for i, code := range codes {
		c, err := p.Card(code)
		if err != nil {
			return nil, err
		}
		row[i] = c
	}
	return row, nil
}

// Codes returns the codes of cards.
func (p *Pack) Codes(row []Card) []string {
	codes := make([]string, len(row))
	for i, c := range row {
		codes[i] = p.Code(c)
	}
	return codes
}

// Code returns the code of a card, or "" for one that is hidden or none.
func (p *Pack) Code(c Card) string {
	if int(c) >= len(p.Deck) {
		return ""
	}
	return p.Deck[c].Code
}

// Deal deals a round. The first card of order is the top one; cards are dealt one at a time,
// beginning with the seat first, which also has the first turn. The rest is the draw pile.
// The error wraps [ErrPlayers] or [ErrOrder].
//
// If the first discard is a power card that goes back into the deck, the round waits
// for [Round.Reshuffle].
func (p *Pack) Deal(order []Card, players int, first Seat) (Round, error) {
	hand := p.Ruleset.Rules.Hand
	if err := p.Ruleset.Rules.CheckPlayers(players); err != nil {
		return Round{}, err
	}
	switch {
	case int(first) >= players:
		return Round{}, ErrNoSeat
	case !p.whole(order):
		return Round{}, ErrOrder
	}
	r := Round{p.blank}
	r.players, r.turn = uint8(players), first
	for s := range players {
		r.from[s+1] = uint8((s + 1) * hand)
		way := (s - int(first) + players) % players
		for slot := range hand {
			r.cards[s*hand+slot] = order[slot*players+way]
		}
	}
	rest := order[players*hand:]
	r.draws = uint8(len(rest))
	for i, c := range rest {
		r.cards[len(order)-1-i] = c
	}
	r.start()
	return r, nil
}

// start turns up the cards that lie face up, and begins the round with the first looks
// if there are any.
func (r *Round) start() {
	r.turnUpOuter()
	if r.has(noLook) {
		r.then = Starting
	}
	r.need, r.phase = forStart, Shuffling
	r.continueRound()
	r.keep()
}

// whole reports whether the order has every card of the pack.
func (p *Pack) whole(order []Card) bool {
	count := p.copies
	for _, c := range order {
		if int(c) >= len(p.Deck) {
			return false
		}
		count[c]--
	}
	return len(order) == p.size && count == [maxCards]uint8{}
}

// turnUpOuter turns the outer cards up under the house rule.
func (r *Round) turnUpOuter() {
	if !r.has(younger) {
		return
	}
	for s := range Seat(r.players) {
		for _, at := range []uint8{r.from[s], r.from[s+1] - 1} {
			r.open |= 1 << at
			r.info[at] |= everybody
		}
	}
}

// A Position is the state in the middle of a round.
type Position struct {
	Lines   [][]Card // by seat, from left to right
	Seen    [][]byte // by seat and slot, a bit for each seat that has seen the card; nil is none
	Draw    []Card   // top first
	Discard []Card   // bottom first
	Turn    Seat
	Looked  bool   // the first looks are over
	Turns   []int  // by seat, how many turns the player has ended; nil is none
	Left    []bool // by seat, whether the player has left the table; nil is none

	FinalTurns int  // turns left after a call, or 0 where no player has called
	Caller     Seat // who called, if a player has
}

// Place returns a round that continues from a position. Its cards must be of the
// pack; some may be missing. The error wraps [ErrPlayers],
// [ErrCard], [ErrTooMany] or [ErrPosition].
func (p *Pack) Place(pos Position) (Round, error) {
	if err := p.checkPosition(pos); err != nil {
		return Round{}, err
	}
	r := Round{p.blank}
	r.players, r.turn = uint8(len(pos.Lines)), pos.Turn
	at := uint8(0)
	for s, line := range pos.Lines {
		for slot, c := range line {
			r.cards[at] = c
			if s < len(pos.Seen) && slot < len(pos.Seen[s]) {
				r.info[at] = info(pos.Seen[s][slot]) & (1<<r.players - 1)
			}
			at++
		}
		r.from[s+1] = at
	}
	r.draws, r.discards = uint8(len(pos.Draw)), uint8(len(pos.Discard))
	for i, c := range pos.Draw {
		r.cards[int(at)+len(pos.Draw)-1-i] = c
	}
	for i, c := range pos.Discard {
		r.cards[room-1-i] = c
	}
	r.resume(pos)
	return r, nil
}

// resume sets what has happened before the position, and starts the round.
func (r *Round) resume(pos Position) {
	for s, n := range pos.Turns {
		r.turns[s] = uint8(min(n, 255))
	}
	for s, left := range pos.Left {
		if left {
			r.gone |= Seat(s).bit()
		}
	}
	if pos.FinalTurns > 0 {
		r.caller, r.left = pos.Caller, uint8(pos.FinalTurns)
	}
	r.upcard = false
	if pos.Looked {
		r.then = Starting
	}
	r.start()
}

// checkPosition returns an error unless the position is possible.
func (p *Pack) checkPosition(pos Position) error {
	rules := p.Ruleset.Rules
	if err := rules.CheckPlayers(len(pos.Lines)); err != nil {
		return err
	}
	var count [maxCards]uint8
	for _, row := range append(append([][]Card{}, pos.Lines...), pos.Draw, pos.Discard) {
		for _, c := range row {
			if int(c) >= len(p.Deck) {
				return ErrCard
			}
			if count[c]++; count[c] > p.copies[c] {
				return Refusal{Reason: ErrTooMany, Face: p.Deck[c], Count: int(count[c]), Allowed: Range{0, int(p.copies[c])}}
			}
		}
	}
	for _, line := range pos.Lines {
		if len(line) == 0 || !rules.LineChanges && len(line) != rules.Hand {
			return Refusal{Reason: ErrPosition, Count: len(line)}
		}
	}
	players := len(pos.Lines)
	if int(pos.Turn) >= players || int(pos.Caller) >= players || max(len(pos.Turns), len(pos.Left)) > players {
		return ErrNoSeat
	}
	return nil
}
