package storage

import (
	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// openExport opens the export of everything, or of a table.
func (r *Room) openExport() {
	page := r.keepPage("Export")
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
	r.Show(page)
}
