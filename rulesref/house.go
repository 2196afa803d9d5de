package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

// A HouseRule is a house rule at this table.
type HouseRule struct {
	Key      engine.Key
	Title    string // "When to call"
	Line     string // what it decides
	Value    string // its value in words
	Usual    string // what it is by the book, in words
	Changed  bool   // the table chose something else
	Source   string // the place that raises the question
	Sections []string
}

// HouseRules returns every house rule that the variant offers, in reading order, with its
// value and the sections that it affects.
func (b *Book) HouseRules() []HouseRule {
	rules := b.houseRules()
	for i, r := range rules {
		for s := range b.sections {
			if slices.Contains(s.Rules, r.Key) {
				rules[i].Sections = append(rules[i].Sections, s.ID)
			}
		}
	}
	return rules
}

// Summary returns the name of the variant and the house rules that were changed.
func (b *Book) Summary() string {
	return b.words.Rules.Summary(b.Ruleset)
}

func (b *Book) houseRules() []HouseRule {
	w, t := b.words.Rules, b.Ruleset
	var rules []HouseRule
	for _, o := range t.Rules.House {
		h := w.House(t.Rules.Rule(o.Key))
		rules = append(rules, HouseRule{
			Key: o.Key, Title: h.Title, Line: h.Line, Source: o.Key.Rule().Source,
			Value: w.Value(o.Key, t.Value(o.Key)), Usual: w.Value(o.Key, t.Rules.ByTheBook(o.Key)),
			Changed: t.Differs(o.Key),
		})
	}
	return rules
}

// adopt marks the text about powers as agreed if only the house rules of this table add
// those powers.
func (b *Book) adopt() {
	for _, id := range powers() {
		power := engine.PowerNamed(id)
		if b.hasPower(power) {
			continue
		}
		for _, c := range b.Chapters {
			for i := range c.Sections {
				if c.Sections[i].ID == powerSection(power) {
					c.Sections[i].agreed()
				}
			}
		}
		for i, q := range b.questions {
			if slices.Contains(q.about, id) {
				b.questions[i].agreed()
			}
		}
	}
}

// hasPower reports whether a card of the deck has the power by itself.
func (b *Book) hasPower(p engine.Power) bool {
	return slices.ContainsFunc(b.Ruleset.Deck(), func(f engine.Face) bool { return f.Power == p })
}

// agreed bases every line on the house rule [engine.AddedPowerCards].
func (s *Section) agreed() {
	s.Rules = append([]engine.Key{engine.AddedPowerCards}, s.Rules...)
	for _, b := range s.Blocks {
		for i := range b.Lines {
			b.Lines[i].Basis, b.Lines[i].Rule = Agreed, engine.AddedPowerCards
		}
	}
}

// OfBook is the beginning of the keys of the rule book in a file that also has the texts of the program.
const OfBook = "book_"

// Preview returns the language of a translator's file together with its rule book, and how many of its
// texts are still English: see [languages.Half]. If the file has no texts of the book but its language
// has a book, that book stays.
func Preview(f arb.File) (l *words.Language, missing int) {
	l, missing = languages.Preview(f)
	own := map[string]string{}
	for key, text := range f.Texts {
		if name, of := strings.CutPrefix(key, OfBook); of {
			own[name] = text
		}
	}
	if len(own) > 0 || languages.All().Of(f.Locale) == nil {
		book, more := languages.Half(Texts("en").Texts, own)
		l.Book, missing = book, missing+more
	}
	return l, missing
}
