package words

import (
	"strings"

	"tabby/history"
)

// GameLine returns what became of a game: "Recall, 5 rounds. Ben wins. With the
// coach."
func GameLine(g history.Summary) string {
	all := []string{VariantName(g.Variant) + ", " + progress(g)}
	if winners := g.Winners(); len(winners) > 0 {
		all = append(all, outcome(winners, g.Provisional))
	}
	if g.Endings > 1 {
		all = append(all, Count(g.Endings, EndingOfGame))
	}
	if g.LeftOut {
		all = append(all, "Left out of the statistics")
	}
	if g.Coached {
		all = append(all, "With the coach")
	}
	return strings.Join(all, ". ") + "."
}

// progress returns how many rounds a game has.
func progress(g history.Summary) string {
	switch {
	case g.Unplayed:
		return "no round played"
	case g.Rounds == 0 && g.Over:
		return "only totals"
	case g.Rounds == 0:
		return "not begun"
	case !g.Over:
		return Count(g.Rounds, Round) + " so far"
	}
	return Count(g.Rounds, Round)
}
