package ui

import (
	"strings"

	"tabby/engine"
	"tabby/ui/words"
)

// A gameRow is a game in a list.
type gameRow struct {
	ID    string
	Title string // "Ann, Ben and Cy"
	Line  string // "Rat-a-Tat Cat, 5 rounds. Ben wins."
	Note  string // what is written to it
	Over  bool
}

func viewListed(g Listed) gameRow {
	says := []string{variantName(g.Variant) + ", " + rounds(g)}
	if len(g.Winners) > 0 {
		says = append(says, strings.TrimSuffix(words.Won(g.Winners), "."))
	}
	if g.LeftOut {
		says = append(says, "Left out of the statistics")
	}
	if g.Coached {
		says = append(says, "With the coach")
	}
	return gameRow{ID: g.ID, Title: words.Joined(g.Players), Line: strings.Join(says, ". ") + ".", Note: g.Note, Over: g.Over}
}

// rounds says how far a game has come.
func rounds(g Listed) string {
	switch {
	case g.Rounds == 0 && !g.Over:
		return "not begun"
	case g.Rounds == 0:
		return "only totals"
	case !g.Over:
		return words.Count(g.Rounds, "round") + " so far"
	}
	return words.Count(g.Rounds, "round")
}

func variantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return r.Name
	}
	return id
}
