package rulesref

import (
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
		asked, decides := 0, map[string]bool{} // questions that want a yes or a no
		n, each := 0, assault.Times(4, 1, 1)
		eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
			if n++; n%each != 0 && strings.Contains(name, "=") {
				return
			}
			b := For(made, w)
			asked += yesOrNoComesFirst(t, name, b, decides)
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

// yesOrNoComesFirst reads the answers to questions that want a yes or a no, and returns how many there are.
// Which ones do is noted: tables have most questions in common.
func yesOrNoComesFirst(t *testing.T, name string, b *Book, decides map[string]bool) (asked int) {
	t.Helper()
	in := tongueOf(b.words.Tag).search()
	for _, q := range b.Questions() {
		if _, known := decides[q.Ask]; !known {
			sentences := strings.FieldsFunc(q.Ask, func(r rune) bool { return r == '.' || r == ':' })
			decides[q.Ask] = in.formOf(sentences[len(sentences)-1]) == decision
		}
		if !decides[q.Ask] {
			continue
		}
		asked++
		if !in.verdict.MatchString(q.Ruling) {
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

// TestAVerbHasItsParticle asks with verbs whose particle stands at the end.
func TestAVerbHasItsParticle(t *testing.T) {
	for _, c := range []struct{ tag, query, want string }{
		{"de", "Wann scheidet man aus?", "wann ausscheiden man"},
		{"de", "Wann hört das Spiel auf", "wann aufhort das spiel"},
		{"de", "Liegt eine Karte auf", "liegt eine karte auf"},
		{"nl", "Wanneer valt iemand af?", "wanneer afvalt iemand"},
		{"en", "When is the pile used up", "when is the pile used up"},
	} {
		in := tongueOf(c.tag).search()
		if got := in.joined(in.fold(c.query)); got != c.want {
			t.Errorf("%s: %q is read as %q, want %q", c.tag, c.query, got, c.want)
		}
	}
}
