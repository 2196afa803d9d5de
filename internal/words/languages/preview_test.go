package languages

import (
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/words/arb"
)

func TestMissingTextsOfALanguageAreInEnglishBetweenBrackets(t *testing.T) {
	l, missing := Preview(arb.File{Locale: "it", Keys: []string{"name", "common_undo", "common_redo", "story_headlines_alwaysAhead", "unheard_of"}, Texts: map[string]string{
		"name": "Italiano", "common_undo": "Annulla", "common_redo": "it’s {no", "story_headlines_alwaysAhead": "{nobody} in testa", "unheard_of": "x",
	}})
	for got, want := range map[string]string{
		l.Name:                         "Italiano",
		l.Direction:                    "ltr",
		l.Common.Undo:                  "Annulla",
		l.Common.Redo:                  "⟦" + English().Common.Redo + "⟧",
		l.Story.Led("Ada", 1, 3):       "⟦Ada won, always ahead⟧",
		l.Capital("⟦card 2⟧"):          "⟦Card 2⟧",
		l.Joined([]string{"Ada", "B"}): "⟦Ada and B⟧",
	} {
		expect.Same(t, "said", got, want)
	}
	if all := len(Source().Keys); missing < all*9/10 || missing > all {
		t.Errorf("%d texts are missing of %d texts", missing, all)
	}
	if l.Tag != "it" || strings.Contains(l.Rules.VariantName("cabo"), "⟦") {
		t.Errorf("%s calls Cabo %s", l.Tag, l.Rules.VariantName("cabo"))
	}
}
