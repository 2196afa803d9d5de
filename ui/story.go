package ui

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tabby/internal/chart"
	"tabby/internal/tale"
	"tabby/ui/widgets"
)

// story opens a game to look back at: its story, its curve, and what becomes of
// it.
func (t *sheetTable) story() {
	page := widgets.NewPage("Looking back")
	page.SetBack("Back to the sheet", t.app.back)
	s := t.game.sheet()
	body := []fyne.CanvasObject{}
	for _, line := range tale.Story(s) {
		body = append(body, widgets.NewBody(line))
	}
	curve := t.app.picture("curve", chart.Totals(tale.CurveOf(s)))
	page.SetBody(append(body, curve, t.keeping())...)
	t.app.stack.Push(page)
}

// keeping is what becomes of a game: what counts, and what is thrown away.
func (t *sheetTable) keeping() fyne.CanvasObject {
	id := t.game.id()
	trash := widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, "Put it in the trash", func() {
		if t.app.refused(t.app.store.Trash(id)) {
			return
		}
		t.app.goHome()
		t.app.toasts.Offer("The game is in the trash.", "Undo", func() {
			if !t.app.refused(t.app.store.Untrash(id)) {
				t.app.goHome()
			}
		})
	})
	leaveOut := widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Leave it out of the statistics", nil)
	leaveOut.OnTapped = func() {
		if t.app.refused(t.app.store.LeaveOut(id, true)) {
			return
		}
		t.app.toasts.Offer("The game does not count any more.", "Undo", func() { t.app.refused(t.app.store.LeaveOut(id, false)) })
	}
	picture := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Save a picture of the result", func() { t.share("picture") })
	sheet := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBook, "Save the sheet to print", func() { t.share("sheet") })
	return widgets.Columns(halfPhone, widgets.SpaceSmall, picture, sheet, leaveOut, trash)
}

// share saves a picture or a sheet of the game, and says where.
func (t *sheetTable) share(what string) {
	id := t.game.id()
	var path string
	var err error
	t.app.time.Away(func() { path, err = t.app.store.Share(id, what) }, func() {
		if !t.app.refused(err) {
			t.app.toasts.Say(fmt.Sprintf("It is in %s.", path))
		}
	})
}
