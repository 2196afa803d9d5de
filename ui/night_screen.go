package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// draftNote is the beginning of the names under which notes are kept while they
// are typed.
const draftNote = "note/"

// A nightScreen shows an evening: who played and won, what is written to it, and
// its games.
type nightScreen struct {
	app     *App
	day     string
	page    *widgets.Page
	winners *widgets.Text
	crown   *widgets.Card
	players *widgets.Text
	list    *widgets.LongList
	games   []gameRow
}

// goNight opens an evening.
func (a *App) goNight(day string) {
	written, err := a.store.Night(day)
	if a.refused(err) {
		return
	}
	s := &nightScreen{app: a, day: day, page: widgets.NewPage(viewNight(day, nil).Title)}
	s.page.SetBack("Back", a.back)
	s.page.SetActions(widgets.NewIconButton(widgets.IconShare, "Share", func() { a.shareNight(day) }))
	s.winners = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	s.crown = widgets.NewCard(widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconTrophy, widgets.ColorAccent), s.winners))
	s.players = widgets.NewBody("")
	s.list = a.newGameList(s.page, func(i int) listRow { return listRow{Day: day, Game: s.games[i]} })
	s.page.SetBody(s.crown, s.players, widgets.Column(widgets.SpaceMedium, s.notes(written)...), s.list)
	a.push(s.page, live{again: s.load})
	s.load()
}

// notes are the fields for what is written to the evening.
func (s *nightScreen) notes(n Night) []fyne.CanvasObject {
	save := func() error { return s.app.store.NoteNight(s.day, n.Note, n.Place) }
	place := s.app.noteField(noteSlot{
		label: "Where it was", hint: "At Grandma’s", text: n.Place, draft: draftNote + "place/" + s.day,
		save: func(text string) error { n.Place = text; return save() },
	})
	note := s.app.noteField(noteSlot{
		label: "A note to the night", hint: "What is to be remembered", text: n.Note, draft: draftNote + s.day, lines: 3,
		save: func(text string) error { n.Note = text; return save() },
	})
	return []fyne.CanvasObject{place, note}
}

// load reads the games of the evening, away from the screen, and shows them.
func (s *nightScreen) load() {
	var games []Listed
	var err error
	s.app.time.Away(func() { games, err = s.app.allOf(Wanted{Day: s.day}) }, func() {
		if !s.app.refused(err) {
			s.show(viewNight(s.day, games))
		}
	})
}

// show makes the screen look like v.
func (s *nightScreen) show(v nightView) {
	s.page.SetTitle(v.Title, v.Subtitle)
	s.winners.SetText(v.Champions)
	widgets.SetVisible(s.crown, v.Champions != "")
	s.players.SetText(v.Players)
	s.games = v.Games
	s.list.Reset(len(v.Games))
	s.page.Refresh()
}

// allOf returns all games that are wanted. It may be called from any goroutine.
func (a *App) allOf(w Wanted) ([]Listed, error) {
	const page = 500
	var all []Listed
	for before := ""; ; before = all[len(all)-1].ID {
		games, err := a.store.Find(w, before, page)
		all = append(all, games...)
		if err != nil || len(games) < page {
			return all, err
		}
	}
}
