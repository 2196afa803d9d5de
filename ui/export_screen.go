package ui

import "tabby/ui/widgets"

// goExport opens the ways out.
func (a *App) goExport() {
	page := a.keepPage("Export")
	folder := widgets.NewTextField("Folder")
	folder.SetText(a.store.Outbox())
	said := answerOn(page)
	export := func(what Exported, title string) {
		var path string
		a.work(job{title: title, stops: true, do: func(w Work) (err error) {
			path, err = a.store.Export(folder.Text(), what, w)
			return err
		}, result: func(err error) {
			said.give(err, "Nothing was written.", "It is in "+path)
		}})
	}
	page.SetBody(
		said.box, folder,
		widgets.Section("Everything, for another Tabby",
			widgets.NewHint("Games, people, notes and what is in the trash, as JSON Lines. Importing it elsewhere loses nothing."),
			widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, "Export everything", func() { export(Everything, "Exporting everything") })),
		widgets.Section("A table, for a spreadsheet",
			widgets.NewHint("One row a player and round, as CSV. LibreOffice and others open it."),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Export a table", func() { export(Table, "Exporting a table") })),
	)
	a.stack.Push(page)
}
