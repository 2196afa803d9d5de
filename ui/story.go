package ui

import (
	"bytes"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/chart"
	"tabby/internal/tale"
	"tabby/ui/widgets"
)

// story opens a game to look back at: its story, its curve, and what becomes of
// it.
func (t *sheetTable) story() {
	page := widgets.NewPage("Looking back")
	page.SetBack("Back to the sheet", t.app.back)
	s := t.game.sheet()
	body := []fyne.CanvasObject{}
	for _, line := range tale.Story(s) {
		body = append(body, widgets.NewBody(line))
	}
	curve := widgets.Column(widgets.SpaceNone, widgets.NewHint("Drawing …"))
	page.SetBody(append(body, curve, t.keeping())...)
	t.app.stack.Push(page)
	t.app.draw("curve", func() chart.Chart { return chart.Totals(tale.CurveOf(s)) }, func(o fyne.CanvasObject) {
		curve.Objects = []fyne.CanvasObject{o}
		page.Refresh()
	})
}

// draw draws a chart away from the screen, and shows it.
func (a *App) draw(name string, of func() chart.Chart, show func(fyne.CanvasObject)) {
	look := a.chartLook()
	var picture bytes.Buffer
	var err error
	a.time.Away(func() { err = of().Draw(&picture, chart.PNG, chartPixels(), look) }, func() {
		if err != nil {
			show(widgets.NewHint(err.Error()))
			return
		}
		show(chartImage(name, picture.Bytes()))
	})
}

// chartPixels is the size of a chart as it is drawn, and chartView the least size
// at which it is shown: half of it, for dense screens.
func chartPixels() chart.Size { return chart.Size{W: 700, H: 560} }
func chartView() fyne.Size    { return fyne.NewSize(350, 280) }

// chartImage shows a picture that was drawn.
func chartImage(name string, png []byte) fyne.CanvasObject {
	image := canvas.NewImageFromResource(fyne.NewStaticResource(name+".png", png))
	image.FillMode = canvas.ImageFillContain
	image.SetMinSize(chartView())
	return image
}

// chartLook is what a chart wears in the present theme.
func (a *App) chartLook() chart.Look {
	look := chart.Light()
	switch {
	case a.prefs.Mode == Contrast:
		look = chart.Contrast()
	case a.prefs.Mode == Dark, a.prefs.Mode == System && a.app.Settings().ThemeVariant() == theme.VariantDark:
		look = chart.Dark()
	}
	look.Scale = chartDensity
	return look
}

// chartDensity is how much larger a chart is drawn than it is shown.
const chartDensity = 2

// keeping is what becomes of a game: what counts, and what is thrown away.
func (t *sheetTable) keeping() fyne.CanvasObject {
	id := t.game.id()
	trash := widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, "Put it in the trash", func() {
		if t.app.refused(t.app.store.Trash(id)) {
			return
		}
		t.app.goHome()
		t.app.toasts.Offer("The game is in the trash.", "Undo", func() {
			if !t.app.refused(t.app.store.Untrash(id)) {
				t.app.goHome()
			}
		})
	})
	leaveOut := widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Leave it out of the statistics", nil)
	leaveOut.OnTapped = func() {
		if t.app.refused(t.app.store.LeaveOut(id, true)) {
			return
		}
		t.app.toasts.Offer("The game does not count any more.", "Undo", func() { t.app.refused(t.app.store.LeaveOut(id, false)) })
	}
	picture := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Save a picture of the result", func() { t.share("picture") })
	sheet := widgets.NewIconTextButton(widgets.Secondary, widgets.IconBook, "Save the sheet to print", func() { t.share("sheet") })
	return widgets.Columns(halfPhone, widgets.SpaceSmall, picture, sheet, leaveOut, trash)
}

// share saves a picture or a sheet of the game, and says where.
func (t *sheetTable) share(what string) {
	id := t.game.id()
	var path string
	var err error
	t.app.time.Away(func() { path, err = t.app.store.Share(id, what) }, func() {
		if !t.app.refused(err) {
			t.app.toasts.Say(fmt.Sprintf("It is in %s.", path))
		}
	})
}
