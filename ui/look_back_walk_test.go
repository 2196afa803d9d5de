package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
)

func TestGamesAreFoundByName(t *testing.T) {
	w := walk(t)
	for _, names := range [][]string{{"Ann", "Ben"}, {"Cy", "Dee"}} {
		w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, names...)
		w.round(5, 6)
	}
	found, err := w.store.Find("Dee", "", 9)
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	w.app.goHome()
	w.app.goGames()
	want(t, "the list is open", w.app.stack.Depth(), 2)
}

func TestAGameIsLookedBackAtAndThrownAway(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben")
	w.round(9, 5)
	w.round(4, 7)
	w.app.table.story()
	want(t, "the story is open", w.app.stack.Depth(), 3)
	trash := w.app.table.keeping().(*fyne.Container).Objects[3].(*widgets.Button)
	w.tap(trash)
	want(t, "at home", w.app.atHome(), true)
	want(t, "in the trash", len(w.store.trashed), 1)
	w.tap(w.app.toasts.Action())
	want(t, "back again", len(w.store.trashed), 0)
}
