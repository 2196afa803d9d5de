package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// The marks of Unicode between which a name keeps the direction of its first letter, and
// leaves that of the sentence alone.
const (
	apart    = '\u2068'
	together = '\u2069'
)

// Isolated returns a name as a sentence needs it. Around a name with letters that are read from
// right to left it puts invisible marks, so that the sentence keeps its order and its spaces. It
// returns any other name as it is, and also one that has the marks.
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

// Plain returns a text as it may be sent to a terminal: without the marks of [Isolated],
// which many show as boxes, and with a mark instead of control characters, except line
// feeds and tabs, and of characters that change the direction of text.
func Plain(text string) string {
	return strings.Map(func(r rune) rune {
		if Obeyed(r) {
			return utf8.RuneError
		}
		return r
	}, Bare(text))
}

// Obeyed reports whether a terminal may obey a character instead of showing it.
func Obeyed(r rune) bool {
	return r != '\n' && r != '\t' && unicode.In(r, unicode.Cc, unicode.Bidi_Control, unicode.Zl, unicode.Zp)
}

// Short cuts text from outside to what fits into a message.
func Short(s string) string {
	const most = 40
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return strings.TrimRight(string([]rune(s)[:most]), " ") + "…"
}

// InThrees returns the digits of a code as they are read and typed: "427 119". Any other text
// is returned as it is.
func InThrees(digits string) string {
	if len(digits) != 6 {
		return digits
	}
	return digits[:3] + " " + digits[3:]
}
