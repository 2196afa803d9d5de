package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A trashScreen shows what is in the trash.
type trashScreen struct {
	app  *App
	page *widgets.Page
}

// goTrash opens the trash.
func (a *App) goTrash() {
	s := &trashScreen{a, a.keepPage("Trash")}
	s.show()
	a.stack.Push(s.page)
}

func (s *trashScreen) show() {
	games, err := s.app.store.Trashed()
	if s.app.refused(err) {
		return
	}
	if len(games) == 0 {
		s.page.SetBody(widgets.NewHint("The trash is empty."))
		s.page.SetFooter()
		return
	}
	all := []fyne.CanvasObject{widgets.NewHint(words.Count(len(games), "game") + ". Lists and statistics do not show them.")}
	for _, g := range games {
		all = append(all, s.row(g))
	}
	s.page.SetBody(all...)
	s.page.SetFooter(widgets.NewIconTextButton(widgets.Danger, widgets.IconTrash, "Empty the trash", func() { s.ask(len(games)) }))
}

// row is a game that can be put back.
func (s *trashScreen) row(g Listed) fyne.CanvasObject {
	row := viewListed(g)
	text := widgets.Column(widgets.SpaceNone,
		widgets.NewText(row.Title, widgets.TextStyle{Bold: true, Lines: 2}), widgets.NewHint(row.Line),
		widgets.NewHint(moments(g.Began, s.app.time.Now())))
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, "Put back", func() { s.putBack(g.ID) })
	return widgets.NewCard(widgets.Column(widgets.SpaceSmall, text, widgets.Flow(widgets.SpaceSmall, back)))
}

// putBack takes a game out of the trash, and offers to throw it away once more.
func (s *trashScreen) putBack(id string) {
	if s.app.refused(s.app.store.Untrash(id)) {
		return
	}
	s.show()
	s.app.toasts.Offer("The game is back.", "Undo", func() {
		if !s.app.refused(s.app.store.Trash(id)) {
			s.show()
		}
	})
}

// ask asks before the trash is emptied: this alone cannot be undone.
func (s *trashScreen) ask(n int) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "Delete " + words.Count(n, "game") + " for good", Accept: "Delete for good", Cancel: "Keep them", Danger: true,
		Text: "This cannot be undone. An import does not bring them back; only a backup made before does.",
	}, func() {
		gone := 0
		s.app.work(job{title: "Emptying the trash", do: func(Work) (err error) {
			gone, err = s.app.store.EmptyTrash()
			return err
		}, result: func(err error) {
			s.show()
			if !s.app.refused(err) {
				s.app.toasts.Say(words.Count(gone, "game") + " deleted.")
			}
		}})
	}).Open(s.app.window.Canvas())
}
