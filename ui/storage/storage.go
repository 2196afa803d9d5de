package storage

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// Section returns the section of the settings that leads to all this.
func (r *Room) Section() fyne.CanvasObject {
	button := func(icon widgets.Icon, text string, do func()) fyne.CanvasObject {
		return widgets.NewIconTextButton(widgets.Secondary, icon, text, do)
	}
	return widgets.Section("Where it is kept", widgets.NewHint(r.store.Dir()),
		widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall,
			button(widgets.IconShare, "Export", r.openExport),
			button(widgets.IconImport, "Import", func() { r.OpenImport("") }),
			button(widgets.IconHistory, "Backups", r.openBackups),
			button(widgets.IconCheck, "Check", r.checkAll),
			button(widgets.IconTrash, "Trash", r.openTrash),
			button(widgets.IconEdit, "Paper sheet", r.openPaper),
		))
}

// keepPage returns a page above the settings.
func (r *Room) keepPage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back", r.Back)
	return page
}

// reopenBelow opens what is below a page again, as what it shows has changed.
func (r *Room) reopenBelow(page fyne.CanvasObject) {
	settings := frame.Route{Room: frame.SettingsRoom}
	open := r.IsOpen(settings)
	r.Home()
	if open {
		r.Go(settings)
	}
	r.Show(page)
}

// An answer is where a page says what came of a job.
type answer struct {
	page *widgets.Page
	box  *fyne.Container
}

func answerOn(page *widgets.Page) answer {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	return answer{page, box}
}

// give shows what was done, or that nothing was, and why.
func (a answer) give(err error, nothing, done string) {
	tone, text := widgets.Success, done
	if why, not := frame.Failure(err, nothing); not {
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
