//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/scoring"
	"tabby/ui/frame"
)

func TestNothingIsWrittenOnAnEndingThatDoesNotCount(t *testing.T) {
	d, id := parted(t)
	d.app.Go(frame.SheetRoom.Route(id))
	d.Shows("Enter round 3")
	sums := must.Get(d.store.Endings(id))
	if _, err := d.store.Do(history.ChooseEnding{Game: id, Sum: sums[1].Sum}); err != nil {
		t.Fatal(err)
	}
	d.round("66")
	want(t, "message", d.Message(), "This game was changed somewhere else, so your last step wasn’t saved. Here is how it stands now.")
	d.Shows("Enter round 4")
	want(t, "total", d.total(id), 21)
	d.round("88")
	want(t, "total", d.total(id), 29)
}

func TestGameWithAnotherChosenEndingIsNotTheSame(t *testing.T) {
	d, id := parted(t)
	d.app.Go(frame.SheetRoom.Route(id))
	d.round("77") // now both endings have as many entries
	open := func() *game.Game {
		return must.Get(game.Open(d.store, id, d.Now))
	}
	before := open()
	all, err := d.store.Endings(id)
	if err == nil {
		_, err = d.store.Do(history.ChooseEnding{Game: id, Sum: all[1].Sum})
	}
	must.Do(t, err)
	want(t, "entries", open().Batches(), before.Batches())
	want(t, "the same on another ending", open().Same(before), false)
	want(t, "the same on the same ending", open().Same(open()), true)
}

func TestEndingOfAGameThatIsOverIsChosenWhereItIsLookedBackAt(t *testing.T) {
	d, id := parted(t)
	g := must.Get(game.Open(d.store, id, d.Now))
	must.Do(t, g.Do(scoring.EndGame{At: d.Now()}))
	d.app.Go(frame.GameRoom.Route(id))
	d.Shows("Ann 11 and Ben 13. 2 rounds. Ann wins.")
	d.Tap("Use this ending")
	d.Shows("Enter round 4")
	d.TapMessage("Undo")
	d.Shows("The sheet")
	d.Press(fyne.KeyEscape)
	want(t, "total", d.total(id), 11)
}
