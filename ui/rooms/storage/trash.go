package storage

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A trashPage shows what is in the bin.
type trashPage struct {
	room *Room
	page *widgets.Page
}

func (r *Room) openTrash() {
	s := &trashPage{r, r.NewPage(r.Words.Storage.Trash)}
	s.show()
	r.Open(s.page)
}

func (s *trashPage) show() {
	w := s.room.Words.Storage
	games, err := s.room.store.Trashed()
	if s.room.Refused(err) {
		return
	}
	if len(games) == 0 {
		s.page.SetBody(cat.Nothing(cat.Curled, w.TrashEmpty))
		s.page.SetFooter()
		return
	}
	all := []fyne.CanvasObject{widgets.NewHint(w.InTrash(len(games)))}
	for _, g := range games {
		all = append(all, s.row(g))
	}
	s.page.SetBody(all...)
	s.page.SetFooter(widgets.NewIconTextButton(widgets.Danger, widgets.IconTrash, w.EmptyTrash, func() { s.ask(len(games)) }))
}

// row returns a game with a button to put it back.
func (s *trashPage) row(g history.Summary) fyne.CanvasObject {
	w := s.room.Words
	text := widgets.Column(widgets.SpaceNone,
		widgets.NewText(w.Games.GameTitle(g), widgets.TextStyle{Bold: true, Lines: 2}), widgets.NewHint(w.Games.GameLine(g)),
		widgets.NewHint(w.Capital(w.Moment(g.Created, s.room.Now()))))
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, w.Storage.PutBack, func() {
		s.room.Change(history.Untrash{Game: g.ID}, w.Storage.GameIsBack, s.show)
	})
	return widgets.NewCard(widgets.Column(widgets.SpaceSmall, text, widgets.Flow(widgets.SpaceSmall, back)))
}

// ask asks before the bin is emptied: this alone cannot be undone.
func (s *trashPage) ask(n int) {
	w := s.room.Words.Storage
	s.room.Ask(widgets.ConfirmWords{
		Title: w.AskDelete(n), Text: w.ForGood, Accept: w.DeleteThem, Cancel: w.KeepThem, Danger: true,
	}, func() {
		frame.Job[int]{Title: w.Emptying, Do: func(history.Work) (int, error) {
			return s.room.store.EmptyTrash()
		}, Result: func(gone int, err error) {
			s.show()
			if !s.room.Refused(err) {
				s.room.Say(w.Deleted(gone))
			}
		}}.Run(s.room.Canvas(), s.room.World)
	})
}
