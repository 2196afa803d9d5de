package german

import (
	"tabby/internal/words"
)

func theKit() words.Kit {
	return words.Kit{
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

// shapes are what the shapes of badges are called.
var shapes = []string{"Scheibe", "Quadrat", "Dreieck", "Raute", "Stern", "Sechseck", "Plus", "Ring"}
