package rulesref

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/words"
)

// Forms returns the forms that a text of the book can ask of a fact. A fact without a form is printed
// as it is.
func Forms() []string { return []string{"cap", "a", "A", "word", "Word", "or", "n", "value"} }

// text says a text of the language. The names of facts and the facts take turns.
func (f *facts) text(key string, facts ...any) string {
	for i := 1; i < len(facts); i += 2 {
		facts[i] = declined(f.words, facts[i])
	}
	return f.reads.say(key, facts...)
}

// declined returns a fact as it is called in a text.
func declined(w *words.Language, fact any) any {
	switch fact := fact.(type) {
	case string:
		return phrase{w, fact}
	case int:
		return number{w, fact}
	case *int:
		return number{w, *fact}
	case []string:
		return list{w, fact}
	case names:
		return either{w, fact}
	case []int:
		var all []string
		for _, n := range fact {
			all = append(all, w.Figure(n))
		}
		return list{w, all}
	}
	return fact
}

// A phrase is the name of a card, or other words that a text did not make. Its forms are "cap",
// with a capital, "a", with an article, and "A", with an article that begins a sentence.
type phrase struct {
	words *words.Language
	text  string
}

// Form implements [tabby/internal/words/message.Declined].
func (p phrase) Form(name string) string {
	switch name {
	case "cap":
		return p.words.Capital(p.text)
	case "a":
		return p.words.Rules.OneOf(p.text)
	case "A":
		return p.words.Capital(p.words.Rules.OneOf(p.text))
	}
	return p.text
}

// names are those of several cards, one of which is meant: "7 or jack".
type names []string

// An either is one of several cards by name: "7 or jack". Its forms are those of a phrase, each name with its
// own article: "a 7 or a jack".
type either struct {
	words *words.Language
	names names
}

// Form implements [tabby/internal/words/message.Declined].
func (e either) Form(name string) string {
	all := slices.Clone(e.names)
	if name == "a" || name == "A" {
		for i, n := range all {
			all[i] = e.words.Rules.OneOf(n)
		}
	}
	text := e.words.Alternatives(all)
	if name == "A" || name == "cap" {
		return e.words.Capital(text)
	}
	return text
}

// A number is in figures. Its forms are "word", in words, and "Word", with a capital.
type number struct {
	words *words.Language
	n     int
}

// Count implements [tabby/internal/words/message.Counted].
func (n number) Count() int { return n.n }

// Form implements [tabby/internal/words/message.Declined].
func (n number) Form(name string) string {
	switch name {
	case "word":
		return n.words.Number(n.n)
	case "Word":
		return n.words.Capital(n.words.Number(n.n))
	}
	return n.words.Figure(n.n)
}

// A list has commas. Its form "or" is a choice: "0, 3 or 6".
type list struct {
	words *words.Language
	all   []string
}

// Form implements [tabby/internal/words/message.Declined].
func (l list) Form(name string) string {
	if name == "or" {
		return l.words.Alternatives(l.all)
	}
	return l.words.Row(l.all...)
}

// A choice is the value of a house rule in words: "100 points". Its forms are "cap", with a
// capital, "n", the number alone, and "value", as files have it, by which a text can choose.
type choice struct {
	phrase

	value  engine.Value
	number int
}

func (f *facts) rule(k engine.Key) choice {
	text := f.choice(k)
	if k == engine.End && f.endsAbove() {
		text = f.reads.say("any_aboveLimit")
	}
	return choice{phrase{f.words, text}, f.Ruleset.Value(k), f.amount(k)}
}

// Count implements [tabby/internal/words/message.Counted].
func (c choice) Count() int { return c.number }

// Form implements [tabby/internal/words/message.Declined].
func (c choice) Form(name string) string {
	switch name {
	case "n":
		return strconv.Itoa(c.number)
	case "value":
		return string(c.value)
	}
	return c.phrase.Form(name)
}
