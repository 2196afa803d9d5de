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
			b := bookFor(table(t, r.ID, nil), w)
			effects, _ := b.Section("effects")
			said := effects.lines(List)
			if len(said) != len(r.Effects) {
				t.Errorf("%s: %s says %d effects, not %d", w.Tag, r.ID, len(said), len(r.Effects))
			}
			for _, l := range said {
				cards := 0
				for _, c := range b.Cards() {
					if strings.Contains(c.text(), l.Text) {
						cards++
					}
				}
				if cards == 0 {
					t.Errorf("%s: no card of %s does what it says: %q", w.Tag, r.ID, l.Text)
				}
			}
		}
	}
}

// TestEffectNamesTheCardsThatHaveIt holds that a house rule on what cards count takes an effect to no other card.
func TestEffectNamesTheCardsThatHaveIt(t *testing.T) {
	for points, want := range map[engine.Value]string{engine.None: "Black king: look", "KR=10": "Black king: look", "K=0": "Black king: look"} {
		effects, _ := bookFor(table(t, "cambio", engine.House{engine.CardPoints: points}), en).Section("effects")
		if !strings.Contains(effects.Text(), want) {
			t.Errorf("%s: no %q in %q", points, want, effects.Text())
		}
	}
}
