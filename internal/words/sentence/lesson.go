package sentence

import (
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// LessonWords say what to do at each step of a lesson, and why. In the hole {card} is the card in
// hand, in {own} the player's that it is better than, and in {other} that one as an object.
type LessonWords struct {
	Look, LookTwo, Take, Draw, Peek, Remember string

	Put, High, Swap grammar.Pattern                  // in Swap, both cards are objects
	Powers          map[engine.Power]grammar.Pattern // {card} without an article: what it is for
	Discard, Use    string                           // so that its power works
	Call            grammar.Pattern                  // {call}

	Card func(engine.Face) LessonCard
}

// A LessonCard is what a card is called with its article: as a subject and as an object, and as
// one of the player's own.
type LessonCard struct{ Subject, Object, Own, OwnObject string }

// Lesson implements [words.DeckSentences].
func (d Deck) Lesson(l words.Lesson) string {
	w := &d.Words.Lesson
	card, own := w.Card(l.Card), w.Card(l.For)
	switch l.Step {
	case words.LessonPut:
		return d.Capital(w.Put.With("card", card.Subject, "own", own.Own, "other", own.Object))
	case words.LessonHigh:
		return d.Capital(w.High.With("card", card.Subject))
	case words.LessonSwap:
		return w.Swap.With("card", card.Object, "own", own.OwnObject)
	case words.LessonPower:
		return d.Text(w.Powers[l.Card.Power].With("card", d.Language.Cards.Rank(l.Card)), w.toUse(l.ByDiscard))
	case words.LessonCall:
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
func (w *LessonWords) plain(step words.LessonStep) string {
	switch step {
	case words.LessonLook:
		return w.Look
	case words.LessonLookTwo:
		return w.LookTwo
	case words.LessonTake:
		return w.Take
	case words.LessonDraw:
		return w.Draw
	case words.LessonPeek:
		return w.Peek
	case words.LessonRemember:
		return w.Remember
	}
	return ""
}

// Lessons implements [words.DeckSentences].
func (d Deck) Lessons(t engine.Ruleset) []string {
	said := map[string]bool{}
	for step := words.NoLesson; step <= words.LessonCall; step++ {
		for _, f := range t.Deck() {
			said[d.Language.Deck.Lesson(words.Lesson{Step: step, Card: f, For: f, ByDiscard: true, Call: t.Rules.Call})] = true
		}
	}
	return slices.Sorted(maps.Keys(said))
}
