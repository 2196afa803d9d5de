package scoring

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"tabby/engine"
)

// maxName is the length of the longest name, in characters as Unicode counts
// them after composing letters and accents.
const maxName = 40

// CleanName returns the name as it is kept: composed, trimmed, with single
// spaces. The error wraps [ErrName].
func CleanName(name string) (string, error) {
	if !utf8.ValidString(name) {
		return "", ErrNameText
	}
	clean := strings.Join(strings.Fields(norm.NFC.String(name)), " ")
	switch n := utf8.RuneCountInString(clean); {
	case strings.IndexFunc(clean, visible) < 0:
		return "", ErrNameEmpty
	case n > maxName:
		return "", Refusal{Reason: ErrNameLength, Count: n, Allowed: engine.Range{Min: 1, Max: maxName}}
	case strings.ContainsFunc(clean, unicode.IsControl):
		return "", ErrNameText
	}
	return clean, nil
}

// visible reports whether r can be seen in print.
func visible(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) }

// SameName reports whether two names are alike but for case, accents' encoding,
// spaces around them and invisible characters.
func SameName(a, b string) bool { return fold(a) == fold(b) }

func fold(name string) string {
	seen := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, name)
	return cases.Fold().String(norm.NFC.String(strings.Join(strings.Fields(seen), " ")))
}
