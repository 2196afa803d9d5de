package dutch

import "tabby/internal/words"

func theKit() words.Kit {
	return words.Kit{
		Less: "Minder",
		More: "Meer",

		Move: "verplaatsen",
		Up:   "Omhoog",
		Down: "Omlaag",

		Backspace: "Backspace",
		Enter:     "Enter",
		Plus:      "Plus",
		Minus:     "Min",

		Check: "let op",
	}
}

// shapes are what the shapes of badges are called.
var shapes = []string{"schijf", "vierkant", "driehoek", "ruit", "ster", "zeshoek", "plus", "ring"}
