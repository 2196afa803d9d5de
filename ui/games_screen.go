package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// gamesAtOnce is how many games a list shows before it is asked for more.
const gamesAtOnce = 40

// goGames opens all games, by evening, to be searched by name and note.
func (a *App) goGames() {
	page := widgets.NewPage("All games")
	page.SetBack("Back", a.back)
	search := widgets.NewTextField("")
	search.SetHint("A name, a note or a place")
	list := widgets.Column(widgets.SpaceMedium)
	more := widgets.NewButton(widgets.Secondary, "More", nil)
	var found []Listed
	load := func(before string) {
		games, err := a.store.Find(search.Text(), before, gamesAtOnce)
		if a.refused(err) {
			return
		}
		found = append(found, games...)
		list.Objects = a.nights(found)
		setVisible(more, len(games) == gamesAtOnce)
		page.Refresh()
	}
	more.OnTapped = func() { load(found[len(found)-1].ID) }
	search.OnChanged = func(string) { found = nil; load("") }
	load("")
	page.SetBody(search, list, more)
	a.stack.Push(page)
}

// nights are games by evening.
func (a *App) nights(games []Listed) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	v := homeView{}
	for _, g := range games {
		v.add(g, a.time.Now())
	}
	for _, n := range v.Nights {
		all = append(all, widgets.Section(n.Title, a.gameTiles(n.Games)...))
	}
	if all == nil {
		all = append(all, widgets.NewHint("No such game."))
	}
	return all
}
