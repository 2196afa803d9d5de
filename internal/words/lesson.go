package words

import (
	"cmp"
	"maps"
	"math"
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
		return d.Text(d.LessonPowers(l.Card.Power.ID(), c.as("rank", l.Card)), d.toUse(l.ByDiscard))
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

// Lessons returns everything that a lesson can say under some rules.
func (d Deck) Lessons(t engine.Ruleset) []string {
	said := map[string]bool{}
	for step := NoLesson; step <= LessonCall; step++ {
		for _, f := range t.Deck() {
			said[d.language.Deck.Lesson(Lesson{Step: step, Card: f, For: f, ByDiscard: true, Call: t.Rules.Call})] = true
		}
	}
	return slices.Sorted(maps.Keys(said))
}

// Review is what is said when a player looks back at a round with the virtual deck.
type Review struct {
	speaker
	ReviewTexts
}

// A Choice is a move that a player could make, with what the player knew of it.
type Choice struct {
	Do   engine.MoveKind
	Card *engine.Face // in hand or on the discard pile, or nil
	A, B TableCard    // the cards of lines
	Gone *engine.Face // the card that is replaced, or nil if the player did not know it
}

// Cost says how many points a move cost.
func (r Review) Cost(c Choice, points float64) string { return r.came(r.ReviewTexts.Cost, c, points) }

// Second says how many points the second best move would have cost.
func (r Review) Second(c Choice, points float64) string {
	return r.came(r.ReviewTexts.Second, c, points)
}

// came says what a move brought, in whole points as long as that is at least one. In French
// everything below two points is singular.
func (r Review) came(say func(doing, points string, n int) string, c Choice, points float64) string {
	digits, shown := 0, math.Round(points)
	if shown < 1 {
		digits, shown = 1, math.Round(10*points)/10
	}
	return r.Capital(say(r.doing(c), r.Decimal(shown, digits), int(shown)))
}

// Better names the move that would have been better.
func (r Review) Better(c Choice) string { return r.ReviewTexts.Better(r.doing(c)) }

// Good praises a move.
func (r Review) Good(c Choice) string { return r.ReviewTexts.Good(r.doing(c)) }

// doing names a move: "taking the 4".
func (r Review) doing(c Choice) string {
	var gone message.Declined = r.word(r.cardOf(c.A))
	if c.Gone != nil {
		gone = r.language.Cards.object(c.Gone)
	}
	return cmp.Or(r.Doings(c.Do.String(), r.language.Cards.object(c.Card), r.cardOf(c.A), gone, r.cardOf(c.B)), r.Other)
}
