package settings

import (
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/system/licences"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// pictureSide is the side of the picture of Tabby, in device-independent pixels.
const pictureSide = 128

// openAbout opens a page that says which Tabby this is, and whose.
func (r *Page) openAbout() {
	w := r.Words.Settings
	cat := canvas.NewImageFromResource(look.Icon())
	cat.FillMode = canvas.ImageFillContain
	page := r.NewPage(w.About)
	page.SetBody(widgets.NewCard(
		widgets.Sized(cat, fyne.NewSquareSize(pictureSide)),
		widgets.NewText(w.Version(fyne.CurrentApp().Metadata().Version), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter}),
		widgets.NewText(w.Licence, widgets.TextStyle{Align: fyne.TextAlignCenter}),
	), widgets.NewExpander(w.MadeOf, madeOf()))
	r.Open(page)
}

// madeOf returns what the program is made of, with the licence of each part.
func madeOf() fyne.CanvasObject {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	var lines []fyne.CanvasObject
	for _, p := range licences.Parts(info) {
		lines = append(lines, widgets.NewText(p.Name, widgets.TextStyle{}), widgets.NewHint(p.SPDX))
	}
	return widgets.NewCard(lines...)
}
