package words

import (
	"fmt"
	"slices"

	"tabby/scoring"
)

// Changes returns a sentence for each change, in their order. The sheet is the later
// one.
func Changes(s scoring.Sheet, changes []scoring.Change) []string {
	var all []string
	won := false
	for _, c := range changes {
		if c.Kind == scoring.WinnerChanged { // all winners are named at once
			if won {
				continue
			}
			won = true
		}
		all = append(all, Change(s, c))
	}
	return all
}

// Step returns a sentence for each change by an undo or a redo. Where a round goes or
// comes back, the totals need no words.
func Step(before, after scoring.Sheet) []string {
	changes := scoring.Changes(before, after)
	was, is := len(before.Rounds), len(after.Rounds)
	if was == is {
		return Changes(after, changes)
	}
	changes = slices.DeleteFunc(changes, func(c scoring.Change) bool { return c.Kind == scoring.TotalChanged })
	first := Sentence(round(before, was-1) + " is taken back")
	if is > was {
		first = Sentence(round(after, is-1) + " is back")
	}
	return append([]string{first}, Changes(after, changes)...)
}

// Change returns a change as a sentence: "Ben is back in.", "Cy deals round 6." The
// sheet is the later one.
func Change(s scoring.Sheet, c scoring.Change) string {
	name := Name(s, c.Player)
	switch c.Kind {
	case scoring.TotalChanged:
		return fmt.Sprintf("%s has %d, not %d.", name, c.Is, c.Was)
	case scoring.BackIn:
		return name + " is back in."
	case scoring.WentOut:
		return name + " is out."
	case scoring.DealerChanged:
		return fmt.Sprintf("%s deals %s.", name, round(s, c.Round))
	case scoring.ScoreLacking:
		return Sentence(fmt.Sprintf("%s lacks %s", round(s, c.Round), name))
	case scoring.ScoreIdle:
		return fmt.Sprintf("%s’s score in %s does not count.", name, round(s, c.Round))
	case scoring.RoundIdle:
		return Sentence(round(s, c.Round) + " does not count any more")
	case scoring.RoundRevived:
		return Sentence(round(s, c.Round) + " counts again")
	case scoring.GameReopened:
		return "The game goes on."
	case scoring.GameEnded:
		return "The game is over."
	default: // scoring.WinnerChanged
		return Winners(s)
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
