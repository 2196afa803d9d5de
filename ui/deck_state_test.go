package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

func TestTheSheetSaysWhatTheVirtualDeckHasAPartIn(t *testing.T) {
	for _, tt := range []struct {
		deck        deckState
		next, other string
	}{
		{deckUnused, "Enter round 2", "Knock"},
		{deckPlayed, "Go on with round 2", "Throw it away"},
		{deckUsed, "Deal round 2", "Enter round 2"},
		{deckOut, "Enter round 2", "The cards"},
	} {
		v := sheetView{Next: "Enter round 2", Knock: "Knock"}.with(tt.deck)
		want(t, "main button", v.Next, tt.next)
		want(t, "beside it", v.Knock, tt.other)
	}
	want(t, "where the game is over", sheetView{}.with(deckUsed).Next, "")
}

func TestARoundThatRunsWithTheVirtualDeckComesFirst(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.press(fyne.KeyEscape)
	x.mustRead("Go on with round 1", "Throw it away")
	x.keys("n12")
	want(t, "nothing is typed over it", x.app.table.half.Pane, noPane)
	before := x.app.table.deck
	x.tapOn("Throw it away")
	x.tapOn("Keep it")
	want(t, "the round stays", x.app.table.deck, before)
	x.tapOn("Throw it away")
	x.mustRead("no score is written down")
	x.tap(first(x.walker, func(b *widgets.Button) bool { return b.Text() == "Throw it away" }))
	x.mustRead("Deal round 1", "Enter round 1")
	x.tap(x.app.toasts.Action())
	want(t, "the round is back", x.app.table.deck, before)
	x.pass(time.Second)
	x.press(fyne.KeyReturn)
	if x.app.dealing == nil {
		t.Fatal("the round does not go on")
	}
}

func TestAfterARoundWithTheVirtualDeckTheNextIsDealtWithOneTap(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.play()
	x.table.write()
	x.tapOn("Deal round 2")
	x.mustRead("The virtual deck")
	x.press(fyne.KeyEscape)
	x.tapOn("Enter round 2")
	want(t, "scores are entered", x.app.table.half.Pane, entryPane)
}

func TestCardsThatArePutAwayComeBack(t *testing.T) {
	w, x := handedOut(t, "Ann", "Ben")
	w.tapOn("Put the cards away")
	want(t, "kept", w.store.Draft(draftHands+w.app.table.game.id()), []byte(nil))
	w.tap(w.app.toasts.Action())
	want(t, "the cards", opened(t, w).cards.Order, x.cards.Order)
	w.mustRead("The cards")
}

func TestTheVirtualTableStandsStillBehindTheSettings(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", map[scoring.Player]string{1: "steady"}, "Ann", "Ben")
	x.untilTurn(1)
	before := x.table.deal.State().Round
	x.app.goSettings()
	x.pass(time.Minute)
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
	x.press(fyne.KeyEscape)
	x.pass(movePace)
	want(t, "the computer plays on", x.table.deal.State().Round != before, true)
}

func TestTheSecondOfTwoQuickTapsBeginsNoOtherGame(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	w.round(9, 5)
	want(t, "the game is over", w.app.table.game.sheet().Over, true)
	want(t, "the shield is up", w.app.shield.Raised(), true)
	w.press(fyne.KeyReturn)
	want(t, "games", len(w.store.games), 1)
	w.pass(time.Second)
	w.press(fyne.KeyReturn)
	want(t, "games", len(w.store.games), 2)
}

func TestAGameAgainstComputersIsDealtAgain(t *testing.T) {
	w := walk(t)
	w.begin(nil, "Ann", computerNames[0])
	w.mustRead("Deal round 1")
}
