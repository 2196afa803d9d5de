package rulesref

import (
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
)

// TestQuestionsAboutPointsAreAnsweredFirst asks what a family asks about points, in each language.
func TestQuestionsAboutPointsAreAnsweredFirst(t *testing.T) {
	count := 0
	for _, w := range wordstest.Languages() {
		for _, a := range questions(t, folderOf(w.Tag)+"outcomes.txt") {
			count++
			variant, agreed, _ := strings.Cut(a.variant, " ")
			house := engine.House{}
			for rule := range strings.SplitSeq(agreed, ",") {
				if key, value, is := strings.Cut(rule, "="); is {
					house[engine.Key(key)] = engine.Value(value)
				}
			}
			first := For(table(t, variant, house), w).Search(a.says)[0]
			if !slices.Contains(a.answers, first.ID) || !strings.HasPrefix(first.Text, a.begins) {
				t.Errorf("%s: %s: %q finds %s: %q, want %v: %q", w.Tag, a.variant, a.says, first.ID, first.Text, a.answers, a.begins)
			}
		}
	}
	if count < 60 {
		t.Errorf("only %d questions were asked", count)
	}
}
