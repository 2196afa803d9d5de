package rulesref

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tabby/engine"
)

// A token is a word of a query or a page.
type token struct {
	stem  string // of the word itself
	group string // of words with nearly the same meaning, or ""
}

// tokens returns the words of a text except the silent ones, or all words if all are
// silent.
func (in *tongue) tokens(text string) []token {
	plain := in.simple(text)
	all := strings.Fields(in.grouped(plain))
	telling := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return strings.Contains(in.silent, " "+w+" ") })
	if len(telling) == 0 {
		telling = all
	}
	var found []token
	for _, w := range telling {
		found = append(found, in.newToken(w))
	}
	return found
}

// highest is the highest number that may mean a card.
const highest = 20

// newToken returns the token of a simple word, or of a group that replaced a phrase and
// begins with an angle bracket.
func (in *tongue) newToken(w string) token {
	if group, ok := strings.CutPrefix(w, "<"); ok {
		return token{w, group}
	}
	stem := in.stem(w)
	if n, err := strconv.Atoi(w); err == nil && n > highest {
		return token{stem, "limit"}
	}
	if group, ok := in.synonyms().words[stem]; ok {
		return token{stem, group}
	}
	return token{stem, ""}
}

// simple returns the text in small letters and digits, a space between words,
// between letters and digits, and nothing else but the sign of a number below zero.
func (in *tongue) simple(text string) string {
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
func (in *tongue) signed(fields []string) []string {
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

// A thesaurus groups words and phrases of nearly the same meaning.
type thesaurus struct {
	words   map[string]string // from a stem to its group
	phrases *strings.Replacer // from " a phrase " to " <group "
}

// thesaurus reads the synonyms of the language, and what the variants call a call.
func (in *tongue) thesaurus() thesaurus {
	t := thesaurus{words: map[string]string{}}
	var phrases []string
	for line := range strings.Lines(in.text("synonyms.txt")) {
		group, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		t.words[in.stem(group)] = group
		for item := range strings.SplitSeq(list, ", ") {
			if strings.Contains(item, " ") {
				phrases = append(phrases, " "+spaced(in.simple(item))+" ", " <"+group+" ")
			} else if stem := in.stem(item); t.words[stem] == "" {
				t.words[stem] = group
			}
		}
	}
	for _, r := range engine.Variants() {
		for _, said := range in.calls(in.simple(r.Call)) {
			phrases = append(phrases, " "+spaced(said)+" ", " <call ")
		}
	}
	t.phrases = strings.NewReplacer(phrases...)
	return t
}

// grouped replaces phrases by the group they belong to.
func (in *tongue) grouped(plain string) string {
	return in.synonyms().phrases.Replace(" " + spaced(plain) + " ")
}

// spaced doubles the spaces, so that phrases side by side have one each.
func spaced(text string) string { return strings.ReplaceAll(text, " ", "  ") }
