//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

func TestOnePersonSitsDownWithComputers(t *testing.T) {
	w := walk(t)
	w.Type("v")
	w.Shows("Deal for all of us")
	w.meets("Ann")
	w.Tap("Mittens")
	w.Tap("Whiskers")
	w.Tap("To the table")
	w.Pass(time.Second)
	w.Press(fyne.KeyReturn) // the main button deals
	w.Shows("draw pile")
	w.ShowsNot("Pass to")
	want(t, "chairs", string(w.store.drafts["chairs/"+w.id()]), `{"seats":[0,1,2],"levels":{"1":"steady","2":"steady"}}`)
}

func TestWhoPlaysIsChosenOnceForTheEvening(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "sharp"}, "Ann", "Ben")
	x.begin(nil, "Ben", "Ann") // another game
	x.Type("v")
	x.ShowsNot("Away? Tap")
	x.Shows("draw pile")
	want(t, "players of this level", len(uitest.All(x.Front(), func(v *widgets.Text) bool { return widgets.Label(v) == "Ben: sharp" })), 1)
	want(t, "chairs", string(x.store.drafts["chairs/"+x.id()]), `{"seats":[0,1],"levels":{"0":"sharp"}}`)
	x.begin(nil, "Ann", "Cy")
	x.Type("v")
	x.Shows("Away? Tap")
	x.Time = x.Time.Add(7 * time.Hour)
	x.begin(nil, "Ann", "Ben")
	x.Type("v")
	x.Shows("Away? Tap")
}

func TestSomebodyHandsOverDuringARound(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.Tap("Who is here")
	x.chair("Ann", "steady")
	x.Press(fyne.KeyEscape)
	x.Shows("draw pile")
	x.ShowsNot("Pass to")
	want(t, "who looks at the table", x.look().holder, x.seat("Ben"))
	x.play()
}

func TestMenuLeadsToTheVirtualDeckAndBack(t *testing.T) {
	w := playing3(t)
	w.more("Deal for all of us")
	w.Shows("Away? Tap")
	w.Press(fyne.KeyEscape)
	w.Shows("Enter round 2")
	w.ShowsNot("Away? Tap")
}

// level returns how well the cat of a player plays, or "" if a person does.
func (w *walker) level(name string) string {
	for _, l := range bot.Levels() {
		is := func(t *widgets.Tile) bool { return uitest.Read(widgets.Label(t)) == name+": "+l.String() }
		if len(uitest.All(w.Front(), is)) > 0 {
			return l.String()
		}
	}
	return ""
}

// chair has a person play here, or a cat of a level for them.
func (w *walker) chair(name, who string) {
	w.Helper()
	here := func() bool { return w.Reads(name + " plays here") }
	if here() != (who == "here") {
		w.Tap(name + ": ")
	}
	for who != "here" && w.level(name) != who {
		w.Tap(name + ": " + w.level(name))
	}
}
