package german

import (
	"fmt"

	"tabby/internal/sums"
	"tabby/internal/words"
)

type kit struct{}

func theKit() words.Kit {
	return words.Kit{
		KitSentences: kit{},

		Less: "Weniger",
		More: "Mehr",

		Move: "verschieben",
		Up:   "Nach oben",
		Down: "Nach unten",

		Backspace: "Rücktaste",
		Enter:     "Eingabe",
		Plus:      "Plus",
		Minus:     "Minus",

		Check: "Achtung",
	}
}

// Between implements [words.KitSentences]. Where a dash could be a sign, it is a word.
func (kit) Between(least, most int) string {
	if least < 0 {
		return sums.Text(least) + " bis " + sums.Text(most)
	}
	return fmt.Sprintf("%d–%d", least, most)
}

// Whose implements [words.KitSentences].
func (kit) Whose(name, what string) string { return words.Isolated(name) + ": " + what }

// Badge implements [words.KitSentences].
func (kit) Badge(shape, colour int) string {
	shapes := [...]string{"Scheibe", "Quadrat", "Dreieck", "Raute", "Stern", "Sechseck", "Plus", "Ring"}
	return fmt.Sprintf("%s %d", shapes[(shape%len(shapes)+len(shapes))%len(shapes)], colour+1)
}
