package rulesref

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
)

func TestCardSaysWhatItDoesInAGameThatIsKept(t *testing.T) {
	for _, w := range wordstest.Languages() {
		for _, r := range engine.Games() {
			for _, e := range w.Rules.In(r).Effects {
				cards := 0
				for _, c := range bookFor(table(t, r.ID, nil), w).Cards() {
					if strings.Contains(strings.ToLower(c.text()), strings.ToLower(e.Does)) {
						cards++
					}
				}
				if cards == 0 {
					t.Errorf("%s: no card of %s does what %q does: %q", w.Tag, r.ID, e.Cards, e.Does)
				}
			}
		}
	}
}
