package rulesref

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/message"
)

// A tongue is the book in a language: what it says, and how a search reads what is asked.
type tongue struct {
	tag    string
	pages  func() *template.Template // the same for all, but in a test
	texts  func() map[string]message.Message
	search func() *reading
}

// tongues are the languages of the book, by their tags.
var tongues = sync.OnceValue(func() map[string]*tongue {
	names, err := files.ReadDir("texts")
	if err != nil {
		panic(err) // they are part of the program
	}
	all := map[string]*tongue{}
	for _, name := range names {
		tag := strings.TrimSuffix(name.Name(), ".arb")
		all[tag] = newTongue(tag)
	}
	return all
})

// newTongue returns a language, whose files are read when they are first asked for.
func newTongue(tag string) *tongue {
	return &tongue{
		tag:    tag,
		pages:  pages,
		texts:  sync.OnceValue(func() map[string]message.Message { return messages(tag, file("texts/"+tag+".arb")) }),
		search: sync.OnceValue(func() *reading { return newReading(tag, file("search/"+tag+".txt"), file("asked/"+tag+".txt")) }),
	}
}

// tongueOf returns the book in a language. It panics for one that it does not know.
func tongueOf(tag string) *tongue {
	in := tongues()[tag]
	if in == nil {
		panic("rulesref: no texts in " + tag)
	}
	return in
}

// of returns the book in a language, with the texts that come with it, if any do.
func of(w *words.Language) *tongue {
	if w.Book == nil {
		return tongueOf(w.Tag)
	}
	in, _ := tried.LoadOrStore(w, sync.OnceValue(func() *tongue { return newTongueOf(w) }))
	return in.(func() *tongue)()
}

// tried are the languages whose texts come with them.
var tried sync.Map

// newTongueOf returns a language whose texts come with it. It is searched as English if it
// says nothing of that.
func newTongueOf(w *words.Language) *tongue {
	search := w.Tag
	if tongues()[search] == nil {
		search = "en"
	}
	return &tongue{
		tag:    w.Tag,
		pages:  pages,
		texts:  sync.OnceValue(func() map[string]message.Message { return messagesOf(w.Tag, w.Book) }),
		search: tongueOf(search).search,
	}
}

// Texts returns the texts of the book in a language by their keys, for translators. It panics if
// the book is missing in that language.
func Texts(tag string) arb.File {
	f, err := arb.Read([]byte(file("texts/" + tag + ".arb")))
	if err != nil {
		panic(err) // it is part of the program
	}
	return f
}

// file returns a file of the book.
func file(name string) string {
	text, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}

// messages reads the texts of a language. It panics if the file cannot be read, which a test
// rules out.
func messages(tag, text string) map[string]message.Message {
	f, err := arb.Read([]byte(text))
	if err != nil {
		panic("rulesref: texts/" + tag + ".arb: " + err.Error())
	}
	return messagesOf(tag, f.Texts)
}

// messagesOf returns texts as messages of a language.
func messagesOf(tag string, texts map[string]string) map[string]message.Message {
	locale := &message.Locale{Tag: language.Make(tag)}
	all := map[string]message.Message{}
	for key, text := range texts {
		all[key] = message.New(locale, text)
	}
	return all
}

// say returns a text of the language with facts in its holes. It panics if there is no such
// text.
func (in *tongue) say(key string, facts ...any) string {
	m, ok := in.texts()[key]
	if !ok {
		panic("rulesref: texts/" + in.tag + ".arb has no " + key)
	}
	return m.With(facts...)
}

// settled says what the open question of that number was about, or "".
func (in *tongue) settled(id string) string { return in.texts()["settled_"+id].With() }

// sheet returns what a source text is called: "Rat-a-Tat Cat, edition A".
func (in *tongue) sheet(text string) string { return in.texts()["sheet_"+text].With() }

// key returns the part of a key that stands for an ID: "takeDiscard" for take-discard.
func key(id string) string {
	var b strings.Builder
	capital := false
	for _, r := range id {
		switch {
		case r == '-' || r == '_' || r == ' ':
			capital = true
		case capital:
			b.WriteString(strings.ToUpper(string(r)))
			capital = false
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

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
