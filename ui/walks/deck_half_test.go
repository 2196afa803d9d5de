//go:build !nodeck

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

func TestFirstPageSaysThatCardsAreDealtAndGoesOnThere(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	before := x.round().Round
	x.Press(fyne.KeyEscape)
	x.Shows("The cards are dealt.")
	x.Press(fyne.KeyEscape)
	x.Shows("Round 1 of 99 · cards are dealt")
	x.Tap("Delete")
	x.Shows("Delete this game", "The cards are dealt.")
	x.Tap("Keep it")
	x.Tap("Go on")
	x.Shows("Pass to")
	want(t, "the round stands as it was", x.round().Round == before, true)
}

func TestGameWithCardsOnTheTableIsNotReplaced(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Press(fyne.KeyEscape)
	x.Press(fyne.KeyEscape)
	x.Tap("New game")
	x.Tap("Start")
	want(t, "games", len(x.store.games), 2)
	want(t, "games in the trash", len(x.store.trashed), 0)
}

func TestRunningRoundIsThrownAwayOnAPhoneOnItsSide(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Press(fyne.KeyEscape)
	x.Window.Resize(onItsSide())
	x.Shows("Go on with round 1")
	x.more("Delete round")
	x.Shows("no score is written down")
}
