package walks_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestSearchLeadsToCardsQuestionsAndSections(t *testing.T) {
	for _, asked := range []string{"swap", "may I take a peek back", "who deals next"} {
		w := played(t)
		w.Type("h")
		w.Fill(w.Field("Ask a question"), asked)
		w.Leave()
		w.TapOn(w.tiles()[0])
		w.ShowsNot("Ask a question")
		w.Press(fyne.KeyEscape)
		w.Shows("Rat-a-Tat Cat")
	}
}

func TestBookOfAnotherGameIsOpenedFromThisOne(t *testing.T) {
	w := played(t)
	w.Type("h")
	w.Tap("Recall")
	w.Shows("Another game", "Rat-a-Tat Cat")
	w.ShowsNot("At this table")
	w.Tap("House rules")
	w.Shows("Recall")
}

func TestNonsenseFindsNothingAndEscapeEndsTheSearch(t *testing.T) {
	w := walk(t)
	w.beginGame("recall", nil, "Ann", "Ben")
	w.Tap("Rules")
	w.Shows("At this table", "switches any", "looks at any")
	w.Fill(w.Field("Ask a question"), "xyzzy plugh")
	w.Shows("Nothing found.")
	w.ShowsNot("May only two people play?", "switches any")
	w.Press(fyne.KeyEscape)
	w.Shows("At this table", "switches any")
	w.Press(fyne.KeyEscape)
	w.ShowsNot("At this table")
}

// TestWhatAnotherGameAnswersIsAskedThere asks what Skyjo has no rule for, by words that its book has and by
// one that it lacks.
func TestWhatAnotherGameAnswersIsAskedThere(t *testing.T) {
	for asked, answer := range map[string]string{
		"can I look at my cards again": "Can I look at my cards during the round?",
		"peek ":                        "Peek",
	} {
		w := walk(t)
		w.beginGame("skyjo", nil, "Ann", "Ben")
		w.start(uitest.Desktop())
		w.Press(fyne.KeyEscape)
		w.Type("h")
		w.Type(asked)
		w.Shows("Is that about another game?", "All cards")
		w.Tap("Rat-a-Tat Cat")
		w.Shows(asked, answer)
		w.ShowsNot("Is that about another game?")
		w.Press(fyne.KeyEscape, fyne.KeyEscape)
		w.ShowsNot(answer)
	}
}

func TestBookWithoutCardsHasNoPageOfThem(t *testing.T) {
	w := walk(t)
	w.beginGame("any-game", nil, "Ann", "Ben")
	w.Tap("Rules")
	w.Shows("Questions")
	w.ShowsNot("All cards")
}

// sizes returns the sizes of text on the screen, in order, without that on drawings of cards.
func sizes(w *walker) []float32 {
	var all []float32
	for _, t := range uitest.All[*widgets.Text](w.Front(), nil) {
		for _, line := range uitest.All[*canvas.Text](t, nil) {
			all = append(all, line.TextSize)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func TestEveryTextOfTheRulesHasTheSizeThatIsChosen(t *testing.T) {
	for _, page := range []string{"", "Swap", "Questions", "Scoring", "House rules"} {
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

func TestSizeOfTextHoldsForEveryPageOfTheRules(t *testing.T) {
	w := played(t)
	w.Type("h")
	before := sizes(w)
	w.Tap("Swap")
	for range 3 {
		w.Tap("Text size")
	}
	w.Press(fyne.KeyEscape)
	want(t, "largest text of the page below", slices.Max(sizes(w)), 2*slices.Max(before))
}

func TestRulesFollowTheTheme(t *testing.T) {
	w := playing3(t)
	w.Type("h")
	before := w.Find("Questions").(fyne.CanvasObject).Size().Height
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("200%")
	w.Press(fyne.KeyEscape)
	if after := w.Find("Questions").(fyne.CanvasObject).Size().Height; after < 1.5*before {
		t.Errorf("a line of %v has %v in large text", before, after)
	}
}
