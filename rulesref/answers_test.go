package rulesref

import (
	"bufio"
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

// TestQuestionsThatPeopleAskedAreAnswered asks one question in eight of a search that has learned the others only.
func TestQuestionsThatPeopleAskedAreAnswered(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		const each = 8
		var list []asked
		others := "" // as lines of the file
		for i, a := range questions(t, "asked/"+w.Tag+".txt") {
			if i%each == 0 {
				list = append(list, a)
				continue
			}
			others += a.table + " | " + a.says + " | " + strings.Join(a.answers, ", ") + "\n"
		}
		in := tongueOf(w.Tag).search()
		all := in.inquiries(func() {})
		in.learned = in.newInquiries(others, func() {})
		defer func() { in.learned = all }()
		first, three, left := 0, 0, 0
		for _, a := range list {
			b := a.book(t, w)
			found, ok := a.answered(t, b)
			if slices.Contains(a.answers, found[0]) {
				first++
			}
			if ok {
				three++
			}
			if b.IsOthers(a.says) {
				left++
			}
		}
		if n := len(list); n < 400 || first*100 < 65*n || three*100 < 80*n || left*50 > n {
			t.Errorf("%d of %d questions are answered first, %d among three, %d are left to other books; want 65 %%, 80 %%, at most 2 %%", first, n, three, left)
		}
	})
}

// TestUnseenQuestionsAreAnswered asks what the search was never tuned to, of games that are dealt and of those that are
// kept.
func TestUnseenQuestionsAreAnswered(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, lists string) {
		all := questions(t, lists+"heldout.txt")
		for _, kept := range []bool{false, true} {
			n, first, three := 0, 0, 0
			for _, a := range all {
				b := a.book(t, w)
				if b.Ruleset.Rules.Kept != kept {
					continue
				}
				n++
				found, ok := a.answered(t, b)
				if slices.Contains(a.answers, found[0]) {
					first++
				}
				if ok {
					three++
				} else {
					t.Logf("%s: %q finds %v, want any of %v", a.table, a.says, found, a.answers)
				}
			}
			t.Logf("kept %v: of %d questions %d are answered first, %d among three", kept, n, first, three)
			if n < 100 || first*100 < 82*n || three*100 < 93*n {
				t.Errorf("kept %v: of %d questions %d are answered first, %d among three; want 82 %% and 93 %%", kept, n, first, three)
			}
		}
	})
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
