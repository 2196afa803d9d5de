package words

import (
	"strings"

	"golang.org/x/text/unicode/bidi"
)

// The marks of Unicode between which a name keeps the direction of its first letter, and
// leaves that of the sentence alone.
const (
	apart    = '\u2068'
	together = '\u2069'
)

// Isolated returns a name as it stands in a sentence: one with letters that are read from
// right to left is set apart by marks that are not seen, so that the sentence keeps its
// order and its spaces. Any other name is returned as it is, and so is one that is set apart.
func Isolated(name string) string {
	if !strings.ContainsFunc(name, fromRight) {
		return name
	}
	return setApart(name)
}

// isolatedFromLeft is [Isolated] in a language that is read from right to left, for a name that is not.
func isolatedFromLeft(name string) string {
	if !strings.ContainsFunc(name, fromLeft) || strings.ContainsFunc(name, fromRight) {
		return name
	}
	return setApart(name)
}

func setApart(name string) string {
	if strings.ContainsRune(name, apart) {
		return name
	}
	return string(apart) + name + string(together)
}

// Bare returns a text without those marks, for programs, terminals and voices.
func Bare(text string) string {
	return strings.NewReplacer(string(apart), "", string(together), "").Replace(text)
}

// fromLeft reports whether a letter is read from left to right.
func fromLeft(r rune) bool {
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.L
}

// fromRight reports whether a letter is read from right to left.
func fromRight(r rune) bool {
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}
