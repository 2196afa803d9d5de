package rulesref

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
)

// TestBookQuotesTheTextsOfTheScreen looks for the texts of controls, in each language.
func TestBookQuotesTheTextsOfTheScreen(t *testing.T) {
	for _, w := range wordstest.Languages() {
		for _, c := range []struct{ game, id, says string }{
			{"cabo", "q-call-none", w.Scores.NobodyCalled},
			{"yaniv", "q-call-none", w.Scores.NobodyCalled},
			{"cabo", "q-blank", w.Scores.DidNotPlay},
			{"cabo", "special", w.Scores.TapStar("Kamikaze")},
			{"cabo", "q-special-mark", w.Scores.TapStar("Kamikaze")},
		} {
			if s, _ := bookFor(table(t, c.game, nil), w).Section(c.id); !strings.Contains(s.Text(), c.says) {
				t.Errorf("%s: %s of %s says %q, and the screen %q", w.Tag, c.id, c.game, s.Text(), c.says)
			}
		}
		for line := range strings.Lines(file("texts/" + w.Tag + ".arb")) {
			for _, control := range []string{w.Scores.NobodyCalled, w.Scores.DidNotPlay, w.Scores.WriteDown, w.Scores.NextPlayer} {
				for _, quotes := range []string{"“”", "„“", "«»", "«\u00a0\u00a0»", "‘’"} {
					left, right := quotes[:len(quotes)/2], quotes[len(quotes)/2:]
					if strings.Contains(line, left+control+right) {
						t.Errorf("%s has the text of a control: %s", w.Tag, line)
					}
				}
			}
		}
	}
}

// TestEachCardOfSeveralHasItsArticle gives powers to cards beside those that have them.
func TestEachCardOfSeveralHasItsArticle(t *testing.T) {
	made := table(t, "recall", engine.House{engine.AddedPowerCards: "7=peek_own,8=look_any,10=switch_any"})
	for _, w := range wordstest.Languages() {
		text, or := unfolded(Plain(bookFor(made, w))), map[string]string{
			"en": "an 8 or a queen", "fr": "un 8 ou une dame", "es": "un 8 o una reina", "it": "un 8 o una regina", "pt": "um 8 ou uma dama", "nl": "een 8 of een vrouw",
		}[w.Tag]
		if !strings.Contains(strings.ToLower(text), or) {
			t.Errorf("%s: nothing says %q", w.Tag, or)
		}
	}
}
