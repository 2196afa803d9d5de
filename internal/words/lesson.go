package words

import "tabby/engine"

// A LessonStep is what a lesson asks for.
type LessonStep uint8

// The steps of a lesson.
const (
	NoLesson      LessonStep = iota
	LessonLook               // at the two outer cards
	LessonLookTwo            // at two cards
	LessonTake               // the top discard
	LessonDraw
	LessonPut      // the card in hand for one of the player's
	LessonHigh     // the card in hand is discarded
	LessonPower    // the card in hand is used
	LessonPeek     // a card of the player's own is tapped
	LessonSwap     // two cards are tapped
	LessonRemember // the turn ends
	LessonCall
)

// A Lesson is a step with its cards.
type Lesson struct {
	Step      LessonStep
	Card, For engine.Face // the card in hand, and the one of the player's that it is better than; of a swap, what comes and what goes
	ByDiscard bool        // the power of the card in hand works when it is discarded
	Call      string      // what a player says who ends the round
}
