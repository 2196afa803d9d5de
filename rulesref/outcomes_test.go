package rulesref

import (
	"testing"

	"tabby/internal/testing/wordstest"
)

// TestQuestionsAboutPointsAreAnsweredFirst asks what a family asks about points, in each language.
func TestQuestionsAboutPointsAreAnsweredFirst(t *testing.T) {
	for _, w := range wordstest.Languages() {
		answeredFirst(t, w, "outcomes.txt", 40)
	}
}
