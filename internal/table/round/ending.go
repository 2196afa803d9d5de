package round

import (
	"tabby/engine"
	"tabby/internal/words"
)

// ending returns how a round came out that is over.
func (p *perspective) ending() words.Ending {
	result := p.pack.Result(p.round)
	var e words.Ending
	for i := range engine.Seat(p.view.Players()) {
		s := (p.at.Seat + i) % engine.Seat(p.view.Players()) // the player of the chair first
		if result.Winners[s] {
			e.Winners, e.Points = append(e.Winners, p.name(s)), result.Points[s]
		}
	}
	if c := result.Caller; c != engine.Nobody {
		e.Caller, e.Right, e.Called = p.name(c), result.Winners[c], result.Points[c]
		if !e.Right && p.sheet.Tied == nil {
			e.Cost = p.sheet.Ruleset.WrongCall(e.Called)
		}
	}
	return e
}
