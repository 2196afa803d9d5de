package words_test

import (
	"testing"

	"tabby/internal/testing/expect"
)

func TestAProvisionalWinnerHasNotWonYet(t *testing.T) {
	w := en.Paper
	for _, c := range []struct{ got, want string }{
		{w.Wins(1, 2, true), "wins for now"},
		{w.Wins(1, 2, false), "wins after 2 rounds"},
		{w.Wins(1, 0, false), "wins"},
		{w.Wins(2, 5, false), "shares the win"},
		{w.Wins(2, 5, true), "shares the win for now"},
		{w.Winners([]string{"Ann", "Ben"}, true), "Ann and Ben (for now)"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}
