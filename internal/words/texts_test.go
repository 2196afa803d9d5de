package words_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tabby/internal/words"
	"tabby/internal/words/english"
	"tabby/internal/words/grammar"
	"tabby/internal/words/languages"
	"tabby/internal/words/wordstest"
)

// textsOf returns the plain texts of a language by where they stand.
func textsOf(l *words.Language) map[string]string {
	all := map[string]string{}
	wordstest.Each(l, func(at, text string) {
		if !strings.Contains(at, "Sentences.") && !strings.Contains(at, "Headlines.") {
			all[at] = text
		}
	})
	return all
}

var hole = regexp.MustCompile(`\{[a-z:]+\}|%[a-z]`)

// holes returns what is filled in where a text is shown.
func holes(text string) []string {
	all := hole.FindAllString(text, -1)
	slices.Sort(all)
	return all
}

func TestEveryLanguageHasTheSameHoles(t *testing.T) {
	for _, l := range languages.All() {
		own, said := textsOf(l), 0
		for name, text := range textsOf(english.Words()) {
			said++
			if !slices.Equal(holes(text), holes(own[name])) {
				t.Errorf("%s: %s: %q is %q", l.Tag, name, text, own[name])
			}
		}
		if said < 500 {
			t.Errorf("%s: only %d texts are compared", l.Tag, said)
		}
	}
}

// misprints are what no text of a language has: signs of typewriters and of other languages, and
// spaces that its signs do not have beside them. Addresses and times have colons of their own.
var misprints = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`["']|\.\.\.|  |[!„«»]`),
	"de": regexp.MustCompile(`["']|\.\.\.|  |[!”’«»]|[^ ]…|Sie können`),
	"fr": regexp.MustCompile(`(?:^|[^\x{a0}])[;»]|[^\x{a0}][?!]|[^\x{a0}]:(?:$|[ {])|«(?:$|[^\x{a0}])|["']|\.\.\.|  |[!„“”]|vous pouvez`),
	"es": regexp.MustCompile(`["']|\.\.\.|  |[„“”‘]|\busted`),
	"nl": regexp.MustCompile(`["']|\.\.\.|  |[!„“”«»]|\bu kunt`),
}

// TestLanguagesAreSetAsInPrint sees quotation marks, spaces and signs.
func TestLanguagesAreSetAsInPrint(t *testing.T) {
	for _, l := range languages.All() {
		quotes, all := l.Grammar.(*grammar.Grammar).Quotes, 0
		wordstest.Each(l, func(at, text string) {
			all++
			if text == "?" { // a key
				return
			}
			if wrong := misprints[l.Tag].FindString(text); wrong != "" {
				t.Errorf("%s: %s has %q: %q", l.Tag, at, wrong, text)
			}
			if quotes[1] != "’" && strings.Count(text, quotes[0]) != strings.Count(text, quotes[1]) {
				t.Errorf("%s: %s opens a quotation or closes one alone: %q", l.Tag, at, text)
			}
		})
		if all < 1500 {
			t.Errorf("%s: only %d texts are seen", l.Tag, all)
		}
	}
}

func TestMisprintsAreSeen(t *testing.T) {
	for text, tag := range map[string]string{
		"Qui joue ?": "fr", "Ann: 3": "fr", "« Cabo»": "fr", "l'as": "fr", "fin;": "fr", "Attends ...": "fr",
		"Datei…": "de", "“Cabo”": "es", "«Cabo»": "nl", "Done!": "en",
	} {
		if !misprints[tag].MatchString(text) {
			t.Errorf("%q is taken for %s", text, tag)
		}
	}
}

// TestCaptionsOfPilesAreShort sees that three stand side by side on a phone.
func TestCaptionsOfPilesAreShort(t *testing.T) {
	const most = len("discard pile (44)")
	for _, l := range languages.All() {
		for _, name := range []string{l.Play.DrawPile, l.Play.DiscardPile, l.Play.InHand} {
			if text := l.Play.Pile(name, 44); utf8.RuneCountInString(text) > most {
				t.Errorf("%s: %q has more than %d letters", l.Tag, text, most)
			}
		}
	}
}
