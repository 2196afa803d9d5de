package storage

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A trashPage shows what is in the trash.
type trashPage struct {
	room *Room
	page *widgets.Page
}

// openTrash opens the trash.
func (r *Room) openTrash() {
	s := &trashPage{r, r.NewPage("Trash")}
	s.show()
	r.Open(s.page)
}

func (s *trashPage) show() {
	games, err := s.room.store.Trashed()
	if s.room.Refused(err) {
		return
	}
	if len(games) == 0 {
		s.page.SetBody(widgets.NewHint("The trash is empty."))
		s.page.SetFooter()
		return
	}
	all := []fyne.CanvasObject{widgets.NewHint(words.Count(len(games), words.Game) + ". Lists and statistics do not show them.")}
	for _, g := range games {
		all = append(all, s.row(g))
	}
	s.page.SetBody(all...)
	s.page.SetFooter(widgets.NewIconTextButton(widgets.Danger, widgets.IconTrash, "Empty the trash", func() { s.ask(len(games)) }))
}

// row returns a game with a button to put it back.
func (s *trashPage) row(g history.Summary) fyne.CanvasObject {
	text := widgets.Column(widgets.SpaceNone,
		widgets.NewText(words.Joined(g.Players()), widgets.TextStyle{Bold: true, Lines: 2}), widgets.NewHint(words.GameLine(g)),
		widgets.NewHint(words.Moment(g.Created, s.room.Now())))
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, "Put back", func() { s.putBack(g.ID) })
	return widgets.NewCard(widgets.Column(widgets.SpaceSmall, text, widgets.Flow(widgets.SpaceSmall, back)))
}

// putBack takes a game out of the trash, with undo.
func (s *trashPage) putBack(id string) {
	s.room.Change(history.Untrash{Game: id}, "The game is back.", s.show)
}

// ask asks before the trash is emptied: this alone cannot be undone.
func (s *trashPage) ask(n int) {
	s.room.Ask(widgets.ConfirmWords{
		Title: "Delete " + words.Count(n, words.Game) + " for good", Accept: "Delete for good", Cancel: "Keep them", Danger: true,
		Text: "This cannot be undone. An import does not bring them back; only a backup made before does.",
	}, func() {
		frame.Job[int]{Title: "Emptying the trash", Do: func(history.Work) (int, error) {
			return s.room.store.EmptyTrash()
		}, Result: func(gone int, err error) {
			s.show()
			if !s.room.Refused(err) {
				s.room.Say(words.Count(gone, words.Game) + " deleted.")
			}
		}}.Run(s.room.Canvas(), s.room.Schedule)
	})
}
