package rulesref

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/kljensen/snowball/english"

	"tabby/engine"
	"tabby/ui/words"
)

// A token is a word of a query or a page.
type token struct {
	stem  string // of the word itself
	group string // of words with nearly the same meaning, or ""
}

// silent has the words that the search ignores.
const silent = " a an the i me my we us our you your he she his her him it its they them their " +
	"is are was were be been am do does did done has have had will would shall should could can may might player upon also too very really now cannot cant dont doesnt didnt wont isnt arent theres whats " +
	"of to in on at by for from with into onto up down as and or but if then than so that this these those " +
	"what which s t m re ve ll d there here about just please when how who got go goes thing " +
	"happen happens happened rule rules allowed allow ok okay card cards one any some im mean explain tell during "

// tokens returns the words of a text except the silent ones, or all words if all are
// silent.
func tokens(text string) []token {
	plain := simple(text)
	all := strings.Fields(grouped(plain))
	telling := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return strings.Contains(silent, " "+w+" ") })
	if len(telling) == 0 {
		telling = all
	}
	var found []token
	for _, w := range telling {
		found = append(found, newToken(w))
	}
	return found
}

// highest is the highest number that may mean a card.
const highest = 20

// newToken returns the token of a simple word, or of a group that replaced a phrase and
// begins with an angle bracket.
func newToken(w string) token {
	if group, ok := strings.CutPrefix(w, "<"); ok {
		return token{w, group}
	}
	stem := english.Stem(w, true)
	if n, err := strconv.Atoi(w); err == nil && n > highest {
		return token{stem, "limit"}
	}
	if group, ok := synonyms().words[stem]; ok {
		return token{stem, group}
	}
	return token{stem, ""}
}

// simple returns the text in small letters and digits, a space between words,
// between letters and digits, and nothing else.
func simple(text string) string {
	var b strings.Builder
	last := ' '
	for _, r := range text {
		r = unicode.ToLower(r)
		switch {
		case r == '\'' || r == '’':
			continue
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
		if n, ok := numbers()[w]; ok {
			fields[i] = n
		}
	}
	return strings.Join(fields, " ")
}

// numbers returns the digits for the words of small numbers, except "one", which is
// mostly a pronoun.
var numbers = sync.OnceValue(func() map[string]string {
	all := map[string]string{"zero": "0"}
	for n := 2; n <= highest; n++ {
		word := words.Number(n)
		all[word] = strconv.Itoa(n)
		all[word+"s"] = all[word]
	}
	all["sixes"] = "6"
	return all
})

// A thesaurus groups words and phrases of nearly the same meaning.
type thesaurus struct {
	words   map[string]string // from a stem to its group
	phrases *strings.Replacer // from " a phrase " to " <group "
}

var synonyms = sync.OnceValue(func() thesaurus {
	text, err := files.ReadFile("pages/synonyms.txt")
	if err != nil {
		panic(err) // it is part of the program
	}
	t := thesaurus{words: map[string]string{}}
	var phrases []string
	for line := range strings.Lines(string(text)) {
		group, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		t.words[english.Stem(group, true)] = group
		for item := range strings.SplitSeq(list, ", ") {
			if strings.Contains(item, " ") {
				phrases = append(phrases, " "+spaced(item)+" ", " <"+group+" ")
			} else if stem := english.Stem(item, true); t.words[stem] == "" {
				t.words[stem] = group
			}
		}
	}
	for _, r := range engine.Variants() {
		for _, said := range calls(simple(r.Call)) {
			phrases = append(phrases, " "+spaced(said)+" ", " <call ")
		}
	}
	t.phrases = strings.NewReplacer(phrases...)
	return t
})

// calls returns the phrases that people use for a call. A call of a single word is only
// recognized after a verb, as it may mean something else.
func calls(call string) []string {
	if strings.Contains(call, " ") {
		return []string{call}
	}
	return []string{"say " + call, "calls " + call, "call " + call}
}

// grouped replaces phrases by the group they belong to.
func grouped(plain string) string {
	return synonyms().phrases.Replace(" " + spaced(plain) + " ")
}

// spaced doubles the spaces, so that phrases side by side have one each.
func spaced(text string) string { return strings.ReplaceAll(text, " ", "  ") }
