package spanish

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var lessonWords = sentence.LessonWords{
	Look:     "En una partida solo ves las dos cartas de los extremos, y solo una vez.",
	LookTwo:  "Toca dos cartas. En una partida solo ves estas, y solo una vez.",
	Take:     "Hay una carta baja boca arriba: tómala.",
	Draw:     "Roba una carta. En una partida solo la ves tú.",
	Peek:     "Toca la carta que todavía no conoces.",
	Remember: "Acaba tu turno y recuerda qué carta está en cada sitio.",

	Put:  "{card} vale menos que {own}: toca {other}.",
	High: "{card} no te ayuda: descarta esa carta.",
	Swap: "Toca {own} y después {card}.",
	Powers: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Con la carta {card} miras una de tus cartas.",
		engine.LookAny:   "Con la carta {card} miras cualquier carta.",
		engine.SwapOther: "Con la carta {card} cambias una carta con otro jugador.",
		engine.SwitchAny: "Con la carta {card} intercambias dos cartas, las que quieras.",
		engine.DrawTwo:   "Con la carta {card} robas hasta dos cartas más.",
	},
	Discard: "Descártala para usarla.", Use: "Úsala.",
	Call: "Si crees que tienes menos que los demás, di «{call}».",

	Card: func(f engine.Face) sentence.LessonCard {
		return sentence.LessonCard{Subject: the(f), Object: the(f), Own: the(f), OwnObject: the(f) + " de tu fila"}
	},
}
