package replay

import "tabby/scoring"

// A roundState is a recorded round: what it counted for whom, and why.
type roundState struct {
	Fate    string            `json:"fate"`
	Scores  map[string]int    `json:"scores"` // what the cards counted, as far as that is written
	Counts  map[string]int    `json:"counts"` // what was added to the total, before it fell
	Best    []string          `json:"best"`
	Call    *string           `json:"call"`    // null where nobody called, or nothing says whether it was right
	Special []string          `json:"special"` // who had the special hand
	Fell    map[string][2]int `json:"fell"`    // from and to
}

// The names of fates and calls, for programs.
var (
	fates = map[scoring.Fate]string{
		scoring.Counts: "counts", scoring.Tiebreak: "tiebreak", scoring.Void: "void", scoring.Late: "late",
	}
	calls = map[scoring.Call]string{scoring.Right: "right", scoring.Wrong: "wrong"}
)

// rounds returns the rounds of a sheet.
func (v roster) rounds() []roundState {
	var all []roundState
	for _, r := range v.Rounds {
		st := roundState{
			Fate: fates[r.Fate], Scores: map[string]int{}, Counts: map[string]int{}, Best: v.names(r.Best),
			Special: v.names(r.Specials()), Fell: map[string][2]int{},
		}
		if call, judged := calls[r.Call]; judged {
			st.Call = &call
		}
		for p, c := range r.Cells {
			name := v.bare(scoring.Player(p))
			if c.Mark == scoring.Written || c.Mark == scoring.Spared {
				st.Counts[name] = c.Counted
			}
			if c.HandKnown() {
				st.Scores[name] = c.Score.Points
			}
			if c.Fell != 0 {
				st.Fell[name] = [2]int{c.Total + c.Fell, c.Total}
			}
		}
		all = append(all, st)
	}
	return all
}
