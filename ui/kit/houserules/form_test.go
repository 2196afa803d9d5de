package houserules

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/ui/kit/widgets"
)

// showForm shows the form of a variant, and returns the house rules it edits.
func showForm(t *testing.T, variant string) (*frametest.Shell, engine.House) {
	t.Helper()
	house := engine.House{}
	x := frametest.New(t)
	var form *Form
	show := func() {
		form.Show(must.Get(engine.NewRuleset(variant, house)), 3)
	}
	form = NewForm(languages.English(), func(k engine.Key, v engine.Value) {
		house[k] = v
		show()
	})
	show()
	page := widgets.NewPage("Rules")
	page.SetBody(form.Ending, form.House)
	x.Frame.Open(page)
	return x, house
}

func TestEndingIsChosenWithItsNumber(t *testing.T) {
	x, house := showForm(t, "rat-a-tat-cat")
	x.Tap("Rounds")
	x.TapIn("Rounds", "More")
	x.Tap("Time")
	x.TapIn("Minutes", "More")
	expect.Same(t, "minutes go by five", house[engine.Minutes], engine.Number(35))
	expect.Same(t, "ending", house[engine.End], engine.EndTime)
	x.Tap("Points")
	x.ShowsNot("Minutes")
	x.Shows("The game ends at")
}

func TestRuleIsAWordOrANumber(t *testing.T) {
	x, house := showForm(t, "rat-a-tat-cat")
	const cost = "A wrong call costs"
	x.TapIn(cost, "Double points")
	expect.Same(t, "word", house[engine.WrongCallPenalty], engine.PenaltyDouble)
	x.TapIn(cost, "Points")
	x.TapIn(cost, "More")
	if n := house[engine.WrongCallPenalty]; n == engine.PenaltyDouble || n == "" {
		t.Errorf("the penalty is %q, want a number", n)
	}
	x.TapIn(cost, "Nothing")
	expect.Same(t, "word", house[engine.WrongCallPenalty], engine.None)
}

func TestRuleIsSwitchedOnAndOff(t *testing.T) {
	x, house := showForm(t, "rat-a-tat-cat")
	x.Tap("Younger players")
	expect.Same(t, "on", house[engine.Younger], engine.On)
	x.Tap("Younger players")
	expect.Same(t, "off", house[engine.Younger], engine.Off)
}

func TestOtherRulesAreInAnExpander(t *testing.T) {
	x, _ := showForm(t, "recall")
	before := x.Text()
	x.Tap("More house rules")
	if after := x.Text(); len(after) <= len(before) {
		t.Errorf("nothing more is shown: %s", after)
	}
}

func TestOnlyRulesThatMatterWithTheEndingAreOffered(t *testing.T) {
	x, _ := showForm(t, "rat-a-tat-cat")
	for _, tt := range []struct {
		ending, offered string
		not             []string
	}{
		{"Time", "Time is up in a round", []string{"All out at once", "Exactly the limit"}},
		{"Rounds", "Ties", []string{"All out at once", "Exactly the limit", "Time is up in a round"}},
		{"Last player still in", "All out at once", []string{"Time is up in a round"}},
		{"Points", "Exactly the limit", []string{"All out at once", "Time is up in a round"}},
	} {
		x.Tap(tt.ending)
		x.Tap("More house rules")
		x.Shows(tt.offered)
		x.ShowsNot(tt.not...)
	}
}
