package storage

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A chooser is a store that lets players choose the file to import, where they cannot
// type its path.
type chooser interface {
	// ChooseFile returns a path for the file that was chosen, or "". It returns when
	// the player has chosen; call it off-screen.
	ChooseFile() string
}

// OpenImport opens the import. The path is that of a file to import, or "": what games it has is said at once, and an
// export of Tabby waits for a tap where its path has a field.
func (r *Room) OpenImport(path string) {
	page := r.NewPage(r.Words.Storage.Import)
	said := r.answerOn(page)
	first := r.importBody(page, said, path)
	r.Open(page)
	if first != nil {
		r.Canvas().Focus(first)
	}
	switch {
	case path == "":
	case first == nil: // nothing can keep it until a tap
		r.importFile(said, path)
	default:
		r.show(said, path, func() {})
	}
}

// importBody fills the page of the import, and returns what is to have the keyboard first, or nil.
func (r *Room) importBody(page *widgets.Page, said answer, path string) fyne.Focusable {
	w := r.Words.Storage
	about := widgets.NewHint(w.ImportHint)
	if c, ok := r.store.(chooser); ok {
		choose := widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, w.Choose, func() { r.chooseFile(c, said) })
		page.SetBody(said.box, choose, about, r.linkField(said))
		return nil
	}
	file := widgets.NewTextField(w.FileOrLink)
	file.SetHint("~/Tabby.jsonl")
	file.SetText(path)
	start := given(file, w.WhichFile, func(path string) {
		file.SetText(path)
		r.importFile(said, path)
	})
	choose := widgets.NewIconTextButton(widgets.Primary, widgets.IconSearch, w.Choose, func() { r.openFolders(start) })
	typed := widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.Import, func() { start(file.Text()) })
	onceTyped(file, typed)
	page.SetBody(said.box, choose, r.foundFiles(page, start), file, typed, about)
	return file.Entry()
}

// given returns what does something with a text, or says at its field that there is none. Enter does
// so with what is typed there.
func given(field *widgets.TextField, missing string, do func(text string)) func(text string) {
	field.OnSubmitted = func(text string) {
		if strings.TrimSpace(text) == "" {
			field.SetError(missing)
			return
		}
		field.SetError("")
		do(text)
	}
	return field.OnSubmitted
}

// onceTyped enables a button while something is typed into a field.
func onceTyped(field *widgets.TextField, button *widgets.Button) {
	field.OnChanged = func(text string) { button.SetEnabled(strings.TrimSpace(text) != "") }
	field.OnChanged(field.Text())
}

// linkField returns a field for the link of a game that another device hands over.
func (r *Room) linkField(said answer) fyne.CanvasObject {
	w := r.Words.Storage
	link := widgets.NewTextField(w.GameLink)
	link.SetHint("tabby:#game=…")
	start := given(link, w.PasteLink, func(text string) { r.importFile(said, text) })
	button := widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.ImportLink, func() { start(link.Text()) })
	onceTyped(link, button)
	return widgets.Section(w.FromDevice, link, button)
}

// chooseFile imports the file that the player chooses.
func (r *Room) chooseFile(c chooser, said answer) {
	var path string
	r.Away(func() { path = c.ChooseFile() }, func() {
		if path != "" {
			r.importFile(said, path)
		}
	})
}

// foundFiles offers files that look like exports, once they are found.
func (r *Room) foundFiles(page *widgets.Page, start func(path string)) fyne.CanvasObject {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	var found []string
	r.Away(func() { found = r.store.Found() }, func() {
		var tiles []fyne.CanvasObject
		for _, path := range found {
			name := widgets.NewText(filepath.Base(path), widgets.TextStyle{Bold: true, Lines: 2})
			tiles = append(tiles, widgets.NewTile(widgets.Carded,
				widgets.Column(widgets.SpaceNone, name, widgets.NewHint(filepath.Dir(path))), func() { start(path) }))
		}
		box.Objects = []fyne.CanvasObject{widgets.Section(r.Words.Storage.FoundHere, tiles...)}
		widgets.SetVisible(box, len(tiles) > 0)
		page.Refresh()
	})
	return box
}

// runImport imports games, and says on a page what came of it.
func (r *Room) runImport(said answer, imported func(history.Work) (history.Imported, error), done func()) {
	w := r.Words
	frame.Work(r.Messenger, w.Storage.Importing, imported, func(got history.Imported, err error) {
		if err == nil {
			done()
			r.reopenBelow(said.page)
		}
		said.give(err, w.Storage.NotImported, w.Games.Imported(got))
		if twice := r.Twice(func() { r.Go(frame.NamesRoom.Route()) }); twice != nil && err == nil {
			said.box.Add(twice)
			said.page.Refresh()
		}
	})
}

// openExport opens the export of everything, or of a table.
func (r *Room) openExport() {
	w := r.Words.Storage
	page := r.NewPage(w.Export)
	folder := widgets.NewTextField(w.Folder)
	folder.SetText(r.store.ExportDir())
	widgets.SetVisible(folder, folder.Text() != "")
	said := r.answerOn(page)
	export := func(what history.Format, title string) {
		frame.Work(r.Messenger, title, func(work history.Work) (string, error) {
			return r.store.Export(folder.Text(), what, work)
		}, func(path string, err error) {
			said.give(err, w.NotWritten, w.Written(path))
		})
	}
	page.SetBody(
		said.box, folder,
		widgets.Section(w.Everything,
			widgets.NewHint(w.EveryHint),
			widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.ExportAll, func() { export(history.JSONLines, w.ExportingAll) })),
		widgets.Section(w.Table,
			widgets.NewHint(w.TableHint),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, w.ExportTable, func() { export(history.CSV, w.ExportingIt) })),
	)
	r.Open(page)
}
