package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/ui/widgets"
)

func TestPeopleAreListedByWhatTheyWon(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	w.round(9, 5)
	w.tap(w.app.table.sheet.again)
	w.round(9, 8)
	w.app.goHome()
	w.app.goPeople()
	r, err := w.store.Statistics(stats.Wish{})
	if err != nil {
		t.Fatal(err)
	}
	want(t, "the champion", r.People[0].Name, "Ben")
	want(t, "standing", standing(r.People[0]), "2 games, 100 % of them won; 6.5 a round")
	w.app.goPerson(r, 0)
	want(t, "the person is open", w.app.stack.Depth(), 3)
	w.press(fyne.KeyEscape)
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
}

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

func TestSomebodyIsRenamed(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	w.round(9, 5)
	w.app.goHome()
	w.app.goPeople()
	r, _ := w.store.Statistics(stats.Wish{})
	w.app.goPerson(r, 0)
	w.app.personMenu(r.People[0])
	if err := w.store.Rename(r.People[0].Person, "Benjamin"); err != nil {
		t.Fatal(err)
	}
	w.app.peopleAgain()
	want(t, "the list of people is open", w.app.stack.Depth(), 2)
	known, _ := w.app.known(r.People[0].Person)
	want(t, "name", known.Name, "Benjamin")
}
