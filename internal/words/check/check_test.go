package check

import (
	"strings"
	"testing"

	"tabby/internal/testing/wordstest"
	"tabby/internal/words/arb"
)

func TestEveryLanguageIsSound(t *testing.T) {
	for _, l := range wordstest.Languages() {
		for _, p := range Tabby().Problems(wordstest.File(l.Tag)) {
			t.Errorf("%s: %s: %s", l.Tag, p.Key, p.Why)
		}
	}
}

func TestWhatAReaderWouldStumbleOverIsNamed(t *testing.T) {
	english := arb.File{Locale: "en", Keys: []string{"a_n", "a_name", "a_plain"}, Texts: map[string]string{
		"a_n": "{n, plural, one{# point} other{# points}}", "a_name": "{name} wins with {total}", "a_plain": "Hello",
	}}
	s := Source{English: english, Free: func(string) bool { return false }, About: map[string]About{"a_name": {Placeholders: map[string]Hole{"total": {Optional: true}}}}}
	for _, c := range []struct{ key, text, want string }{
		{"a_plain", "Cześć", ""},
		{"a_name", "{name} wygrywa", ""},
		{"a_name", "wygrywa {total}", "the hole {name} is lost"},
		{"a_name", "{nam} wygrywa", "nothing fills the hole {nam}. English has {name}, {total}."},
		{"a_n", "{n, plural, one{# punkt} other{# punkty}}", `no branch for "few", which this language counts with, for instance 2`},
		{"a_n", "{n, plural, one{# punkt} few{# punkty} many{# punktów} two{x} other{# punktu}}", `a branch for "two"`},
		{"a_n", "{n, plural, one{# punkt} few{# punkty} many{# punktów} other{# punktu}}", ""},
		{"a_plain", "To 'jest'", "write ’"},
		{"a_plain", "To “jest”", "it has the quotation mark “"},
		{"a_plain", "To „jest", "it opens a quotation"},
		{"a_plain", "Czekaj...", "three full stops"},
		{"a_plain", "a  b", "two spaces"},
		{"a_plain", " a", "a space at its beginning"},
		{"a_plain", "7%", "a percent sign"},
		{"a_other", "x", "Tabby says no such text"},
	} {
		f := arb.File{Locale: "pl", Texts: map[string]string{
			"a_n": "{n, plural, one{# punkt} few{# punkty} many{# punktów} other{# punktu}}", "a_name": "{name}: {total}", "a_plain": "Hej",
		}}
		f.Texts[c.key] = c.text
		for key := range f.Texts {
			f.Keys = append(f.Keys, key)
		}
		got := ""
		f.Texts["grammar_quoted"], f.Texts["grammar_percent"] = "„{text}”", "{n} %"
		for _, p := range s.Problems(f) {
			got += p.Key + ": " + p.Why + "\n"
		}
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
	if got := s.Problems(arb.File{Locale: "pl"}); len(got) != 3 || !got[0].Lacks || got[0].Key != "a_n" {
		t.Errorf("an empty file: %v", got)
	}
}
