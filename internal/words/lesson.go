package words

import (
	"maps"
	"slices"

	"tabby/engine"
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

// Lesson says in one sentence what to do at a step of a lesson, and why; "" is nothing.
func (d Deck) Lesson(l Lesson) string {
	c := d.language.Cards
	switch l.Step {
	case LessonPut:
		return d.Capital(d.LessonPut(DeckLessonPutFacts{Card: c.as("the", l.Card), Own: c.as("own", l.For), Other: c.as("object", l.For)}))
	case LessonHigh:
		return d.Capital(d.LessonHigh(c.as("the", l.Card)))
	case LessonSwap:
		return d.LessonSwap(c.as("ownObject", l.For), c.as("object", l.Card))
	case LessonPower:
		return d.Text(d.LessonPowers(powerID(l.Card.Power), c.as("rank", l.Card)), d.toUse(l.ByDiscard))
	case LessonCall:
		return d.LessonCall(l.Call)
	}
	return d.plain(l.Step)
}

// toUse says how a power is used.
func (d Deck) toUse(byDiscard bool) string {
	if byDiscard {
		return d.LessonDiscard
	}
	return d.LessonUse
}

// plain says what to do at a step that needs no card to be named.
func (d Deck) plain(step LessonStep) string {
	switch step {
	case LessonLook:
		return d.LessonLook
	case LessonLookTwo:
		return d.LessonLookTwo
	case LessonTake:
		return d.LessonTake
	case LessonDraw:
		return d.LessonDraw
	case LessonPeek:
		return d.LessonPeek
	case LessonRemember:
		return d.LessonRemember
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
