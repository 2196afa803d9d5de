package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// tour is what stands on each card of the tour beside its words, and where its button leads.
var tour = [...]struct {
	icon widgets.Icon
	to   frame.Route
}{
	{widgets.IconEdit, frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup}},
	{widgets.IconBook, frame.Route{Room: frame.RulesRoom}},
	{widgets.IconCards, frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup}},
	{widgets.IconPhone, frame.Route{Room: frame.JoinRoom}},
}

// showTour opens a card of the tour. The first leads to the keys where there are some.
func (a *App) showTour(i int) {
	w, card := a.Words.Shell, tour[i]
	says := w.Tour[i]
	next := widgets.NewButton(widgets.Primary, w.Next, func() { a.showTour(i + 1) })
	if i == len(tour)-1 {
		next = widgets.NewButton(widgets.Primary, a.Words.Common.Good, nil)
	}
	sign := widgets.NewGlyph(card.icon, widgets.ColorFelt)
	sign.Side = widgets.SizeEcho
	body := widgets.Column(widgets.SpaceLarge, sign, widgets.NewBody(says.Text), widgets.NewHint(w.CardOf(i+1, len(tour))))
	try := widgets.NewButton(widgets.Secondary, says.Does, func() { a.Go(card.to) })
	buttons := []*widgets.Button{try, next}
	if i == 0 && !fyne.CurrentDevice().IsMobile() {
		buttons = append([]*widgets.Button{widgets.NewButton(widgets.Quiet, w.Keys, a.showKeys)}, buttons...)
	}
	step := widgets.NewModal(says.Title, body, buttons...)
	step.SetStep(a.Words.Common.Close)
	step.Open(a.Canvas())
}
