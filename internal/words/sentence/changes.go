package sentence

import (
	"slices"

	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// ChangesWords say what has changed.
type ChangesWords struct {
	TakenBack, IsBack         OfRound         // the last round
	Total                     grammar.Pattern // {name}, {is}, {was}
	BackIn, WentOut           grammar.Pattern // {name}
	Deals, NoScore, ScoreIdle OfRound         // {name}
	RoundIdle, RoundRevived   OfRound
	GoesOn                    string
}

// Changes implements [words.TableSentences].
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

// Step implements [words.TableSentences].
func (t Table) Step(before, after scoring.Sheet) string {
	was, is, first := len(before.Rounds), len(after.Rounds), ""
	switch {
	case is < was:
		first = t.AboutRound(t.Words.Changes.TakenBack, before, was-1)
	case is > was:
		first = t.AboutRound(t.Words.Changes.IsBack, after, is-1)
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return t.Text(append([]string{first}, t.Changes(after, changes)...)...)
}

// Change implements [words.TableSentences].
func (t Table) Change(s scoring.Sheet, c scoring.Change) string {
	w, name := t.Words.Changes, t.Name(s, c.Player)
	switch c.Kind {
	case scoring.TotalChanged:
		return w.Total.With("name", name, "is", t.Figure(c.Is), "was", t.Figure(c.Was))
	case scoring.BackIn:
		return w.BackIn.With("name", name)
	case scoring.WentOut:
		return w.WentOut.With("name", name)
	case scoring.DealerChanged:
		return t.AboutRound(w.Deals, s, c.Round, "name", name)
	case scoring.ScoreLacking:
		return t.AboutRound(w.NoScore, s, c.Round, "name", name)
	case scoring.ScoreIdle:
		return t.AboutRound(w.ScoreIdle, s, c.Round, "name", name)
	case scoring.RoundIdle:
		return t.AboutRound(w.RoundIdle, s, c.Round)
	case scoring.RoundRevived:
		return t.AboutRound(w.RoundRevived, s, c.Round)
	case scoring.GameReopened:
		return w.GoesOn
	case scoring.GameEnded:
		return t.Language.Table.GameOver
	default: // scoring.WinnerChanged
		return t.Winners(s)
	}
}
