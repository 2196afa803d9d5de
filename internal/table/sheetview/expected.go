package sheetview

import (
	"tabby/internal/words"
	"tabby/scoring"
)

// An Expected is a round that is being entered, as it would stand on the sheet.
type Expected struct {
	scoring.Round
	Known bool // its cells say what the scores count
}

// Expect returns the coming round with some scores, which are by player, and a caller.
func Expect(s scoring.Sheet, scores []*scoring.Score, caller scoring.Player) Expected {
	r, known := s.Expect(scores, caller)
	return Expected{r, known && r.Fate == scoring.Counts}
}

// Effect returns what the round does to a player of a sheet, as far as that is known.
func (x Expected) Effect(s scoring.Sheet, p scoring.Player) words.Effect {
	e := words.Effect{Calling: s.Ruleset.Rules.Calling, Totals: []int{s.Totals[p]}}
	if int(p) >= len(x.Cells) {
		return e
	}
	c := x.Cells[p]
	if e.SatOut = c.Mark == scoring.SatOut; e.SatOut {
		e.Totals = nil
		return e
	}
	if c.Mark == scoring.Written && c.Score.Special {
		e.Special = s.Ruleset.Rules.Special.Name
	}
	if !x.Known || c.Mark != scoring.Written && c.Mark != scoring.Spared {
		return e
	}
	e.Call, e.Totals = x.Call, []int{c.Before(), c.Total + c.Fell}
	if c.Fell > 0 {
		e.Totals = append(e.Totals, c.Total)
	}
	switch special := s.Ruleset.Rules.Special; {
	case c.Mark == scoring.Spared, e.Special == "" && c.Counted != c.Score.Points, e.Special != "" && c.Counted != special.Own:
		e.Counts = &c.Counted
	}
	return e
}
