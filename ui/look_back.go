package ui

import (
	"fyne.io/fyne/v2"

	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A lookBack is what is told of a game: its story, its curve, what is written to
// it, and what becomes of it.
type lookBack struct {
	app   *App
	id    string
	page  *widgets.Page
	gone  func() // the game is in the trash: leave
	trash *widgets.Button
	share *widgets.Button
}

// newLookBack tells the game that has this sheet.
func (a *App) newLookBack(id string, s scoring.Sheet, gone func()) *lookBack {
	l := &lookBack{app: a, id: id, page: widgets.NewPage("Looking back"), gone: gone}
	var body []fyne.CanvasObject
	said := widgets.Column(widgets.SpaceSmall)
	for _, line := range story.Story(s) {
		said.Add(widgets.NewBody(line))
	}
	if len(said.Objects) > 0 {
		body = append(body, said)
	}
	if s.Counted() > 0 { // a curve has more than one point
		body = append(body, a.picture("curve", chart.Totals(story.CurveOf(s, a.looks()))))
	}
	l.page.SetBody(append(body, l.keeping())...)
	return l
}

// keeping is what is written to the game, and what becomes of it.
func (l *lookBack) keeping() fyne.CanvasObject {
	known := Listed{}
	if found, err := l.app.store.Find(Wanted{Game: l.id}, "", 1); err == nil && len(found) == 1 {
		known = found[0]
	}
	note := l.app.noteField(noteSlot{
		label: "A note to this game", hint: "What is to be remembered", text: known.Note, draft: draftNote + l.id, lines: 2,
		save: func(text string) error { return l.app.store.NoteGame(l.id, text) },
	})
	counts := widgets.NewToggle("It counts in the statistics", "Off for a game that was only tried out.", func(on bool) {
		l.app.refused(l.app.store.LeaveOut(l.id, !on))
	})
	counts.SetOn(!known.LeftOut)
	l.share = widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Share", func() { l.app.shareGame(l.id) })
	l.trash = widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, "Put it in the trash", l.throwAway)
	all := widgets.Column(widgets.SpaceMedium, note, counts)
	if known.Coached {
		all.Add(widgets.NewHint("Somebody was helped by the coach, so it counts apart."))
	}
	all.Add(widgets.Columns(halfPhone, widgets.SpaceSmall, l.share, l.trash))
	return all
}

// throwAway puts the game in the trash, and offers to take it out again.
func (l *lookBack) throwAway() {
	a := l.app
	if a.refused(a.store.Trash(l.id)) {
		return
	}
	l.gone()
	a.toasts.Offer("The game is in the trash.", "Undo", func() {
		if !a.refused(a.store.Untrash(l.id)) {
			a.front()
		}
	})
}

// story opens the game on the table to look back at.
func (t *sheetTable) story() {
	l := t.app.newLookBack(t.game.id(), t.game.sheet(), t.app.goHome)
	l.page.SetBack("Back to the sheet", t.app.back)
	t.tale = l
	t.app.stack.Push(l.page)
}
