package rulesref

import (
	"bufio"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
)

// asked is a query and the answers that it should find.
type asked struct {
	table, says string // a table is a variant, and what was agreed: "rat-a-tat-cat end=rounds,rounds=6"
	answers     []string
	begins      string // how the answer begins, which has to come first, or ""
}

// questions reads a list of questions.
func questions(t testing.TB, name string) []asked {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []asked
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if line := lines.Text(); !strings.HasPrefix(line, "#") {
			parts := strings.Split(line, " | ")
			all = append(all, asked{parts[0], parts[1], strings.Split(parts[2], ", "), strings.Join(parts[3:], "")})
		}
	}
	return all
}

// inEach calls f with each language, in a short test with English, and with the folder of its
// lists of questions.
func inEach(t *testing.T, f func(t *testing.T, w *words.Language, lists string)) {
	t.Helper()
	for _, w := range assault.Few(1, wordstest.Languages()) {
		t.Run(w.Tag, func(t *testing.T) { f(t, w, "testdata/"+w.Tag+"/") })
	}
}

// TestQuestionsThatPeopleAskedAreAnswered asks what people once typed, each as if it had not been. A short test asks
// one in four.
func TestQuestionsThatPeopleAskedAreAnswered(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		known, all, left, each := tongueOf(w.Tag).search().inquiries(), questions(t, "asked/"+w.Tag+".txt"), 0, assault.Times(8, 1, 1)
		var list []asked
		for i := 0; i < len(all); i += each {
			list = append(list, all[i])
		}
		first, missed := count(t, w, list, func(i int) (remember func()) {
			length := &known.length[i*each]
			was := *length
			*length = math.Inf(1) // and so nothing is like it
			if list[i].book(t, w).IsOthers(list[i].says) {
				left++
			}
			return func() { *length = was }
		})
		if len(list) < 60 || missed*40 > len(list) || first*10 < 9*len(list) {
			t.Errorf("%d of %d questions are answered first, want nine in ten; %d are not, want at most one in forty", first, len(list), missed)
		}
		if left*50 > len(list) {
			t.Errorf("%d of %d questions are left to other books, want at most one in fifty", left, len(list))
		}
	})
}

// TestNineInTenUnseenQuestionsAreAnswered asks what was never tuned to, of games that are dealt and of those that are
// kept.
func TestNineInTenUnseenQuestionsAreAnswered(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, lists string) {
		all := questions(t, lists+"heldout.txt")
		for _, kept := range []bool{false, true} {
			list := slices.DeleteFunc(slices.Clone(all), func(a asked) bool { return a.book(t, w).Ruleset.Rules.Kept != kept })
			if _, missed := count(t, w, list, func(int) func() { return func() {} }); len(list) < 10 || missed*10 > len(list) {
				t.Errorf("kept %v: %d of %d questions are not answered, want at most a tenth", kept, missed, len(list))
			}
		}
	})
}

// count returns how many questions of a list are answered first, and how many not among the first three. It
// calls before with the number of each, and what that returns after it.
func count(t *testing.T, w *words.Language, list []asked, before func(int) (after func())) (first, missed int) {
	t.Helper()
	for i, a := range list {
		b, after := a.book(t, w), before(i)
		found, ok := a.answered(t, b)
		after()
		if slices.Contains(a.answers, found[0]) {
			first++
		}
		if !ok {
			t.Logf("%s: %q finds %v, want any of %v", a.table, a.says, found, a.answers)
			missed++
		}
	}
	return first, missed
}

// book returns the book of the table at which a question was asked.
func (a asked) book(t testing.TB, w *words.Language) *Book {
	t.Helper()
	agreed, house := strings.FieldsFunc(a.table, func(r rune) bool { return r == ' ' || r == ',' }), engine.House{}
	for _, rule := range agreed[1:] {
		key, value, _ := strings.Cut(rule, "=")
		house[engine.Key(key)] = engine.Value(value)
	}
	return bookFor(table(t, agreed[0], house), w)
}

// has reports whether a book has an answer.
func (b *Book) has(id string) bool {
	return slices.ContainsFunc(b.index().docs, func(d document) bool { return d.ID == id })
}

// answered returns what is found first, and whether an answer is among it.
func (a asked) answered(t *testing.T, b *Book) (first []string, ok bool) {
	t.Helper()
	for _, id := range a.answers {
		if !b.has(id) {
			t.Errorf("%s has no %q to answer %q", a.table, id, a.says)
		}
	}
	hits := b.Search(a.says)
	for _, h := range hits[:min(3, len(hits))] {
		first = append(first, h.ID)
	}
	return first, slices.ContainsFunc(first, func(id string) bool { return slices.Contains(a.answers, id) })
}

// TestAnswerBeginsAsItHasTo asks what has to be answered first, and so.
func TestAnswerBeginsAsItHasTo(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		count := 0
		for _, a := range questions(t, "asked/"+w.Tag+".txt") {
			if a.begins == "" {
				continue
			}
			count++
			if first := a.book(t, w).Search(a.says)[0]; !slices.Contains(a.answers, first.ID) || !strings.HasPrefix(first.Text, a.begins) {
				t.Errorf("%s: %q finds %s: %q, want %v: %q", a.table, a.says, first.ID, first.Text, a.answers, a.begins)
			}
		}
		if count < 20 {
			t.Errorf("%d questions were asked", count)
		}
	})
}

// TestGamesThatAreKeptAnswer asks every game that is kept what may come up in it.
func TestGamesThatAreKeptAnswer(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, lists string) {
		text, err := os.ReadFile(lists + "games.txt")
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range some(engine.Games()) {
			if r.Kept && !r.NoPoints { // else there is no score to ask about
				b := bookFor(table(t, r.ID, nil), w)
				if count := askedOf(t, b, string(text)); count < 25 {
					t.Errorf("%s was asked %d questions, want 25", r.ID, count)
				}
			}
		}
	})
}

// askedOf asks a book the questions of a list to which it has an answer, and returns how many those are.
func askedOf(t *testing.T, b *Book, list string) (count int) {
	t.Helper()
	for line := range strings.Lines(list) {
		says, answers, is := strings.Cut(line, " | ")
		want := slices.DeleteFunc(strings.Split(strings.TrimSpace(answers), ", "), func(id string) bool { return !b.has(id) })
		if !is || strings.HasPrefix(line, "#") || len(want) == 0 {
			continue
		}
		count++
		if first, ok := (asked{says: says, answers: want}).answered(t, b); !ok {
			t.Errorf("%s: %q finds %v, want any of %v", b.Ruleset.Rules.ID, says, first, want)
		}
	}
	return count
}
