package words_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

// golf is a variant of four cards in two rows.
var golf, _ = engine.Variant("golf-4")

func TestAboutSaysWhatIsSpecial(t *testing.T) {
	for _, tt := range []struct {
		rules engine.Rules
		want  string
	}{
		{engine.Variants()[0], "2 to 6 players: cats are low, rats are high, three kinds of power cards"},
		{golf, "2 to 6 players: two rows of two, matching cards in a column count zero"},
	} {
		expect.Same(t, tt.rules.ID, en.Rules.About(tt.rules), tt.want)
	}
}
