package spacing

import (
	"slices"
	"testing"
)

func TestAHeldSpaceBreaksNoLine(t *testing.T) {
	for text, want := range map[string][]string{
		" Qui  joue\u00a0?\n":     {"Qui", "joue\u00a0?"},
		"«\u202fCabo\u202f» fini": {"«\u202fCabo\u202f»", "fini"},
		" ":                       nil,
	} {
		if got := Words(text); !slices.Equal(got, want) {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
