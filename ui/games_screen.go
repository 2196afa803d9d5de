package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// gamesAtOnce is how many games a list takes from the store at a time.
const gamesAtOnce = 50

// A gamesScreen lists all games by evening, as far as it has been scrolled, and
// filters them.
type gamesScreen struct {
	app     *App
	page    *widgets.Page
	search  *widgets.TextField
	filters *fyne.Container
	status  *widgets.Text
	all     *widgets.Button // takes all filters back
	nothing *widgets.Card   // that no game is like that
	list    *widgets.LongList

	wanted Wanted
	found  foundGames
	turn   int    // how often other games were asked for
	busy   bool   // a question is with the store
	next   func() // the one after it, or nil
}

// goGames opens all games.
func (a *App) goGames() { a.goGamesLike(Wanted{}) }

// goGamesLike opens all games, filtered.
func (a *App) goGamesLike(w Wanted) {
	a.people, _ = a.store.People()
	s := newGamesScreen(a)
	s.wanted = w
	s.showFilters()
	a.push(s.page, live{again: s.again})
	s.ask(gamesAtOnce)
}

func newGamesScreen(a *App) *gamesScreen {
	s := &gamesScreen{app: a, page: widgets.NewPage("All games")}
	s.page.SetBack("Back", a.back)
	s.search = widgets.NewTextField("A name, a note or a place")
	s.search.SetHint("Search")
	s.search.OnChanged = func(text string) {
		w := s.wanted
		w.Words = text
		s.want(w)
	}
	s.filters = widgets.Flow(widgets.SpaceSmall)
	s.status = widgets.NewHint("")
	s.all = widgets.NewButton(widgets.Quiet, "Show all", s.clear)
	s.nothing = widgets.NewNotice(widgets.Info, "No game is like that.", widgets.NewButton(widgets.Secondary, "Show all games", s.clear))
	s.nothing.Hide()
	s.list = a.newGameList(s.page, func(i int) listRow { return s.found.Rows[i] })
	s.list.OnEnd = s.more
	s.showFilters()
	status := widgets.Row(widgets.SpaceSmall, 0, s.status, s.all)
	s.page.SetBody(widgets.Column(widgets.SpaceSmall, s.search, s.filters, status, s.nothing), s.list)
	return s
}

// want lists other games, from the top.
func (s *gamesScreen) want(w Wanted) {
	if w == s.wanted {
		return
	}
	s.wanted = w
	s.showFilters()
	s.page.ScrollToTop()
	s.ask(gamesAtOnce)
}

// clear lists all games again.
func (s *gamesScreen) clear() {
	s.search.SetText("")
	s.want(Wanted{})
}

// again lists what is listed as it is now: something may have been written to it.
func (s *gamesScreen) again() {
	s.app.people, _ = s.app.store.People()
	s.showFilters()
	pages := (s.found.Games + gamesAtOnce - 1) / gamesAtOnce
	s.ask(max(1, pages) * gamesAtOnce)
}

// ask lists the first games that are wanted.
func (s *gamesScreen) ask(limit int) {
	s.turn++
	s.find("", limit, func(games []Listed) {
		s.found = foundGames{}.with(games, limit)
		s.list.Reset(len(s.found.Rows))
		s.show()
		s.count()
	})
}

// more lists further games, if there are any.
func (s *gamesScreen) more() {
	if s.found.All || s.busy {
		return
	}
	s.find(s.found.Last, gamesAtOnce, func(games []Listed) {
		s.found = s.found.with(games, gamesAtOnce)
		s.list.Grow(len(s.found.Rows))
	})
}

// find asks the store for games, away from the screen, one question at a time: of
// those that come meanwhile only the last is asked, and the answer before it is
// dropped.
func (s *gamesScreen) find(before string, limit int, then func([]Listed)) {
	if s.busy {
		s.next = func() { s.find(before, limit, then) }
		return
	}
	s.busy = true
	wanted := s.wanted
	var games []Listed
	var err error
	s.app.time.Away(func() { games, err = s.app.store.Find(wanted, before, limit) }, func() {
		next := s.next
		s.busy, s.next = false, nil
		switch {
		case next != nil:
			next()
		case !s.app.refused(err):
			then(games)
		}
	})
}

// count says how many games are wanted in all.
func (s *gamesScreen) count() {
	if s.found.All {
		return
	}
	turn, wanted := s.turn, s.wanted
	var n int
	var err error
	s.app.time.Away(func() { n, err = s.app.store.Count(wanted) }, func() {
		if turn == s.turn && !s.app.refused(err) {
			s.status.SetText(viewFound(wanted, n))
		}
	})
}

// show shows what was found.
func (s *gamesScreen) show() {
	none := s.found.Games == 0 && s.wanted.clearable()
	widgets.SetVisible(s.nothing, none)
	widgets.SetVisible(s.status, !none)
	widgets.SetVisible(s.all, !none && s.wanted.clearable())
	s.status.SetText("")
	if s.found.All {
		s.status.SetText(viewFound(s.wanted, s.found.Games))
	}
	s.page.Refresh()
}
