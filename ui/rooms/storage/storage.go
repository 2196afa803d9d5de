// Package storage has the pages for exports, imports, backups, repairs, the bin
// and totals from paper.
package storage

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"

	"tabby/history"
	"tabby/history/bring"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
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
		), button(widgets.IconEdit, w.PaperSheet, r.openPaper))
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
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Changer, f.Roster, f.Library, f.World, store, reopen, elsewhere}
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

// mostNames is how many folders and files of a folder are offered.
const mostNames = 200

// A folderPage leads through folders to a file to import.
type folderPage struct {
	room   *Room
	page   *widgets.Page
	now    fyne.URI // the folder shown
	wanted []string // how the names of files end
	chosen func(path string)
}

// A listing is what a folder has that may be chosen.
type listing struct {
	parent         fyne.URI // or nil
	folders, files []fyne.URI
	err            error
}

// A Chooser is a store that has people choose a file itself, as a browser does.
type Chooser interface {
	// ChooseFile returns a path for a file of one of these kinds, or "" if none was chosen. It returns when that
	// is done; call it off-screen.
	ChooseFile(kinds []string) string
}

// ChooseFile has people choose a file of one of these kinds: endings of its name and, for a browser, types. Without
// a [Chooser] it opens the folder in which exports are.
func (r *Room) ChooseFile(kinds []string, chosen func(path string)) {
	if c, ok := r.store.(Chooser); ok {
		var path string
		r.Away(func() { path = c.ChooseFile(kinds) }, func() {
			if path != "" {
				chosen(path)
			}
		})
		return
	}
	f := &folderPage{room: r, page: r.NewPage(r.Words.Storage.Choose), wanted: kinds, chosen: chosen}
	r.Open(f.page)
	wanted, first := r.store.ExportDir(), fyne.URI(nil)
	r.Away(func() { first = firstFolder(wanted) }, func() { f.open(first) })
}

// firstFolder returns a folder, or that of the user if it is not there.
func firstFolder(path string) fyne.URI {
	wanted := storage.NewFileURI(path)
	if ok, err := storage.CanList(wanted); path != "" && ok && err == nil {
		return wanted
	}
	home, err := os.UserHomeDir()
	if err != nil {
		home = "/"
	}
	return storage.NewFileURI(home)
}

// open shows a folder, once it is read.
func (f *folderPage) open(folder fyne.URI) {
	f.now = folder
	var found listing
	f.room.Away(func() { found = listFolder(folder, f.wanted) }, func() {
		if f.now == folder {
			f.show(found)
		}
	})
}

// listFolder returns the folders in a folder, and the files whose names end so.
func listFolder(folder fyne.URI, endings []string) (l listing) {
	l.parent, l.err = storage.Parent(folder)
	if errors.Is(l.err, repository.ErrURIRoot) {
		l.parent, l.err = nil, nil
	}
	all, err := storage.List(folder)
	l.err = cmp.Or(l.err, err)
	wanted := storage.NewExtensionFileFilter(endings)
	for _, u := range all {
		if strings.HasPrefix(u.Name(), ".") {
			continue // it is hidden
		}
		if isFolder, err := storage.CanList(u); err == nil && isFolder {
			l.folders = append(l.folders, u)
		} else if wanted.Matches(u) {
			l.files = append(l.files, u)
		}
	}
	byName := func(a, b fyne.URI) int { return cmp.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name())) }
	slices.SortFunc(l.folders, byName)
	slices.SortFunc(l.files, byName)
	return l
}

func (f *folderPage) show(l listing) {
	w := f.room.Words.Storage
	body := []fyne.CanvasObject{widgets.NewHint(filepath.Clean(f.now.Path()))}
	if l.err != nil {
		body = append(body, widgets.NewNotice(widgets.Warning, w.Unreadable))
	}
	if l.parent != nil {
		body = append(body, f.tile(widgets.IconUp, w.Above, func() { f.open(l.parent) }))
	}
	if len(l.files) == 0 && l.err == nil {
		body = append(body, cat.Nothing(cat.LooksDown, w.NoFileHere))
	}
	left := mostNames
	for _, file := range l.files[:min(left, len(l.files))] {
		body = append(body, f.tile(widgets.IconImport, file.Name(), func() {
			f.room.Back()
			f.chosen(filepath.Clean(file.Path()))
		}))
		left--
	}
	for _, folder := range l.folders[:min(left, len(l.folders))] {
		body = append(body, f.tile(widgets.IconNext, folder.Name(), func() { f.open(folder) }))
		left--
	}
	if left == 0 {
		body = append(body, widgets.NewHint(w.MoreHere))
	}
	f.page.SetBody(body...)
	f.page.ScrollToTop()
}

func (f *folderPage) tile(icon widgets.Icon, name string, do func()) fyne.CanvasObject {
	text := widgets.NewText(name, widgets.TextStyle{Bold: true, Lines: 2})
	return widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(icon, widgets.ColorFelt), text), do)
}
