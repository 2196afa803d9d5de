package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

func TestTheRulesLieOverTheRoundOnAPhoneAndBesideItOnADesktop(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.keys("r")
	want(t, "the round is seen", x.table.screen.table.Visible(), false)
	before := x.table.deal.State().Round
	x.keys("d")
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
	x.window.Resize(fyne.NewSize(1280, 800))
	want(t, "the round is seen beside the rules", x.table.screen.table.Visible() && x.table.screen.shelf.Visible(), true)
	x.keys("d")
	want(t, "the round went on", x.table.deal.State().Round == before, false)
	x.press(fyne.KeyEscape)
	want(t, "the rules are seen", x.table.screen.shelf.Visible(), false)
	want(t, "the round is in front", x.table.inFront(), true)
	x.press(fyne.KeyEscape)
	want(t, "the round is in front", x.app.dealing != nil, false)
}
