package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestSearchLeadsToCardsQuestionsAndSections(t *testing.T) {
	for _, asked := range []string{"swap", "may I take a peek back", "who deals next"} {
		w := played(t)
		w.Type("h")
		w.Fill(w.Field("Ask a question"), asked)
		w.Leave()
		w.TapOn(w.tiles()[3]) // below the three power cards
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
	w.Tap("This table plays")
	w.Shows("Recall")
}

func TestRulesAreReadAloudInLargeText(t *testing.T) {
	w := played(t)
	w.Type("h")
	before := w.Find("Questions").(fyne.CanvasObject).Size().Height
	w.Tap("Larger or smaller")
	after := w.Find("Questions").(fyne.CanvasObject).Size().Height
	if after < 1.5*before {
		t.Errorf("a line of %v has %v in large text", before, after)
	}
	w.Tap("Larger or smaller")
	want(t, "height of a line", w.Find("Questions").(fyne.CanvasObject).Size().Height, before)
}

func TestRulesFollowTheTheme(t *testing.T) {
	w := playing3(t)
	w.Type("h")
	before := w.Find("Questions").(fyne.CanvasObject).Size().Height
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("200 %")
	w.Press(fyne.KeyEscape)
	if after := w.Find("Questions").(fyne.CanvasObject).Size().Height; after < 1.5*before {
		t.Errorf("a line of %v has %v in large text", before, after)
	}
}
