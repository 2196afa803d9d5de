package rulesref

import (
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
)

// folderOf returns the folder of testdata that has the lists of a language. Those of English are in
// testdata itself.
func folderOf(tag string) string {
	if tag == "en" {
		return ""
	}
	return tag + "/"
}

// translated calls f with every language but English, whose lists of questions are in folders.
func translated(t *testing.T, f func(t *testing.T, w *words.Language, folder string)) {
	t.Helper()
	for _, w := range wordstest.Languages() {
		if w.Tag != "en" {
			t.Run(w.Tag, func(t *testing.T) { f(t, w, folderOf(w.Tag)) })
		}
	}
}

func TestTranslatedAnswerIsAmongTheFirstThree(t *testing.T) {
	translated(t, func(t *testing.T, w *words.Language, folder string) {
		library, asked := booksOf(t, w, engine.Games()), 0
		for _, list := range []string{"everyday.txt", "questions.txt"} {
			for _, a := range questions(t, folder+list) {
				asked++
				if first, ok := a.answered(t, library[a.variant]); !ok {
					t.Errorf("%s: %q finds %v, want any of %v", a.variant, a.says, first, a.answers)
				}
			}
		}
		if asked < 60 {
			t.Errorf("%d questions are asked, want 60", asked)
		}
		unseen, missed := questions(t, folder+"heldout.txt"), 0
		for _, a := range unseen {
			if first, ok := a.answered(t, library[a.variant]); !ok {
				t.Logf("%s: %q finds %v, want any of %v", a.variant, a.says, first, a.answers)
				missed++
			}
		}
		if missed*10 > len(unseen) {
			t.Errorf("%d of %d unseen questions are not answered, want at most a tenth", missed, len(unseen))
		}
	})
}

func TestTranslatedChildIsAnsweredFirst(t *testing.T) {
	translated(t, func(t *testing.T, w *words.Language, _ string) { answeredFirst(t, w, "children.txt", 40) })
}

func TestTranslatedGamesThatAreKeptAnswer(t *testing.T) {
	translated(t, func(t *testing.T, w *words.Language, folder string) {
		text, err := os.ReadFile("testdata/" + folder + "games.txt")
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range engine.Games() {
			if !r.Kept {
				continue
			}
			b, count := For(table(t, r.ID, nil), w), 0
			for line := range strings.Lines(string(text)) {
				says, answers, is := strings.Cut(line, " | ")
				want := slices.DeleteFunc(strings.Split(strings.TrimSpace(answers), ", "), func(id string) bool {
					return !slices.ContainsFunc(b.index().docs, func(d document) bool { return d.ID == id })
				})
				if !is || strings.HasPrefix(line, "#") || len(want) == 0 {
					continue
				}
				count++
				if first, ok := (asked{says: says, answers: want}).answered(t, b); !ok {
					t.Errorf("%s: %q finds %v, want any of %v", r.ID, says, first, want)
				}
			}
			if count < 25 {
				t.Errorf("%s was asked %d questions, want 25", r.ID, count)
			}
		}
	})
}

// TestTranslatedBookIsSound reads the book of every table.
func TestTranslatedBookIsSound(t *testing.T) {
	translated(t, func(t *testing.T, w *words.Language, _ string) {
		asked := 0
		eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
			b := For(made, w)
			asked += yesOrNoComesFirst(t, name, b)
			everyLineIsASentence(t, name, b)
			if w.Tag == "fr" {
				marksKeepTheirSpaces(t, name, b)
			}
		})
		if asked < 1000 {
			t.Errorf("only %d questions were asked", asked)
		}
	})
}

// yesOrNoComesFirst reads the answers to questions that want a yes or a no, and returns how many there are.
func yesOrNoComesFirst(t *testing.T, name string, b *Book) (asked int) {
	t.Helper()
	in := tongueOf(b.words.Tag).search()
	for _, q := range b.Questions() {
		sentences := strings.FieldsFunc(q.Ask, func(r rune) bool { return r == '.' || r == ':' })
		if in.formOf(sentences[len(sentences)-1]) != decision {
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
