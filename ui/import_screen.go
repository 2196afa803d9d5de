package ui

import (
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// goImport opens the ways in; the path is of a file that is to come in, or "".
func (a *App) goImport(path string) {
	page := a.keepPage("Import")
	said := answerOn(page)
	file := widgets.NewTextField("File")
	file.SetHint("~/Tabby.jsonl")
	file.SetText(path)
	take := func(path string) {
		if strings.TrimSpace(path) == "" {
			file.SetError("Type where the file is, or drop it on the window.")
			return
		}
		file.SetError("")
		file.SetText(path)
		a.takeIn(said, func(w Work) (words.Imported, error) { return a.store.Import(path, w) }, func() {})
	}
	file.OnSubmitted = take
	page.SetBody(
		said.box, file,
		widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, "Import", func() { take(file.Text()) }),
		a.foundFiles(page, take),
		widgets.NewHint("An export of Tabby, or a table as CSV with the columns date, variant, game, round, player, points and called. "+
			"Everything is checked before anything is written, and a backup is made first. Twice is once."),
	)
	a.stack.Push(page)
	a.window.Canvas().Focus(file.Entry())
}

// foundFiles offers files that look like exports, once they are found.
func (a *App) foundFiles(page *widgets.Page, take func(path string)) fyne.CanvasObject {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	var found []string
	a.time.Away(func() { found = a.store.Found() }, func() {
		var tiles []fyne.CanvasObject
		for _, path := range found {
			name := widgets.NewText(filepath.Base(path), widgets.TextStyle{Bold: true, Lines: 2})
			tiles = append(tiles, widgets.NewTile(widgets.Carded,
				widgets.Column(widgets.SpaceNone, name, widgets.NewHint(filepath.Dir(path))), func() { take(path) }))
		}
		box.Objects = []fyne.CanvasObject{widgets.Section("Found on this computer", tiles...)}
		widgets.SetVisible(box, len(tiles) > 0)
		page.Refresh()
	})
	return box
}

// takeIn takes games in, and tells on a page what came of it.
func (a *App) takeIn(said answer, take func(Work) (words.Imported, error), taken func()) {
	var got words.Imported
	a.work(job{title: "Importing", stops: true, do: func(w Work) (err error) {
		got, err = take(w)
		return err
	}, result: func(err error) {
		if err == nil {
			taken()
			a.anew(said.page)
		}
		said.give(err, "Nothing was taken in.", got.String())
	}})
}

// dropped opens the import of a file that was dropped on the window.
func (a *App) dropped(_ fyne.Position, files []fyne.URI) {
	i := slices.IndexFunc(files, func(u fyne.URI) bool { return u.Scheme() == "file" })
	if i >= 0 {
		a.goImport(files[i].Path())
	}
}
