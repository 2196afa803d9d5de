package term

import (
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
