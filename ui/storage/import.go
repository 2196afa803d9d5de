package storage

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// OpenImport opens the ways in; the path is of a file that is to come in, or "".
func (r *Room) OpenImport(path string) {
	page := r.keepPage("Import")
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
		r.takeIn(said, func(w history.Work) (history.Imported, error) { return r.store.Import(path, w) }, func() {})
	}
	file.OnSubmitted = take
	page.SetBody(
		said.box, file,
		widgets.NewIconTextButton(widgets.Primary, widgets.IconImport, "Import", func() { take(file.Text()) }),
		r.foundFiles(page, take),
		widgets.NewHint("An export of Tabby, or a table as CSV with the columns date, variant, game, round, player, points and called. "+
			"Everything is checked before anything is written, and a backup is made first. Twice is once."),
	)
	r.Show(page)
	r.Canvas().Focus(file.Entry())
}

// foundFiles offers files that look like exports, once they are found.
func (r *Room) foundFiles(page *widgets.Page, take func(path string)) fyne.CanvasObject {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	var found []string
	r.Away(func() { found = r.store.Found() }, func() {
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
func (r *Room) takeIn(said answer, take func(history.Work) (history.Imported, error), taken func()) {
	var got history.Imported
	r.Work(frame.Job{Title: "Importing", Stops: true, Do: func(w history.Work) (err error) {
		got, err = take(w)
		return err
	}, Result: func(err error) {
		if err == nil {
			taken()
			r.anew(said.page)
		}
		said.give(err, "Nothing was taken in.", words.Imported(got))
	}})
}
