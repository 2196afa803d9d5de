package rulesref

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/words"
)

// TestBookIsSound reads the book of every table.
func TestBookIsSound(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		asked := 0
		n, each := 0, assault.Times(4, 1, 1)
		eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
			if n++; n%each != 0 && strings.Contains(name, "=") {
				return
			}
			b := For(made, w)
			asked += yesOrNoComesFirst(t, name, b)
			everyLineIsASentence(t, name, b)
			if w.Tag == "fr" {
				marksKeepTheirSpaces(t, name, b)
			}
		})
		if asked*each < 1000 {
			t.Errorf("only %d questions were asked", asked)
		}
	})
}

// yesOrNo is how an English question begins that wants a yes or a no, perhaps after another sentence.
var yesOrNo = regexp.MustCompile(`^(?:.*[.:] )?(?:Am|Are|Can|Could|Did|Do|Does|Has|Have|Is|May|Must|Should|Will) `)

// verdicts are how the answers to such questions begin.
var verdicts = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`^(?:Yes|No)\PL`),
	"de": regexp.MustCompile(`^(?:Ja|Nein)\PL`),
	"fr": regexp.MustCompile(`^(?:Oui|Non)\PL`),
	"es": regexp.MustCompile(`^(?:Sí|No)\PL`),
	"nl": regexp.MustCompile(`^(?:Ja|Nee)\PL`),
	"it": regexp.MustCompile(`^(?:Sì|No)\PL`),
	"pt": regexp.MustCompile(`^(?:Sim|Não)\PL`),
}

// yesOrNoComesFirst reads the answers to questions that want a yes or a no in English, and returns how many there are.
func yesOrNoComesFirst(t *testing.T, name string, b *Book) (asked int) {
	t.Helper()
	english := For(b.Ruleset, en)
	for _, q := range b.Questions() {
		if s, _ := english.Section(q.ID); !yesOrNo.MatchString(s.Title) {
			continue
		}
		asked++
		if !verdicts[b.words.Tag].MatchString(q.Ruling) {
			t.Errorf("%s: %q is answered %q", name, q.Ask, q.Ruling)
		}
	}
	return asked
}

// everyLineIsASentence finds titles and lines that a page has garbled.
func everyLineIsASentence(t *testing.T, name string, b *Book) {
	t.Helper()
	for s := range b.sections {
		if s.Title == "" || strings.HasPrefix(s.ID, "q-") != strings.HasSuffix(s.Title, "?") {
			t.Errorf("%s: %s is called %q", name, s.ID, s.Title)
		}
		for _, block := range s.Blocks {
			for _, l := range block.Lines {
				isWhole(t, name+": "+s.ID, l.Text, block.Kind == List || s.ID == "decks")
			}
		}
	}
}

// isWhole fails for a line that breaks off, begins small or is garbled. Those of a list are parts of sentences.
func isWhole(t *testing.T, at, text string, listed bool) {
	t.Helper()
	first, _ := utf8.DecodeRuneInString(text)
	switch {
	case !listed && !ending.MatchString(text):
		t.Errorf("%s breaks off: %q", at, text)
	case !listed && unicode.IsLower(first):
		t.Errorf("%s begins small: %q", at, text)
	case strings.Contains(text, "  "), strings.Contains(text, " ."), strings.Contains(text, "<no value>"), strings.ContainsAny(text, "~&{}|"):
		t.Errorf("%s is garbled: %q", at, text)
	}
}

// marksKeepTheirSpaces finds marks that a line could begin with, and spaces that were lost.
func marksKeepTheirSpaces(t *testing.T, name string, b *Book) {
	t.Helper()
	for s := range b.sections {
		for _, l := range append(s.lines(Paragraph), Line{Text: s.Title}) {
			for _, bad := range []string{" :", " ;", " ?", "« ", " »"} {
				if strings.Contains(l.Text, bad) {
					t.Errorf("%s: %s may break at a mark: %q", name, s.ID, l.Text)
				}
			}
		}
	}
}
