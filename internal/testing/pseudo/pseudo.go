// Package pseudo makes pseudo-languages: they say what English says, in brackets, longer, and in
// letters of their own. If any other letter is on a screen, its text does not come from the
// language; if two brackets meet, a sentence was put together from parts; and text that is cut off
// would be cut off in a real language too. It is for tests.
//
// A pseudo-language is the file of English with its texts changed.
package pseudo

import (
	"errors"
	"regexp"
	"strings"
	"unicode"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// Words returns the language that says what English says, in a script, and its rule book, given the
// English texts of that.
func Words(s *Script, book map[string]string) *words.Language {
	f := languages.File("en")
	for _, r := range engine.Games() {
		named := func(what, name string) {
			if key := "rules_variants_" + words.Identifier(r.ID) + "_" + what; f.Texts[key] == "" && name != "" && name != engine.PlainCall {
				f.Texts[key] = name
			}
		}
		named("name", r.Name)
		named("call", r.Call)
		if r.Special != nil {
			named("special", r.Special.Name)
		}
		if r.Course != nil {
			named("answer", r.Course.Answer)
		}
	}
	for key, text := range f.Texts {
		switch {
		case strings.HasPrefix(key, "grammar_sound_"), key == "name":
		case isOfDay.MatchString(key):
			f.Texts[key] = s.letter(text)
		default:
			f.Texts[key] = s.message(text)
		}
	}
	f.Texts["direction"] = s.direction
	said := map[string]string{}
	for key, text := range book {
		said[key] = s.message(text)
	}
	l, wrong := words.Load(f)
	if wrong != nil {
		panic(errors.Join(wrong...))
	}
	l.Book = said
	return l
}

// isOfDay matches the keys of the names of months and days of the week, which have no brackets:
// people read them in days, and three pairs of brackets in a day make it longer than any language
// would.
var isOfDay = regexp.MustCompile(`^grammar_calendar_.*(onths|eekdays)_`)

// message returns a message as the script has it, in brackets if people read something in it.
func (s *Script) message(text string) string {
	holes, err := message.Holes(text)
	if err != nil || len(holes) == 0 && !strings.ContainsFunc(text, unicode.IsLetter) {
		return text
	}
	return opens + message.Map(text, s.letter) + closes
}
