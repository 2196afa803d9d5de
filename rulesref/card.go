package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// A CardEntry is everything about one kind of card.
type CardEntry struct {
	ID     string // "card-peek"
	Name   string // "Peek", "Red King"
	Face   engine.Face
	Faces  engine.Deck // all that are this kind, Face first
	Copies int         // in the deck
	Power  engine.Power

	Worth     []Line // its points and number
	Does      []Line // what its power does; nil without one
	Not       []Line // when it does not work
	Steps     []Line // how to use it, in order
	Notes     []Line // other rules
	Questions []Question
	Sources   []Source

	words *words.Language
}

// Cards returns an entry for every kind of card in the deck of the table, in
// the order of the deck.
func (b *Book) Cards() []CardEntry {
	f := newFacts(b.Ruleset, b.words, b.reads)
	var sections []Section
	for _, c := range f.read("cards.tmpl") {
		sections = append(sections, c.Sections...)
	}
	questions := b.Questions()
	var cards []CardEntry
	for i, k := range f.Kinds {
		card := CardEntry{
			ID: sections[i].ID, Name: b.words.Capital(k.Name), Face: b.words.Cards.In(k.Faces[0]), Faces: k.Faces, Copies: k.Copies, Power: k.Power,
			Worth: sections[i].lines(Paragraph), Sources: sections[i].Sources,
			words: b.words,
		}
		if s, ok := b.Section(powerSection(k.Power)); ok {
			card.explain(s)
		}
		card.Questions = slices.DeleteFunc(slices.Clone(questions), func(q Question) bool { return !card.asked(q) })
		cards = append(cards, card)
	}
	return cards
}

// Explained returns the cards whose power a section explains.
func (b *Book) Explained(section string) []CardEntry {
	if !strings.HasPrefix(section, powerPrefix) {
		return nil
	}
	return slices.DeleteFunc(b.Cards(), func(c CardEntry) bool { return powerSection(c.Power) != section })
}

// powerPrefix is how the ID of each section about a power begins.
const powerPrefix = "power-"

// powerSection returns the ID of the section about a power.
func powerSection(p engine.Power) string { return powerPrefix + powerID(p) }

// explain adds the section about the power of the card.
func (c *CardEntry) explain(s Section) {
	c.Sources = s.Sources
	for _, b := range s.Blocks {
		switch {
		case b.Kind == Steps:
			c.Steps = append(c.Steps, b.Lines...)
		case b.Kind == Exceptions:
			c.Not = append(c.Not, b.Lines...)
		case c.Steps == nil:
			c.Does = append(c.Does, b.Lines...)
		default:
			c.Notes = append(c.Notes, b.Lines...)
		}
	}
}

// asked reports whether the question is about this card.
func (c *CardEntry) asked(q Question) bool {
	return slices.Contains(q.About, c.ID) ||
		c.Power != engine.NoPower && (slices.Contains(q.About, "power") || slices.Contains(q.About, powerID(c.Power)))
}

// Basis returns the basis of what the entry says.
func (c *CardEntry) Basis() Basis { return c.section().Basis() }

// Summary returns what the card does as sentences, or without a power the whole entry.
func (c *CardEntry) Summary() string {
	if c.Power == engine.NoPower {
		return c.text()
	}
	return Section{Blocks: []Block{{Lines: c.Does}}}.Text()
}

// text returns the entry as sentences, the steps numbered.
func (c *CardEntry) text() string {
	var said []string
	for _, b := range c.section().Blocks {
		for i, l := range b.Lines {
			if b.Kind == Steps {
				l.Text = bullet(Steps, i) + step(c.words, l)
			}
			said = append(said, l.Text)
		}
	}
	return strings.Join(said, " ")
}
