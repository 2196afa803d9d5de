package rulesref

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/words/message"
)

// numerals returns what finds a number in a language, in digits or in words.
func numerals(t *testing.T, tag string) *regexp.Regexp {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", tag, "numerals.txt"))
	if err != nil {
		t.Fatal(err)
	}
	_, lines, _ := strings.Cut(string(text), "\n") // the first says what the others are
	return regexp.MustCompile("(?i)" + strings.ReplaceAll(strings.TrimSpace(lines), "\n", "|"))
}

// prose yields the texts of a language that are read aloud, by their keys, without what fills them.
func prose(t *testing.T, tag string, yield func(key, text string)) {
	t.Helper()
	for key, m := range tongueOf(tag).texts() {
		if strings.HasSuffix(key, "_words") || strings.HasPrefix(key, "settled_") || strings.HasPrefix(key, "sheet_") {
			continue
		}
		message.Map(m.Source(), func(text string) string {
			yield(key, text)
			return text
		})
	}
}

// ofOthers are texts whose numbers are no facts of a table: what other tables play, which is left out where this one
// plays otherwise than the game does, and what printed editions say.
var ofOthers = regexp.MustCompile(`^(?:tables|editions)_`)

func TestProseHasNoNumbers(t *testing.T) {
	for tag := range tongues() {
		lines, numeral := 0, numerals(t, tag)
		prose(t, tag, func(page, line string) {
			lines++
			if found := numeral.FindString(line); found != "" && !ofOthers.MatchString(page) {
				t.Errorf("%s says %q in %q; numbers come from the facts", page, found, line)
			}
		})
		if lines < 300 {
			t.Errorf("only %d lines of prose were read in %s", lines, tag)
		}
	}
}

func TestProseDoesNotExclaim(t *testing.T) {
	for tag := range tongues() {
		prose(t, tag, func(page, line string) {
			if strings.Contains(line, "!") {
				t.Errorf("%s exclaims: %q", page, line)
			}
			if strings.ContainsAny(line, "'\"") {
				t.Errorf("%s has a straight quotation mark: %q", page, line)
			}
		})
	}
}

// ending is how a sentence ends.
var ending = regexp.MustCompile(`[.?:”…)]$`)

// eachTable calls f with every variant by the book, in a short test with some, and with every house rule
// at each of its values, one at a time.
func eachTable(t *testing.T, f func(t *testing.T, name string, made engine.Ruleset)) {
	t.Helper()
	for _, r := range some(engine.Variants()) {
		f(t, r.ID, table(t, r.ID, nil))
		for _, o := range r.House {
			for _, v := range values(o.Key) {
				f(t, r.ID+" "+string(o.Key)+"="+string(v), table(t, r.ID, engine.House{o.Key: v}))
			}
		}
	}
}

// values returns values of a house rule: all its words, and some numbers.
func values(k engine.Key) []engine.Value {
	rule := k.Rule()
	all := slices.Clone(rule.Words)
	if n := rule.Numbers; n != (engine.Range{}) {
		for _, m := range []int{n.Min, n.Min + 1, (n.Min + n.Max) / 2, n.Max} {
			if v := engine.Number(m); rule.Check(v) == nil && !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	if k == engine.AddedPowerCards {
		all = append(all, "7=peek_own", "7=peek_own,8=look_any,9=swap_other,10=draw_two,2=switch_any")
	}
	return all
}
