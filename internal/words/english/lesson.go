package english

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var lessonWords = sentence.LessonWords{
	Look:     "In a game you see only your two outer cards, and only once.",
	LookTwo:  "Tap two cards. In a game you see only these, and only once.",
	Take:     "A low card lies open: take it.",
	Draw:     "Draw a card. In a game only you see it.",
	Peek:     "Tap the card that you do not know yet.",
	Remember: "End your turn, and keep in mind what lies where.",

	Put:  "{card} is lower than {own}: tap {other}.",
	High: "{card} is no help: discard it.",
	Swap: "Tap {own}, and {card} for it.",
	Powers: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "{card}: look at one of your cards.",
		engine.LookAny:   "{card}: look at any card.",
		engine.SwapOther: "{card}: swap cards with another player.",
		engine.SwitchAny: "{card}: switch any two cards.",
		engine.DrawTwo:   "{card}: draw up to two more cards.",
	},
	Discard: "Discard it to use it.", Use: "Use it.",
	Call: "If you think you have the lowest sum, say “{call}”.",

	Card: func(f engine.Face) sentence.LessonCard {
		the, your := "the "+f.RankName(), "your "+f.RankName()
		return sentence.LessonCard{Subject: the, Object: the, Own: your, OwnObject: your}
	},
}
