package english

import (
	"testing"

	"tabby/engine"
	"tabby/internal/golf"
)

func TestAboutSaysWhatIsSpecial(t *testing.T) {
	for _, tt := range []struct {
		rules engine.Rules
		want  string
	}{
		{engine.Variants()[0], "2 to 6 players: cats are low, rats are high, three kinds of power cards"},
		{golf.Rules, "2 to 6 players: two rows of two cards, and equal cards in a column count nothing"},
	} {
		if got := en.About(tt.rules); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.rules.ID, got, tt.want)
		}
	}
}
