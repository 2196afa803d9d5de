package games

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
)

// draftNote is the beginning of the names under which notes are kept while they
// are typed.
const draftNote = "note/"

// A nightPage shows an evening: who played and won, what is written to it, and
// its games.
type nightPage struct {
	room    *Room
	day     string
	page    *widgets.Page
	winners *widgets.Text
	crown   *fyne.Container
	players *widgets.Text
	list    *widgets.LongList
	games   []game.Row
}

// OpenNight opens an evening.
func (r *Room) OpenNight(day string) {
	written, err := r.store.Night(day)
	if r.Refused(err) {
		return
	}
	s := &nightPage{room: r, day: day, page: widgets.NewPage(viewNight(day, nil).Title)}
	s.page.SetBack("Back", r.Back)
	s.page.SetActions(widgets.NewIconButton(widgets.IconShare, "Share", func() { r.shareNight(day) }))
	s.winners = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	s.crown = widgets.NewCard(widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconTrophy, widgets.ColorAccent), s.winners))
	s.players = widgets.NewBody("")
	s.list = r.newList(s.page, func(i int) listRow { return listRow{Day: day, Game: s.games[i]} })
	s.page.SetBody(s.crown, s.players, widgets.Column(widgets.SpaceMedium, s.notes(written)...), s.list)
	r.Open(s)
	s.load()
}

// notes returns the fields for what is written to the evening.
func (s *nightPage) notes(n history.Night) []fyne.CanvasObject {
	place := s.room.NoteField(frame.Note{
		Label: "Where it was", Hint: "At Grandma’s", Text: n.Place, Draft: draftNote + "place/" + s.day,
		Intent: func(text string) history.Intent {
			return history.NoteNight{Day: s.day, Note: s.written().Note, Place: text}
		},
	})
	note := s.room.NoteField(frame.Note{
		Label: "A note to the night", Hint: "What is to be remembered", Text: n.Note, Draft: draftNote + s.day, Lines: 3,
		Intent: func(text string) history.Intent {
			return history.NoteNight{Day: s.day, Note: text, Place: s.written().Place}
		},
	})
	return []fyne.CanvasObject{place, note}
}

// written returns what is written to the evening now.
func (s *nightPage) written() history.Night {
	n, err := s.room.store.Night(s.day)
	s.room.Refused(err)
	return n
}

// Content returns the page.
func (s *nightPage) Content() fyne.CanvasObject { return s.page }

// Route leads back to the evening.
func (s *nightPage) Route() frame.Route { return frame.Route{Room: frame.NightRoom, ID: s.day} }

// Resume reads the games again.
func (s *nightPage) Resume() { s.load() }

// load reads the games of the evening, away from the screen, and shows them.
func (s *nightPage) load() {
	var games []history.Summary
	var err error
	s.room.Away(func() { games, err = s.room.allOf(history.Filter{Day: s.day}) }, func() {
		if !s.room.Refused(err) {
			s.show(viewNight(s.day, games))
		}
	})
}

// show makes the screen look like v.
func (s *nightPage) show(v nightView) {
	s.page.SetTitle(v.Title, v.Subtitle)
	s.winners.SetText(v.Champions)
	widgets.SetVisible(s.crown, v.Champions != "")
	s.players.SetText(v.Players)
	s.games = v.Games
	s.list.Reset(len(v.Games))
	s.page.Refresh()
}

// allOf returns all games that are wanted. It may be called from any goroutine.
func (r *Room) allOf(w history.Filter) ([]history.Summary, error) {
	const page = 500
	var all []history.Summary
	for before := ""; ; before = all[len(all)-1].ID {
		games, err := r.store.Games(history.Page{Filter: w, Before: before, Limit: page})
		all = append(all, games...)
		if err != nil || len(games) < page {
			return all, err
		}
	}
}
