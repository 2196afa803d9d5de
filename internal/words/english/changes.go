package english

import (
	"fmt"
	"slices"

	"tabby/scoring"
)

const gameOver = "The game is over."

// Changes returns a sentence for each change, in their order. The sheet is the later
// one.
func (table) Changes(s scoring.Sheet, changes []scoring.Change) []string {
	var all []string
	won := false
	for _, c := range changes {
		if c.Kind == scoring.WinnerChanged { // all winners are named at once
			if won {
				continue
			}
			won = true
		}
		all = append(all, en.Change(s, c))
	}
	return all
}

// Step implements [words.TableSentences].
func (table) Step(before, after scoring.Sheet) string {
	was, is, first := len(before.Rounds), len(after.Rounds), ""
	switch {
	case is < was:
		first = en.Sentence(round(before, was-1) + " is taken back")
	case is > was:
		first = en.Sentence(round(after, is-1) + " is back")
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return en.Text(append([]string{first}, en.Changes(after, changes)...)...)
}

// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
// sheet is the later one.
func (table) Change(s scoring.Sheet, c scoring.Change) string {
	name := en.Name(s, c.Player)
	switch c.Kind {
	case scoring.TotalChanged:
		return fmt.Sprintf("%s has %s, not %s.", name, en.Figure(c.Is), en.Figure(c.Was))
	case scoring.BackIn:
		return name + " is back in."
	case scoring.WentOut:
		return name + " is out."
	case scoring.DealerChanged:
		return fmt.Sprintf("%s deals %s.", name, round(s, c.Round))
	case scoring.ScoreLacking:
		return en.Sentence(fmt.Sprintf("%s has no score for %s", round(s, c.Round), name))
	case scoring.ScoreIdle:
		return fmt.Sprintf("%s’s score in %s does not count.", name, round(s, c.Round))
	case scoring.RoundIdle:
		return en.Sentence(round(s, c.Round) + " does not count any more")
	case scoring.RoundRevived:
		return en.Sentence(round(s, c.Round) + " counts again")
	case scoring.GameReopened:
		return "The game goes on."
	case scoring.GameEnded:
		return gameOver
	default: // scoring.WinnerChanged
		return en.Winners(s)
	}
}

// round returns the name of a round, by its index.
func round(s scoring.Sheet, i int) string {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return "the extra round"
	case i < 0 || i >= len(s.Rounds):
		return fmt.Sprintf("round %d", s.Number())
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return "the extra round"
	default:
		return fmt.Sprintf("round %d", s.Rounds[i].Number)
	}
}
