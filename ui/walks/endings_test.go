package walks_test

import (
	"testing"

	"tabby/internal/table/game"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
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

func TestTableChoosesWhichEndingCounts(t *testing.T) {
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
