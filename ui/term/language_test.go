package term

import (
	"strings"
	"testing"

	"tabby/internal/words/english"
)

func TestAnswersAreInTheLanguageAskedForThenInThatOfTheSystem(t *testing.T) {
	german := *english.Words()
	c := call{words: english.Words()}
	if got := c.in("").words; got != english.Words() {
		t.Errorf("without any it answers in %s", got.Tag)
	}
	c.system = &german
	if got := c.in("").words; got != &german {
		t.Errorf("on a German system it answers in %s", got.Tag)
	}
	if got := c.in("en").words; got != english.Words() {
		t.Errorf("asked for English it answers in %s", got.Tag)
	}
	if language("en").Validate() != nil || language("tlh").Validate() == nil {
		t.Error("it does not know which languages there are")
	}
}

func TestEveryAnswerOfTheRuleBookComesInGerman(t *testing.T) {
	for _, form := range [][]string{
		{"was", "macht", "Spähen"},
		{"--sources", "Tausch"},
		{"--markdown"},
		{"--json", "wer", "gibt"},
		{"--compare", "rat-a-tat-cat", "recall"},
		{"--compare", "--json", "rat-a-tat-cat", "recall"},
		{"--variant", "skyjo"},
	} {
		text := ask(t, append([]string{"--lang", "de"}, form...)...)
		if !strings.Contains(text, "Regelbuch") && !strings.Contains(text, "Karten") || strings.Contains(text, "cards") {
			t.Errorf("%v is answered with\n%s", form, text)
		}
	}
}
