package spanish

import (
	"tabby/internal/words"
)

func theKit() words.Kit {
	return words.Kit{
		Less: "Menos",
		More: "Más",

		Move: "mover",
		Up:   "Hacia arriba",
		Down: "Hacia abajo",

		Backspace: "Borrar",
		Enter:     "Intro",
		Plus:      "Más",
		Minus:     "Menos",

		Check: "atención",
	}
}

// shapes are what the shapes of badges are called.
var shapes = []string{"disco", "cuadrado", "triángulo", "rombo", "estrella", "hexágono", "cruz", "anillo"}
