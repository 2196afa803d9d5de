package words_test

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/internal/words"
	"tabby/internal/words/languages"
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

// TestEachLanguageSaysTheSameThingsOfAGame holds that all say the same of games, but for proper names.
func TestEachLanguageSaysTheSameThingsOfAGame(t *testing.T) {
	english := languages.File("en").Texts
	of := func(tag string) (all []string) {
		for _, key := range languages.File(tag).Keys {
			if strings.HasPrefix(key, "rules_variants_") {
				all = append(all, key)
			}
		}
		slices.Sort(all)
		return all
	}
	for _, r := range engine.Offered() {
		if r.ID == minusfour.Rules.ID {
			continue // it is for tests
		}
		if key := "rules_variants_" + words.Identifier(r.ID) + "_about"; english[key] == "" {
			t.Errorf("%s: nothing says what is special about it", r.ID)
		}
	}
	for _, w := range languages.All() {
		expect.Same(t, w.Tag, strings.Join(of(w.Tag), " "), strings.Join(of("en"), " "))
	}
}
