package home

import (
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
	asleep := cat.NewPortrait(nil, &w.Home)
	asleep.Still = true
	play := newPlay(w, engine.Variants()[0], quick{}, open)
	widgets.SetVisible(play, virtual)
	page.SetBody(welcome(&w.Home, asleep), play, widgets.NewHint(w.Home.Opening))
	page.SetButtons(newGame(w, open))
	return page
}

// newPage returns a page with the actions of the first one. rules is the ID of the game whose
// rules are opened, or "".
func newPage(w *words.Language, rules string, open func(frame.Route)) *widgets.Page {
	page := widgets.NewPage(w.Home.Title)
	page.SetActions(
		widgets.NewIconButton(widgets.IconBook, w.Common.Rules, func() { open(frame.RulesRoom.Route(rules)) }),
		widgets.NewIconButton(widgets.IconSettings, w.Settings.Title, func() { open(frame.SettingsRoom.Route()) }),
	)
	return page
}

// newGame returns the button that begins a game.
func newGame(w *words.Language, open func(frame.Route)) *widgets.Button {
	return widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, w.Common.NewGame, func() {
		open(frame.SetupRoom.Route(frame.NewSetup))
	})
}
