package sentence

import (
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// CardWords are what cards are called within a sentence.
type CardWords struct {
	Names    words.CardNames
	Nouns    []CardNoun // cards with a name, in a language in which they differ
	Other    CardForms  // a number, and what people made up
	Hidden   string     // a card whose face is not seen, as an object
	FaceDown string     // what a voice says of one

	// Cards of a line, by their number {n}: of the player whom the sentence is about, and of the
	// one whom it addresses.
	Own, Yours grammar.Pattern
	// Whose says whose a card of a line is, given a name and Own: "Ben’s card 2".
	Whose func(name, card string) string
}

// A CardNoun is a kind of card, with its name without a suit.
type CardNoun struct {
	Name string
	CardForms
}

// CardForms are what a {card} is called with its article: as a subject, as an object, behind a
// colon, as one of several, and as one of a colour.
type CardForms struct {
	Subject, Object, Alone, One, Red, Black grammar.Pattern
}

// Called returns the forms of a card by its name, with its suit or without.
func (w *CardWords) Called(name string) CardForms {
	for _, n := range w.Nouns {
		if name == n.Name || strings.HasSuffix(name, "-"+n.Name) || strings.HasPrefix(name, n.Name+" ") {
			return n.CardForms
		}
	}
	return w.Other
}

// Name returns what a card is called: "7", "King of hearts".
func (w *CardWords) Name(f engine.Face) string { return w.Names.In(f).Name }

// Subject names a card as a subject: "the 7".
func (w *CardWords) Subject(f engine.Face) string {
	return w.Called(w.Name(f)).Subject.With("card", w.Name(f))
}

// Object names a card as an object, or a hidden one if it is nil: "the 7", "a card".
func (w *CardWords) Object(f *engine.Face) string {
	if f == nil {
		return w.Hidden
	}
	return w.Called(w.Name(*f)).Object.With("card", w.Name(*f))
}

// alone is Object behind a colon.
func (w *CardWords) alone(f *engine.Face) string {
	if f == nil {
		return w.Hidden
	}
	return w.Called(w.Name(*f)).Alone.With("card", w.Name(*f))
}

// spoken returns the name of a card, or that it lies face down.
func (w *CardWords) spoken(f *engine.Face) string {
	if f == nil {
		return w.FaceDown
	}
	return w.Name(*f)
}

// cardOf names a card of a line: "card 2" is the player's own, "Ben’s card 2" is not.
func (l Speaker) cardOf(w *CardWords, c words.TableCard) string {
	n := l.Figure(c.Slot + 1)
	switch {
	case c.Owner == "":
		return w.Own.With("n", n)
	case l.addresses(c.Owner):
		return w.Yours.With("n", n)
	}
	return w.Whose(words.Isolated(c.Owner), w.Own.With("n", n))
}
