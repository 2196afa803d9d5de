package pseudo

import (
	"testing"
	"time"

	"tabby/internal/words/languages"
)

func TestATextIsSaidAndReadBack(t *testing.T) {
	for _, c := range []struct{ text, accented string }{
		{"Deal the cards.", "⟦Dēāl¯¯ thē¯¯ cārds.¯¯¯⟧"},
		{"12 · 7", "12 · 7"},
		{"", ""},
	} {
		if got := Accented.Said(c.text); got != c.accented {
			t.Errorf("%q is said as %q, want %q", c.text, got, c.accented)
		}
		for _, s := range []*Script{Accented, Mirrored} {
			said := s.Said(c.text)
			if got := s.Read(said); got != c.text {
				t.Errorf("%q is read as %q, want %q", said, got, c.text)
			}
			if s.IsForeign(said) {
				t.Errorf("%q is foreign", said)
			}
		}
	}
	if !Accented.IsForeign("Deal") || !Mirrored.IsForeign("Why") {
		t.Error("English is not foreign")
	}
}

func TestALanguageSaysAllInItsScript(t *testing.T) {
	l := Words(Accented, nil)
	for got, want := range map[string]string{
		l.Common.NotNow:                   "⟦Nōt¯¯ nōw¯¯⟧",
		l.Joined([]string{"Ann", "Ben"}):  "⟦Ann ānd¯¯ Ben⟧",
		l.Small(l.Common.NotNow):          "⟦nōt¯¯ nōw¯¯⟧",
		l.Month(time.May):                 "Māy¯¯",
		l.Figure(7):                       "7",
		languages.English().Common.NotNow: "Not now",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if l.Tag != "en" || l.Direction != "ltr" {
		t.Errorf("it is %q, %s", l.Tag, l.Direction)
	}
	if as := Words(Mirrored, nil).Direction; as != "rtl" {
		t.Errorf("Hebrew letters are read %s", as)
	}
}

func TestWhatIsPutTogetherIsFound(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"⟦Ānn dēāls⟧", false},
		{"⟦Ānn ⟦dēāls⟧⟧", false},
		{"⟦Ānn⟧ · ⟦dēāls⟧", false},
		{"⟦Ānn⟧\n⟦dēāls⟧", false},
		{"7 ⟦cārds⟧", false},
		{"⟦Ānn⟧ ⟦dēāls⟧", true},
		{"Ann ⟦dēāls⟧", true},
		{"⟦Ānn⟧, ⟦Bēn⟧", false},
		{"Ann · ⟦dēāls⟧ now", true},
		{"Ann", false},
	} {
		if got := Accented.IsGlued(c.text); got != c.want {
			t.Errorf("%q: glued is %t", c.text, got)
		}
	}
}
