//go:build long

package sqlite

import (
	"os"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/must"
)

func TestHousekeepingReplacesADamagedExport(t *testing.T) {
	for name, spoil := range map[string]func(text string) string{
		"a line is gone": func(text string) string { return remove(text, `"seq":2,`) },
		"a whole game is gone": func(text string) string {
			for range 4 {
				text = remove(text, text[strings.Index(text, `{"game":`):][:40])
			}
			return text
		},
		"a number is another":      func(text string) string { return strings.Replace(text, "[0,2]", "[0,3]", 1) },
		"a person is another":      func(text string) string { return strings.Replace(text, `"Ben"`, `"Bea"`, 1) },
		"a line is no JSON":        func(text string) string { return strings.Replace(text, `{"game"`, `{game"`, 1) },
		"the beginning is missing": func(text string) string { return text[200:] },
	} {
		t.Run(name, func(t *testing.T) {
			s := filled(t, 2, 3)
			want := exported(t, s.Reader)
			text := must.Get(os.ReadFile(s.folder.Export()))
			spoilt := spoil(string(text))
			must.Do(t, os.WriteFile(s.folder.Export(), []byte(spoilt), 0o600))
			s = reopened(t, s)
			must.Do(t, s.Housekeep(time.Now()))
			asides := must.Get(s.folder.Damaged())
			if len(asides) != 1 {
				t.Fatal(asides)
			}
			if aside, err := os.ReadFile(asides[0]); err != nil || string(aside) != spoilt {
				t.Errorf("what was set aside is another file: %v", err)
			}
			same(t, s, want)
			fill(t, s, 1, 1)
			same(t, s, exported(t, s.Reader))
		})
	}
}

// remove drops the first line that has a word in it.
func remove(text, word string) string {
	var kept []string
	for _, line := range strings.SplitAfter(text, "\n") {
		if strings.Contains(line, word) {
			word = "\x00"
			continue
		}
		kept = append(kept, line)
	}
	return strings.Join(kept, "")
}
