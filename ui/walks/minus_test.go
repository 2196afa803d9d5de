package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// TestAGameBelowZeroIsPlayedInTheWindow walks from the setup to the result with scores
// below zero.
func TestAGameBelowZeroIsPlayedInTheWindow(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Minus Four")
	w.Shows("2 to 5 players: the lowest cards are below zero, and there are no power cards")
	w.Tap("Start")
	want(t, "variant", w.sheet().Ruleset.Rules.ID, "minus-four")
	want(t, "rounds", w.sheet().Ruleset.Number(engine.Rounds), 6)

	w.Tap("Enter round 1")
	w.Tap("Minus")
	w.Shows("−")
	w.Tap("8") // is complete: no line counts −80
	w.Shows("−8", "now −8")
	w.digits("5")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-8, 5})
	w.Shows("−8")

	w.Tap("Enter round 2")
	w.Type("−1")
	w.Type("9+−2")
	w.Shows("7", "9−2 = 7, now 12")
	w.Tap("Enter")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-9, 12})

	w.Tap("Enter round 3")
	w.Tap("Cards")
	for _, code := range []string{"-2", "-2", "-1", "0", "9", "8", "-1", "0"} {
		w.TapOn(w.cardKey(code))
	}
	w.Shows("now −14")
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{-14, 28})
	w.Shows("−14", "−5")
}

func TestAMinusIsTypedOnEveryScreen(t *testing.T) {
	for _, tt := range []struct {
		size  fyne.Size
		scale float32
	}{
		{fyne.Size{Width: 390, Height: 844}, 1},
		{fyne.Size{Width: 320, Height: 480}, 1},
		{fyne.Size{Width: 320, Height: 480}, 2},
		{fyne.Size{Width: 844, Height: 390}, 1},
		{fyne.Size{Width: 1280, Height: 800}, 1},
	} {
		t.Run(fmt.Sprint(tt.size, tt.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(tt.scale)
			w.beginGame("minus-four", nil, "Ann", "Ben")
			w.start(tt.size)
			w.Type("n")
			for _, key := range []string{"Minus", "3", "9", "Back to the scores", "Plus", "Minus", "2", "Enter", "Nobody called"} {
				if key != "Back to the scores" || w.Offers(key) { // else the keys are there still
					w.Tap(key)
				}
			}
			want(t, "totals", w.totals(), []int{-3, 7})
		})
	}
}

func TestTotalsBelowZeroAreCarriedOver(t *testing.T) {
	w := walk(t)
	w.carriesOneBelowZero()
	w.Shows("−1")
	w.Tap("Start")
	want(t, "totals", w.totals(), []int{-1, 0})
}

func TestATotalBelowZeroDoesNotGoToAGameWithout(t *testing.T) {
	w := walk(t)
	w.carriesOneBelowZero()
	w.Tap("Game")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Start")
	want(t, "totals", w.totals(), []int{0, 0})
}

// carriesOneBelowZero sets up a game of Minus Four that goes on with a total of −1.
func (w *walker) carriesOneBelowZero() {
	w.Tap("New game")
	w.meets("Ann", "Ben")
	for _, label := range []string{"Rat-a-Tat Cat", "Minus Four", "Ann deals", "Totals from a paper sheet"} {
		w.Tap(label)
	}
	w.TapIn("Continue a game begun on paper.", "Less")
}
