package rulesref

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
)

// asked is what somebody says, and the answers they should find.
type asked struct {
	variant, says string
	answers       []string
}

// questions reads a list of questions from testdata.
func questions(t testing.TB, name string) []asked {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []asked
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if line := lines.Text(); !strings.HasPrefix(line, "#") {
			parts := strings.Split(line, " | ")
			all = append(all, asked{parts[0], parts[1], strings.Split(parts[2], ", ")})
		}
	}
	return all
}

// books returns the book of every variant, by the book.
func books(t testing.TB) map[string]*Book {
	t.Helper()
	all := map[string]*Book{}
	for _, r := range engine.Variants() {
		all[r.ID] = For(table(t, r.ID, nil))
	}
	return all
}

func table(t testing.TB, variant string, house engine.House) engine.Table {
	t.Helper()
	made, err := engine.NewTable(variant, house)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestTheRightAnswerIsAmongTheFirstThree(t *testing.T) {
	shelf := books(t)
	for _, list := range []string{"everyday.txt", "questions.txt", "heldout.txt"} {
		for _, a := range questions(t, list) {
			b := shelf[a.variant]
			for _, id := range a.answers {
				if !slices.ContainsFunc(b.index().docs, func(d document) bool { return d.ID == id }) {
					t.Errorf("%s has no %q to answer %q", a.variant, id, a.says)
				}
			}
			var first []string
			for i, h := range b.Search(a.says) {
				if i < 3 {
					first = append(first, h.ID)
				}
			}
			if !slices.ContainsFunc(first, func(id string) bool { return slices.Contains(a.answers, id) }) {
				t.Errorf("%s: %q finds %v, want any of %v", a.variant, a.says, first, a.answers)
			}
		}
	}
}
