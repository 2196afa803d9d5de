package english

import (
	"tabby/engine"
	"tabby/internal/words"
)

// lessonSteps are the sentences of steps without a card.
var lessonSteps = map[words.LessonStep]string{
	words.LessonLook:     "In a game you see only your two outer cards, and only once.",
	words.LessonLookTwo:  "Tap two cards. In a game you see only these, and only once.",
	words.LessonTake:     "A low card lies open: take it.",
	words.LessonDraw:     "Draw a card. In a game only you see it.",
	words.LessonPeek:     "Tap the card that you do not know yet.",
	words.LessonRemember: "End your turn, and keep in mind what lies where.",
}

// lessonPowers are what powers are for.
var lessonPowers = [...]string{
	engine.PeekOwn:   "look at one of your cards",
	engine.LookAny:   "look at any card",
	engine.SwapOther: "swap cards with another player",
	engine.SwitchAny: "switch any two cards",
	engine.DrawTwo:   "draw up to two more cards",
}

// Lesson implements [words.DeckSentences].
func (deck) Lesson(l words.Lesson) string {
	card, other := l.Card.RankName(), l.For.RankName()
	switch l.Step {
	case words.LessonPut:
		return "The " + card + " is lower than your " + other + ": tap the " + other + "."
	case words.LessonHigh:
		return "The " + card + " is no help: discard it."
	case words.LessonPower:
		return card + ": " + lessonPowers[l.Card.Power] + ". " + useIt(l.ByDiscard)
	case words.LessonSwap:
		return "Tap your " + other + ", and the " + card + " for it."
	case words.LessonCall:
		return "If you think you have the lowest sum, say “" + l.Call + "”."
	}
	return lessonSteps[l.Step]
}

// useIt says how a power is used.
func useIt(byDiscard bool) string {
	if byDiscard {
		return "Discard it to use it."
	}
	return "Use it."
}
