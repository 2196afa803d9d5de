package sheetview

import "tabby/scoring"

// A Coming is what is typed at the screen of a table for the coming round, besides what guests have
// entered.
type Coming struct {
	Caller scoring.Player // who has called, or Nobody
	Scores map[scoring.Player]scoring.Score
}

// Overruled returns the slips in whose place another score is typed.
func (c Coming) Overruled(all Slips) Slips {
	other := Slips{}
	for p, s := range all {
		typed, there := c.Scores[p]
		same := typed.Points == s.Score.Points && typed.Special == s.Score.Special && typed.SatOut == s.Score.SatOut
		if there && !same {
			other[p] = s
		}
	}
	return other
}
