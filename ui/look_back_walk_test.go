package ui

import (
	"testing"

	"tabby/engine"
)

func TestGamesAreFoundByName(t *testing.T) {
	w := walk(t)
	for _, names := range [][]string{{"Ann", "Ben"}, {"Cy", "Dee"}} {
		w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, names...)
		w.round(5, 6)
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
	w.tap(w.app.table.tale.trash)
	want(t, "at home", w.app.atHome(), true)
	want(t, "in the trash", len(w.store.trashed), 1)
	w.tap(w.app.toasts.Action())
	want(t, "back again", len(w.store.trashed), 0)
}
