package games

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
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
	title   string // "Fri 20 Nov 2026"
	page    *widgets.Page
	winners *widgets.Text
	crown   *fyne.Container
	players *widgets.Text
	list    *widgets.LongList
	games   []history.Summary // the first game first
}

// OpenNight opens an evening.
func (r *Room) OpenNight(day string) {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return // a route of another version
	}
	written, err := r.store.Night(day)
	if r.Refused(err) {
		return
	}
	title := at.Format("Mon 2 Jan 2006")
	s := &nightPage{room: r, day: day, title: title, page: widgets.NewPage(title)}
	s.page.SetBack("Back", r.Back)
	s.page.SetActions(widgets.NewIconButton(widgets.IconShare, "Share", func() { r.shareNight(day) }))
	s.winners = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	s.crown = widgets.NewCard(widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconTrophy, widgets.ColorAccent), s.winners))
	s.players = widgets.NewBody("")
	s.list = r.newList(s.page, func(i int) listRow { return listRow{Day: day, Game: s.games[i]} })
	s.page.SetBody(s.crown, s.players, widgets.Column(widgets.SpaceMedium, s.notes(written)...), s.list)
	r.Open(s)
	s.Resume()
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

// Resume reads the games of the evening again, off the screen's goroutine.
func (s *nightPage) Resume() {
	page := history.Page{Filter: history.Filter{Day: s.day}, Limit: s.written().Games}
	frame.Load(s.room.Frame, func() ([]history.Summary, error) { return s.room.store.Games(page) }, func(games []history.Summary) {
		slices.Reverse(games)
		s.show(games)
	})
}

// show shows the games.
func (s *nightPage) show(games []history.Summary) {
	v := viewNight(games)
	s.page.SetTitle(s.title, v.Subtitle)
	s.winners.SetText(v.Champions)
	widgets.SetVisible(s.crown, v.Champions != "")
	s.players.SetText(v.Players)
	s.games = games
	s.list.Reset(len(games))
	s.page.Refresh()
}
