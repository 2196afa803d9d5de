package letters

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
)

// atMost returns whether a text has at most this many letters.
func atMost(n int) func(string) bool {
	return func(s string) bool { return utf8.RuneCountInString(s) <= n }
}

func TestATextIsCutBetweenLetters(t *testing.T) {
	for _, c := range []struct {
		text string
		most int
		want string
	}{
		{"Ann", 3, "Ann"},
		{"Annabel", 4, "Ann…"},
		{"Zoe\u0301 and Ann", 4, "Zo…"},
		{"👨‍👩‍👧 Fam", 5, ""},
		{"👨‍👩‍👧 Fam", 6, "👨‍👩‍👧…"},
		{"Ann", 0, ""},
	} {
		expect.Same(t, fmt.Sprintf("Cut(%q) to %d", c.text, c.most), Cut(c.text, atMost(c.most)), c.want)
	}
}

func TestEveryLineFitsAndNoWordIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOf(rapid.StringMatching(`[a-zé李]{1,8}`)).Draw(t, "words")
		most := rapid.IntRange(8, 20).Draw(t, "most")
		lines := Wrap(strings.Join(words, " "), atMost(most))
		if i := slices.IndexFunc(lines, func(s string) bool { return !atMost(most)(s) }); i >= 0 {
			t.Errorf("line %q does not fit", lines[i])
		}
		if got := strings.Fields(strings.Join(lines, " ")); !slices.Equal(got, words) {
			t.Errorf("%q became %q", words, got)
		}
	})
}
