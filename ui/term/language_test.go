package term

import (
	"strings"
	"testing"

	"tabby/internal/words/languages"
)

func TestAnswersAreInTheLanguageAskedForThenInThatOfTheSystem(t *testing.T) {
	german := *languages.English()
	c := call{words: languages.English()}
	if got := c.in("").words; got != languages.English() {
		t.Errorf("without any it answers in %s", got.Tag)
	}
	c.system = &german
	if got := c.in("").words; got != &german {
		t.Errorf("on a German system it answers in %s", got.Tag)
	}
	if got := c.in("en").words; got != languages.English() {
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
		{"--variant", "skyjo"},
	} {
		text := ask(t, append([]string{"--lang", "de"}, form...)...)
		if !strings.Contains(text, "Regelbuch") && !strings.Contains(text, "Karte") || strings.Contains(text, " cards ") {
			t.Errorf("%v is answered with\n%s", form, text)
		}
	}
}
