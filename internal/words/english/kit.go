package english

import (
	"fmt"

	"tabby/internal/sums"
	"tabby/internal/words"
)

type kit struct{}

func theKit() words.Kit {
	return words.Kit{
		KitSentences: kit{},

		Less: "Less",
		More: "More",

		Move: "move",
		Up:   "Up",
		Down: "Down",

		Backspace: "Backspace",
		Enter:     "Enter",
		Plus:      "Plus",
		Minus:     "Minus",

		Check: "warning",
	}
}

// Between implements [words.KitSentences]. Where a dash could be a sign, it is a word.
func (kit) Between(least, most int) string {
	if least < 0 {
		return sums.Text(least) + " to " + sums.Text(most)
	}
	return fmt.Sprintf("%d–%d", least, most)
}

// Whose implements [words.KitSentences].
func (kit) Whose(name, what string) string { return words.Isolated(name) + ": " + what }

// Badge implements [words.KitSentences].
func (kit) Badge(shape, colour int) string {
	shapes := [...]string{"disc", "square", "triangle", "diamond", "star", "hexagon", "plus", "ring"}
	return fmt.Sprintf("%s %d", shapes[(shape%len(shapes)+len(shapes))%len(shapes)], colour+1)
}
