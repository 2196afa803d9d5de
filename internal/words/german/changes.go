package german

import (
	"fmt"
	"slices"

	"tabby/scoring"
)

const gameOver = "Das Spiel ist aus."

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
		all = append(all, de.Change(s, c))
	}
	return all
}

// Step implements [words.TableSentences].
func (table) Step(before, after scoring.Sheet) string {
	was, is, first := len(before.Rounds), len(after.Rounds), ""
	switch {
	case is < was:
		first = round(before, was-1) + " ist zurückgenommen."
	case is > was:
		first = round(after, is-1) + " ist wieder da."
	}
	changes := slices.DeleteFunc(scoring.Changes(before, after), func(c scoring.Change) bool {
		return is != was && c.Kind == scoring.TotalChanged || after.Over && !before.Over && c.Kind == scoring.WinnerChanged
	})
	return de.Text(append([]string{first}, de.Changes(after, changes)...)...)
}

// Change returns a change as a sentence: "Ben ist wieder dabei.", "Cy gibt: Runde 6." The
// sheet is the later one.
func (table) Change(s scoring.Sheet, c scoring.Change) string {
	name := de.Name(s, c.Player)
	switch c.Kind {
	case scoring.TotalChanged:
		return fmt.Sprintf("%s hat %s, nicht %s.", name, de.Figure(c.Is), de.Figure(c.Was))
	case scoring.BackIn:
		return name + " ist wieder dabei."
	case scoring.WentOut:
		return name + " ist raus."
	case scoring.DealerChanged:
		return fmt.Sprintf("%s gibt: %s.", name, round(s, c.Round))
	case scoring.ScoreLacking:
		return fmt.Sprintf("%s: Es fehlen die Punkte von %s.", round(s, c.Round), name)
	case scoring.ScoreIdle:
		return fmt.Sprintf("%s: Die Punkte von %s zählen nicht.", round(s, c.Round), name)
	case scoring.RoundIdle:
		return round(s, c.Round) + " zählt nicht mehr."
	case scoring.RoundRevived:
		return round(s, c.Round) + " zählt wieder."
	case scoring.GameReopened:
		return "Das Spiel geht weiter."
	case scoring.GameEnded:
		return gameOver
	default: // scoring.WinnerChanged
		return de.Winners(s)
	}
}

// round returns the name of a round, by its index.
func round(s scoring.Sheet, i int) string {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return "Extrarunde"
	case i < 0 || i >= len(s.Rounds):
		return fmt.Sprintf("Runde %d", s.Number())
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return "Extrarunde"
	default:
		return fmt.Sprintf("Runde %d", s.Rounds[i].Number)
	}
}
