package letters

import (
	"sort"
	"strings"

	"github.com/clipperhouse/uax29/v2/graphemes"

	"tabby/internal/words/spacing"
)

// Cut returns a text, or as much of its beginning as fits with an ellipsis behind it.
// It never cuts within what people take for one letter, such as an accented one or a
// joined emoji. It returns "" if nothing fits.
func Cut(text string, fits func(string) bool) string {
	if fits(text) {
		return text
	}
	var ends []int // of each letter
	for parts := graphemes.FromString(text); parts.Next(); {
		ends = append(ends, parts.End())
	}
	short := func(n int) string { return strings.TrimSpace(text[:ends[n-1]]) + "…" }
	n := sort.Search(len(ends), func(n int) bool { return !fits(short(n + 1)) })
	if n == 0 {
		return ""
	}
	return short(n)
}

// Wrap breaks a text into lines that fit, between words. A word that is longer than a
// line is cut.
func Wrap(text string, fits func(string) bool) []string {
	var lines []string
	line := ""
	for _, word := range spacing.Words(text) {
		if longer := line + " " + word; line != "" && fits(longer) {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = Cut(word, fits)
	}
	return append(lines, line)
}
