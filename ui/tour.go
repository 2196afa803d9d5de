package ui

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// tour is what Tabby can do, a card each, and where that begins.
var tour = []struct {
	icon              widgets.Icon
	title, text, does string
	to                frame.Route
}{
	{
		widgets.IconEdit, "Keep the score", "Choose who plays. After each round, type what everybody has: Tabby adds up, and says who deals and who is out.",
		"New game",
		frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup},
	},
	{
		widgets.IconBook, "Ask a rule", "The book at the top of every game answers questions in your own words, for the rules you play by.",
		"Rules",
		frame.Route{Room: frame.RulesRoom},
	},
	{
		widgets.IconCards, "Deal a deck", "No cards at hand? Tabby deals a deck for one table, with computer players if you like.",
		"Deal",
		frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup},
	},
}

// showHelp opens the tour where there is no keyboard, and the list of keys elsewhere.
func (a *App) showHelp() {
	if fyne.CurrentDevice().IsMobile() {
		a.showTour(0)
		return
	}
	a.showKeys()
}

// showTour opens a card of the tour.
func (a *App) showTour(i int) {
	card := tour[i]
	next := widgets.NewButton(widgets.Primary, "Next", func() { a.showTour(i + 1) })
	if i == len(tour)-1 {
		next = widgets.NewButton(widgets.Primary, "Good", nil)
	}
	sign := widgets.NewGlyph(card.icon, widgets.ColorFelt)
	sign.Side = widgets.SizeEcho
	body := widgets.Column(widgets.SpaceLarge, sign, widgets.NewBody(card.text), widgets.NewHint(fmt.Sprintf("%d of %d", i+1, len(tour))))
	try := widgets.NewButton(widgets.Secondary, card.does, func() { a.Go(card.to) })
	widgets.NewModal(card.title, body, try, next).Open(a.Canvas())
}
