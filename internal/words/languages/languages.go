// Package languages is all languages that Tabby speaks, and which of them suits a person best.
//
// Nobody is asked: a system, a browser and a request each say which languages a person reads,
// and [Set.Best] is the one that is spoken then. A language is added in [All].
package languages

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"tabby/internal/words"
	"tabby/internal/words/dutch"
	"tabby/internal/words/english"
	"tabby/internal/words/french"
	"tabby/internal/words/german"
	"tabby/internal/words/spanish"
)

// A Set is languages to choose from, at least one. The first is spoken to who reads none of them.
type Set []*words.Language

// All returns the languages that Tabby speaks.
func All() Set {
	return Set{
		english.Words(),
		german.Words(),
		french.Words(),
		spanish.Words(),
		dutch.Words(),
	}
}

// Of returns the language with a tag, such as "de", or nil if there is none.
func (s Set) Of(tag string) *words.Language {
	if i := slices.IndexFunc(s, func(l *words.Language) bool { return l.Tag == tag }); i >= 0 {
		return s[i]
	}
	return nil
}

// Best returns the language for a person who reads those that are wanted, the best first. Each
// may be a tag, such as "de-AT", or a list with weights, as in the header Accept-Language:
// "fr, de;q=0.8". What is no language is passed over.
func (s Set) Best(wanted ...string) *words.Language {
	if l := s.first(wanted); l != nil {
		return l
	}
	return s[0]
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

// System returns the language for a person whose system says in its environment which ones to
// use.
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
