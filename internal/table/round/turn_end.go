package round

import "tabby/engine"

// LookSeconds is how long a card that a player looks at usually is face up, and CallSeconds how
// long a turn waits for a call once nothing else is left to choose.
const (
	LookSeconds = 20
	CallSeconds = 3
)

// closing are the moves that end a turn.
const closing = engine.MoveKinds(1<<engine.EndTurn | 1<<engine.Knock | 1<<engine.Pass)

// TurnEnd returns the move with which the turn of a person ends by itself, and after how many
// seconds, 0 if it does not: something is left to choose, or the person may call and has no time
// limit, or only computers wait for them, or it is their first turn of a round. Without a call it
// takes a second, in which people see the last move.
func (d *Driver) TurnEnd(s engine.Seat, l TimeLimit) (end engine.Move, seconds int) {
	kinds := d.Round().MoveKinds(s)
	end = engine.Move{Do: engine.EndTurn, Seat: s}
	if kinds.Has(engine.Pass) {
		end.Do = engine.Pass
	}
	switch {
	case d.Tame != nil, kinds&^closing != 0, !kinds.Has(end.Do): // in a lesson one learns what there is
		return end, 0
	case kinds.Has(engine.Knock) && (len(d.People()) == 1 || d.Round().TurnsHad(s) == 0):
		return end, 0
	case kinds.Has(engine.Knock):
		return end, l.Seconds(CallSeconds)
	}
	return end, 1
}
