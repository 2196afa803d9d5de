package pseudo

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// A Script is how a pseudo-language is written.
type Script struct {
	direction     string // as of a language
	letters       string // which others stand for
	writes, reads *strings.Replacer
}

// Accented has accents on its vowels, and Mirrored is read from right to left.
var (
	Accented = script("ltr", "aeiouAEIOU", strings.Split("āēīōūĀĒĪŌŪ", ""))
	Mirrored = script("rtl", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
		append(strings.SplitAfter(strings.Join(hebrew, dagesh)+dagesh, dagesh)[:26], hebrew[:26]...))
)

// The letters from the right: with a point within they are capitals.
var hebrew = strings.Split("אבגדהוזחטיכלמנסעפצקרשתךםןף", "")

const dagesh = "\u05bc"

// The brackets around a text, and what makes its words longer.
const (
	opens, closes = "⟦", "⟧"
	longer        = "¯"
)

// script returns the script in which others stand for letters, those first that begin with
// another one.
func script(direction, letters string, others []string) *Script {
	var there, back []string
	for i, letter := range strings.Split(letters, "") {
		there = append(there, letter, others[i])
		back = append(back, others[i], letter)
	}
	back = append(back, opens, "", closes, "", longer, "")
	return &Script{direction, letters, strings.NewReplacer(there...), strings.NewReplacer(back...)}
}

// word matches what was said before, or a word.
var word = regexp.MustCompile(opens + `[^⟦⟧]*` + closes + `|[^\s⟦⟧\x{2068}\x{2069}]+`)

// Said returns a text as the script has it. What has no letters is the same in all scripts.
func (s *Script) Said(text string) string {
	if !strings.ContainsFunc(text, unicode.IsLetter) {
		return text
	}
	return opens + s.letter(text) + closes
}

// letter returns a text in the letters of the script, its words longer, without brackets.
func (s *Script) letter(text string) string {
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if strings.HasPrefix(w, opens) || !strings.ContainsFunc(w, unicode.IsLetter) {
			return w
		}
		return s.writes.Replace(w) + strings.Repeat(longer, (len(w)*2+4)/5)
	})
}

// Read returns a text as the language says it that the script is read in.
func (s *Script) Read(text string) string { return s.reads.Replace(text) }

// IsForeign reports whether a text has letters for which the script has others, beside names that
// are what they are in every language.
func (s *Script) IsForeign(text string, names ...string) bool {
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) }) // one may be a part of another
	for _, name := range names {
		text = strings.ReplaceAll(text, name, "")
	}
	return strings.ContainsAny(text, s.letters)
}

// joint matches what may stand between two texts in all languages: a mark, a new line, and the
// comma where a voice pauses.
var joint = regexp.MustCompile(` · |, |\n|\t`)

// IsGlued reports whether a text was put together: whether two texts of the language, or a text and
// a word from elsewhere, stand side by side without a joint. Anything may follow a whole sentence or a colon.
func (s *Script) IsGlued(text string) bool {
	const said = "\x00" // in the place of each text that the language says
	var around strings.Builder
	depth, last := 0, ' '
	for _, r := range text {
		switch {
		case string(r) == opens:
			depth++
		case string(r) == closes:
			if depth--; depth == 0 {
				around.WriteString(said)
				if strings.ContainsRune(".!?…:", last) {
					around.WriteByte('\n')
				}
			}
		case depth == 0:
			around.WriteRune(r)
		case string(r) != longer:
			last = r
		}
	}
	return slices.ContainsFunc(joint.Split(around.String(), -1), func(part string) bool {
		n := strings.Count(part, said)
		return n > 1 || n == 1 && strings.ContainsFunc(part, unicode.IsLetter)
	})
}
