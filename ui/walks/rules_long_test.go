//go:build long

package walks_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
)

// TestQuestionForAnotherGameLeadsThere asks a game what it has no rule for, by words that its book has and
// by one that is missing there.
func TestQuestionForAnotherGameLeadsThere(t *testing.T) {
	for asked, answer := range map[string]string{
		"can I look at my cards again": "Can I look at my cards during the round?",
		"peek ":                        "Peek",
	} {
		w := begunGame(t, "any-game", nil, "Ann", "Ben")
		w.start(uitest.Desktop())
		w.Press(fyne.KeyEscape)
		w.Type("h")
		w.Type(asked)
		w.Shows("Is that about another game?")
		w.Tap("Rat-a-Tat Cat")
		w.Shows(asked, answer)
		w.ShowsNot("Is that about another game?")
		w.Press(fyne.KeyEscape, fyne.KeyEscape)
		w.ShowsNot(answer)
	}
}

func TestEveryTextOfTheRulesHasTheSizeThatIsChosen(t *testing.T) {
	for _, page := range []string{"Swap", "Questions", "", "Scoring", "House rules"} {
		w := played(t)
		w.Type("h")
		if page != "" {
			w.Tap(page)
		}
		before := sizes(w)
		for _, scale := range []float32{1.25, 1.5, 2, 1} {
			w.Tap("Text size")
			w.Pass(time.Minute) // and the message is gone
			larger := slices.Clone(before)
			for i := range larger {
				larger[i] *= scale
			}
			want(t, page, fmt.Sprint(sizes(w)), fmt.Sprint(larger))
		}
	}
}
