package games

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// draftNote is the beginning of the names under which notes are kept while they
// are typed.
const draftNote = "note/"

// A nightPage shows an evening: who won most, its games, and what is written to it.
type nightPage struct {
	*widgets.Page

	room      *Room
	day       string
	at        time.Time // the same
	champions *widgets.Text
	standings *fyne.Container // the podium, and who is not on it
	list      *rows
	games     []history.Summary // the first game first
	won       map[string]string // who won each, and what decided it, by ID
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
	w := r.Words
	s := &nightPage{room: r, day: day, at: at, Page: r.NewPage(w.Capital(w.ShortDay(at)))}
	s.SetActions(widgets.NewIconButton(widgets.IconShare, w.Common.Share, s.share))
	s.champions = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter})
	s.standings = widgets.Column(widgets.SpaceMedium)
	s.list = r.newRows(s.Page, s.Route, func(i int) listRow { return listRow{Day: day, Game: s.games[i], Won: s.won[s.games[i].ID]} })
	notes := widgets.Section(w.Games.ToRemember, widgets.Column(widgets.SpaceMedium, s.notes(written)...))
	s.SetBody(widgets.NewCard(widgets.Column(widgets.SpaceHuge, s.champions, s.standings)), s.list.List, notes)
	r.Open(s)
	s.Resume()
}

// notes returns the fields for what is written to the evening.
func (s *nightPage) notes(n history.Night) []fyne.CanvasObject {
	w := s.room.Words.Games
	place := s.room.NoteField(frame.Note{
		Label: w.Place, Hint: w.PlaceHint, Text: n.Place, Draft: draftNote + "place/" + s.day,
		Intent: func(text string) history.Intent {
			return history.NoteNight{Day: s.day, Note: s.written().Note, Place: text}
		},
	})
	note := s.room.NoteField(frame.Note{
		Label: w.NoteToNight, Hint: w.NoteHint, Text: n.Note, Draft: draftNote + s.day, Lines: 3,
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

// Route leads back to the evening.
func (s *nightPage) Route() frame.Route { return frame.NightRoom.Route(s.day) }

// OpenFirst opens the first game of the evening that is over.
func (s *nightPage) OpenFirst() { s.list.openFirst() }

// Resume reads the games of the evening again, off the screen's goroutine.
func (s *nightPage) Resume() {
	page, w := history.Page{Filter: history.Filter{Day: s.day}, Limit: s.written().Games}, s.room.Words
	frame.Load(s.room.Messenger, func() (part, error) { return partOf(s.room.store, page, w) }, func(found part) {
		slices.Reverse(found.Games)
		s.won = found.Won
		s.show(found.Games)
	})
}

func (s *nightPage) show(games []history.Summary) {
	w, v := s.room.Words, viewNight(games)
	s.SetTitle(w.Capital(w.ShortDay(s.at)), w.Games.NightLine(v.NightSums))
	s.champions.SetText(w.Table.Champions(v.Champions, v.Wins))
	widgets.SetVisible(s.champions, len(v.Champions) > 0)
	s.showStandings(v)
	s.games = games
	s.list.Reset(len(games))
	s.Refresh()
	s.room.ShowFirst()
}

// share shares all games of the evening, also in words.
func (s *nightPage) share() {
	w := s.room.Words.Games
	text := w.NightInWords(s.at, viewNight(s.games).NightSums, s.games)
	s.room.Share(w.ShareNight, frame.Shared{What: history.Subject{Day: s.day}, Words: text})
}

// showStandings shows who won most on a podium, and below it everybody else. While no
// player has won there is no podium.
func (s *nightPage) showStandings(v nightView) {
	w := s.room.Words
	s.standings.Objects = nil
	var stands []pictures.Stand
	best := 0
	for i, p := range v.Standings {
		badge := s.room.Badge(scoring.Person{ID: p.Person, Name: p.Name}, 0)
		stands = append(stands, pictures.Stand{Badge: badge, Name: p.Name, Below: w.Statistics.WonOf(p.Wins, p.Games), Place: p.Place})
		if p.Wins > 0 && p.Place <= 3 {
			best = i + 1
		}
	}
	on, rest := pictures.OnPodium(stands[:best]), widgets.Column(widgets.SpaceSmall)
	if len(on) > 0 {
		s.standings.Add(pictures.NewStands(on))
	}
	for _, stand := range stands[len(on):] {
		rest.Add(pictures.NewLine(stand))
	}
	s.standings.Add(rest)
}

// From dusk on it is tonight, also in the small hours, which belong to the evening
// before. Until then it is today.
const dusk = 18

// nightTitle names an evening: "Tonight", "Friday 20 November".
func nightTitle(w *words.Language, day string, now time.Time) string {
	at, err := time.Parse(time.DateOnly, day)
	switch {
	case err != nil:
		return day
	case day == stats.Evening(now):
		if now.Hour() >= dusk || now.Hour() < stats.Morning {
			return w.Games.Tonight
		}
		return w.Games.Today
	case day == stats.Evening(now.AddDate(0, 0, -1)):
		return w.Games.Yesterday
	}
	return w.Capital(w.Day(at, stats.OnEvening(now)))
}

// A nightView is what the games of an evening say.
type nightView struct {
	words.NightSums
	Standings []history.Standing
}

// viewNight returns what games say, the first game first.
func viewNight(games []history.Summary) nightView {
	v := nightView{Standings: history.Standings(games)}
	v.Games = len(games)
	for _, g := range games {
		v.Rounds += g.Rounds
	}
	for _, s := range v.Standings {
		if s.Place == 1 && s.Wins > 0 {
			v.Champions, v.Wins = append(v.Champions, s.Name), s.Wins
		}
	}
	return v
}
