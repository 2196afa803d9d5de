package game

import (
	"strings"

	"tabby/history"
	"tabby/ui/words"
)

// A Row is a game in a list.
type Row struct {
	ID    string
	Title string // "Ann, Ben and Cy"
	Line  string // "Rat-a-Tat Cat, 5 rounds. Ben wins."
	Note  string // what is written to it
	Over  bool
	Empty bool // no round was recorded
}

func RowOf(g history.Summary) Row {
	says := []string{words.VariantName(g.Variant) + ", " + rounds(g)}
	if len(g.Winners()) > 0 {
		says = append(says, words.Outcome(g.Winners(), g.Provisional))
	}
	if g.LeftOut {
		says = append(says, "Left out of the statistics")
	}
	if g.Coached {
		says = append(says, "With the coach")
	}
	return Row{ID: g.ID, Title: words.Joined(g.Players()), Line: strings.Join(says, ". ") + ".", Note: g.Note, Over: g.Over, Empty: g.Unplayed || g.Rounds == 0 && !g.Over}
}

// rounds says how far a game has come.
func rounds(g history.Summary) string {
	switch {
	case g.Rounds == 0 && !g.Over:
		return "not begun"
	case g.Unplayed:
		return "no round played"
	case g.Rounds == 0:
		return "only totals"
	case !g.Over:
		return words.Count(g.Rounds, words.Round) + " so far"
	}
	return words.Count(g.Rounds, words.Round)
}
