package words

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"tabby/internal/words/message"
)

// A word is text in a sentence, of which the sentence may ask how it sounds, by {name_sound}, or
// which it may quote, by {name_quoted}. It implements [message.Declined].
type word struct {
	text string
	in   *Grammar
}

func (g *Grammar) word(text string) word { return word{text, g} }

// Form returns the word, its sound, or the word in quotes.
func (w word) Form(name string) string {
	switch name {
	case "sound":
		return w.in.sound(w.text)
	case "quoted":
		return w.in.quotedWhole(w.text)
	}
	return w.text
}

// A sound is how a word begins or ends, where other words depend on it: "an 8", "e Inés".
type sound struct {
	name  string
	heard *regexp.Regexp
}

// sound returns which sound of the language a word has, or "". A sound is a regular expression in
// the file of the language.
func (g *Grammar) sound(word string) string {
	for _, s := range g.sounds() {
		if s.heard.MatchString(Bare(word)) {
			return s.name
		}
	}
	return ""
}

// heard returns the sounds of a language when they are first asked for.
func heard(by map[string]string) func() []sound {
	return sync.OnceValue(func() (all []sound) {
		for name, pattern := range by {
			all = append(all, sound{name, regexp.MustCompile(pattern)})
		}
		slices.SortFunc(all, func(a, b sound) int { return strings.Compare(a.name, b.name) })
		return all
	})
}

// Identifier returns the name of a thing as it stands in the keys of texts: that of "draw_two" is
// drawTwo, and that of ERR_FULL errFull.
func Identifier(id string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(id, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if part == strings.ToUpper(part) {
			part = strings.ToLower(part)
		}
		first := strings.ToUpper(part[:1])
		if b.Len() == 0 {
			first = strings.ToLower(first)
		}
		b.WriteString(first + part[1:])
	}
	return b.String()
}

// lookUp returns what a language says of a thing, by its ID.
func lookUp[T any](all map[string]T, id string) T { return all[Identifier(id)] }

var _ message.Declined = word{}
