package home

import (
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// Waiting returns the first page as long as there is no store. open is given the routes of
// what is tapped.
func Waiting(virtual bool, open func(frame.Route)) *widgets.Page {
	page := newPage("", open)
	fresh, dealt := starters(virtual, open)
	page.SetBody(welcome(), dealt, widgets.NewHint("Your games are being opened."))
	page.SetFooter(fresh)
	return page
}

// newPage returns a page with the actions of the first one. last is the ID of the latest
// game, or "".
func newPage(last string, open func(frame.Route)) *widgets.Page {
	page := widgets.NewPage("Tabby")
	page.SetActions(
		widgets.NewIconButton(widgets.IconBook, "Rules", func() { open(frame.Route{Room: frame.RulesRoom, ID: last}) }),
		widgets.NewIconButton(widgets.IconHelp, "Help", func() { open(frame.Route{Room: frame.KeysRoom}) }),
		widgets.NewIconButton(widgets.IconSettings, "Settings", func() { open(frame.Route{Room: frame.SettingsRoom}) }),
	)
	return page
}

// starters returns the buttons that begin a game, and one with the virtual deck, which is
// hidden where there is none.
func starters(virtual bool, open func(frame.Route)) (fresh, dealt *widgets.Button) {
	fresh = widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "New game", func() {
		open(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup})
	})
	dealt = widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, "Deal a virtual deck", func() {
		open(frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup})
	})
	widgets.SetVisible(dealt, virtual)
	return fresh, dealt
}
