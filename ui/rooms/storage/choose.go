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

	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

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

// ChooseFile opens the folder in which exports are, to choose a file from it or from another one whose name ends so.
func (r *Room) ChooseFile(endings []string, chosen func(path string)) {
	f := &folderPage{room: r, page: r.NewPage(r.Words.Storage.Choose), wanted: endings, chosen: chosen}
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
		body = append(body, f.tile(widgets.IconImport, file.Name(), func() { f.choose(file) }))
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

// choose takes a file, and leaves the page.
func (f *folderPage) choose(file fyne.URI) {
	f.room.Back()
	f.chosen(filepath.Clean(file.Path()))
}

func (f *folderPage) tile(icon widgets.Icon, name string, do func()) fyne.CanvasObject {
	text := widgets.NewText(name, widgets.TextStyle{Bold: true, Lines: 2})
	return widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(icon, widgets.ColorFelt), text), do)
}
