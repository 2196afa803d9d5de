package scoring_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestNameIsCleaned(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"plain", "Ann", "Ann"},
		{"with spaces around it", "  Ann\t", "Ann"},
		{"with too many spaces in it", "Ann  van   Dam", "Ann van Dam"},
		{"in two lines", "Ann\nDam", "Ann Dam"},
		{"with a space that does not break", "\u00a0Ann\u00a0Dam", "Ann Dam"},
		{"of one letter", "O", "O"},
		{"composed", "Zoe\u0308", "Zo\u00eb"},
		{"of forty letters", strings.Repeat("ñ", 40), strings.Repeat("ñ", 40)},
		{"of forty letters with their accents apart", strings.Repeat("n\u0303", 40), strings.Repeat("ñ", 40)},
		{"in Greek", "Ελένη", "Ελένη"},
		{"in Arabic", "ليلى", "ليلى"},
		{"in Devanagari", "अनीता", "अनीता"},
		{"in Chinese", "王小明", "王小明"},
		{"of a family on one picture", "👩‍👧‍👦", "👩‍👧‍👦"},
		{"with a flag", "Ann 🇵🇹", "Ann 🇵🇹"},
		{"with the flag of Wales", "Cy 🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f", "Cy 🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"},
		{"in Persian", "علی\u200cرضا", "علی\u200cرضا"},
		{"of digits", "007", "007"},
		{"with an override of direction", "\u202enA\u202cn", "nAn"},
		{"in an isolate", "\u2067Ann\u2069", "Ann"},
		{"with a filler", "An\u3164n", "Ann"},
		{"with a grapheme joiner", "An\u034fn", "Ann"},
		{"with a space of no width", "\ufeffAn\u200bn", "Ann"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := scoring.CleanName(tt.in); got != tt.want || err != nil {
				t.Errorf("%q becomes %q, %v; want %q", tt.in, got, err, tt.want)
			}
		})
	}
	for name, bad := range map[string]string{
		"nothing":             "",
		"spaces":              " \t\n\u00a0\u2003",
		"forty-one letters":   strings.Repeat("x", 41),
		"no text":             "Ann\xff",
		"a bell":              "An\an",
		"an escape":           "\x1b[31mAnn",
		"a null":              "Ann\x00",
		"something invisible": "\u200b\u2060",
		"a filler":            "\u3164",
		"fillers":             "\u115f\u1160\uffa0 \u17b4",
		"a blank in Braille":  "\u2800",
		"a joiner":            "\u034f\u200d\ufe0f",
	} {
		if got, err := scoring.CleanName(bad); !errors.Is(err, scoring.ErrName) {
			t.Errorf("%s is a name: %q, %v", name, got, err)
		}
	}
}

func TestNamesAreComparedWithoutCase(t *testing.T) {
	tests := []struct {
		name, a, b string
		alike      bool
	}{
		{"the same", "Ann", "Ann", true},
		{"in other case", "Ann", "aNN", true},
		{"with other spaces", " Ann  Dam ", "Ann Dam", true},
		{"with accents written otherwise", "Zo\u00eb", "ZOE\u0308", true},
		{"with a sharp s", "Straße", "STRASSE", true},
		{"with another sigma", "Αλέξης", "ΑΛΈΞΗΣ", true},
		{"with something invisible", "Ann", "An\u200bn", true},
		{"with an accent more", "Zoe", "Zoë", false},
		{"of other letters", "Ann", "Anne", false},
		{"of letters that look alike", "Ann", "Аnn", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := scoring.SameName(tt.a, tt.b); got != tt.alike || scoring.SameName(tt.b, tt.a) != got {
				t.Errorf("%q and %q are alike: %v", tt.a, tt.b, got)
			}
		})
	}
}

func TestTheLetterIIsTheSameWithAndWithoutItsDot(t *testing.T) {
	for _, names := range [][]string{{"Irmak", "ırmak", "IRMAK", "irmak", "İrmak"}, {"İpek", "ipek", "Ipek", "ıpek"}, {"Aydın", "AYDIN", "aydin", "AYDİN"}} {
		for _, a := range names {
			for _, b := range names {
				if !scoring.SameName(a, b) || !scoring.AlikeName(a, b) {
					t.Errorf("%s and %s are two names", a, b)
				}
			}
		}
	}
	if scoring.SameName("Ipek", "Ìpek") {
		t.Error("an accent is no dot")
	}
}

func TestNamesInOneText(t *testing.T) {
	for text, want := range map[string][]string{
		"Ida":                     {"Ida"},
		"Ida\nOtto\r\nMia\n":      {"Ida", "Otto", "Mia"},
		"Ida, Otto ,Ann van Dam,": {"Ida", "Otto", "Ann van Dam"},
		"Ida\tOtto\tMia":          {"Ida", "Otto", "Mia"},
		"Ida; Otto":               {"Ida", "Otto"},
		" \n,":                    nil,
	} {
		expect.Same(t, text, scoring.Names(text), want)
	}
}

func TestCleanNameIsUnchanged(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		in := rapid.OneOf(rapid.String(), rapid.StringN(0, 60, -1)).Draw(rt, "name")
		clean, err := scoring.CleanName(in)
		if err != nil {
			return
		}
		again, err := scoring.CleanName(clean)
		if again != clean || err != nil {
			rt.Fatalf("%q becomes %q, then %q, %v", in, clean, again, err)
		}
		if n := utf8.RuneCountInString(clean); n < 1 || n > 40 {
			rt.Fatalf("%q has %d characters", clean, n)
		}
		if !scoring.AlikeName(in, clean) { // fillers are gone
			rt.Fatalf("%q is not like %q", in, clean)
		}
	})
}

func TestNamesThatLookAlikeCountAsTheSame(t *testing.T) {
	for _, tt := range []struct {
		name, a, b string
		alike      bool
	}{
		{"with a Cyrillic letter", "Ann", "\u0410nn", true},
		{"in Cyrillic throughout", "Cap", "Сар", true},
		{"in Greek capitals", "KATINA", "ΚΑΤΙΝΑ", true},
		{"in wide letters", "Ann", "Ａｎｎ", true},
		{"with an accent on another script", "Zoë", "Z\u043e\u0451", true},
		{"with a filler", "Ann", "Ann\u3164", true},
		{"in another script that looks otherwise", "Anna", "Анна", false},
		{"with an accent more", "Zoe", "Zoë", false},
		{"of other letters", "Ian", "Lan", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			expect.Same(t, tt.a+" and "+tt.b, scoring.AlikeName(tt.a, tt.b), tt.alike)
		})
	}
	start := scoring.Start{Variant: "recall", People: []scoring.Person{{Name: "Ann"}, {Name: "\u0410nn"}}}
	expect.Error(t, "both can play", expect.ErrorOf(scoring.Decide(scoring.Game{}, start)), scoring.ErrSameName)
}

func TestNameKeptByAnEarlierVersionIsRead(t *testing.T) {
	for _, name := range []string{"Ann", "\u202eAnn", "\u3164"} {
		if err := scoring.CheckName(name); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, name := range []string{"", " Ann", "An\x1bn", "Ann\xff"} {
		if err := scoring.CheckName(name); !errors.Is(err, scoring.ErrName) {
			t.Errorf("%q: %v", name, err)
		}
	}
}
