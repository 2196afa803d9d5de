package walks_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestPowerCardIsExplainedInTwoTapsAndLeftWithOne(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
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

func TestRulesAreThoseOfTheGameAndLeadToItsHouseRules(t *testing.T) {
	w := begun(t, engine.House{engine.WrongCallPenalty: "10"}, "Ann", "Ben")
	w.Type("h")
	w.Tap("At this table")
	w.Shows("10 points")
	w.Tap("Change them")
	w.Shows("Changes apply to the whole game")
}

func TestSearchingTheRulesAnswersWhileTyping(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben")
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
	w := begun(t, to100, "Ann", "Ben")
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

// standsOn returns what screen readers are on.
func (w *walker) standsOn() string {
	for _, s := range widgets.Nodes(w.Window.Canvas()) {
		if s.Focused {
			return s.Label
		}
	}
	return ""
}

func TestQuestionIsTypedWithoutATapOnItsField(t *testing.T) {
	for _, tt := range []struct {
		from func(testing.TB) *walker
		size fyne.Size
		back string
	}{
		{played, uitest.Phone(), "Play again"},
		{played, uitest.Desktop(), "Play again"},
		{playing3, uitest.Phone(), "Enter round 2"},
	} {
		w := tt.from(t)
		w.Window.Resize(tt.size)
		w.Type("h")
		w.Tap("All cards")
		w.Type("look at 2 cards") // L, K and digits are keys elsewhere
		w.Shows("look at 2 cards", "Before the first turn everybody looks")
		w.Press(fyne.KeyEscape, fyne.KeyEscape)
		w.Shows(tt.back)
	}
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
	w := begunGame(t, "recall", nil, "Ann", "Ben")
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

func TestBookOfAGameWithoutCardsHasNoPageOfCards(t *testing.T) {
	w := begunGame(t, "any-game", nil, "Ann", "Ben")
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

func TestTheRuleOfTheCallSaysHowOftenCallsAreRight(t *testing.T) {
	w := begun(t, engine.House{engine.MinKnockTurns: "2"}, "Ann", "Ben")
	w.Type("h")
	w.Tap("The end of a round")
	w.Tap("How often is a call right?")
	w.gone("Playing thousands of rounds")
	w.Shows("4 players", "How often a call is right with 4 players and a hand of 8: about 6 times in 10.", "Steady computer players")
	four := w.Text()
	w.Tap("2 players")
	w.gone("Playing thousands of rounds")
	w.Shows("How often a call is right with 2 players and a hand of 10: about ")
	w.Tap("4 players")
	w.ShowsNot("Playing thousands of rounds") // it is kept
	want(t, "what stood there before", w.Text(), four)
	w.Press(fyne.KeyEscape)
	w.Shows("Calling")
}

func TestAGameThatCannotBeDealtShowsNoOdds(t *testing.T) {
	w := begunGame(t, "skyjo", nil, "Ann", "Ben")
	w.Type("h")
	w.Tap("Who ends the round")
	w.ShowsNot("How often is a call right?")
}
