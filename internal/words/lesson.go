package words

import (
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words/message"
)

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

// LessonWords say what to do at each step of a lesson, and why. In the hole {card} is the card in
// hand, in {own} the player's that it is better than, and in {other} that one as an object.
type LessonWords struct {
	Look, LookTwo, Take, Draw, Peek, Remember string

	Put, High, Swap message.Message            // in Swap, both cards are objects
	Powers          map[string]message.Message // {card} without an article: what it is for
	Discard, Use    string                     // so that its power works
	Call            message.Message            // {call}
}

// Lesson says in one sentence what to do at a step of a lesson, and why; "" is nothing.
func (d Deck) Lesson(l Lesson) string {
	w, c := &d.Words.Lesson, d.language.Cards
	switch l.Step {
	case LessonPut:
		return d.Capital(w.Put.With("card", c.as("the", l.Card), "own", c.as("own", l.For), "other", c.as("object", l.For)))
	case LessonHigh:
		return d.Capital(w.High.With("card", c.as("the", l.Card)))
	case LessonSwap:
		return w.Swap.With("card", c.as("object", l.Card), "own", c.as("ownObject", l.For))
	case LessonPower:
		return d.Text(lookUp(w.Powers, powerID(l.Card.Power)).With("card", c.as("rank", l.Card)), w.toUse(l.ByDiscard))
	case LessonCall:
		return w.Call.With("call", l.Call)
	}
	return w.plain(l.Step)
}

// toUse says how a power is used.
func (w *LessonWords) toUse(byDiscard bool) string {
	if byDiscard {
		return w.Discard
	}
	return w.Use
}

// plain says what to do at a step that needs no card to be named.
func (w *LessonWords) plain(step LessonStep) string {
	switch step {
	case LessonLook:
		return w.Look
	case LessonLookTwo:
		return w.LookTwo
	case LessonTake:
		return w.Take
	case LessonDraw:
		return w.Draw
	case LessonPeek:
		return w.Peek
	case LessonRemember:
		return w.Remember
	}
	return ""
}

// Lessons returns all that a lesson can say by some rules.
func (d Deck) Lessons(t engine.Ruleset) []string {
	said := map[string]bool{}
	for step := NoLesson; step <= LessonCall; step++ {
		for _, f := range t.Deck() {
			said[d.language.Deck.Lesson(Lesson{Step: step, Card: f, For: f, ByDiscard: true, Call: t.Rules.Call})] = true
		}
	}
	return slices.Sorted(maps.Keys(said))
}
