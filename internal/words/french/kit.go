package french

import (
	"tabby/internal/words"
)

func theKit() words.Kit {
	return words.Kit{
		Less: "Moins",
		More: "Plus",

		Move: "déplacer",
		Up:   "Vers le haut",
		Down: "Vers le bas",

		Backspace: "Effacer",
		Enter:     "Entrée",
		Plus:      "Plus",
		Minus:     "Moins",

		Check: "attention",
	}
}

// shapes are what the shapes of badges are called.
var shapes = []string{"disque", "carré", "triangle", "losange", "étoile", "hexagone", "croix", "anneau"}
