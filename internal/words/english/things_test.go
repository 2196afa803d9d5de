package english

import (
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

func TestEveryThingHasItsForms(t *testing.T) {
	for i, f := range things {
		if named := len(f) == 2 && f[0] != "" && f[1] != ""; named == (words.Thing(i) == words.NoThing) {
			t.Errorf("thing %d has the forms %q", i, f)
		}
	}
}

func TestNumberDecidesTheForm(t *testing.T) {
	for want, got := range map[string]string{
		"1 entry": say.Count(1, words.Entry), "2 entries": say.Count(2, words.Entry), "0 rounds": say.Count(0, words.Round),
		"Ben deals": string(en.Of(grammar.Forms{"Ben deals"}, 3)),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
