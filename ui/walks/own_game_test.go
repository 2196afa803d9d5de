package walks_test

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// ownForm is a walk to the form of a custom game, with nothing answered.
func ownForm(t testing.TB) *walker {
	w := settingUp(t)
	w.Tap("Rat-a-Tat Cat")
	w.Tap("A game of your own")
	return w
}

func TestACustomGameIsMadePlayedAndGivenAway(t *testing.T) {
	w := ownForm(t)
	w.Shows("Give the game a name.", "At this table the game ends when you stop.")
	want(t, "can be kept without a name", w.Offers("Save this game"), false)
	w.Type("Ours")
	w.ShowsNot("Give the game a name.")
	w.Tap("Points")
	w.Shows("At this table the game ends when a player reaches the limit.", "The limit is 100 points.")
	w.ShowsNot("Two to eight people can play.")
	w.Tap("More questions")
	w.Shows("Two to eight people can play.")
	w.ShowsNot("At most", "A player always does")
	w.Tap("Does a player call or end the round?")
	w.Tap("A player always does")
	w.Fill(w.Field("What is called out?"), "Cabo")
	w.TapIn("A right call scores", "Zero")
	w.Shows("If you ended the round and won it, you score zero.")
	w.TapIn("A wrong call costs", "Points")
	w.Tap("Save this game")
	want(t, "message", w.Message(), "The game is saved here. Choose who plays.")
	w.Shows("Ours", "Ends at 100")
	w.meets("Ann", "Ben")
	w.Tap("Start")
	w.callsTwice("Ann", "Ben")

	link := w.ownLink("Ours")
	imports := walk(t)
	imports.settings()
	imports.Tap("Import")
	imports.Fill(imports.Field("File, or the link of a game"), link)
	imports.Press(fyne.KeyReturn)
	imports.Shows("Ours", "If you ended the round and won it, you score zero.")
	imports.Tap("Save this game")
	imports.Shows("Who plays")

	other := ownForm(t)
	other.Tap("More questions")
	other.Tap("Add a friend’s game")
	other.Field("The link").SetText(link)
	other.Tap("Look at it")
	other.Shows("Ours", "A game for 2 to 8. The lowest total wins. Ends at 100.", "If you ended the round and won it, you score zero.")
	other.Tap("Save this game")
	other.meets("Cy", "Dee")
	other.Tap("Start")
	other.callsTwice("Cy", "Dee")
	want(t, "the same game", other.game().Sheet(other.Now()).Ruleset.Rules.ID, w.sheet().Ruleset.Rules.ID)
}

// callsTwice writes down that a call was right, and then that one was wrong.
func (w *walker) callsTwice(one, other string) {
	w.Helper()
	for i, caller := range []string{other, one} {
		w.Tap("Enter round " + strconv.Itoa(i+1))
		w.keys("12n5n")
		w.TapIn(caller, caller+" ended the round")
		want(w, "totals", w.totals(), [][]int{{12, 0}, {25, 5}}[i])
	}
}

// ownLink returns the link of a game that is kept here.
func (w *walker) ownLink(name string) string {
	w.Helper()
	w.another()
	w.Tap(name)
	w.Tap("What to do with " + name)
	w.Tap("Give it to another device")
	w.Shows("Scan this with the other device’s camera.")
	want(w, "codes", codes(w.User), 1)
	w.Tap("Copy the link")
	link := w.App.Clipboard().Content()
	if !strings.HasPrefix(link, "http://192.168.1.20:8229/#own=") {
		w.Errorf("%q is on the clipboard", link)
	}
	return link
}

func TestAFormAsksOnlyWhatMeansSomething(t *testing.T) {
	w := ownForm(t)
	w.Tap("More questions")
	w.ShowsNot("A special hand")
	w.Tap("Other house rules")
	w.ShowsNot("Totals that fall", "Exactly the limit")
	w.Tap("Points")
	w.Shows("Totals that fall", "Exactly the limit")
	w.ShowsNot("puts you out")
	w.Tap("Does a player call or end the round?")
	w.Tap("A player may")
	w.Shows("A special hand")
}

func TestASentenceOfSeveralHouseRulesIsSaidOnce(t *testing.T) {
	w := ownForm(t)
	w.Tap("Until we stop")
	want(t, "how often it is said", w.Count("the game ends when you stop"), 1)
}

func TestTheRulesOfSomebodyElsesGameAreKeptFromItsSheet(t *testing.T) {
	w := walk(t)
	w.newGameOf(scoring.Start{Game: &engine.CustomGame{Name: "Zoo", Players: engine.Pair{2, 4}}}, "Ann", "Ben")
	w.resume(uitest.Phone())
	const add = "Add to your own games"
	w.more(add)
	want(t, "message", w.Message(), "Zoo is now among your own games.")
	w.Tap("More")
	want(t, "is offered again", w.Offers(add), false)
	w.Tap("Close")
	w.TapMessage("Undo")
	w.more(add)
	w.another()
	w.Tap("Zoo")
	w.Tap("What to do with Zoo")
	w.Shows("Give it to another device")

	w.begin(to100, "Ann", "Ben")
	w.Tap("More")
	want(t, "is offered of a game that all know", w.Offers(add), false)
}

// number types a number into the stepper of that label.
func (w *walker) number(label, text string) {
	w.Helper()
	all := uitest.All(w.Front(), func(s *widgets.Stepper) bool { return strings.HasPrefix(uitest.Text(s), label) })
	if len(all) == 0 {
		w.Fatalf("no number is called %q", label)
	}
	w.Window.Canvas().Focus(all[0].Entry())
	w.Press(fyne.KeyEnd, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace)
	w.Type(text)
	w.Leave()
}
