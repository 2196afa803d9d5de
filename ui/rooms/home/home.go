// Package home is the first page: begin a game like the last one or a new one, continue a game,
// look at the latest evenings.
package home

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/games"
)

// recentGames is how many games the table lists, and openGames how many of those
// that go on.
const (
	recentGames = 30
	openGames   = 3
)

// An adviser is a store that may lose games, as that of a browser.
type adviser interface {
	// Advice returns what players should do about it, once there are games or before, or "".
	Advice(games bool) string
}

// An updater is a store that is fetched with the program, as in a browser.
type updater interface {
	// Update returns what starts a new version, or nil if there is none.
	Update() func()
}

// A Page is the first page: begin a game as last time or a new one, go on
// with one, look at one that is over.
type Page struct {
	*frame.Navigator
	*frame.Messenger
	*frame.Changer
	*frame.Drafter
	*frame.Roster
	*frame.Settings
	frame.World

	With

	store game.Recent
	root  *fyne.Container
	page  *widgets.Page
	main  *widgets.Button
	cat   *cat.Living
	woken bool
	rules string // the ID of the game whose rules are opened: that goes on, or the latest, or ""

	deals engine.Rules    // those of the latest game if it can be dealt, or of the first
	again []scoring.Start // how the last tables would play once more
}

// With is what the first page works with.
type With struct {
	Games    *games.Room
	Virtual  bool // there is a virtual deck
	HalfDone game.HalfDoneOf
	Begin    func(scoring.Start) (id string, err error) // begins a game
}

// New returns the first page, empty until it is resumed.
func New(f *frame.Frame, store game.Recent, with With) *Page {
	return &Page{
		Navigator: f.Navigator, Messenger: f.Messenger, Changer: f.Changer, Drafter: f.Drafter, Roster: f.Roster,
		Settings: f.Settings, World: f.World,
		With: with, store: store, root: container.NewStack(),
	}
}

// Content returns the page.
func (h *Page) Content() fyne.CanvasObject { return h.root }

// Route leads to the first page.
func (h *Page) Route() frame.Route { return frame.HomeRoom.Route() }

// Main returns the main button: a game goes on, or a new one begins.
func (h *Page) Main() *widgets.Button { return h.main }

// Resume shows what lies on the table now.
func (h *Page) Resume() {
	h.LoadPeople()
	groups, err := h.store.Groups()
	h.Refused(err)
	v := homeView{h.latest("", recentGames), h.latest(history.Running, recentGames), h.latest(history.Unplayed, 1), groups}.tidy()
	h.rules, h.deals = v.rules(), engine.Variants()[0]
	if len(v.Games) > 0 {
		if r, err := engine.Variant(v.Games[0].Variant); err == nil && !r.Kept {
			h.deals = r
		}
	}
	h.build(v)
	h.wake()
	h.root.Objects = nil
	h.root.Add(h.page) // it is new: laid out once, it has nothing to refresh
	canvas.Refresh(h.root)
}

// latest returns the latest games of a state, at most this many.
func (h *Page) latest(state history.State, most int) []history.Summary {
	games, err := h.store.Games(history.Page{Filter: history.Filter{State: state}, Limit: most})
	h.Refused(err)
	return games
}

// TypedRune takes the letters of the first page.
func (h *Page) TypedRune(r rune) {
	switch r {
	case 'n':
		h.Go(frame.SetupRoom.Route(frame.NewSetup))
	case 'v':
		h.goVirtual(frame.SetupRoom.Route(frame.VirtualSetup))
	case 'p':
		h.goVirtual(frame.PlayRoom.Route(h.deals.ID))
	case 's':
		h.beginSame()
	case 'a':
		h.Go(frame.GamesRoom.Route(""))
	case 'h':
		h.Go(frame.RulesRoom.Route(h.rules))
	case 'j':
		h.Go(frame.JoinRoom.Route(""))
	}
}

// beginSame begins a game as last time. A game that was never begun is last time as well.
func (h *Page) beginSame() {
	latest := h.latest("", 1)
	if len(latest) > 0 && !latest[0].Over && latest[0].Rounds == 0 {
		if again := game.Again(h.store, latest, h.People(), h.Now()); again != nil {
			h.begin(*again)
			return
		}
	}
	if len(h.again) > 0 {
		h.begin(h.again[0])
	}
}

func (h *Page) begin(in scoring.Start) {
	id, err := h.Begin(in)
	if !h.Refused(err) {
		h.Go(frame.SheetRoom.Route(id))
	}
}

// goVirtual goes where cards are dealt, if there is a virtual deck.
func (h *Page) goVirtual(to frame.Route) {
	if h.Virtual {
		h.Go(to)
	}
}

func (h *Page) build(v homeView) {
	h.page = newPage(h.Words, h.rules, h.Go)
	fresh := newGame(h.Words, h.Go)
	h.main, h.cat = fresh, h.newCat(len(v.Games) == 0)
	if len(v.Open) > 0 {
		fresh.SetKind(widgets.Secondary)
		h.main = widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, h.Words.Home.GoOn, func() { h.Go(frame.GoOnRoom.Route(v.Open[0].ID)) })
	}
	h.page.SetButtons(h.main)
	play := newPlay(h.Words, h.deals, quick{h.HasDraft(frame.DraftQuickRound + h.deals.ID), h.lastQuick()}, h.Go)
	widgets.SetVisible(play, h.Virtual)
	if len(v.Games) == 0 {
		plays := widgets.Column(widgets.SpaceSmall, play, h.join(widgets.Quiet))
		both := widgets.ScaledColumns(paneWidth, widgets.SpaceLarge, welcome(&h.Words.Home, h.cat), plays)
		h.page.SetBody(append([]fyne.CanvasObject{both}, h.asides(v)...)...)
		return
	}
	h.page.SetWide()
	tonight, doors := h.lastTables(v), widgets.Columns(doorWidth, widgets.SpaceSmall, append([]fyne.CanvasObject{h.page.Place()}, h.doors()...)...)
	again, past := []fyne.CanvasObject{play}, append(h.past(v),
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconSearch, h.Words.Games.Title, func() { h.Go(frame.GamesRoom.Route("")) }))
	if len(v.Open) > 0 {
		tonight, again, past = []fyne.CanvasObject{h.onTheTable(v)}, tonight, append(past, play)
		doors = widgets.ScaledColumns(paneWidth, widgets.SpaceSmall,
			widgets.Columns(doorWidth, widgets.SpaceSmall, h.page.Place(), fresh), widgets.Columns(doorWidth, widgets.SpaceSmall, h.doors()...))
	}
	tonight = append(append(append(tonight, doors), h.asides(v)...), again...)
	h.page.SetBody(widgets.Lead(paneWidth, widgets.SpaceHuge, widgets.Column(widgets.SpaceHuge, tonight...), widgets.Column(widgets.SpaceHuge, past...)))
}

// paneWidth is the least width of tonight and of the past side by side, in device-independent
// pixels that grow with the text: both have room beside the button on a phone held sideways.
const paneWidth = 288

// doorWidth is the least width of a button beside another.
const doorWidth = 136

// doors returns the buttons that lead to people and to tables of other devices.
func (h *Page) doors() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, h.Words.People.Title, func() { h.Go(frame.PeopleRoom.Route()) }),
		h.join(widgets.Secondary),
	}
}

// join returns the button that leads to tables of other devices.
func (h *Page) join(kind widgets.Kind) fyne.CanvasObject {
	return widgets.NewIconTextButton(kind, widgets.IconPhone, h.Words.Joining.Title, func() { h.Go(frame.JoinRoom.Route("")) })
}

// asides returns what else needs a look: a new version, a store that may lose games, games
// that ended without a round.
func (h *Page) asides(v homeView) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	if u, ok := h.store.(updater); ok {
		if start := u.Update(); start != nil {
			all = append(all, widgets.NewCard(widgets.NewHint(h.Words.Home.NewVersion),
				widgets.NewButton(widgets.Secondary, h.Words.Home.UseIt, start)))
		}
	}
	if a, ok := h.store.(adviser); ok {
		if text := a.Advice(len(v.Games) > 0); text != "" {
			all = append(all, widgets.NewHint(text))
		}
	}
	for _, g := range v.Empty {
		discard := widgets.NewIconTextButton(widgets.QuietDanger, widgets.IconTrash, h.Words.Common.ThrowAway, func() {
			h.Games.ThrowAway(g, h.Resume, h.Resume)
		})
		all = append(all, widgets.NewCard(widgets.NewHint(h.Words.Home.Game(g)), discard))
	}
	return all
}

// past returns the last evening, its champion first, or nothing before there is one.
func (h *Page) past(v homeView) []fyne.CanvasObject {
	night := v.lastNight()
	if len(night) == 0 {
		return nil
	}
	parts := append(h.Games.NightTiles([]string{night[0].Day()}), h.champion(night)...)
	return []fyne.CanvasObject{widgets.Column(widgets.SpaceSmall, append(parts, h.Games.Tiles(night)...)...)}
}

// champion says who won most games of an evening of several; the line above leads to that evening.
func (h *Page) champion(night []history.Summary) []fyne.CanvasObject {
	best := slices.DeleteFunc(history.Standings(night), func(s history.Standing) bool { return s.Wins == 0 || s.Place > 1 })
	if len(best) == 0 || len(night) < 2 {
		return nil
	}
	badges, names := widgets.Row(widgets.SpaceTiny, -1), []string(nil)
	for _, s := range best {
		view := widgets.NewBadgeView(h.Badge(scoring.Person{ID: s.Person, Name: s.Name}, 0), largeBadge)
		view.Mark = widgets.IconWon
		badges.Add(view)
		names = append(names, s.Name)
	}
	said := widgets.NewText(h.Words.Table.Champions(names, best[0].Wins), widgets.TextStyle{Bold: true})
	return []fyne.CanvasObject{widgets.NewCard(widgets.Pair(widgets.SpaceLarge, badges, said))}
}

// welcome returns what the very first start shows.
func welcome(w *words.Home, c *cat.Living) fyne.CanvasObject {
	return widgets.NewCard(
		container.NewCenter(c.Object()),
		widgets.NewText(w.Welcome, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
		widgets.NewText(w.WelcomeText, widgets.TextStyle{Align: fyne.TextAlignCenter}),
	)
}

// newCat returns the cat of the page, which replaces the one before: at the first start as on the
// icon of the program, later on the edge of a card.
func (h *Page) newCat(first bool) *cat.Living {
	if h.cat != nil {
		h.cat.Stop()
	}
	if first {
		return cat.NewPortrait(h.After, &h.Words.Home)
	}
	return cat.NewPerched(h.After, &h.Words.Home)
}

// wake wakes the cat. Once it has been woken it is awake whenever the page comes back.
func (h *Page) wake() {
	h.cat.Still = h.Still()
	if h.woken {
		h.cat.Stay()
		return
	}
	h.woken = true
	h.cat.Wake()
}

// gaze returns where the cat at the end of the heading looks to see who leads.
func gaze(s scoring.Sheet) cat.Pose {
	seated := s.Seated()
	leads := func(p scoring.Player) bool { return s.Counted() > 0 && s.Places[p] == 1 }
	i := slices.IndexFunc(seated, leads)
	switch {
	case i < 0 || slices.ContainsFunc(seated[i+1:], leads):
		return cat.Awake
	case 3*(i+1) > 2*len(seated):
		return cat.LooksDown
	}
	return cat.LooksLeft
}

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
