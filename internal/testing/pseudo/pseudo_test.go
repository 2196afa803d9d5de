package pseudo

import (
	"fmt"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

func TestATextIsWrittenAndReadBack(t *testing.T) {
	for _, c := range []struct{ text, accented string }{
		{"Deal the cards.", "⟦Dēāl¯¯ thē¯¯ cārds.¯¯¯⟧"},
		{"12 · 7", "12 · 7"},
		{"", ""},
	} {
		expect.Same(t, fmt.Sprintf("%q is said as", c.text), Accented.Said(c.text), c.accented)
		for _, s := range []*Script{Accented, Mirrored} {
			said := s.Said(c.text)
			expect.Same(t, fmt.Sprintf("%q is read as", said), s.Read(said), c.text)
			if s.IsForeign(said) {
				t.Errorf("%q is foreign", said)
			}
		}
	}
	if !Accented.IsForeign("Deal") || !Mirrored.IsForeign("Why") {
		t.Error("English is not foreign")
	}
}

func TestEveryTextOfAPseudoLanguageIsInItsScript(t *testing.T) {
	l := Words(Accented, nil)
	for got, want := range map[string]string{
		l.Common.NotNow:                   "⟦Nōt¯¯ nōw¯¯⟧",
		l.Joined([]string{"Ann", "Ben"}):  "⟦Ann ānd¯¯ Ben⟧",
		l.Small(l.Common.NotNow):          "⟦nōt¯¯ nōw¯¯⟧",
		l.Month(time.May):                 "Māy¯¯",
		l.Figure(7):                       "7",
		languages.English().Common.NotNow: "Not now",
	} {
		expect.Same(t, "read", got, want)
	}
	if l.Tag != "en" || l.Direction != "ltr" {
		t.Errorf("it is %q, %s", l.Tag, l.Direction)
	}
	expect.Same(t, "Hebrew letters are read", Words(Mirrored, nil).Direction, "rtl")
}

func TestTextJoinedFromPartsIsFound(t *testing.T) {
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
		expect.Same(t, fmt.Sprintf("%q: glued is", c.text), Accented.IsGlued(c.text), c.want)
	}
}
