package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
)

// parted returns two devices that have met after they went on with a game apart: with 6 and 7
// points here, with 16 and 17 there.
func parted(t *testing.T) (here *device, id string) {
	t.Helper()
	here, there := newDevice(t), newDevice(t)
	id = here.begin()
	here.round("56")
	there.open(here.handOver())
	here.Tap("Take it back")
	here.round("67")
	there.round("78")
	there.round("99")
	link := there.handOver()
	here.open(link)
	return here, id
}

// total returns the total of the first player.
func (d *device) total(id string) int {
	d.Helper()
	return must.Get(game.Open(d.store, id, d.Now)).Sheet().Totals[0]
}

func TestTableChoosesByWhichEndingAGameGoes(t *testing.T) {
	d, id := parted(t)
	want(t, "total", d.total(id), 11)
	d.app.Go(frame.GamesRoom.Route(""))
	d.Shows("2 rounds so far. 2 endings.")
	d.app.Go(frame.SheetRoom.Route(id))
	d.Tap("More")
	d.Tap("Looking back")
	d.Shows("This game has two endings", "Ann 11 and Ben 13. 2 rounds so far.", "Ann 21 and Ben 23. 3 rounds so far.", "Different after round 1. Last changed on", "This ending counts.")
	d.Tap("Use this ending")
	d.Shows("Enter round 4")
	want(t, "total", d.total(id), 21)
	d.TapMessage("Undo")
	d.Shows("Enter round 3")
	want(t, "total", d.total(id), 11)
	d.Window.Resize(uitest.Desktop())
	d.Tap("More")
	d.Tap("Looking back")
	d.Tap("Use this ending")
	d.round("88")
	want(t, "total", d.total(id), 29)
}

func TestStepOnAnEndingThatTheGameDoesNotGoByIsNotWritten(t *testing.T) {
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
