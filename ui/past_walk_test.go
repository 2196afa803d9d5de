package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

func TestANightShowsItsGamesAndWhoWonMost(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.tile("Yesterday"))
	w.lists("Fri 20 Nov 2026|2 games, 2 rounds|Ben and Ann share the night with 1 win each.|Ann, Ben and Cy|Ann and Ben|Ann and Cy", "so far|not begun")
}

func TestWhatIsWrittenToANightIsFoundAgain(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.tile("Yesterday"))
	place, note := w.field(0), w.field(1)
	place.SetText("At Grandma’s")
	want(t, "while it is typed", string(w.store.Draft(draftNote+"place/2026-11-20")), `"At Grandma’s"`)
	place.OnSubmitted(place.Text())
	note.SetText("a storm")
	note.OnLeft()
	want(t, "written", w.store.nights["2026-11-20"], Night{Place: "At Grandma’s", Note: "a storm"})
	want(t, "nothing half typed is left", len(w.store.Draft(draftNote+"2026-11-20")), 0)
	w.press(fyne.KeyEscape)
	w.lists("At Grandma’s – a storm", "")
	w.field(0).SetText("grandma")
	w.lists("2 games.", "Ben and Cy")
}

func TestANoteThatCannotBeWrittenStaysInItsField(t *testing.T) {
	w := season(t)
	w.app.goNight("2026-11-20")
	note := w.field(1)
	w.store.broken = errFull
	note.SetText("a storm")
	note.OnLeft()
	if note.Error() == "" || note.Text() != "a storm" {
		t.Errorf("%q, error %q", note.Text(), note.Error())
	}
	w.store.broken = nil
	note.OnLeft()
	want(t, "written", w.store.nights["2026-11-20"].Note, "a storm")
	want(t, "the error is gone", note.Error(), "")
}

func TestANoteThatWasHalfTypedWhenTabbyWasLeftIsWritten(t *testing.T) {
	w := season(t)
	w.app.goNight("2026-11-20")
	w.field(1).SetText("a sto")
	w.start(fyne.NewSize(390, 844))
	w.app.goNight("2026-11-20")
	want(t, "in the field", w.field(1).Text(), "a sto")
	want(t, "written", w.store.nights["2026-11-20"].Note, "a sto")
}

func TestANightIsSharedInEveryForm(t *testing.T) {
	w := season(t)
	w.app.goNight("2026-11-20")
	w.app.shareNight("2026-11-20")
	top := w.window.Canvas().Overlays().Top()
	var forms []string
	objects(top, func(o fyne.CanvasObject) {
		if b, ok := o.(*widgets.Button); ok {
			forms = append(forms, b.Text())
		}
	})
	want(t, "forms", forms, []string{
		"A picture to send", "A sheet to print, A4", "A sheet to print, Letter", "A table for a spreadsheet (CSV)", "All of it for another Tabby (JSON Lines)", "Close",
	})
	w.tap(w.button("A sheet to print, Letter"))
	want(t, "said", w.app.toasts.Message(), "It is in 2026-11-20.letter.")
}

func TestAGameOfThePastIsReopenedOnlyWhenAsked(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.tile("Ann and Ben"))
	p := w.app.stack.Current()
	w.lists("Ben wins.|Fri 20 Nov 2026, 19:30, 1 round|Reopen|Looking back", "Undo")
	w.press(fyne.KeyEscape)
	w.lists("3 games.", "Ben wins. Fri")
	w.tap(w.tile("Ann and Ben"))
	w.tap(w.button("Reopen"))
	w.tap(w.button("Leave it"))
	want(t, "on the table", w.app.table == nil, true)
	first(w, func(*widgets.Grid) bool { return true }).OnTapped(0, 1)
	w.tap(w.button("Reopen"))
	want(t, "on the table", w.app.atTable() && w.app.table.game.id() == "game 1", true)
	want(t, "in front", w.app.stack.Current() != p, true)
	w.app.table.sheet.grid.OnTapped(0, 1)
	w.digits("4")
	want(t, "corrected", w.app.table.game.sheet().Winners, []scoring.Player{0})
}

func TestLookingBackStandsOverTheSheetOrBesideIt(t *testing.T) {
	w := season(t)
	w.app.goPast("game 1")
	w.tap(w.button("Looking back"))
	w.lists("Ben won with 5|A note to this game", "Reopen")
	w.press(fyne.KeyEscape)
	w.lists("Reopen", "A note to this game")
	w.window.Resize(fyne.NewSize(1280, 800))
	w.lists("Reopen|Ben won with 5|A note to this game", "")
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
}

func TestAGameIsNotedLeftOutAndThrownAwayFromTheList(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.tile("Ann and Ben"))
	w.tap(w.button("Looking back"))
	note := w.field(0)
	note.SetText("a comeback")
	note.OnLeft()
	w.tap(first(w, func(*widgets.Toggle) bool { return true }))
	w.press(fyne.KeyEscape, fyne.KeyEscape)
	w.lists("a comeback|Left out of the statistics.", "")
	w.tap(w.tile("Ann and Ben"))
	w.tap(w.button("Looking back"))
	want(t, "counts", first(w, func(*widgets.Toggle) bool { return true }).On(), false)
	w.tap(w.button("Put it in the trash"))
	w.lists("2 games.", "a comeback")
	w.tap(w.app.toasts.Action())
	w.lists("3 games.|a comeback", "")
}

func TestAGameIsSharedInEveryForm(t *testing.T) {
	for i, f := range forms {
		w := season(t)
		w.app.goPast("game 1")
		w.tap(w.button("Looking back"))
		w.tap(w.button("Share"))
		w.tap(w.button(f.words))
		want(t, forms[i].words, w.app.toasts.Message(), "It is in game 1."+string(f.as)+".")
	}
}
