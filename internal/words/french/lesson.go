package french

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var lessonWords = sentence.LessonWords{
	Look:     "Dans une partie, tu ne vois que tes deux cartes des bords, et une seule fois.",
	LookTwo:  "Touche deux cartes. Dans une partie, tu ne vois que celles-là, et une seule fois.",
	Take:     "Une petite carte est visible : prends-la.",
	Draw:     "Pioche une carte. Dans une partie, personne d’autre ne la voit.",
	Peek:     "Touche la carte que tu ne connais pas encore.",
	Remember: "Finis ton tour, et retiens bien où est chaque carte.",

	Put:  "{card} vaut moins que {own} : touche {other}.",
	High: "{card} ne t’aide pas : défausse cette carte.",
	Swap: "Touche {own}, puis {card}.",

	Powers: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "Ta carte : {card}. Elle permet de regarder une de tes cartes.",
		engine.LookAny:   "Ta carte : {card}. Elle permet de regarder n’importe quelle carte.",
		engine.SwapOther: "Ta carte : {card}. Elle permet d’échanger une carte avec quelqu’un d’autre.",
		engine.SwitchAny: "Ta carte : {card}. Elle permet d’échanger deux cartes au choix.",
		engine.DrawTwo:   "Ta carte : {card}. Elle permet de piocher encore deux cartes au plus.",
	},
	Discard: "Défausse-la pour l’utiliser.", Use: "Utilise-la.",
	Call: "Si tu crois avoir le moins de points, dis « {call} ».",

	Card: func(f engine.Face) sentence.LessonCard {
		return sentence.LessonCard{Subject: the(f), Object: the(f), Own: the(f), OwnObject: the(f) + " de ta ligne"}
	},
}
