package rulesref

import (
	"strings"
	"sync"
	"text/template"

	"golang.org/x/text/language"

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
