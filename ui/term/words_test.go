package term

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

func TestEnglishIsPrintedWithWhatIsSaidAboutIt(t *testing.T) {
	_, out, _ := called(t, nil, "words", "en")
	f, err := arb.Read([]byte(out))
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"home_welcome", "rules_variants_cabo_about", "book_takeDiscard_title"} {
		if f.Texts[key] == "" {
			t.Errorf("it lacks %s", key)
		}
	}
	if !strings.Contains(string(f.About["deck_iAm"]), `"example":"Ann"`) {
		t.Errorf("of deck_iAm it says %s", f.About["deck_iAm"])
	}
}

func TestALanguageIsPrintedAndFoundWhole(t *testing.T) {
	for _, l := range languages.All()[1:] {
		_, out, _ := called(t, nil, "words", l.Tag)
		path := filepath.Join(t.TempDir(), l.Tag+".arb")
		if err := os.WriteFile(path, []byte(out), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, errs := called(t, nil, "words", path)
		if code != fine || !strings.Contains(out, " texts are there, 0 are missing, and 0 things are wrong.") {
			t.Errorf("%s: ends with %d: %s%s", l.Tag, code, out, errs)
		}
	}
}

func TestAFileOfTextsIsCheckedAndShown(t *testing.T) {
	half := filepath.Join(t.TempDir(), "it.arb")
	text := `{"@@locale": "it", "name": "Italiano", "direction": "ltr", "common_undo": "Annulla", "story_alwaysAhead": "in testa", "book_aim_chapter": "Lo scopo"}`
	if err := os.WriteFile(half, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := called(t, nil, "words", half)
	for _, want := range []string{"common_back: the text is missing", "story_alwaysAhead: the hole {name} is lost", "5 texts are there"} {
		if code == fine || !strings.Contains(out, want) {
			t.Errorf("ends with %d and does not say %q: %.300s%s", code, want, out, errs)
		}
	}
	_, out, errs = called(t, nil, "--words", half, "rules", "--variant", "cabo")
	if !strings.Contains(out, "Lo scopo") || !strings.Contains(out, "⟦What it is about⟧") || !strings.Contains(errs, "Italiano is not done") {
		t.Errorf("it shows %.300s%s", out, errs)
	}
	for name, wrong := range map[string]string{"no.arb": "", "twice.arb": "{\"@@locale\": \"it\",\n\"a\": \"b\",\n\"a\": \"c\"}"} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(wrong), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"words", path}, {"--words", path, "rules"}} {
			if code, _, errs := called(t, nil, args...); code == fine || !strings.Contains(errs, "line ") {
				t.Errorf("%s: %v ends with %d: %s", name, args, code, errs)
			}
		}
	}
}
