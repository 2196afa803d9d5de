package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theCalling() words.Calling {
	return words.Calling{
		Button:     "¿Cuántas veces acierta quien canta?",
		Ours:       "Nuestros cantos",
		Counting:   "Jugando miles de rondas…",
		OddsHint:   "El ordenador ha jugado 6000 rondas con estas reglas, en el nivel medio. Se cuenta lo que valen al final las cartas de quien cantó.",
		OursHint:   "Rondas con cartas de verdad cuyos puntos se escribieron. Al lado está lo que consigue el ordenador en el nivel medio con las reglas de siempre.",
		FewHint:    "Pocos cantos dicen poco: casi todo lo decide la suerte.",
		NoneOfOurs: "Todavía no hay ningún canto con cartas de verdad.",
	}
}

var callingWords = sentence.CallingWords{
	Hand: grammar.Forms{"Cartas con {n} punto", "Cartas con {n} puntos"},
	Odds: grammar.Forms{
		"Entre {players} y con {n} punto en la mano, quien canta acierta {often}.",
		"Entre {players} y con {n} puntos en la mano, quien canta acierta {often}.",
	},
	Give: grammar.Forms{
		"Entre {players} y con {n} punto en la mano, quien canta acierta {often} ({give} arriba o abajo).",
		"Entre {players} y con {n} puntos en la mano, quien canta acierta {often} ({give} arriba o abajo).",
	},
	Right:  grammar.Forms{"{n} acierto en {calls}", "{n} aciertos en {calls}"},
	Steady: "Ordenador, medio: {often}",
}
