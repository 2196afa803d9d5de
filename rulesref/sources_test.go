package rulesref

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

// A sentence is a sentence of a source text, and where the book has it.
type sentence struct {
	text     string // "000"
	number   int
	lines    string // "26-27"
	sections []string
	about    string
}

func sentences(t *testing.T) []sentence {
	t.Helper()
	f, err := os.Open("testdata/sentences.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []sentence
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if strings.HasPrefix(line, "#") {
			continue
		}
		where, about, ok := strings.Cut(line, ": ")
		fields := strings.Fields(where)
		if !ok || len(fields) < 3 {
			t.Fatalf("this is no sentence: %q", line)
		}
		text, number, _ := strings.Cut(fields[0], ".")
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, sentence{text, n, fields[1], fields[2:], about})
	}
	return all
}

// span reads "26-27".
func span(t *testing.T, lines string) (from, to int) {
	t.Helper()
	a, b, ok := strings.Cut(lines, "-")
	if !ok {
		b = a
	}
	from, err := strconv.Atoi(a)
	if err == nil {
		to, err = strconv.Atoi(b)
	}
	if err != nil || to < from {
		t.Fatalf("%q are no lines", lines)
	}
	return from, to
}

// written is what the source texts have: how many sentences, and on which lines.
var written = map[string]struct {
	sentences int
	lines     string
}{
	"000": {68, "1 3 5-10 12 14-22 24 26-28 30-33 35-39 41 43-60 62 64-68 70 72-74 76 78-79 81 83 85-91"},
	"001": {43, "1-13 15-17 19-20 22-23 25-26 28-30 32-35 37-41 43-44"},
	"002": {30, "1 3-9 11 13-14 16 18 20 22 24 26 28"},
	"003": {38, "2-4 7-9 13-21"},
	"004": {84, "5 7 9 11 13 15 17 19 21 23 25 27-31 33 35 37 39 41 43 45 47 49 51 53 55 57 59 61 63 65 67 69 71 73-75 77 79"},
}

func TestEverySentenceIsListed(t *testing.T) {
	covered, last := map[string]map[int]bool{}, map[string]int{}
	for _, s := range sentences(t) {
		if s.number != last[s.text]+1 {
			t.Errorf("%s.%d comes after %d", s.text, s.number, last[s.text])
		}
		last[s.text] = s.number
		if covered[s.text] == nil {
			covered[s.text] = map[int]bool{}
		}
		for from, to := span(t, s.lines); from <= to; from++ {
			covered[s.text][from] = true
		}
	}
	for text, w := range written {
		if last[text] != w.sentences {
			t.Errorf("%s has %d sentences on the map, want %d", text, last[text], w.sentences)
		}
		for lines := range strings.FieldsSeq(w.lines) {
			for from, to := span(t, lines); from <= to; from++ {
				if !covered[text][from] {
					t.Errorf("there is no sentence on %s:%d", text, from)
				}
				delete(covered[text], from)
			}
		}
		if len(covered[text]) > 0 {
			t.Errorf("%s has nothing on lines %v", text, covered[text])
		}
	}
}

func TestEverySentenceIsCitedByItsSections(t *testing.T) {
	for _, s := range sentences(t) {
		b := bookOf(t, s.text)
		for _, id := range s.sections {
			told, ok := b.Section(id)
			if !ok {
				t.Errorf("%s.%d: the book of %s has no section %q", s.text, s.number, b.Ruleset.Rules.Name, id)
				continue
			}
			if !cites(t, told, s) {
				t.Errorf("%s.%d: section %q cites %s, not %s:%s", s.text, s.number, id, Cite(en, told.Sources), s.text, s.lines)
			}
		}
	}
}

// bookOf returns the book of the variant that was read from a text.
func bookOf(t *testing.T, text string) *Book {
	t.Helper()
	for _, r := range engine.Variants() {
		if slices.Contains(r.Sources, text) {
			return bookFor(table(t, r.ID, nil), en)
		}
	}
	t.Fatalf("no variant was read from %s", text)
	return nil
}

// cites reports whether the section names the lines of the sentence.
func cites(t *testing.T, told Section, s sentence) bool {
	from, to := span(t, s.lines)
	return slices.ContainsFunc(told.Sources, func(src Source) bool {
		if src.Text != s.text || src.Lines == "" {
			return false
		}
		a, b := span(t, src.Lines)
		return a <= from && to <= b
	})
}

func TestNoSectionCitesAnEmptyLine(t *testing.T) {
	for _, b := range books(t) {
		for s := range b.sections {
			for _, src := range s.Sources {
				if src.Lines == "" {
					continue
				}
				on := false
				from, to := span(t, src.Lines)
				for lines := range strings.FieldsSeq(written[src.Text].lines) {
					a, b := span(t, lines)
					on = on || a <= to && from <= b
				}
				if !on {
					t.Errorf("%s: section %q cites %s, where there is no text", b.Ruleset.Rules.Name, s.ID, src)
				}
			}
		}
	}
}

func TestEveryOpenQuestionIsSettled(t *testing.T) {
	expect.Same(t, "questions that were settled", len(settled()), 64)
	for id, q := range settled() {
		for _, text := range q {
			b, told := bookOf(t, text), false
			for s := range b.sections {
				told = told || slices.Contains(s.Sources, Source{Text: id})
			}
			if !told {
				t.Errorf("%s (%s) is not in the book of %s", id, tongueOf("en").settled(id), b.Ruleset.Rules.Name)
			}
		}
	}
}

// TestSourcesPageIsUpToDate keeps docs/rules-sources.md. UPDATE=1 rewrites it.
func TestSourcesPageIsUpToDate(t *testing.T) {
	var w strings.Builder
	w.WriteString(mapHead)
	last := ""
	for _, s := range sentences(t) {
		if s.text != last {
			last = s.text
			fmt.Fprintf(&w, "\n## %s: %s\n\n| sentence | lines | about | told in |\n| --- | --- | --- | --- |\n", s.text, bookOf(t, s.text).Ruleset.Rules.Name)
		}
		fmt.Fprintf(&w, "| %s.%d | %s | %s | %s |\n", s.text, s.number, s.lines, s.about, "`"+strings.Join(s.sections, "` `")+"`")
	}
	w.WriteString(openHead)
	for n := range len(settled()) {
		id := fmt.Sprintf("A%02d", n+1)
		fmt.Fprintf(&w, "| %s | %s | %s | %s |\n", id, tongueOf("en").settled(id), strings.Join(settled()[id], ", "), answers(t, id))
	}
	const path = "../docs/rules-sources.md"
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(path, []byte(w.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	expect.Same(t, path, w.String(), string(want))
}

// answers lists the sections and questions that settle an open question.
func answers(t *testing.T, id string) string {
	t.Helper()
	var all []string
	for _, text := range settled()[id] {
		for s := range bookOf(t, text).sections {
			if code := "`" + s.ID + "`"; slices.Contains(s.Sources, Source{Text: id}) && !slices.Contains(all, code) {
				all = append(all, code)
			}
		}
	}
	return strings.Join(all, " ")
}

const mapHead = `# Where the rules come from

We wrote the rule books in our own words, from five source texts. This page lists
every sentence of those texts, by number and line, and the section of the book that
says the same. A test checks that the list is complete, and that every section agrees
with the lines that it cites. The list itself is ` + "`rulesref/testdata/sentences.txt`" + `.
`

const openHead = `
## Open questions

The texts leave these questions open, or answer them in different ways. The last
column says where the book answers them. The numbers are those of ` + "`engine.HouseRules`" + `.

| number | question | texts | settled in |
| --- | --- | --- | --- |
`
