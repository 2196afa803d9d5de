// Package storage has the pages for exports, imports, backups, repairs, the bin
// and totals from paper.
package storage

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// Section returns the section of the settings that leads to all this.
func (r *Room) Section() fyne.CanvasObject {
	w := r.Words.Storage
	button := func(icon widgets.Icon, text string, do func()) fyne.CanvasObject {
		return widgets.NewIconTextButton(widgets.Secondary, icon, text, do)
	}
	return widgets.Section(w.Title,
		widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall,
			button(widgets.IconShare, w.Export, r.openExport),
			button(widgets.IconImport, w.Import, func() { r.OpenImport("") }),
			button(widgets.IconHistory, w.Backups, r.openBackups),
			button(widgets.IconTrash, w.Trash, r.openTrash),
			button(widgets.IconEdit, w.PaperSheet, r.openPaper),
		))
}

// reopenBelow opens what is below a page again, as what it shows has changed.
func (r *Room) reopenBelow(page frame.Page) {
	settings := frame.SettingsRoom.Route()
	open := r.IsOpen(settings)
	r.Home()
	if open {
		r.Go(settings)
	}
	r.Open(page)
}

// An answer is where a page says what came of a job.
type answer struct {
	page  *widgets.Page
	box   *fyne.Container
	words *words.Language
}

func (r *Room) answerOn(page *widgets.Page) answer {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	return answer{page, box, r.Words}
}

// give shows what was done, or that nothing was, and why.
func (a answer) give(err error, nothing, done string) {
	tone, text := widgets.Success, done
	if why, not := frame.Failure(a.words, err, nothing); not {
		tone, text = widgets.Warning, why
	}
	if errors.Is(err, history.ErrStopped) {
		tone = widgets.Info // it was wanted
	}
	a.box.Objects = []fyne.CanvasObject{widgets.NewNotice(tone, text)}
	a.box.Show()
	a.page.Refresh()
	a.page.ScrollToTop()
}

// A Room has the pages of storage.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	*frame.Roster
	*frame.Library
	frame.World

	store     Store
	reopen    func() *frame.Frame                   // begins again on another store
	elsewhere func(link string) (frame.Route, bool) // says where a link leads, if not to an import
}

// New returns the room of storage. reopen begins again after a restore
// has put another store in the place of this one, and returns what shows messages
// then, or nil. elsewhere returns where a link leads, and false for one to import.
func New(f *frame.Frame, store Store, reopen func() *frame.Frame, elsewhere func(link string) (frame.Route, bool)) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Changer: f.Changer,
		Roster: f.Roster, Library: f.Library, World: f.World,
		store: store, reopen: reopen, elsewhere: elsewhere,
	}
}

// A Store is what is kept. Its methods may take seconds and may be called from any
// goroutine; the error of stopped work wraps [history.ErrStopped].
type Store interface {
	// ExportDir is the folder into which exports go, if no other is chosen. It is ""
	// if none can be chosen.
	ExportDir() string
	// Export writes all that is kept as a new file in a folder, and returns its
	// path: everything for another Tabby, or a table for spreadsheets.
	Export(folder string, what history.Format, w history.Work) (path string, err error)

	// Found lists files that look like exports, the newest first.
	Found() []string
	// Understand says what a file of games has before any of it is taken in, with the given
	// answers, or with the remembered ones if they are nil. is is false for an export of Tabby and
	// for a link.
	Understand(path string, given *bring.Answers, w history.Work) (b history.Brought, is bool, err error)
	// LetGo lets go of what was last understood of a file.
	LetGo()
	// Import takes in a file. Of one that is wrong nothing is taken, and the error
	// names the line and the reason.
	Import(path string, w history.Work) (history.Imported, error)
	// ImportPaper keeps a game whose totals are on a paper sheet.
	ImportPaper(history.Paper) (history.Imported, error)

	// Backup makes a copy of everything, and returns its path.
	Backup(history.Work) (path string, err error)
	// Backups lists the copies there are, the newest first.
	Backups() ([]history.Backup, error)
	// RestoreBackup puts a copy in the place of all that is kept, which is set aside
	// beside it. Whatever comes of it, the store is closed and has to be opened again.
	RestoreBackup(path string, w history.Work) (history.Restored, error)

	// Diagnose says what is damaged, and what each way to repair it keeps and loses.
	Diagnose(history.Work) (history.Diagnosis, error)
	// Repair repairs the store in one of these ways, and closes it.
	Repair(history.Repair, history.Work) (history.Restored, error)

	// Trashed lists the games in the bin, the newest first.
	Trashed() ([]history.Summary, error)
	// EmptyTrash deletes them for good, and returns how many.
	EmptyTrash() (int, error)
}
