package words

import (
	"slices"

	"tabby/scoring"
)

// Changes returns a sentence for each change, in their order. The sheet is the later
// one.
func (t Table) Changes(s scoring.Sheet, changes []scoring.Change) []string {
	var all []string
	won := false
	for _, c := range changes {
		if c.Kind == scoring.WinnerChanged { // all winners are named at once
			if won {
				continue
			}
			won = true
		}
		all = append(all, t.Change(s, c))
	}
	return all
}

// Step says what one change of the sheet brought with it. Where a round goes or comes
// back, the totals need no words; who has just won is said elsewhere.
func (t Table) Step(before, after scoring.Sheet) string {
	was, is, first := len(before.Rounds), len(after.Rounds), ""
	switch {
	case is < was:
		first = t.ChangesTakenBack(roundOf(before, was-1))
	case is > was:
		first = t.ChangesIsBack(roundOf(after, is-1))
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return t.Text(append([]string{first}, t.Changes(after, changes)...)...)
}

// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
// sheet is the later one.
func (t Table) Change(s scoring.Sheet, c scoring.Change) string {
	name := t.Name(s, c.Player)
	round, n := roundOf(s, c.Round)
	switch c.Kind {
	case scoring.TotalChanged:
		return t.ChangesTotal(name, c.Is, c.Was)
	case scoring.BackIn:
		return t.ChangesBackIn(name)
	case scoring.WentOut:
		return t.ChangesWentOut(name)
	case scoring.DealerChanged:
		return t.ChangesDeals(round, name, n)
	case scoring.ScoreLacking:
		return t.ChangesNoScore(round, name, n)
	case scoring.ScoreIdle:
		return t.ChangesScoreIdle(round, name, n)
	case scoring.RoundIdle:
		return t.ChangesRoundIdle(round, n)
	case scoring.RoundRevived:
		return t.ChangesRoundRevived(round, n)
	case scoring.GameReopened:
		return t.ChangesGoesOn
	case scoring.GameEnded:
		return t.language.Table.GameOver
	default: // scoring.WinnerChanged
		return t.Winners(s)
	}
}
