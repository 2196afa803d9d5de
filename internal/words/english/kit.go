package english

import (
	"tabby/internal/words"
)

func theKit() words.Kit {
	return words.Kit{
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

// shapes are what the shapes of badges are called.
var shapes = []string{"disc", "square", "triangle", "diamond", "star", "hexagon", "plus", "ring"}
