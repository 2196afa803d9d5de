package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/chart"
	"tabby/ui/widgets"
)

// played is a walk on which Ann, Ben and Cy have finished a game; Ben won.
func played(t *testing.T) *walker {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben", "Cy")
	w.round(9, 5, 12)
	w.round(9, 8, 30)
	w.app.goHome()
	return w
}

func TestPeopleAreListedByWhatTheyWon(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.mustRead("1 game, 2 rounds.", "Ben 1 game, 100 % of them won; 6.5 a round 1 win", "Ann 1 game, 0 % of them won")
	w.tapOn("Ben")
	w.mustRead("Average round 6.5", "Rounds by points", "Head to head", "Cy 1 ahead, 0 behind, 0 level")
	w.tapOn("Cy")
	w.mustRead("Ben and Cy", "1 game together. Ben leads")
	for range 3 {
		w.press(fyne.KeyEscape)
	}
	want(t, "at home", w.app.atHome(), true)
}

func TestEverybodyIsSetAgainstEverybody(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.tapOn("Head to head, everybody")
	w.mustRead("Per cent of games in which the row is ahead of the column.", "Ben Ann Cy 100 100")
	r, err := w.store.Statistics(outlook{}.wish(w.now))
	if err != nil {
		t.Fatal(err)
	}
	grid := w.app.duelsGrid(viewDuelsOf(r, w.app.people), outlook{}, rowNameMost)
	grid.OnTapped(0, 2)
	w.mustRead("Ben and Ann")
	w.press(fyne.KeyEscape)
	grid.OnTapped(1, 2)
	w.mustRead("Average place")
}

func TestWhatIsCountedCanBeChosen(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.tapOn("All games")
	w.tapOn("Recall")
	w.mustRead("Recall", "No such game has been finished yet.", "In none of these games", "Ann")
	w.tapOn("All time")
	w.tapOn("From … to …")
	w.tapOn("Count these")
	w.mustRead("All time")
	w.tapOn("Recall")
	w.tapOn("All games")
	w.mustRead("1 game, 2 rounds.")
}

func TestADayThatIsNoneIsAskedAgain(t *testing.T) {
	walk(t)
	f := dayField("From", "")
	for text, want := range map[string]struct {
		day string
		ok  bool
	}{
		"": {"", true}, " 2026-01-31 ": {"2026-01-31", true}, "2026-02-30": {"", false}, "yesterday": {"", false},
	} {
		f.SetText(text)
		if day, ok := f.day(); day != want.day || ok != want.ok || ok != (f.Error() == "") {
			t.Errorf("%q is %q, %t: %s", text, day, ok, f.Error())
		}
	}
}

func TestWhoRetiresIsCountedAndNotOffered(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.tapOn("Cy")
	cy := w.app.people[slices.IndexFunc(w.app.people, func(p Person) bool { return p.Name == "Cy" })]
	w.app.editPerson(cy)
	w.tapOn("Retired Stays")
	w.mustRead("People", "Cy 1 game, 0 % of them won; 21.0 a round Retired 0 wins")
	w.press(fyne.KeyEscape)
	w.mustRead("Ann and Ben: Rat-a-Tat Cat")
	w.tapOn("New game")
	if w.reads("Cy") {
		t.Error("Cy is offered")
	}
	w.tap(smallest(w.front(), "Ann")) // gets up
	if _, err := w.app.meet("cy"); err != nil {
		t.Fatal(err)
	}
	people, _ := w.store.People()
	want(t, "people who play", len(active(people)), 3)
}

func TestRetiringIsTakenBack(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.app.retire(w.app.people[0], true)
	w.tap(w.app.toasts.Action())
	want(t, "people who play", len(active(w.app.people)), 3)
	w.app.retire(w.app.people[0], true)
	w.tapOn("Retired")
	w.mustRead("not offered for new games")
	w.tapOn("Offer again")
	want(t, "people who play", len(active(w.app.people)), 3)
}

func TestSomebodyIsRenamed(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	w.app.editPerson(w.app.people[0])
	if err := w.store.Rename(w.app.people[0].ID, "Benjamin"); err != nil {
		t.Fatal(err)
	}
	w.app.peopleAgain()
	want(t, "the list of people is open", w.app.stack.Depth(), 2)
	w.mustRead("Benjamin")
}

func TestAChartIsDrawnAgainOnlyInAnotherTheme(t *testing.T) {
	w := played(t)
	p := w.app.picture("rounds", chart.Chart{Bars: []chart.Bar{{Name: "1", Parts: []int{3}}}})
	light := p.image.Resource
	p.Refresh()
	want(t, "the picture is the same", p.image.Resource == light, true)
	w.app.set(func(s *settings) { s.Mode = Dark })
	p.Refresh()
	want(t, "the picture is another", p.image.Resource == light, false)
}

func TestTheKeyboardStaysOnWhatWasChosen(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	button := smallest(w.front(), "All games").(fyne.Focusable)
	w.window.Canvas().Focus(button)
	w.tapOn("All games")
	w.tapOn("Recall")
	want(t, "the button says what is counted", smallest(w.front(), "Recall") == button.(fyne.Tappable), true)
	want(t, "it has the keyboard", w.window.Canvas().Focused() == button, true)
}

func TestTheKeyboardStaysOnWhatCountsAsWell(t *testing.T) {
	w := played(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben", "Cy")
	w.round(1, 2, 3)
	for i, mark := range []func(id string) error{
		func(id string) error { return w.store.LeaveOut(id, true) },
		w.store.Coached,
	} {
		if err := mark(w.store.games[i].id); err != nil {
			t.Fatal(err)
		}
	}
	w.app.goHome()
	w.tapOn("People")
	for _, screen := range []string{"People", "Ann", "Ben"} {
		if screen != "People" {
			w.tapOn(screen)
		}
		for _, text := range []string{"Coached too", "Left out too"} {
			chip := smallest(w.front(), text).(*widgets.Chip)
			w.window.Canvas().Focus(chip)
			presses := 3
			if chip.Selected() { // who is opened is looked at in the same way
				presses = 2
			}
			for on := !chip.Selected(); presses > 0; on, presses = !on, presses-1 {
				chip.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
				want(t, screen+": "+text, chip.Selected(), on)
				want(t, screen+": the keyboard stays on "+text, w.window.Canvas().Focused() == fyne.Focusable(chip), true)
				want(t, screen+": the chip is still there", smallest(w.front(), text) == fyne.Tappable(chip), true)
			}
		}
	}
}

func TestTheLastChoiceHoldsWhicheverIsCountedLast(t *testing.T) {
	w := played(t)
	var done []func()
	w.app.time.Away = func(work, then func()) {
		work()
		done = append(done, then)
	}
	w.tapOn("People")
	w.tapOn("All games")
	w.tapOn("Recall")
	done[1]()
	w.mustRead("No such game has been finished yet.")
	done[0]()
	w.mustRead("No such game has been finished yet.")
}

func TestOnlyWhoNeverSatAtATableWithSomebodyIsOfferedAsTheSame(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	if _, err := w.app.meet("Bennie"); err != nil {
		t.Fatal(err)
	}
	ben := named(t, w, "Ben")
	w.app.editPerson(ben)
	w.mustRead("Is the same person as", "Bennie", "Whoever has played with Ben is somebody else")
	if w.reads("Ann") {
		t.Error("Ann is offered, with whom Ben has played")
	}
	if err := w.store.Rename(ben.ID, "Bo"); err != nil {
		t.Fatal(err)
	}
	w.store.people = slices.DeleteFunc(w.store.people, func(p Person) bool { return p.Name == "Bennie" })
	w.app.editPerson(named(t, w, "Bo"))
	w.mustRead("Everybody known has played with Bo, and so is somebody else.")
}

func TestSomebodyIsPaintedOnTheirOwnPage(t *testing.T) {
	w := played(t)
	w.tapOn("People")
	ben := named(t, w, "Ben")
	w.app.goPerson(ben, outlook{})
	w.app.editPerson(ben)
	w.mustRead("Colour", "Shape")
	var tiles []*widgets.Tile
	objects(w.front(), func(o fyne.CanvasObject) {
		if tile, ok := o.(*widgets.Tile); ok {
			tiles = append(tiles, tile)
		}
	})
	want(t, "colours and shapes", len(tiles), 2*looks)
	w.tap(tiles[6])
	want(t, "painted", named(t, w, "Ben"), Person{ID: ben.ID, Name: "Ben", Colour: 6, Shape: ben.Shape})
	w.press(fyne.KeyEscape)
	mark := false
	w.press(fyne.KeyEscape)
	objects(w.front(), func(o fyne.CanvasObject) {
		if m, ok := o.(*widgets.BadgeView); ok {
			mark = mark || m.Mark.Initial == "Ben" && m.Mark.Color == 6
		}
	})
	want(t, "the list shows it", mark, true)
}

// named is somebody the store knows.
func named(t *testing.T, w *walker, name string) Person {
	t.Helper()
	people, _ := w.store.People()
	for _, p := range people {
		if p.Name == name {
			return p
		}
	}
	t.Fatal("nobody is called " + name)
	return Person{}
}

func TestALongFactHasRoomWhereTheTextIsLarge(t *testing.T) {
	w := walk(t)
	w.app.set(func(s *settings) { s.Text = 2 })
	card := factCard([][2]string{{"Times 1st, 2nd, …", "35, 26, 23, 14, 13, 5"}})
	short := factCard([][2]string{{"Times 1st, 2nd, …", "35, 26"}})
	const inside = 358 // of the margins of a phone
	if long, room := widgets.HeightFor(card, inside), 3*widgets.HeightFor(short, inside); long > room {
		t.Errorf("it is %v high, and has room in %v", long, room)
	}
}
