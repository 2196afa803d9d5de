package ui

import (
	"errors"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// keepSection is where in the settings everything is that carries what is kept
// elsewhere and back.
func (a *App) keepSection() fyne.CanvasObject {
	button := func(icon widgets.Icon, text string, do func()) fyne.CanvasObject {
		return widgets.NewIconTextButton(widgets.Secondary, icon, text, do)
	}
	return widgets.Section("Where it is kept", widgets.NewHint(a.store.Place()),
		widgets.Columns(halfPhone, widgets.SpaceSmall,
			button(widgets.IconShare, "Export", a.goExport),
			button(widgets.IconImport, "Import", func() { a.goImport("") }),
			button(widgets.IconHistory, "Backups", a.goBackups),
			button(widgets.IconCheck, "Check", a.checkAll),
			button(widgets.IconTrash, "Trash", a.goTrash),
			button(widgets.IconEdit, "Paper sheet", a.goPaper),
		))
}

// keepPage is a page over the settings.
func (a *App) keepPage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back", func() { a.stack.Pop() })
	return page
}

// anew shows the table as it is after what is kept has changed, with a page of the
// settings still open over it.
func (a *App) anew(page fyne.CanvasObject) {
	a.goHome()
	if a.settings != nil {
		a.stack.Push(a.settings)
	}
	a.stack.Push(page)
}

// An answer is where a page says what came of something.
type answer struct {
	page *widgets.Page
	box  *fyne.Container
}

func answerOn(page *widgets.Page) answer {
	box := widgets.Column(widgets.SpaceNone)
	box.Hide()
	return answer{page, box}
}

// give says what was done, or that nothing was, and why.
func (a answer) give(err error, nothing, done string) {
	tone, text := widgets.Success, done
	if why, not := failed(err, nothing); not {
		tone, text = widgets.Warning, why
	}
	if errors.Is(err, ErrStopped) {
		tone = widgets.Info // it was wanted
	}
	a.box.Objects = []fyne.CanvasObject{widgets.NewNotice(tone, text)}
	a.box.Show()
	a.page.Refresh()
	a.page.ScrollToTop()
}
