package rulesref

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A token is a word of a query or a page.
type token struct {
	stem  string // of the word itself
	group string // of words with nearly the same meaning, or ""
}

// tokens returns the words of a text except the silent ones, or all words if all are
// silent.
func (in *reading) tokens(text string) []token { return in.meaningful(in.words(text)) }

// words returns the words of a text, and groups in place of their phrases.
func (in *reading) words(text string) []string { return strings.Fields(in.grouped(in.simple(text))) }

// meaningful returns words as tokens, except the silent ones, or all if all are silent.
func (in *reading) meaningful(all []string) []token {
	meaningful := slices.DeleteFunc(slices.Clone(all), in.isSilent)
	if len(meaningful) == 0 {
		meaningful = all
	}
	var found []token
	for _, w := range meaningful {
		found = append(found, in.newToken(w))
	}
	return found
}

// highest is the highest number that may mean a card.
const highest = 20

// newToken returns the token of a simple word, or of a group that replaced a phrase and
// begins with an angle bracket.
func (in *reading) newToken(w string) token {
	if group, ok := strings.CutPrefix(w, "<"); ok {
		return token{w, group}
	}
	stem := in.stem(w)
	if n, err := strconv.Atoi(w); err == nil && n > highest {
		return token{stem, "limit"}
	}
	return token{stem, in.thesaurus.of(w, stem)}
}

// simple returns the text in small letters and digits, a space between words,
// between letters and digits, and nothing else but the sign of a number below zero.
func (in *reading) simple(text string) string {
	var b strings.Builder
	last, runes := ' ', []rune(in.fold(text))
	for i, r := range runes {
		switch {
		case r == '\'' || r == '’':
			continue
		case last == ' ' && isSign(runes[i:]):
			r = '-'
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			r = ' '
		case unicode.IsDigit(last) && unicode.IsLetter(r), unicode.IsLetter(last) && unicode.IsDigit(r):
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	fields := strings.Fields(b.String())
	for i, w := range fields {
		if n, ok := in.numbers[w]; ok {
			fields[i] = n
		}
	}
	return strings.Join(in.signed(fields), " ")
}

// isSign reports whether a text begins with the sign of a number below zero.
func isSign(text []rune) bool {
	return (text[0] == '-' || text[0] == '−') && len(text) > 1 && unicode.IsDigit(text[1])
}

// signed returns words with numbers below zero in digits: "minus", "2" is "-2".
func (in *reading) signed(fields []string) []string {
	var all []string
	for _, w := range fields {
		_, err := strconv.ParseUint(w, 10, 32)
		if n := len(all) - 1; err == nil && n >= 0 && slices.Contains(in.minus, all[n]) {
			all[n] = "-" + w
			continue
		}
		all = append(all, w)
	}
	return all
}

// grouped replaces phrases by the group they belong to.
func (in *reading) grouped(plain string) string {
	return in.thesaurus.phrases.Replace(" " + spaced(plain) + " ")
}

// spaced doubles the spaces, so that phrases side by side have one each.
func spaced(text string) string { return strings.ReplaceAll(text, " ", "  ") }

// smallNumbers returns the digits for the words of small numbers, which begin with zero, plain and with
// endings, and for others, such as that of Draw Two. A number without a word of its own is "-", and
// so is one whose word is mostly an article or a pronoun.
func smallNumbers(small []string, others [][2]string, endings []string) map[string]string {
	all := map[string]string{}
	for _, p := range others {
		all[p[0]] = p[1]
	}
	for n, word := range small {
		if word == "-" {
			continue
		}
		all[word] = strconv.Itoa(n)
		for _, ending := range endings {
			all[word+ending] = all[word]
		}
	}
	return all
}

// alike reports whether two words are silent, or have the same stem or group.
func (in *reading) alike(v, w string) bool {
	if in.isSilent(v) || in.isSilent(w) {
		return in.isSilent(v) && in.isSilent(w)
	}
	return in.newToken(v).like(in.newToken(w))
}

// isSilent reports whether the search ignores a word.
func (in *reading) isSilent(w string) bool { return strings.Contains(in.silent, " "+w+" ") }
