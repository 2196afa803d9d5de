//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestRunningVirtualRoundComesFirst(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.Press(fyne.KeyEscape)
	x.Shows("Go on with round 1")
	before := x.round().Round
	x.Type("n12")
	x.ShowsNot("Write it down")
	x.more("Delete round")
	x.Tap("Keep it")
	want(t, "the round stands as it was", x.round().Round == before, true)
	x.Window.Resize(onItsSide())
	x.Shows("Go on with round 1")
	x.more("Delete round")
	x.Shows("no score is written down")
	x.Tap("Delete")
	x.Shows("Deal round 1", "Enter round 1")
	x.TapMessage("Undo")
	x.Shows("Go on with round 1")
	x.Pass(time.Second)
	x.Press(fyne.KeyReturn)
	x.Shows("Pass to")
	want(t, "the round stands as it was", x.round().Round == before, true)
}

func TestThrownAwayRoundIsNotBroughtBackOverAnother(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Window.Resize(uitest.Desktop()) // where the next round is entered beside the sheet
	x.Press(fyne.KeyEscape)
	x.more("Delete round")
	x.Tap("Delete")
	x.Type("95")
	x.Press(fyne.KeyReturn, fyne.KeyReturn) // and nobody called
	want(t, "message", x.Message(), "")
	x.Shows("Deal round 2")
}

func TestVirtualTableStandsStillBehindTheSettings(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Ben")
	x.untilTurn(1)
	before := x.round().Round
	x.Shortcut(ctrl(fyne.KeyComma))
	x.Shows("Settings")
	x.Pass(time.Minute)
	want(t, "the round stands as it was", x.round().Round == before, true)
	x.Press(fyne.KeyEscape)
	x.Pass(movePace)
	want(t, "the round stands as it was", x.round().Round == before, false)
}

func TestSecondOfTwoQuickTapsBeginsNoOtherGame(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.round(9, 5)
	w.Shows("Play again")
	w.Press(fyne.KeyReturn)
	want(t, "games", len(w.store.games), 1)
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn)
	want(t, "games", len(w.store.games), 2)
}

func TestFirstPageSaysThatCardsAreDealtAndKeepsTheirGame(t *testing.T) {
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
	x.Press(fyne.KeyEscape, fyne.KeyEscape)
	x.Tap("New game")
	x.Tap("Start")
	want(t, "games", len(x.store.games), 2)
	want(t, "games in the trash", len(x.store.trashed), 0)
}
