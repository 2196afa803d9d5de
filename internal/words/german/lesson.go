package german

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var lessonWords = sentence.LessonWords{
	Look:     "Im Spiel siehst du nur deine zwei äußeren Karten, und nur einmal.",
	LookTwo:  "Tippe auf zwei Karten. Im Spiel siehst du nur diese, und nur einmal.",
	Take:     "Eine niedrige Karte liegt offen: Nimm sie.",
	Draw:     "Zieh eine Karte. Im Spiel siehst nur du sie.",
	Peek:     "Tippe auf die Karte, die du noch nicht kennst.",
	Remember: "Beende deinen Zug und merk dir, was wo liegt.",

	Put:  "{card} ist niedriger als {own}: Tippe auf {other}.",
	High: "{card} hilft dir nicht: Leg die Karte ab.",
	Swap: "Tippe auf {own} und dann auf {card}.",
	Powers: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "{card}: Sieh dir eine eigene Karte an.",
		engine.LookAny:   "{card}: Sieh dir irgendeine Karte an.",
		engine.SwapOther: "{card}: Tausche eine Karte mit jemand anderem.",
		engine.SwitchAny: "{card}: Vertausche zwei beliebige Karten.",
		engine.DrawTwo:   "{card}: Zieh noch bis zu zwei Karten.",
	},
	Discard: "Leg die Karte ab, dann wirkt sie.", Use: "Nutze die Karte.",
	Call: "Wenn du glaubst, dass du am wenigsten hast, sag „{call}“.",

	Card: func(f engine.Face) sentence.LessonCard {
		return sentence.LessonCard{Subject: the(f), Object: theObject(f), Own: the(f), OwnObject: yours(theObject(f))}
	},
}
