package bot

import (
	"tabby/engine"
)

// loses reports whether a call is likely to lose the game: with the own line the player goes
// over its limit, and another is expected to have a lower total. After many turns players call
// anyway, or a round might never end.
func (s *estimate) loses() bool {
	g := s.game
	if g == nil || !g.limited || s.view.TurnsHad(s.view.Seat) > 2*patience {
		return false
	}
	mine := g.Totals[s.view.Seat]*point + int(s.total)
	if mine <= g.limit*point {
		return false
	}
	for seat := range engine.Seat(s.view.Players()) {
		if seat != s.view.Seat && !s.view.Left(seat) && mine >= g.Totals[seat]*point+int(s.expects(seat)) {
			return true
		}
	}
	return false
}
