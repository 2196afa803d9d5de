package ui

import (
	"fmt"

	"tabby/ui/widgets"
)

// forms are the forms in which a game is shared, as they are offered.
var forms = []struct {
	as    Form
	icon  widgets.Icon
	words string
}{
	{AsPicture, widgets.IconTrophy, "A picture to send"},
	{AsA4, widgets.IconBook, "A sheet to print, A4"},
	{AsLetter, widgets.IconBook, "A sheet to print, Letter"},
	{AsTable, widgets.IconKeypad, "A table for a spreadsheet (CSV)"},
	{AsLines, widgets.IconImport, "All of it for another Tabby (JSON Lines)"},
}

// share asks in which form something is shared, saves it, and says where.
func (a *App) share(title string, save func(Form) (string, error)) {
	var can []choiceOf
	for _, f := range forms {
		can = append(can, choiceOf{f.icon, f.words, func() { a.saveAs(f.as, save) }})
	}
	a.menu(title, "It is saved as a file, to be sent or printed.", can)
}

func (a *App) saveAs(as Form, save func(Form) (string, error)) {
	var path string
	var err error
	a.toasts.Say("Saving …")
	a.time.Away(func() { path, err = save(as) }, func() {
		if !a.refused(err) {
			a.toasts.Say(fmt.Sprintf("It is in %s.", path))
		}
	})
}

// shareGame shares a game.
func (a *App) shareGame(id string) {
	a.share("Share the game", func(as Form) (string, error) { return a.store.Share(id, as) })
}

// shareNight shares all games of an evening.
func (a *App) shareNight(day string) {
	a.share("Share the night", func(as Form) (string, error) { return a.store.ShareNight(day, as) })
}
