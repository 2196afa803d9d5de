package games

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// listColumn is the least width of the list beside its filters, in device-independent pixels.
const listColumn = 340

// gamesAtOnce is how many games a list takes from the store at a time.
const gamesAtOnce = 24

// A listPage lists all games by evening, as far as it has been scrolled, and
// filters them.
type listPage struct {
	*widgets.Page

	room    *Room
	search  *widgets.TextField
	filters *fyne.Container
	status  *widgets.Text
	all     *widgets.Button // removes all filters
	nothing *fyne.Container // that no game is like that
	list    *rows

	wanted history.Filter
	found  results
	turn   int    // how often other games were asked for
	busy   bool   // a question is with the store
	next   func() // the one after it, or nil
}

// Route leads back to the games.
func (s *listPage) Route() frame.Route {
	return frame.GamesRoom.Route(string(s.wanted.State))
}

// OpenFirst opens the latest game that is over.
func (s *listPage) OpenFirst() { s.list.openFirst() }

// OpenList opens all games, filtered.
func (r *Room) OpenList(w history.Filter) {
	r.LoadPeople()
	s := newListPage(r)
	s.wanted = w
	s.showFilters()
	r.Open(s)
	s.ask(gamesAtOnce)
}

func newListPage(r *Room) *listPage {
	w := r.Words.Games
	s := &listPage{room: r, Page: r.NewPage(w.Title)}
	s.search = widgets.NewTextField("")
	s.search.SetHint(w.Search)
	s.search.OnChanged = func(text string) {
		wanted := s.wanted
		wanted.Words = text
		s.want(wanted)
	}
	s.filters = widgets.Flow(widgets.SpaceSmall)
	s.status = widgets.NewHint("")
	s.all = widgets.NewButton(widgets.Quiet, w.ShowAll, s.clear)
	s.nothing = widgets.Column(widgets.SpaceSmall, cat.Nothing(cat.LooksDown, w.NoneLikeThat), container.NewCenter(widgets.NewButton(widgets.Secondary, w.ShowAllGames, s.clear)))
	s.nothing.Hide()
	s.list = r.newRows(s.Page, s.Route, func(i int) listRow { return s.found.Rows[i] })
	s.list.OnEnd = s.more
	status := widgets.Row(widgets.SpaceSmall, 0, s.status, s.all)
	above := widgets.Column(widgets.SpaceSmall, s.search, s.filters, status, s.nothing)
	s.SetBody(widgets.Columns(listColumn, widgets.SpaceLarge, above, s.list.List))
	return s
}

// want filters the games and lists them from the top.
func (s *listPage) want(w history.Filter) {
	if w == s.wanted {
		return
	}
	s.wanted = w
	s.showFilters()
	s.ScrollToTop()
	s.ask(gamesAtOnce)
}

// clear removes all filters and the search.
func (s *listPage) clear() {
	s.search.SetText("")
	s.want(history.Filter{})
}

// Resume lists the games again, as their notes may have changed.
func (s *listPage) Resume() {
	s.room.LoadPeople()
	s.showFilters()
	pages := (s.found.Games + s.found.Hidden + gamesAtOnce - 1) / gamesAtOnce
	s.ask(max(1, pages) * gamesAtOnce)
}

// ask lists the first games that match.
func (s *listPage) ask(limit int) {
	s.turn++
	s.find("", limit, func(games part) {
		s.found = results{}.with(games, limit)
		s.show()
		s.list.Reset(len(s.found.Rows))
		s.count()
		s.room.ShowFirst()
	})
}

// more lists further games, if there are any.
func (s *listPage) more() {
	if s.found.All || s.busy {
		return
	}
	s.find(s.found.Last, gamesAtOnce, func(games part) {
		s.found = s.found.with(games, gamesAtOnce)
		s.list.Grow(len(s.found.Rows))
	})
}

// find asks the store for games off the screen's goroutine, one question at a time.
// Of the questions that come meanwhile only the last is asked, and the answer before
// it is dropped.
func (s *listPage) find(before string, limit int, then func(part)) {
	if s.busy {
		s.next = func() { s.find(before, limit, then) }
		return
	}
	s.busy = true
	page := history.Page{Filter: s.wanted, Before: before, Limit: limit}
	var games part
	var err error
	w := s.room.Words
	s.room.Away(func() { games, err = partOf(s.room.store, page, w) }, func() {
		next := s.next
		s.busy, s.next = false, nil
		switch {
		case next != nil:
			next()
		case !s.room.Refused(err):
			games.NotBegun = s.room.notBegun(page.Filter, games.Games)
			then(games)
		}
	})
}

// notBegun returns those of some games, by ID, in which nothing has happened. They are no
// games yet if all are listed, and wait on the first page.
func (r *Room) notBegun(wanted history.Filter, games []history.Summary) map[string]bool {
	none := map[string]bool{}
	for _, g := range games {
		if wanted.State == "" && !g.Over && g.Rounds == 0 {
			half, ok := r.halfOf(g)
			none[g.ID] = ok && !half.Begun()
		}
	}
	return none
}

// halfOf returns what is half done in a game, and whether nothing was carried into it and
// it can be read.
func (r *Room) halfOf(g history.Summary) (half game.HalfDone, ok bool) {
	read, err := game.Open(r.store, g.ID, r.Now)
	if err != nil {
		return game.HalfDone{}, false
	}
	s := read.Sheet()
	return r.halfDone(g.ID, s), !slices.ContainsFunc(s.Totals, func(n int) bool { return n != 0 })
}

// count shows how many games match in all.
func (s *listPage) count() {
	if s.found.All {
		return
	}
	turn, wanted := s.turn, s.wanted
	frame.Load(s.room.Messenger, func() (int, error) { return s.room.store.Count(wanted) }, func(n int) {
		if turn == s.turn {
			s.status.SetText(foundText(s.room.Words, wanted, n-s.found.Hidden))
			s.list.Relayout()
		}
	})
}

// show shows what was found.
func (s *listPage) show() {
	filtered := s.wanted != history.Filter{}
	none := s.found.Games == 0 && filtered
	widgets.SetVisible(s.nothing, none)
	widgets.SetVisible(s.status, !none)
	widgets.SetVisible(s.all, !none && filtered)
	s.status.SetText("")
	if s.found.All {
		s.status.SetText(foundText(s.room.Words, s.wanted, s.found.Games))
	}
}

// A listRow is a row of a list of games: a game or, if that has no ID, the
// heading of an evening.
type listRow struct {
	Day  string
	Game history.Summary
	Won  string                  // who won the game, and what decided it, or ""
	Said history.NightAnnotation // what is written to the evening of a heading
}

// The kinds of row.
const (
	gameRow = iota
	nightRow
)

func (r listRow) kind() int {
	if r.Game.ID == "" {
		return nightRow
	}
	return gameRow
}

// name returns what no other row of its list has.
func (r listRow) name() string { return cmp.Or(r.Game.ID, r.Day) }

// results is as much of a list of games as was asked for.
type results struct {
	Rows  []listRow
	Games int    // in the rows
	Last  string // the ID of the last game
	All   bool   // there are no more

	Hidden int // games that were never begun
}

// A part is a part of a list of games, and what is written to their evenings, by day.
type part struct {
	Games []history.Summary
	Said  map[string]history.NightAnnotation
	Won   map[string]string // who won, and what decided it, by ID

	NotBegun map[string]bool // games that are not listed, by ID
}

// partOf reads a part of the list from the store.
func partOf(store Store, p history.Page, w *words.Language) (part, error) {
	games, err := store.Games(p)
	if err != nil {
		return part{}, err
	}
	won := map[string]string{}
	for _, g := range games {
		won[g.ID] = wonLine(store, g, w)
	}
	said, err := store.Written(evenings(games))
	return part{Games: games, Said: said, Won: won}, err
}

// wonLine returns who won a game, and what decided it. It is "" if nobody did.
func wonLine(store Store, g history.Summary, w *words.Language) string {
	if len(g.Winners()) == 0 {
		return ""
	}
	if read, err := game.Open(store, g.ID, time.Now); err == nil {
		read.Known = func(id string) (history.Person, bool) { // as the list names them
			i := slices.IndexFunc(g.Seats, func(s history.Seat) bool { return id != "" && s.Person == id })
			return history.Person{Name: g.Seats[max(0, i)].Name}, i >= 0
		}
		if headline := story.Headline(read.Sheet(), w); headline != "" {
			return headline
		}
	}
	return w.Games.Outcome(g)
}

// evenings returns the days of games that are listed by evening, each once.
func evenings(games []history.Summary) (days []string) {
	for _, g := range games {
		if n := len(days); n == 0 || days[n-1] != g.Day() {
			days = append(days, g.Day())
		}
	}
	return days
}

// with adds a part, with at most limit games.
func (f results) with(p part, limit int) results {
	f.All = len(p.Games) < limit
	for _, g := range p.Games {
		f.Last = g.ID
		if p.NotBegun[g.ID] {
			f.Hidden++
			continue
		}
		if n := len(f.Rows); n == 0 || f.Rows[n-1].Day != g.Day() {
			f.Rows = append(f.Rows, listRow{Day: g.Day(), Said: p.Said[g.Day()]})
		}
		f.Rows = append(f.Rows, listRow{Day: g.Day(), Game: g, Won: p.Won[g.ID]})
		f.Games++
	}
	return f
}

// foundText returns how many games were found, or why there are none.
func foundText(w *words.Language, wanted history.Filter, n int) string {
	switch {
	case n > 0:
		return w.Games.Listed(n)
	case wanted != history.Filter{}:
		return w.Games.NoneLikeThat
	}
	return w.Games.NonePlayed
}
