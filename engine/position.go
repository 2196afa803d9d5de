package engine

// A Position is a table in the middle of a round, to begin from.
type Position struct {
	Lines   [][]Card // by seat, from left to right
	Seen    [][]byte // by seat and slot who has seen the card, a bit for each seat; nil is no seat
	Draw    []Card   // top first
	Discard []Card   // bottom first
	Turn    Seat
	Looked  bool // the first looks are over
	Stacked bool // the first discard is still to be turned up from the draw pile
}

// Place returns a round that goes on from a position. Cards may be missing from
// it; those there are have to be of the pack. The error wraps [ErrPlayers],
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
	r.upcard = pos.Stacked
	if pos.Looked {
		r.then = Starting
	}
	r.start()
	return r, nil
}

// checkPosition checks that a position can be on a table.
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
				return Refusal{Reason: ErrTooMany, Card: p.Deck[c].Name, Count: int(count[c]), Allowed: Range{0, int(p.copies[c])}}
			}
		}
	}
	for _, line := range pos.Lines {
		if len(line) == 0 || !rules.LineChanges && len(line) != rules.Hand {
			return Refusal{Reason: ErrPosition, Count: len(line)}
		}
	}
	if int(pos.Turn) >= len(pos.Lines) {
		return ErrNoSeat
	}
	return nil
}
