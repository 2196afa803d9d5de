package engine

// A Round is one round of a variant from the deal to the scores. It has no pointers: a
// copy is a snapshot, and == compares rounds. Make it with [Pack.Deal] or [Pack.Place];
// the zero Round is of no use.
type Round struct{ board }

// Refusal returns why a move is not legal, one of the errors of this package and not
// wrapped, or nil if it is.
func (r *Round) Refusal(m Move) error {
	if r.legal(m) {
		return nil
	}
	return r.refusal(m)
}

// Do plays the move. If it is not legal, Do changes nothing and returns its [Round.Refusal].
func (r *Round) Do(m Move) error {
	if !r.legal(m) {
		return r.refusal(m)
	}
	r.moves++
	r.carryOut(m)
	if !r.alone() {
		r.keep()
	}
	return nil
}

// carryOut plays a legal move.
func (r *Round) carryOut(m Move) {
	switch m.Do {
	case FirstLook:
		r.look(m.Seat, r.from[m.Seat], r.from[m.Seat+1]-1)
	case FirstLookTwo:
		r.look(m.Seat, r.at(m.A), r.at(m.B))
	case Draw:
		r.draw()
	case Take:
		r.take()
	case Replace:
		r.replace(r.at(m.A))
	case Discard:
		r.discard()
	case EndTurn, Pass:
		r.nextTurn()
	case Knock:
		r.endByKnock()
	case Reveal:
		r.finish(r.endReason())
	case ReplacePower:
		r.replacePower()
	case CloseWindow:
		r.window = 0
	case Snap:
		r.snap(m.Seat, r.at(m.A))
	case Give:
		r.give(r.at(m.A))
	default:
		r.usePower(m)
	}
}

// look is the first look of a player. The round begins when all have had it.
func (r *Round) look(s Seat, a, z uint8) {
	r.info[a] |= s.bit()
	r.info[z] |= s.bit()
	r.looked |= s.bit()
	r.startIfSeen()
}

func (r *Round) startIfSeen() {
	if r.looked|r.gone == 1<<r.players-1 {
		r.enter(Starting, r.startKinds())
	}
}
