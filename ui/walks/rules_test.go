package walks_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
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
	w.Shows("Write it down", "Ann now 7 7")
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
	w.Tap("At this table")
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
	w.Fill(w.Field("what does swap do"), "house rules")
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
	w.Shows("The rule sheet says so.", "Rule sheet: Rat-a-Tat Cat, edition A.", "Rule sheet: Rat-a-Tat Cat, edition B.")
}

func TestARuleIsReadByKeysToItsLastLine(t *testing.T) {
	w := walk(t)
	w.heard = true
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Tap("Swap")
	page, read := widgets.PageIn(w.app.Front().Content()), []string(nil)
	for page.Read(1) {
		read = append(read, w.standsOn())
	}
	all := strings.Join(read, " | ")
	for _, line := range []string{"A Swap lets you swap a card", "Show everybody the Swap", "Choose a card in your own line"} {
		want(t, "how often it is read: "+line, strings.Count(all, line), 1)
	}
	w.Press(fyne.KeyUp)
	want(t, "a line before", w.standsOn(), read[len(read)-2])
	w.Press(fyne.KeyDown)
	want(t, "the last line", w.standsOn(), read[len(read)-1])
}

// standsOn returns what those who listen stand on.
func (w *walker) standsOn() string {
	for _, s := range widgets.Spots(w.Window.Canvas()) {
		if s.Focused {
			return s.Label
		}
	}
	return ""
}

func TestQuestionIsTypedWithoutATapOnItsField(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desktop()} {
		w := played(t)
		w.Window.Resize(size)
		w.Type("h")
		w.Tap("All cards")
		w.Type("look at 2 cards") // L, K and digits are keys elsewhere
		w.Shows("look at 2 cards", "Before the first turn everybody looks")
	}
}

func TestQuestionIsTypedInRulesThatCoverTheSheet(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Type("h")
	w.Type("7 cards")
	w.Shows("7 cards", "It counts 7 points.")
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Shows("Enter round 1")
}

func TestAnswerBesideTheContentsIsMarked(t *testing.T) {
	w := played(t)
	w.start(uitest.Desktop())
	w.Press(fyne.KeyEscape)
	w.Type("h")
	w.Type("swap")
	answers := w.tiles()
	for _, i := range []int{1, 0} {
		w.TapOn(answers[i])
		want(t, "it is marked, and no other", answers[i].Selected() && !answers[1-i].Selected(), true)
	}
}

func TestEnterOpensTheFirstAnswer(t *testing.T) {
	w := played(t)
	w.Type("h")
	w.Type("swap")
	w.Press(fyne.KeyReturn)
	w.ShowsNot("Ask a question")
	w.Shows("Where does this come from?")
}
