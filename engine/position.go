package engine

// A Position is the state of a table in the middle of a round.
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

// Place returns a round that continues from a position. Cards may be missing from it,
// but all must be of the pack. The error wraps [ErrPlayers],
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
