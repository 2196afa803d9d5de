// Package languages is all languages that Tabby speaks, and which of them suits a person best.
//
// Nobody is asked: a system, a browser and a request each say which languages a person reads,
// and [Set.Best] chooses among the languages of Tabby. There is a language for each file of
// [texts.Files], and the file is read when the language is first used.
package languages

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/message"
	"tabby/internal/words/texts"
)

// A Spoken is a language that can be spoken.
type Spoken struct {
	Tag       string // of BCP 47, such as "en"
	Name      string // in itself: "English"
	Direction string // "ltr" or "rtl"

	words func() *words.Language
}

// Words returns the texts of the language, the same at each call.
func (s *Spoken) Words() *words.Language { return s.words() }

// A Set is languages to choose from, at least one. People who read none of them get the first.
type Set []*Spoken

// SetOf returns a set of languages that are there already.
func SetOf(all ...*words.Language) Set {
	var s Set
	for _, l := range all {
		s = append(s, &Spoken{l.Tag, l.Name, l.Direction, func() *words.Language { return l }})
	}
	return s
}

// All returns the languages that Tabby speaks: English, and the others by their names.
func All() Set { return all() }

var all = sync.OnceValue(func() Set {
	files, err := texts.Files.ReadDir(".")
	if err != nil {
		panic(err) // they are part of the program
	}
	var s Set
	for _, f := range files {
		s = append(s, spoken(f.Name()))
	}
	slices.SortFunc(s, func(a, b *Spoken) int { return cmp.Or(first(a)-first(b), cmp.Compare(a.Name, b.Name)) })
	return s
})

// english is the language that is used if no other is known.
const english = "en"

// first puts English before other languages.
func first(s *Spoken) int {
	if s.Tag == english {
		return 0
	}
	return 1
}

// spoken returns the language of a file that is part of the program, which is sound.
func spoken(file string) *Spoken {
	data, err := texts.Files.ReadFile(file)
	if err != nil {
		panic(err)
	}
	head, err := arb.Head(data, "name", "direction")
	if err != nil {
		panic(err)
	}
	return &Spoken{head.Locale, head.Texts["name"], head.Texts["direction"], sync.OnceValue(func() *words.Language {
		f, err := arb.Read(data)
		if err != nil {
			panic(err)
		}
		l, wrong := words.Load(f)
		if wrong != nil {
			panic(file + ": " + errors.Join(wrong...).Error())
		}
		return l
	})}
}

// Around returns all languages, or the given one alone if it is not among them, as that of a
// translator.
func Around(l *words.Language) Set {
	if All().Of(l.Tag) == l {
		return All()
	}
	return SetOf(l)
}

// With returns the set with a language in it, which replaces another one of its tag.
func (s Set) With(l *words.Language) Set {
	if s.Of(l.Tag) == l {
		return s
	}
	others := slices.DeleteFunc(slices.Clone(s), func(o *Spoken) bool { return o.Tag == l.Tag })
	return append(others, SetOf(l)...)
}

// English returns what English says.
func English() *words.Language { return In(english) }

// In returns what a language says. It panics for a tag that none has.
func In(tag string) *words.Language {
	l := All().Of(tag)
	if l == nil {
		panic("there is no language " + tag)
	}
	return l
}

// File returns the file of a language. It panics for a tag that none has.
func File(tag string) arb.File {
	data, err := texts.Files.ReadFile(tag + ".arb")
	if err != nil {
		panic(err)
	}
	f, err := arb.Read(data)
	if err != nil {
		panic(err) // it is part of the program
	}
	return f
}

// Of returns the language with a tag, such as "de", or nil if there is none.
func (s Set) Of(tag string) *words.Language {
	if i := slices.IndexFunc(s, func(l *Spoken) bool { return l.Tag == tag }); i >= 0 {
		return s[i].Words()
	}
	return nil
}

// Best returns the language for a person who reads those that are wanted, the best first. Each
// may be a tag, such as "de-AT", or a list with weights, as in the header Accept-Language:
// "fr, de;q=0.8". Other words are ignored.
func (s Set) Best(wanted ...string) *words.Language {
	if l := s.first(wanted); l != nil {
		return l
	}
	return s[0].Words()
}

// first is Best, or nil if none of the languages is wanted.
func (s Set) first(wanted []string) *words.Language {
	for _, list := range wanted {
		tags, _, _ := language.ParseAcceptLanguage(list)
		for _, tag := range tags {
			base, _ := tag.Base()
			if l := s.Of(base.String()); l != nil {
				return l
			}
		}
	}
	return nil
}

// System returns the language that a person's system names in its environment.
func (s Set) System(getenv func(string) string) *words.Language {
	var wanted []string
	for _, locales := range append(strings.Split(getenv("LANGUAGE"), ":"), getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG")) {
		locale, _, _ := strings.Cut(locales, ".") // its letters
		locale, _, _ = strings.Cut(locale, "@")
		if locale == "C" || locale == "POSIX" {
			locale = s[0].Tag
		}
		wanted = append(wanted, strings.ReplaceAll(locale, "_", "-"))
	}
	return s.Best(wanted...)
}

// Tags returns the tags of the languages in their order, such as "en+de".
func (s Set) Tags() string {
	var tags []string
	for _, l := range s {
		tags = append(tags, l.Tag)
	}
	return strings.Join(tags, "+")
}

// Preview returns the language of the file of a translator, and how many of its texts stand in English:
// see [Half].
func Preview(f arb.File) (l *words.Language, missing int) {
	english, free := Source().Texts, map[string]string{}
	for key := range english {
		if words.IsFree(key) {
			delete(english, key)
		}
	}
	for key, text := range f.Texts {
		if words.IsFree(key) {
			free[key] = text
		}
	}
	all, missing := Half(english, f.Texts)
	maps.Copy(all, free)
	for _, key := range []string{"name", "direction"} { // which are no words
		all[key] = strings.Trim(all[key], words.MissingMarks)
	}
	l, _ = words.Load(arb.File{Locale: f.Locale, Texts: all})
	return l, missing
}

// Half returns a text for each English one: that of the language or, if it is missing or faulty,
// the English one between the brackets of [words.MissingMarks], and how many of these there are.
func Half(english, own map[string]string) (all map[string]string, missing int) {
	all = map[string]string{}
	for key, usual := range english {
		if text, ok := own[key]; ok && fits(text, usual) {
			all[key] = text
			continue
		}
		all[key] = between(usual)
		missing++
	}
	return all, missing
}

// fits reports whether a text can be said instead of the English one.
func fits(text, english string) bool {
	holes, err := message.Holes(text)
	filled, _ := message.Holes(english)
	return err == nil && !slices.ContainsFunc(holes, func(h message.Hole) bool {
		name, _, _ := strings.Cut(h.Name, "_")
		return !slices.ContainsFunc(filled, func(o message.Hole) bool { base, _, _ := strings.Cut(o.Name, "_"); return base == name })
	})
}

// between puts a text between brackets.
func between(text string) string {
	n := len(words.MissingMarks) / 2
	return words.MissingMarks[:n] + text + words.MissingMarks[n:]
}

// Source returns the English texts, which are translated.
func Source() arb.File { return File(english) }
