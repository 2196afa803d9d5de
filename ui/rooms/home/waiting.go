package home

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// Waiting returns the first page as long as there is no store. open is given the routes of
// what is tapped.
func Waiting(w *words.Language, virtual bool, open func(frame.Route)) *widgets.Page {
	page := newPage(w, "", open)
	fresh, dealt := starters(w, virtual, open)
	asleep := cat.NewPortrait(nil, &w.Home)
	asleep.Still = true
	page.SetBody(welcome(&w.Home, asleep), dealt, widgets.NewHint(w.Home.Opening))
	play := playButton(w, virtual, func() { open(frame.Route{Room: frame.PlayRoom, ID: engine.Variants()[0].ID}) })
	page.SetButtons(beginners(play, fresh))
	return page
}

// beginners puts the buttons beside each other that begin something.
func beginners(play, fresh *widgets.Button) fyne.CanvasObject {
	return widgets.Columns(doorWidth, widgets.SpaceSmall, play, fresh)
}

// newPage returns a page with the actions of the first one. last is the ID of the latest
// game, or "".
func newPage(w *words.Language, last string, open func(frame.Route)) *widgets.Page {
	page := widgets.NewPage(w.Home.Title)
	page.SetActions(
		widgets.NewIconButton(widgets.IconBook, w.Common.Rules, func() { open(frame.Route{Room: frame.RulesRoom, ID: last}) }),
		widgets.NewIconButton(widgets.IconHelp, w.Home.Help, func() { open(frame.Route{Room: frame.KeysRoom}) }),
		widgets.NewIconButton(widgets.IconSettings, w.Settings.Title, func() { open(frame.Route{Room: frame.SettingsRoom}) }),
	)
	return page
}

// starters returns the buttons that begin a game, and one with the virtual deck, which is
// hidden where there is none.
func starters(w *words.Language, virtual bool, open func(frame.Route)) (fresh, dealt *widgets.Button) {
	fresh = widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, w.Common.NewGame, func() {
		open(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup})
	})
	dealt = widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, w.Home.Deal, func() {
		open(frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup})
	})
	widgets.SetVisible(dealt, virtual)
	return fresh, dealt
}
