package words

import (
	"slices"

	"tabby/internal/words/message"
	"tabby/scoring"
)

// ChangesWords say what has changed.
type ChangesWords struct {
	TakenBack, IsBack         OfRound         // the last round
	Total                     message.Message // {name}, {is}, {was}
	BackIn, WentOut           message.Message // {name}
	Deals, NoScore, ScoreIdle OfRound         // {name}
	RoundIdle, RoundRevived   OfRound
	GoesOn                    string
}

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
		first = t.aboutRound(t.Words.Changes.TakenBack, before, was-1)
	case is > was:
		first = t.aboutRound(t.Words.Changes.IsBack, after, is-1)
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return t.Text(append([]string{first}, t.Changes(after, changes)...)...)
}

// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
// sheet is the later one.
func (t Table) Change(s scoring.Sheet, c scoring.Change) string {
	w, name := t.Words.Changes, t.Name(s, c.Player)
	switch c.Kind {
	case scoring.TotalChanged:
		return w.Total.With("name", name, "is", c.Is, "was", c.Was)
	case scoring.BackIn:
		return w.BackIn.With("name", name)
	case scoring.WentOut:
		return w.WentOut.With("name", name)
	case scoring.DealerChanged:
		return t.aboutRound(w.Deals, s, c.Round, "name", name)
	case scoring.ScoreLacking:
		return t.aboutRound(w.NoScore, s, c.Round, "name", name)
	case scoring.ScoreIdle:
		return t.aboutRound(w.ScoreIdle, s, c.Round, "name", name)
	case scoring.RoundIdle:
		return t.aboutRound(w.RoundIdle, s, c.Round)
	case scoring.RoundRevived:
		return t.aboutRound(w.RoundRevived, s, c.Round)
	case scoring.GameReopened:
		return w.GoesOn
	case scoring.GameEnded:
		return t.language.Table.GameOver
	default: // scoring.WinnerChanged
		return t.Winners(s)
	}
}
