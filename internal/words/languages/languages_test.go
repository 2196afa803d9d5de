package languages

import (
	"fmt"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words"
)

// three are English, German and French, as far as a choice is about them.
func three() Set {
	german, french := *English(), *English()
	german.Tag, french.Tag = "de", "fr"
	return SetOf(English(), &german, &french)
}

func TestEachPersonGetsTheLanguageTheyReadBest(t *testing.T) {
	for wanted, want := range map[string]string{
		"de":                                "de",
		"de-AT":                             "de",
		"DE-de":                             "de",
		"fr, de;q=0.8, en;q=0.5":            "fr",
		"it, de;q=0.5, fr;q=0.8":            "fr",
		"pl":                                "en",
		"pl, en;q=0.1":                      "en",
		"":                                  "en",
		"*":                                 "en",
		"; q=x, ,,":                         "en",
		"zh-Hant-TW":                        "en",
		"en-GB,en;q=0.9,de;q=0.8":           "en",
		"x-klingon, de":                     "de",
		"de-CH-1996, fr":                    "de",
		string(make([]byte, 10_000)) + "de": "en",
	} {
		expect.Same(t, fmt.Sprintf("what who wants %.40q gets", wanted), three().Best(wanted).Tag, want)
	}
	expect.Same(t, "what who wants Italian, French and German gets", three().Best("it", "fr-CA", "de").Tag, "fr")
}

func TestALanguageThatIsTriedReplacesTheBuiltInOne(t *testing.T) {
	s, mine := three(), &words.Language{Tag: "de", Name: "mine"}
	with := s.With(mine)
	if with.Of("de") != mine || len(with) != len(s) || s.Of("de") == mine {
		t.Errorf("%s, %s", with.Tags(), s.Tags())
	}
	if same := with.With(mine); len(same) != len(with) || same[0] != with[0] {
		t.Errorf("%s", same.Tags())
	}
	if more := s.With(&words.Language{Tag: "sv"}); len(more) != len(s)+1 {
		t.Errorf("%s", more.Tags())
	}
}

func TestASystemNamesALanguage(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want string
	}{
		{nil, "en"},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "de"},
		{map[string]string{"LANG": "de_AT@euro"}, "de"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"},
		{map[string]string{"LANG": "fr_FR.UTF-8", "LANGUAGE": "it:de:fr"}, "de"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"},
		{map[string]string{"LANG": "C.UTF-8"}, "en"},
	} {
		expect.Same(t, fmt.Sprintf("%v is", tt.env), three().System(func(key string) string { return tt.env[key] }).Tag, tt.want)
	}
}

func TestALanguageIsKnownByItsTag(t *testing.T) {
	all := three()
	if all.Of("fr") != all[2].Words() || all.Of("it") != nil || all.Tags() != "en+de+fr" {
		t.Errorf("found %v, %v, %s", all.Of("fr").Tag, all.Of("it"), all.Tags())
	}
}

func TestLanguagesDiffer(t *testing.T) {
	tags, names := map[string]bool{}, map[string]bool{}
	for _, l := range All() {
		if tags[l.Tag] || names[l.Name] {
			t.Errorf("there are two of %s, %s", l.Tag, l.Name)
		}
		tags[l.Tag], names[l.Name] = true, true
		if got := All().Best(l.Tag); got != l.Words() {
			t.Errorf("who wants %s gets %s", l.Tag, got.Tag)
		}
	}
}
