package check

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

func TestEveryLanguageIsSound(t *testing.T) {
	for _, l := range wordstest.Languages() {
		for _, p := range Tabby().Problems(languages.File(l.Tag)) {
			t.Errorf("%s: %s: %s", l.Tag, p.Key, p.Why)
		}
	}
}

func TestProseThatStumblesIsNamed(t *testing.T) {
	english := arb.File{Locale: "en", Keys: []string{"a_n", "a_name", "a_plain", "a_card", "a_who", "a_end"}, Texts: map[string]string{
		"a_n": "{n, plural, one{# point} other{# points}}", "a_name": "{name} wins with {total}", "a_plain": "Hello",
		"a_card": "{card} of {n}", "a_who": "{who, select, you{your} other{their}} turn", "a_end": "It ends {end}",
	}}
	s := Source{
		English: english, Free: func(string) bool { return false }, Forms: func(string) []string { return nil },
		About: map[string]About{
			"a_name": {Placeholders: map[string]Hole{"total": {Optional: true, Example: "7"}}},
			"a_card": {Placeholders: map[string]Hole{"card": {Forms: true}, "n": {Example: "−3"}}},
			"a_end":  {Placeholders: map[string]Hole{"end": {Forms: true, Rule: engine.TimeUp}}},
		},
	}
	for _, c := range []struct{ key, text, want string }{
		{"a_plain", "Cześć", ""},
		{"a_name", "{name} wygrywa", ""},
		{"a_name", "wygrywa {total}", "the hole {name} is lost"},
		{"a_name", "{nam} wygrywa", "nothing fills the hole {nam}. English has {name}, {total}."},
		{"a_n", "{n, plural, one{# punkt} other{# punkty}}", `no branch for "few", which this language counts with, for instance 2`},
		{"a_n", "{n, plural, one{# punkt} few{# punkty} many{# punktów} two{x} other{# punktu}}", `a branch for "two"`},
		{"a_n", "{n, plural, one{# punkt} few{# punkty} many{# punktów} other{# punktu}}", ""},
		{"a_n", "{n, select, x{punkt} other{punkty}}", "{n} has a branch for \"x\", and is a number"},
		{"a_n", "{n, select, 1{punkt} other{punkty}}", ""},
		{"a_name", "{name_acc} wygrywa", "{name_acc} asks for the form acc, and {name} has none."},
		{"a_name", "{name, plural, one{x} few{x} many{x} other{x}}", "{name} is no number: choose by it with select."},
		{"a_name", "{name}: {total, plural, one{# punkt} few{# punkty} many{# punktów} other{# punktu}}", ""},
		{"a_card", "{card_acc} z {n}", ""},
		{"a_who", "{who, select, me{mój} other{ich}} ruch", `{who} has a branch for "me", and English has other, you.`},
		{"a_end", "{end_value, select, finish_turn{a} finish_round{b} abandon_round{c} other{d}}", ""},
		{"a_end", "{end_value, select, finish_turn{a} other{d}}", `{end_value} has no branch for "finish_round", a value of that house rule.`},
		{"a_plain", "To 'jest'", "write ’"},
		{"a_plain", "To “jest”", "it has the quotation mark “"},
		{"a_plain", "To „jest", "it opens a quotation"},
		{"a_plain", "Czekaj...", "three full stops"},
		{"a_plain", "a  b", "two spaces"},
		{"a_plain", " a", "a space at its beginning"},
		{"a_plain", "7%", "a percent sign"},
		{"a_plain", "\u202ejeH", "it has a character that nobody sees: U+202E"},
		{"a_name", "{name}: {total}\u200b", "U+200B"},
		{"a_plain", "He\x00j", "U+0000"},
		{"a_plain", "می\u200cخواهم", ""}, // the letters are parted so
		{"a_plain", strings.Repeat("a", 16_000), ""},
		{"a_plain", strings.Repeat("a", 16_001), "at most 16000 bytes"},
		{"a_other", "x", "Tabby says no such text"},
	} {
		f := arb.File{Locale: "pl", Texts: map[string]string{
			"a_n": "{n, plural, one{# punkt} few{# punkty} many{# punktów} other{# punktu}}", "a_name": "{name}: {total}", "a_plain": "Hej",
			"a_card": "{card} z {n}", "a_who": "{who, select, you{twój} other{ich}} ruch", "a_end": "Koniec: {end}",
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
	if got := s.Problems(arb.File{Locale: "pl"}); len(got) != 6 || !got[0].Missing || got[0].Key != "a_n" {
		t.Errorf("an empty file: %v", got)
	}
}

// TestATitleThatIsInAListTwiceIsReported gives what stands beside each other one title.
func TestATitleThatIsInAListTwiceIsReported(t *testing.T) {
	for other, key := range map[string]string{
		"settings_light": "settings_dark", "settings_language": "settings_sizeOfText", "shell_keyHelp_1_2": "shell_keyHelp_2_2", "sheet_joins": "sheet_changeSeats",
	} {
		f := languages.File("de")
		f.Texts[key] = f.Texts[other]
		if got := Tabby().Problems(f); len(got) != 1 || got[0].Key != key || !strings.Contains(got[0].Why, other+" has the same title in the same list") {
			t.Errorf("%s as %s: %v", key, other, got)
		}
	}
}

// TestBranchesForMillionsMayBeThere holds the branches that translators’ tools write.
func TestBranchesForMillionsMayBeThere(t *testing.T) {
	for tag, wrong := range map[string]bool{"fr": false, "it": false, "es": false, "pt": false, "cs": false, "de": true, "en": true, "sv": true} {
		if rarely(language.Make(tag), "many") == wrong {
			t.Errorf("many in %s: wrong %t", tag, !wrong)
		}
	}
}
