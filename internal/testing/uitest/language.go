package uitest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"unicode"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/pseudo"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

// Script is the variable of the environment that says in which script of a pseudo-language
// walks are, "accented" or "mirrored", or in which language: "de". They are in English where it
// is not set.
const Script = "TABBY_SCRIPT"

var scripts = map[string]*pseudo.Script{"accented": pseudo.Accented, "mirrored": pseudo.Mirrored}

// script returns the script that walks are in, or nil.
func script() *pseudo.Script { return scripts[os.Getenv(Script)] }

// spoken returns the languages that walks may be in.
var spoken = sync.OnceValue(func() map[string]*words.Language {
	all := map[string]*words.Language{"": languages.English()}
	for _, l := range wordstest.Languages() {
		all[l.Tag] = l
	}
	for name, s := range scripts {
		all[name] = pseudo.Words(s, rulesref.Texts("en").Texts)
	}
	return all
})

// Words returns the language that walks are in. In a pseudo-language they find what they look
// for by English.
func Words() *words.Language { return spoken()[os.Getenv(Script)] }

// Read returns a text as walks look for it: in English, without the marks of Unicode between
// which a part of a text has its own direction, and with a dash for each minus sign, as the
// window draws it.
func Read(text string) string {
	if s := script(); s != nil {
		text = s.Read(text)
	}
	return bare.Replace(text)
}

var bare = strings.NewReplacer("\u2066", "", "\u2067", "", "\u2068", "", "\u2069", "", "−", "–")

// unsaid returns why what is in front does not come from the pseudo-language: words in other
// letters, and sentences that were put together.
func (u *User) unsaid() (faults []string) {
	s := script()
	if s == nil {
		return nil
	}
	own := sync.OnceValue(u.own) // once for all words, since it may read the store
	Each(u.Front(), func(o fyne.CanvasObject) bool {
		if _, is := o.(*fyne.Container); is {
			return true // its own label is always "Container"
		}
		if a, ok := o.(fyne.Accessible); ok {
			faults = append(faults, foreign(a.AccessibilityLabel(), s, own)...)
		}
		return true
	})
	return faults
}

// own returns what people typed, and what they wrote before.
func (u *User) own() []string {
	if u.Own == nil {
		return u.typed
	}
	return append(slices.Clone(u.typed), u.Own()...)
}

// foreign returns why a whole text is not one of the language.
func foreign(text string, s *pseudo.Script, own func() []string) (faults []string) {
	if s.IsGlued(text) {
		faults = append(faults, fmt.Sprintf("%q is put together", text))
	}
	for _, word := range strings.Fields(text) {
		if s.IsForeign(word) && !isOwn(word, s, own) {
			faults = append(faults, fmt.Sprintf("%q of %q is not said in the language", word, text))
		}
	}
	return faults
}

// isOwn reports whether a word is of an address, or of what people wrote, or has that in a text of
// the language.
func isOwn(word string, s *pseudo.Script, own func() []string) bool {
	if strings.ContainsAny(word, "/.#_=") {
		return true
	}
	letters := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
	return slices.ContainsFunc(own(), func(own string) bool { return strings.Contains(own, letters) }) ||
		!s.IsForeign(word, own()...)
}
