package walks_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// keys types totals by keyboard; "n" is the key that finishes one to which a digit could be
// added.
func (w *walker) keys(typed string) {
	w.Helper()
	for _, k := range typed {
		if k == 'n' {
			w.Tap("Enter")
			continue
		}
		w.Type(string(k))
	}
}

func TestARoundOfCaboHasAKamikazeAndTheNextARightCall(t *testing.T) {
	w := begunGame(t, "cabo", nil, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.Shows("Tap the star for Kamikaze.")
	w.ShowsNot("Cards left") // which decide nothing
	w.keys("12n")
	w.Taps = 0
	w.TapIn("Ben", "Ben has Kamikaze")
	want(t, "taps to say so", w.Taps, 1)
	w.Shows("Everybody else scores 50.", "Kamikaze, now 0", "counts 50, now 50")
	w.ShowsNot("Who called?")
	w.TapIn("Ben", "Ben has Kamikaze")
	w.ShowsNot("Everybody else", "Kamikaze, 0")
	want(t, "can be written without a score", w.Offers("Write it down"), false)
	w.TapIn("Ben", "Ben has Kamikaze")
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{50, 0, 50})

	w.Tap("Enter round 2")
	w.keys("4n9n50")
	w.Shows("100 falls to 50", "Cy has 50. Was it Kamikaze?")
	w.ShowsNot("Please recount")
	w.TapIn("Ann", "Ann called")
	want(t, "totals", w.totals(), []int{50, 9, 50})
	want(t, "fell", w.sheet().Rounds[1].Cells[2].Fell, 50)
}

func TestKamikazeIsFoundByItsCards(t *testing.T) {
	w := begunGame(t, "cabo", nil, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.Tap("Cards")
	for _, code := range []string{"13", "12", "13", "12"} {
		w.ShowsNot("Kamikaze, 0")
		w.TapOn(w.cardKey(code))
	}
	w.Shows("Kamikaze, now 0", "Everybody else scores 50.")
	w.Tap("Take back")
	w.ShowsNot("Everybody else scores")
	w.TapOn(w.cardKey("12"))
	w.Tap("Write it down")
	want(t, "totals", w.totals(), []int{0, 50})
}

func TestARoundOfSkyjoNeedsItsFinisherWhoMayDouble(t *testing.T) {
	w := begunGame(t, "skyjo", nil, "Ann", "Ben", "Cy", "Dee", "Eve", "Fay")
	w.Tap("The last turns")
	w.Shows("Who ended the round?")
	w.Tap("Dee")
	w.Shows("ended the round")
	w.Tap("Another player ended the round")
	w.Tap("Back to the sheet")
	w.Tap("Enter round 1")
	w.Shows("Tap the hand beside the player who ended the round.")
	w.ShowsNot("Kamikaze")
	w.keys("221831−240")
	w.ShowsNot("Who ended the round?")
	w.keys("25")
	w.Shows("Who ended the round?")
	w.ShowsNot("Nobody called")
	want(t, "can be written without", w.Offers("Write it down"), false)
	w.Press(fyne.KeyReturn)
	want(t, "the focus names no one", w.Focused(), "Back to the scores")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.TapIn("Ann", "Ann ended the round")
	want(t, "totals", w.totals(), []int{44, 18, 31, -2, 40, 25})

	w.TapCell("1", "Ann")
	w.TapIn("Ann", "Ann ended the round")
	w.Shows("Who ended the round?")
	want(t, "can be corrected to nobody", w.Offers("Correct it"), false)
	w.TapIn("Dee", "Dee ended the round")
	w.Tap("Correct it")
	want(t, "totals", w.totals(), []int{22, 18, 31, -2, 40, 25})
}

func TestWhoEndedTheRoundIsAnsweredByKeysAndNotByASecondEnter(t *testing.T) {
	w := begunGame(t, "skyjo", nil, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.keys("2225")
	w.Press(fyne.KeyReturn, fyne.KeyReturn)
	want(t, "rounds after Enter twice", len(w.sheet().Rounds), 0)
	w.Press(fyne.KeyReturn)
	w.Window.Canvas().FocusPrevious()
	want(t, "the face before", w.Focused(), "Ben ended the round")
	w.Press(fyne.KeyReturn)
	want(t, "rounds", len(w.sheet().Rounds), 1)
	want(t, "who ended it", w.sheet().Rounds[0].Caller, scoring.Player(1))
	want(t, "the focus then", w.Focused(), "")
}

func TestCardsThatLieInColumnsAreTappedInColumns(t *testing.T) {
	w := begunGame(t, "skyjo", nil, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.Tap("Cards")
	w.Shows("Three rows of four: tap the cards column by column", "A column of matching cards counts zero")
	for _, code := range []string{"1", "2", "3", "7", "7", "7", "12", "-2", "0"} {
		w.TapOn(w.cardKey(code))
	}
	w.Shows("now 16")
	w.Tap("Next player")
	hand := w.draftHand(0)
	want(t, "row by row", hand, []string{"1", "7", "12", "2", "7", "-2", "3", "7", "0"})
}

// draftHand writes the round with a 5 for the other player, and returns the cards of a player.
func (w *walker) draftHand(p scoring.Player) []string {
	w.Helper()
	w.Tap("Numbers")
	w.keys("5n")
	w.TapIn("Ann", "Ann ended the round")
	return w.sheet().Rounds[0].Cells[p].Score.Hand
}

func TestARoundThatCountsOneSaysSo(t *testing.T) {
	w := begunGame(t, "cactus", nil, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.keys("4n")
	w.ShowsNot("now 4")
	w.keys("9n")
	w.Shows("counts 1, now 1", "counts 0, now 0")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{1, 0})
}

func TestIfNobodyCallsNobodyIsAsked(t *testing.T) {
	w := begunGame(t, "golf-6", nil, "Ann", "Ben")
	w.Type("k")
	w.ShowsNot("Call", "called", "last turns")
	w.Tap("Enter round 1")
	w.ShowsNot("called", "ended the round")
	w.keys("12")
	w.Type("k")
	w.keys("9")
	w.ShowsNot("called", "ended the round")
	w.Tap("Write it down")
	want(t, "caller", w.sheet().Rounds[0].Caller, scoring.Nobody)
}

func TestTenPlayersAreTypedOverAKeypadThatKeepsItsPlace(t *testing.T) {
	names := []string{"Ann", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Maximiliana Katharina von Hohenzollern"}
	for _, size := range assault.Few(1, []fyne.Size{{Width: 320, Height: 568}, {Width: 390, Height: 844}}) {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			w := begunGame(t, "dutch", nil, names...)
			w.start(size)
			w.Tap("Enter round 1")
			before := w.pad()
			for i := range names {
				w.activeRowIsInSight(before)
				w.keys(fmt.Sprint(20+i) + "n")
				want(t, "keypad", w.pad(), before)
			}
			w.TapIn("Ben", "Ben called")
			want(t, "totals", w.totals(), slices.Concat([]int{20, 31}, []int{22, 23, 24, 25, 26, 27, 28, 29}))
		})
	}
}

func TestCardsToTapAndTheButtonThatWritesAreInSight(t *testing.T) {
	for _, at := range []struct {
		size  fyne.Size
		scale float32
		cards []string // that are in sight without scrolling
	}{
		{fyne.Size{Width: 844, Height: 390}, 1, []string{"-2", "-1", "0", "7", "11"}},
		{fyne.Size{Width: 390, Height: 844}, 1, []string{"-2", "-1", "0", "7", "12"}},
		{fyne.Size{Width: 390, Height: 844}, 2, []string{"-2", "-1", "0"}},
		{fyne.Size{Width: 667, Height: 375}, 1, []string{"-2", "-1", "0"}},
	} {
		t.Run(fmt.Sprint(at.size, at.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(at.scale)
			w.beginGame("skyjo", nil, "Ann", "Ben", "Cy", "Dee")
			w.start(at.size)
			w.Tap("Enter round 1")
			w.Type("c")
			window := box{0, 0, at.size.Width, at.size.Height}
			for _, code := range at.cards {
				w.inSight(w.cardKey(code).(fyne.CanvasObject), window)
			}
			w.inSight(w.Find("Next player").(fyne.CanvasObject), window)
			w.inSight(w.Find("Write it down").(fyne.CanvasObject), window)
			w.inSight(uitest.All(w.Front(), func(t *widgets.Tile) bool { return t.Selected() })[0], window)
		})
	}
}

// inSight fails unless an object is in the window, and in what scrolls around it.
func (w *walker) inSight(o fyne.CanvasObject, window box) {
	w.Helper()
	if !seen(o, w.Front(), window) {
		w.Errorf("%q is out of sight, at %v", uitest.Label(o), boxOf(o))
	}
}
