package words

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain returns a text as it may be sent to a terminal: without the marks of [Isolated],
// which many show as boxes, and with a mark in the place of everything that a terminal
// obeys instead of showing it, and of what turns the direction of text, except line feeds
// and tabs.
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
