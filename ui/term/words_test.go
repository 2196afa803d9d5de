package term

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

func TestEnglishIsPrintedWithItsDescriptions(t *testing.T) {
	_, out, _ := called(t, nil, "words", "en")
	f := must.Get(arb.Read([]byte(out)))
	for _, key := range []string{"home_welcome", "rules_variants_cabo_about", "book_takeDiscard_title"} {
		if f.Texts[key] == "" {
			t.Errorf("it lacks %s", key)
		}
	}
	expect.Contains(t, "what is said of deck_iAm", string(f.About["deck_iAm"]), `"example":"Ann"`)
}

func TestEveryTextOfTheRuleBookIsDescribed(t *testing.T) {
	s := translated()
	for _, key := range s.English.Keys {
		if len(strings.Fields(s.About[key].Description)) < 4 {
			t.Errorf("%s is described as %q", key, s.About[key].Description)
		}
		holes, _ := message.Holes(s.English.Texts[key])
		for _, h := range holes {
			name, _, _ := strings.Cut(h.Name, "_")
			if s.About[key].Placeholders[name].Example == "" {
				t.Errorf("%s: nothing is said of {%s}", key, name)
			}
		}
	}
	expect.Same(t, "texts that are described", len(s.About), len(s.English.Keys))
}

func TestALanguageIsPrintedAndFoundWhole(t *testing.T) {
	for _, l := range assault.Few(2, languages.All()[1:]) {
		_, out, _ := called(t, nil, "words", l.Tag)
		path := filepath.Join(t.TempDir(), l.Tag+".arb")
		must.Do(t, os.WriteFile(path, []byte(out), 0o600))
		code, out, errs := called(t, nil, "words", path)
		if code != fine || !strings.Contains(out, " texts are there, 0 are missing, and 0 things are wrong.") {
			t.Errorf("%s: ends with %d: %s%s", l.Tag, code, out, errs)
		}
	}
}

func TestATranslationFileIsCheckedAndShown(t *testing.T) {
	half := filepath.Join(t.TempDir(), "sv.arb")
	text := `{"@@locale": "sv", "name": "Svenska", "direction": "ltr", "common_undo": "Ångra", "story_headlines_alwaysAhead": "i ledningen", "book_aim_chapter": "Målet"}`
	must.Do(t, os.WriteFile(half, []byte(text), 0o600))
	code, out, errs := called(t, nil, "words", half)
	for _, want := range []string{"common_back: the text is missing", "story_headlines_alwaysAhead: the hole {name} is lost", "5 texts are there"} {
		if code == fine || !strings.Contains(out, want) {
			t.Errorf("ends with %d and does not say %q: %.300s%s", code, want, out, errs)
		}
	}
	_, out, errs = called(t, nil, "--words", half, "rules", "--variant", "cabo")
	if !strings.Contains(out, "Målet") || !strings.Contains(out, "⟦What it is about⟧") || !strings.Contains(errs, "Svenska is not complete") {
		t.Errorf("it shows %.300s%s", out, errs)
	}
}

// TestFaultyTranslationFileIsNamed holds that Tabby speaks as ever then.
func TestFaultyTranslationFileIsNamed(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"no.arb":    {"", "line 1: the file ends too early"},
		"twice.arb": {"{\"@@locale\": \"sv\",\n\"a\": \"b\",\n\"a\": \"c\"}", "line 3: a: the key is there twice"},
		"it.arb":    {`{"@@locale": "de"}`, "line 1: @@locale: the file is called it.arb and says that its language is de"},
		"x.arb":     {`{"@@locale": "zz-not valid"}`, "line 1: @@locale: there is no language with the tag"},
	} {
		path := filepath.Join(t.TempDir(), name)
		must.Do(t, os.WriteFile(path, []byte(c.text), 0o600))
		if code, _, errs := called(t, nil, "words", path); code == fine || !strings.Contains(errs, c.says) {
			t.Errorf("words %s ends with %d: %s", name, code, errs)
		}
		if code, out, errs := called(t, nil, "--words", path, "rules", "--variant", "cabo"); code != fine || !strings.Contains(errs, c.says) || !strings.Contains(out, "Cabo") {
			t.Errorf("rules with %s ends with %d: %.200s%s", name, code, out, errs)
		}
	}
}

// TestATextWithAnUnknownFormIsStillShown asks for a form that a name does not have, and counts by it.
func TestATextWithAnUnknownFormIsStillShown(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sv.arb")
	text := `{"@@locale": "sv", "name": "Svenska", "direction": "ltr", "book_aim_gameMemory": "{game_acc} {game, plural, one{x} other{är ett spel}}"}`
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	if code, out, errs := called(t, nil, "--words", path, "rules", "--variant", "recall"); code != fine || !strings.Contains(out, "Recall är ett spel") {
		t.Errorf("ends with %d: %.300s%s", code, out, errs)
	}
	_, out, _ := called(t, nil, "words", path)
	expect.Contains(t, "the check", out, "{game_acc} asks for the form acc", "{game} is no number", "book: 1 of 12", "3 texts are there")
}
