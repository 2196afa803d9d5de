package home

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/games"
	"tabby/ui/widgets"
)

// recentGames is how many games the table lists, and openGames how many of those
// that go on.
const (
	recentGames = 30
	openGames   = 3
)

// A Store lists the games there are.
type Store interface{ game.Recent }

// An adviser is a store that may lose games, as that of a browser.
type adviser interface {
	// Advice returns what players should do about it, or "".
	Advice() string
}

// A Page is the first page: begin a game as last time or a new one, go on
// with one, look at one that is over.
type Page struct {
	*frame.Frame

	store   Store
	games   *games.Room
	virtual bool // there is a virtual deck
	root    *fyne.Container
	page    *widgets.Page
	last    string         // the ID of the latest game, or ""
	again   *scoring.Start // how it would be played once more, or nil
}

// New returns the first page, empty until it is resumed. virtual is whether there is a virtual deck.
func New(f *frame.Frame, store Store, games *games.Room, virtual bool) *Page {
	return &Page{Frame: f, store: store, games: games, virtual: virtual, root: container.NewStack()}
}

// Content returns the page.
func (h *Page) Content() fyne.CanvasObject { return h.root }

// Route leads to the first page.
func (h *Page) Route() frame.Route { return frame.Route{Room: frame.HomeRoom} }

// Main returns the main button.
func (h *Page) Main() *widgets.Button { return h.page.Main() }

// Resume shows what lies on the table now.
func (h *Page) Resume() {
	h.LoadPeople()
	v := homeView{h.latest("", recentGames), h.latest(history.Running, recentGames), h.latest(history.Unplayed, 1)}.tidy()
	h.again, h.last = game.Again(h.store, v.Games, h.People(), h.Now()), ""
	if len(v.Games) > 0 {
		h.last = v.Games[0].ID
	}
	h.build(v)
	h.root.Objects = []fyne.CanvasObject{h.page}
	h.root.Refresh()
}

// latest returns the latest games of a state, so many at most.
func (h *Page) latest(state history.State, most int) []history.Summary {
	games, err := h.store.Games(history.Page{Filter: history.Filter{State: state}, Limit: most})
	h.Refused(err)
	return games
}

// TypedRune takes the letters of the first page.
func (h *Page) TypedRune(r rune) {
	switch r {
	case 'n':
		h.Go(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup})
	case 'v':
		h.goVirtual()
	case 's':
		h.sameAgain()
	case 'a':
		h.Go(frame.Route{Room: frame.GamesRoom})
	case 'h':
		h.Go(frame.Route{Room: frame.RulesRoom})
	}
}

// sameAgain begins a game like the latest one.
func (h *Page) sameAgain() {
	if h.again == nil {
		return
	}
	id, err := game.Begin(h.store, *h.again, h.Now)
	if !h.Refused(err) {
		h.Go(frame.Route{Room: frame.SheetRoom, ID: id})
	}
}

func (h *Page) goVirtual() {
	if h.virtual {
		h.Go(frame.Route{Room: frame.SetupRoom, ID: frame.VirtualSetup})
	}
}

func (h *Page) build(v homeView) {
	page := widgets.NewPage("Tabby")
	h.page = page
	page.SetActions(
		widgets.NewIconButton(widgets.IconBook, "Rules", func() { h.Go(frame.Route{Room: frame.RulesRoom, ID: h.last}) }),
		widgets.NewIconButton(widgets.IconHelp, "Keys", func() { h.Go(frame.Route{Room: frame.KeysRoom}) }),
		widgets.NewIconButton(widgets.IconSettings, "Settings", func() { h.Go(frame.Route{Room: frame.SettingsRoom}) }),
	)
	var body []fyne.CanvasObject
	if len(v.Open) > 0 {
		body = append(body, h.onTheTable(v))
	}
	body = append(body, h.beginnings(v)...)
	if a, ok := h.store.(adviser); ok && a.Advice() != "" {
		body = append(body, widgets.NewHint(a.Advice()))
	}
	for _, g := range v.Empty {
		body = append(body, widgets.NewCard(widgets.NewHint(line(g)), h.discard(g)))
	}
	if len(v.Games) > 0 {
		body = append(body, widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall,
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, "People", func() { h.Go(frame.Route{Room: frame.PeopleRoom}) }),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconSearch, "All games", func() { h.Go(frame.Route{Room: frame.GamesRoom}) })))
	}
	for _, night := range v.nights() {
		heading := []fyne.CanvasObject{h.games.NightTile(night[0].Day())}
		body = append(body, widgets.Column(widgets.SpaceSmall, append(heading, h.games.Tiles(night)...)...))
	}
	page.SetBody(body...)
}

// onTheTable returns the games that go on, the latest with a button that cannot be
// missed.
func (h *Page) onTheTable(v homeView) fyne.CanvasObject {
	first := v.Open[0]
	goOn := widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, "Go on", func() { h.Go(frame.Route{Room: frame.SheetRoom, ID: first.ID}) })
	card := []fyne.CanvasObject{goOn, widgets.NewHint(line(first))}
	if first.Rounds == 0 {
		card = append(card, h.discard(first))
	}
	all := []fyne.CanvasObject{widgets.NewCard(card...)}
	all = append(all, h.games.Tiles(v.Open[1:min(len(v.Open), openGames)])...)
	if len(v.Open) > openGames {
		all = append(all, widgets.NewButton(widgets.Quiet, "All games that go on", func() { h.Go(frame.Route{Room: frame.GamesRoom, ID: string(history.Running)}) }))
	}
	return widgets.Section("On the table", all...)
}

// discard returns the button that puts a game without a round in the trash.
func (h *Page) discard(g history.Summary) fyne.CanvasObject {
	return widgets.NewIconTextButton(widgets.Quiet, widgets.IconTrash, "Throw it away", func() {
		undo, err := h.Do(history.Trash{Game: g.ID, At: h.Now()})
		if h.Refused(err) {
			return
		}
		h.Resume()
		h.OfferUndo(undo, "The game is in the trash.", h.Resume)
	})
}

// beginnings returns the ways to begin a game.
func (h *Page) beginnings(v homeView) []fyne.CanvasObject {
	fresh := widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "New game", func() { h.Go(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup}) })
	virtual := widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, "Deal a virtual deck", h.goVirtual)
	widgets.SetVisible(virtual, h.virtual)
	switch {
	case len(v.Games) == 0:
		bring := widgets.NewIconTextButton(widgets.Quiet, widgets.IconImport, "Bring games from another Tabby", func() { h.Go(frame.Route{Room: frame.ImportRoom}) })
		return []fyne.CanvasObject{welcome(), fresh, virtual, bring}
	case h.again == nil: // too few of those are left who played
		return []fyne.CanvasObject{fresh, virtual}
	}
	fresh.SetKind(widgets.Secondary)
	same := widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Same as last time", h.sameAgain)
	if len(v.Open) > 0 {
		same.SetKind(widgets.Secondary)
	}
	return []fyne.CanvasObject{widgets.NewCard(same, widgets.NewHint(describe(*h.again))), widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, fresh, virtual)}
}

// welcome returns what the very first start shows.
func welcome() fyne.CanvasObject {
	return widgets.NewCard(
		widgets.NewHeading("Welcome to the table"),
		widgets.NewBody("Tabby keeps the tab while you play Rat-a-Tat Cat and its relatives: the scores, who deals, and who is out."),
	)
}
