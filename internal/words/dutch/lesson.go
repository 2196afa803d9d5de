package dutch

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var lessonWords = sentence.LessonWords{
	Look:     "In een echt spel zie je alleen je twee buitenste kaarten, en maar één keer.",
	LookTwo:  "Tik op twee kaarten. In een echt spel zie je alleen die, en maar één keer.",
	Take:     "Er ligt een lage kaart open: pak die.",
	Draw:     "Trek een kaart. In een echt spel zie alleen jij die.",
	Peek:     "Tik op de kaart die je nog niet kent.",
	Remember: "Beëindig je beurt en onthoud wat waar ligt.",

	Put:  "{card} is lager dan {own}: tik op {other}.",
	High: "{card} helpt je niet: leg hem af.",
	Swap: "Tik op {own} en dan op {card}.",
	Powers: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "{card}: bekijk een van je eigen kaarten.",
		engine.LookAny:   "{card}: bekijk een kaart naar keuze.",
		engine.SwapOther: "{card}: ruil een kaart met iemand anders.",
		engine.SwitchAny: "{card}: verwissel twee kaarten naar keuze.",
		engine.DrawTwo:   "{card}: trek nog hoogstens twee kaarten.",
	},
	Discard: "Leg de kaart af, dan werkt hij.", Use: "Gebruik de kaart.",
	Call: "Als je denkt dat je de minste punten hebt, zeg dan ‘{call}’.",

	Card: func(f engine.Face) sentence.LessonCard {
		own := "jouw " + cardWords.Name(f)
		return sentence.LessonCard{Subject: the(f), Object: the(f), Own: own, OwnObject: own}
	},
}
