package storage

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A backupsPage lists the backups, and makes and restores them.
type backupsPage struct {
	room *Room
	page *widgets.Page
	said answer
}

// openBackups opens the list of backups.
func (r *Room) openBackups() {
	page := r.NewPage(r.Words.Storage.Backups)
	s := &backupsPage{room: r, page: page, said: r.answerOn(page)}
	s.show()
	r.Open(s.page)
}

func (s *backupsPage) show() {
	backups, err := s.room.store.Backups()
	if s.room.Refused(err) {
		return
	}
	w := s.room.Words.Storage
	var kept, aside []fyne.CanvasObject
	for _, b := range backups {
		if b.Aside {
			aside = append(aside, s.tile(b))
		} else {
			kept = append(kept, s.tile(b))
		}
	}
	heading := w.TapOne
	if kept == nil {
		heading, kept = "", append(kept, cat.Nothing(cat.Curled, w.NoBackup))
	}
	body := []fyne.CanvasObject{
		s.said.box,
		widgets.NewHint(w.EachWeek),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, w.BackUpNow, s.make),
		widgets.Section(heading, kept...),
	}
	if len(aside) > 0 {
		body = append(body, widgets.Section(w.SetAside, aside...))
	}
	s.page.SetBody(append(body, s.elsewhere())...)
}

// tile returns a tile that restores a backup.
func (s *backupsPage) tile(b history.Backup) fyne.CanvasObject {
	w, now := s.room.Words, s.room.Now()
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(w.Capital(w.Moment(b.At, now)), widgets.TextStyle{Bold: true}), widgets.NewHint(w.Storage.Size(b.Bytes)))
	return widgets.NewTile(widgets.Carded, text, func() { s.ask(w.Storage.AskPutBackOf(b.At, now), b.Path) })
}

// elsewhere returns the field for a backup in another folder, such as that of
// another computer.
func (s *backupsPage) elsewhere() fyne.CanvasObject {
	w := s.room.Words.Storage
	path := widgets.NewTextField(w.File)
	path.SetHint("~/tabby.db")
	restore := given(path, w.WhichBackup, func(text string) { s.ask(w.AskPutBack(filepath.Base(text)), text) })
	return widgets.NewExpander(w.FromFar, widgets.Column(widgets.SpaceSmall,
		path, widgets.NewButton(widgets.Secondary, w.PutItBack, func() { restore(path.Text()) })))
}

func (s *backupsPage) make() {
	w := s.room.Words.Storage
	frame.Work(s.room.Messenger, w.BackingUp, s.room.store.Backup, func(path string, err error) {
		s.show()
		s.said.give(err, w.NotBackedUp, w.BackedUp(path))
	})
}

// ask asks before a backup takes the place of what is kept now.
func (s *backupsPage) ask(question, path string) {
	w := s.room.Words.Storage
	s.room.Ask(widgets.ConfirmWords{Title: question, Text: w.AsItWas, Accept: w.PutItBack, Cancel: w.KeepHere}, func() {
		s.room.replace(w.PuttingBack, w.NotPutBack, func(work history.Work) (history.Restored, error) {
			return s.room.store.RestoreBackup(path, work)
		})
	})
}

// replace does work that puts another store in the place of this one, and opens that.
// It says what came back, or that nothing did.
func (r *Room) replace(title, nothing string, do func(history.Work) (history.Restored, error)) {
	r.End()
	frame.Work(r.Messenger, title, do, func(got history.Restored, err error) {
		w, next := r.Words.Storage, r.reopen()
		if next == nil {
			return // the window says why
		}
		if text, not := frame.Failure(r.Words, err, w.AllAsBefore); not {
			next.Inform(nothing, text)
		} else {
			next.Inform(w.ItIsBack, w.Restored(got))
		}
	})
}

// SayDamage says that what is kept is damaged, as the look at it once a week has found, and
// offers to see what can be done.
func (r *Room) SayDamage(err error) {
	w := r.Words
	r.Ask(widgets.ConfirmWords{
		Title: w.Storage.Damaged, Text: w.Refusals.Explain(err), Accept: w.Shell.SeeWhat, Cancel: w.Common.NotNow,
	}, r.diagnose)
}

// diagnose looks what is there, and offers what can be done.
func (r *Room) diagnose() {
	frame.Work(r.Messenger, r.Words.Shell.SeeingWhat, r.store.Diagnose, func(found history.Diagnosis, err error) {
		if !r.Refused(err) && found.Wrong != nil {
			r.openRepair(found)
		}
	})
}

// openRepair says what is not as it was written, and offers what can be done.
func (r *Room) openRepair(found history.Diagnosis) {
	texts := r.Words.Storage
	page := r.NewPage(texts.Damaged)
	page.SetBody(Ways(r.World, found, func(way history.Repair) {
		r.replace(texts.Repairing, texts.NotRepaired, func(w history.Work) (history.Restored, error) {
			return r.store.Repair(way, w)
		})
	})...)
	r.Open(page)
}

// Ways returns what a page says about a damaged store: what is wrong, what is there,
// and the ways to repair it, the one that loses least first.
func Ways(world frame.World, found history.Diagnosis, choose func(history.Repair)) []fyne.CanvasObject {
	w, now := world.Words.Storage, world.Now()
	var files []fyne.CanvasObject
	for _, f := range found.Files {
		files = append(files, widgets.NewBody(w.Found(f, now)))
	}
	all := []fyne.CanvasObject{
		widgets.NewNotice(widgets.Warning, world.Words.Refusals.Explain(found.Wrong)),
		widgets.Section(w.WhatIsThere, files...),
	}
	for i, way := range found.Ways {
		kind := widgets.Secondary
		if i == 0 {
			kind = widgets.Primary
		}
		all = append(all, widgets.Column(widgets.SpaceTiny,
			widgets.NewButton(kind, w.Repair(way, now), func() { choose(way) }), widgets.NewHint(w.Consequence(way))))
	}
	return append(all, widgets.NewHint(w.DamagedKept))
}

// openTrash opens a page that shows what is in the bin.
func (r *Room) openTrash() {
	page := r.NewPage(r.Words.Storage.Trash)
	r.showTrash(page)
	r.Open(page)
}

func (r *Room) showTrash(page *widgets.Page) {
	w := r.Words.Storage
	games, err := r.store.Trashed()
	if r.Refused(err) {
		return
	}
	if len(games) == 0 {
		page.SetBody(cat.Nothing(cat.Curled, w.TrashEmpty))
		page.SetFooter()
		return
	}
	all := []fyne.CanvasObject{widgets.NewHint(w.InTrash(len(games)))}
	for _, g := range games {
		all = append(all, r.trashed(g, func() { r.showTrash(page) }))
	}
	page.SetBody(all...)
	page.SetFooter(widgets.NewIconTextButton(widgets.Danger, widgets.IconTrash, w.EmptyTrash, func() {
		r.emptyTrash(len(games), func() { r.showTrash(page) })
	}))
}

// trashed returns a game with a button to put it back.
func (r *Room) trashed(g history.Summary, show func()) fyne.CanvasObject {
	w := r.Words
	text := widgets.Column(widgets.SpaceNone,
		widgets.NewText(w.Games.GameTitle(g), widgets.TextStyle{Bold: true, Lines: 2}), widgets.NewHint(w.Games.GameLine(g)),
		widgets.NewHint(w.Capital(w.Moment(g.Created, r.Now()))))
	back := widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, w.Storage.PutBack, func() {
		r.Change(history.Untrash{Game: g.ID}, w.Storage.GameIsBack, show)
	})
	return widgets.NewCard(widgets.Column(widgets.SpaceSmall, text, widgets.Flow(widgets.SpaceSmall, back)))
}

// emptyTrash asks before the bin is emptied: this alone cannot be undone.
func (r *Room) emptyTrash(n int, show func()) {
	w := r.Words.Storage
	r.Ask(widgets.ConfirmWords{
		Title: w.AskDelete(n), Text: w.ForGood, Accept: w.DeleteThem, Cancel: w.KeepThem, Danger: true,
	}, func() {
		frame.Job[int]{Title: w.Emptying, Do: func(history.Work) (int, error) {
			return r.store.EmptyTrash()
		}, Result: func(gone int, err error) {
			show()
			if !r.Refused(err) {
				r.Say(w.Deleted(gone))
			}
		}}.Run(r.Canvas(), r.World)
	})
}
