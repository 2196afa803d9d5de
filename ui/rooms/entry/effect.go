package entry

import (
	"tabby/internal/words"
	"tabby/scoring"
)

// effect returns what the score of a player does. A correction says what stood there before,
// and the total only where it falls.
func (v showing) effect(p scoring.Player) words.Effect {
	f, s := v.Fields[p], v.sheet
	e := v.round.Effect(s, p)
	e.Called = p == v.Caller
	if f.Slip != nil {
		e.Guest, e.Device, e.Other = f.Theirs, f.Slip.By, f.differs()
	}
	if f.isSum() && f.filled() {
		e.Sum, e.Points = f.shown(), f.points()
	}
	switch {
	case f.SatOut:
	case v.Round < 0 && (f.filled() || v.spared()):
		e.Out = v.after.Status[p] == scoring.Out && s.Status[p] != scoring.Out
	case v.ByCards && len(f.Hand) > 0:
		e.Totals, e.Cards = nil, f.faces(s.Ruleset)
	case v.Round >= 0:
		if len(e.Totals) < 3 {
			e.Totals = nil
		}
		e.Was = v.was(v.words, s, p)
	}
	return e
}
