package bring

import (
	_ "embed" // the words
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tabby/engine"
)

//go:embed words.txt
var wordList string

// words is what each word means: the meanings of its lines, in their order.
var words = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(wordList) {
		meaning, list, is := strings.Cut(strings.TrimSpace(line), ": ")
		if !is || strings.HasPrefix(line, "#") {
			continue
		}
		for word := range strings.SplitSeq(list, ", ") {
			if word = plainly(word); word != "" {
				all[word] = append(all[word], meaning)
			}
		}
	}
	return all
})

// games is the ID of each game by its names, as [plainly] has them.
var games = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for word, meanings := range words() {
		for _, m := range meanings {
			if _, err := engine.Variant(m); err == nil {
				all[word] = m
			}
		}
	}
	for _, r := range engine.Games() {
		all[plainly(r.ID)], all[plainly(r.Name)] = r.ID, r.ID
	}
	return all
})

// means reports whether a word means something.
func means(word, meaning string) bool {
	for _, m := range words()[plainly(word)] {
		if m == meaning {
			return true
		}
	}
	return false
}

// plainly returns a text in small letters without accents, with a space for all that is neither letter,
// digit nor symbol.
func plainly(text string) string {
	ascii := true
	for i := range len(text) {
		ascii = ascii && text[i] < 0x80
	}
	if !ascii {
		text = norm.NFKD.String(strings.NewReplacer("ß", "ss", "ı", "i", "ø", "o", "æ", "ae").Replace(text))
	}
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case unicode.IsPunct(r), unicode.IsSpace(r), unicode.IsControl(r), r == '|', r == '=':
			return ' '
		}
		return unicode.ToLower(r)
	}, text)), " ")
}

// gameOf returns the ID of the game of that name.
func gameOf(name string) (id string, known bool) {
	id, known = games()[plainly(name)]
	if !known {
		begins, _, _ := strings.Cut(name, "(")
		id, known = games()[plainly(begins)]
	}
	return id, known
}

// gameIn returns the ID of the game that a sentence names, and what is left of it.
func gameIn(sentence string) (id, rest string) {
	fields := strings.Fields(sentence)
	for n := len(fields); n > 0; n-- {
		for i := 0; i+n <= len(fields); i++ {
			if id, known := gameOf(strings.Join(fields[i:i+n], " ")); known {
				return id, strings.Join(append(append([]string{}, fields[:i]...), fields[i+n:]...), " ")
			}
		}
	}
	return "", sentence
}
