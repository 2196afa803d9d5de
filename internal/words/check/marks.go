package check

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"tabby/internal/words/arb"
	"tabby/internal/words/message"
)

// marks are how a language writes quotes, colons and percent signs, which its own texts show: those
// of the keys grammar_quoted, grammar_labelled and grammar_percent.
type marks struct {
	opens, closes string // quotes
	colon         string // what stands before a colon, "" or a space
	percent       string // and before a percent sign
}

// quoting is the key of the text that shows how the language quotes.
const quoting = "grammar_quoted"

func marksOf(f arb.File) marks {
	var m marks
	m.opens, m.closes = around(f.Texts[quoting], "{text}")
	_, after := around(f.Texts["grammar_labelled"], "{label}")
	m.colon, _, _ = strings.Cut(after, ":")
	_, after = around(f.Texts["grammar_percent"], "{n}")
	m.percent, _, _ = strings.Cut(after, "%")
	return m
}

// around returns what stands before and after a hole.
func around(text, hole string) (before, after string) {
	before, after, _ = strings.Cut(text, hole)
	return before, after
}

// quotes are all quotation marks but the apostrophe.
const quotes = "\"„“”‘‚«»"

// plain are faults in every language.
var plain = []struct {
	wrong *regexp.Regexp
	why   string
}{
	{regexp.MustCompile(`\.\.\.`), "three full stops: write …"},
	{regexp.MustCompile(`  `), "two spaces"},
	{regexp.MustCompile(`^\s|\s$`), "a space at its beginning or end"},
}

// unseen are characters that nobody sees, and that make a text look like another: they turn its direction
// round, have no width, or control a machine. Those that join or part letters of a script are fine.
var unseen = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f-\x{9f}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{feff}\x{fff9}-\x{fffb}]`)

// wrong returns what is not written as the language writes it.
func (m marks) wrong(text string) (all []string) {
	if r := unseen.FindString(text); r != "" {
		all = append(all, fmt.Sprintf("it has a character that nobody sees: %U.", []rune(r)[0]))
	}
	said := ""
	text = message.Map(text, func(part string) string { said += part + "\x00"; return part })
	for _, p := range plain[:2] {
		if p.wrong.MatchString(said) {
			all = append(all, "it has "+p.why+".")
		}
	}
	if plain[2].wrong.MatchString(text) {
		all = append(all, "it has "+plain[2].why+".")
	}
	return append(append(all, m.quoted(said)...), m.spaced(said)...)
}

// quoted finds quotation marks of other languages, and those that are alone.
func (m marks) quoted(said string) (all []string) {
	opens, closes := strings.Trim(m.opens, "\u00a0\u202f "), strings.Trim(m.closes, "\u00a0\u202f ")
	if opens == `"` { // what is quoted from outside, as programs do
		opens, closes = "“", "”"
	}
	for _, r := range said {
		if strings.ContainsRune(quotes, r) && string(r) != opens && string(r) != closes {
			return []string{fmt.Sprintf("it has the quotation mark %c. This language quotes %s so %s, as the key grammar_quoted says.", r, m.opens, m.closes)}
		}
	}
	if closes != "’" && opens != closes && strings.Count(said, opens) != strings.Count(said, closes) {
		return []string{"it opens a quotation or closes one alone."}
	}
	return nil
}

// spaced finds a colon or a percent sign without its space, or with another one. A time and an
// address have colons of their own.
func (m marks) spaced(said string) (all []string) {
	for i, r := range said {
		before := said[:i]
		switch {
		case r == '%' && !strings.HasSuffix(before, m.percent) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("a percent sign does not stand as in the key grammar_percent: %q.", m.percent+"%"))
		case r == ':' && m.colon != "" && endsWord(said[i+1:]) && !strings.HasSuffix(before, m.colon) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("a colon does not stand as in the key grammar_labelled: %q.", m.colon+":"))
		case strings.ContainsRune(";?!", r) && m.colon != "" && i > 0 && !endsWithSpace(before) && !strings.HasSuffix(before, "\x00"):
			all = append(all, fmt.Sprintf("before %c stands a space that does not break.", r))
		}
	}
	return all
}

// endsWord reports whether a text goes on after a mark as after the end of a word.
func endsWord(after string) bool {
	r, _ := utf8.DecodeRuneInString(after)
	return after == "" || r == ' ' || r == '\u00a0' || r == '\x00'
}

func endsWithSpace(before string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	return r == '\u00a0' || r == '\u202f'
}
