package storage

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/host/wire"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A chooser is a store that lets players choose the file to import, where they cannot
// type its path.
type chooser interface {
	// ChooseFile returns a path for the file that was chosen, or "". It returns when
	// the player has chosen; call it off-screen.
	ChooseFile() string
}

// OpenImport opens the import, with the path of a file to import, or "".
func (r *Room) OpenImport(path string) {
	page := r.NewPage("Import")
	said := answerOn(page)
	about := widgets.NewHint("An export of Tabby, or a table as CSV with the columns date, variant, game, round, player, points and called. " +
		"Everything is checked before anything is written, and a backup is made first. Twice is once.")
	if c, ok := r.store.(chooser); ok {
		choose := widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, "Choose a file", func() { r.chooseFile(c, said) })
		page.SetBody(said.box, choose, about, r.linkField(said))
		r.Open(page)
		return
	}
	file := widgets.NewTextField("File, or the link of a game")
	file.SetHint("~/Tabby.jsonl")
	file.SetText(path)
	start := func(path string) {
		if strings.TrimSpace(path) == "" {
			file.SetError("Type where the file is, choose it, or drop it on the window.")
			return
		}
		file.SetError("")
		file.SetText(path)
		r.importFile(said, path)
	}
	file.OnSubmitted = start
	page.SetBody(
		said.box, file,
		widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall,
			widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, "Import", func() { start(file.Text()) }),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconSearch, "Choose a file", func() { r.openFolders(start) })),
		r.foundFiles(page, start),
		about,
	)
	r.Open(page)
	r.Canvas().Focus(file.Entry())
}

// linkField returns a field for the link of a game that another device hands over.
func (r *Room) linkField(said answer) fyne.CanvasObject {
	link := widgets.NewTextField("The link of a game")
	link.SetHint("tabby:#game=…")
	start := func(text string) {
		if strings.TrimSpace(text) == "" {
			link.SetError("Paste the link that the other device shows.")
			return
		}
		link.SetError("")
		r.importFile(said, text)
	}
	link.OnSubmitted = start
	return widgets.Section("From another device", link,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, "Import the link", func() { start(link.Text()) }))
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

// importFile imports a file or the game of a link. The link of a table leads there.
func (r *Room) importFile(said answer, path string) {
	if _, is := wire.ParseLink(path); is {
		r.Go(frame.Route{Room: frame.VisitRoom, ID: path})
		return
	}
	r.runImport(said, func(w history.Work) (history.Imported, error) { return r.store.Import(path, w) }, func() {})
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
		box.Objects = []fyne.CanvasObject{widgets.Section("Found on this computer", tiles...)}
		widgets.SetVisible(box, len(tiles) > 0)
		page.Refresh()
	})
	return box
}

// runImport imports games, and says on a page what came of it.
func (r *Room) runImport(said answer, imported func(history.Work) (history.Imported, error), done func()) {
	frame.Work(r.Frame, "Importing", imported, func(got history.Imported, err error) {
		if err == nil {
			done()
			r.reopenBelow(said.page)
		}
		said.give(err, "Nothing was taken in.", words.Imported(got))
	})
}

// openExport opens the export of everything, or of a table.
func (r *Room) openExport() {
	page := r.NewPage("Export")
	folder := widgets.NewTextField("Folder")
	folder.SetText(r.store.ExportDir())
	widgets.SetVisible(folder, folder.Text() != "")
	said := answerOn(page)
	export := func(what history.Format, title string) {
		frame.Work(r.Frame, title, func(w history.Work) (string, error) {
			return r.store.Export(folder.Text(), what, w)
		}, func(path string, err error) {
			said.give(err, "Nothing was written.", "It is in "+path)
		})
	}
	page.SetBody(
		said.box, folder,
		widgets.Section("Everything, for another Tabby",
			widgets.NewHint("Games, people, notes and what is in the trash, as JSON Lines. Importing it elsewhere loses nothing."),
			widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, "Export everything", func() { export(history.JSONLines, "Exporting everything") })),
		widgets.Section("A table, for a spreadsheet",
			widgets.NewHint("One row a player and round, as CSV. LibreOffice and others open it."),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Export a table", func() { export(history.CSV, "Exporting a table") })),
	)
	r.Open(page)
}
