package storage

import (
	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// openExport opens the ways out.
func (r *Room) openExport() {
	page := r.keepPage("Export")
	folder := widgets.NewTextField("Folder")
	folder.SetText(r.store.ExportDir())
	said := answerOn(page)
	export := func(what history.Format, title string) {
		var path string
		r.Work(frame.Job{Title: title, Stops: true, Do: func(w history.Work) (err error) {
			path, err = r.store.Export(folder.Text(), what, w)
			return err
		}, Result: func(err error) {
			said.give(err, "Nothing was written.", "It is in "+path)
		}})
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
	r.Show(page)
}
