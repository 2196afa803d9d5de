package german

import (
	"tabby/engine"
	"tabby/internal/words"
)

// lessonSteps are the sentences of steps without a card.
var lessonSteps = map[words.LessonStep]string{
	words.LessonLook:     "Im Spiel siehst du nur deine zwei äußeren Karten, und nur einmal.",
	words.LessonLookTwo:  "Tippe auf zwei Karten. Im Spiel siehst du nur diese, und nur einmal.",
	words.LessonTake:     "Eine niedrige Karte liegt offen: Nimm sie.",
	words.LessonDraw:     "Zieh eine Karte. Im Spiel siehst nur du sie.",
	words.LessonPeek:     "Tippe auf die Karte, die du noch nicht kennst.",
	words.LessonRemember: "Beende deinen Zug und merk dir, was wo liegt.",
}

// lessonPowers are what powers are for.
var lessonPowers = [...]string{
	engine.PeekOwn:   "Sieh dir eine eigene Karte an",
	engine.LookAny:   "Sieh dir irgendeine Karte an",
	engine.SwapOther: "Tausche eine Karte mit jemand anderem",
	engine.SwitchAny: "Vertausche zwei beliebige Karten",
	engine.DrawTwo:   "Zieh noch bis zu zwei Karten",
}

// Lesson implements [words.DeckSentences].
func (deck) Lesson(l words.Lesson) string {
	switch l.Step {
	case words.LessonPut:
		return de.Capital(the(l.Card)) + " ist niedriger als " + the(l.For) + ": Tippe auf " + theObject(l.For) + "."
	case words.LessonHigh:
		return de.Capital(the(l.Card)) + " hilft dir nicht: Leg die Karte ab."
	case words.LessonPower:
		return rankName(l.Card) + ": " + lessonPowers[l.Card.Power] + ". " + useIt(l.ByDiscard)
	case words.LessonSwap:
		return "Tippe auf " + theObject(l.For) + " von dir und dann auf " + theObject(l.Card) + "."
	case words.LessonCall:
		return "Wenn du glaubst, dass du am wenigsten hast, sag „" + l.Call + "“."
	}
	return lessonSteps[l.Step]
}

// useIt says how a power is used.
func useIt(byDiscard bool) string {
	if byDiscard {
		return "Leg die Karte ab, dann wirkt sie."
	}
	return "Benutze die Karte."
}
