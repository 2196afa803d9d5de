package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

func TestPowerCardIsExplainedInTwoTapsAndLeftWithOne(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("7")
	w.Taps = 0
	w.Tap("Rules")
	w.Tap("Swap")
	want(t, "taps", w.Taps, 2)
	w.Shows("Swap")
	w.ShowsNot("Write it down")
	w.Tap("Close the rules")
	want(t, "taps", w.Taps, 3)
	w.Shows("Write it down", "Ann 0 › 7 7")
}

func TestEscapeLeadsBackThroughTheRules(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Tap("Swap")
	w.ShowsNot("All cards")
	w.Press(fyne.KeyEscape)
	w.Shows("All cards")
	w.Press(fyne.KeyEscape)
	w.Shows("Enter round 1")
}

func TestRulesAreThoseOfTheGame(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.WrongCallPenalty: "10"}, "Ann", "Ben")
	w.Type("h")
	w.Tap("This table plays")
	w.Shows("10 points")
}

func TestSearchingTheRulesAnswersWhileTyping(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Fill(w.Field("Ask a question"), "what does swap do")
	w.Tap("Swap")
	w.ShowsNot("what does swap do")
	w.Press(fyne.KeyEscape)
	w.Shows("what does swap do")
}

func TestAnAnswerIsShortUntilItIsOpened(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Fill(w.Field("Ask a question"), "house rules")
	for _, tile := range w.tiles() {
		if high := tile.Size().Height; high > 120 {
			t.Errorf("an answer is %v pixels high", high)
		}
	}
	w.Tap("House rules")
	w.Shows("Usually", "Younger players")
}

func TestOneTapSaysWhereARuleComesFrom(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Tap("Questions")
	w.Tap("Who deals the next round?")
	w.ShowsNot("Rule sheet: Rat-a-Tat Cat, edition A.")
	w.Tap("Where does this come from?")
	w.Shows("The rule sheet states it.", "Rule sheet: Rat-a-Tat Cat, edition A.", "Rule sheet: Rat-a-Tat Cat, edition B.")
}
