// Package spacing finds the places at which a line of text may be broken.
package spacing

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Words returns the parts of a text between which a line may be broken: at spaces, except those
// that hold two things together, such as before a French question mark, and those between two words
// in quotation marks, such as the word for a call.
func Words(text string) []string {
	all := strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' })
	for i := len(all) - 2; i >= 0; i-- {
		quoted := strings.TrimLeft(all[i], "“„«")
		if quoted != all[i] && !strings.ContainsAny(quoted, closing) && strings.ContainsAny(all[i+1], closing) {
			all = slices.Replace(all, i, i+2, all[i]+" "+all[i+1])
		}
	}
	return all
}

// closing are the quotation marks that end a quotation, except that of Dutch, which is an
// apostrophe as well.
const closing = "“”»"

// vowel is one in any language of Tabby, and onset a consonant, or several that are one sound, before it.
const vowel = `[aeiouyà-æè-ïò-öø-ý]`

var onset, first = regexp.MustCompile(`(?i)(?:sch|[cgpst]h|[b-df-hj-np-tv-xzçñß])` + vowel), regexp.MustCompile(`(?i)` + vowel)

// Syllabic reports whether a word is made of letters, with hyphens or not, and so has syllables: an address has none.
func Syllabic(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' })
}

// Syllables returns where a syllabic word may be broken by a hyphen: before a consonant between vowels.
func Syllables(word string) (at []int) {
	for _, m := range onset.FindAllStringIndex(word, -1) {
		if head := word[:m[0]]; len(head) > 1 && first.MatchString(head) {
			at = append(at, m[0])
		}
	}
	return at
}
