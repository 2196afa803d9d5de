package check

import (
	"strings"
	"testing"
	"unicode"

	"tabby/internal/words/message"
)

// letters returns a text as a word that can be compared: its letters alone, small.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}

// TestEveryTextIsDescribed holds that who translates is told more than the text and its key, and
// about each hole.
func TestEveryTextIsDescribed(t *testing.T) {
	s := Tabby()
	seen := map[string]bool{}
	for _, key := range s.English.Keys {
		seen[key] = true
		about, text := s.About[key], s.English.Texts[key]
		said := letters(about.Description)
		if len(strings.Fields(about.Description)) < 4 || said == letters(text) || said == letters(key) {
			t.Errorf("%s is described as %q", key, about.Description)
		}
		holes, err := message.Holes(text)
		if err != nil {
			continue // a small table
		}
		for name := range names(holes) {
			if hole, ok := about.Placeholders[name]; !ok || hole.Example == "" && hole.Description == "" {
				t.Errorf("%s: nothing is said of {%s}", key, name)
			}
		}
	}
	for key := range s.About {
		if !seen[key] {
			t.Errorf("there is no text %s, which is described", key)
		}
	}
}
