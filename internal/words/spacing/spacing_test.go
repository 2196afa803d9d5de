package spacing

import (
	"fmt"
	"slices"
	"testing"

	"tabby/internal/testing/expect"
)

func TestAHeldSpaceAndAShortQuotationBreakNoLine(t *testing.T) {
	for text, want := range map[string][]string{
		" Qui  joue\u00a0?\n":     {"Qui", "joue\u00a0?"},
		"«\u202fCabo\u202f» fini": {"«\u202fCabo\u202f»", "fini"},
		" ":                       nil,
		"Say “rat-a-tat cat”.":    {"Say", "“rat-a-tat cat”."},
		"„Ja“ und „so was“":       {"„Ja“", "und", "„so was“"},
		"“one two three” “four”":  {"“one", "two", "three”", "“four”"},
	} {
		if got := Words(text); !slices.Equal(got, want) {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestAWordIsBrokenBetweenSyllables(t *testing.T) {
	for word, want := range map[string]string{
		"Grandma": "Grand|ma", "Christopher": "Chris|to|pher", "Katharina": "Ka|tha|ri|na", "Alexandra": "Ale|xand|ra",
		"Zoë": "Zoë", "Anne-Marie": "An|ne-|Ma|rie", "Müller": "Mül|ler", "Ann": "Ann", "李小龙": "李小龙",
	} {
		got := word
		for _, at := range slices.Backward(Syllables(word)) {
			got = got[:at] + "|" + got[at:]
		}
		expect.Same(t, fmt.Sprintf("%q is", word), got, want)
	}
}
