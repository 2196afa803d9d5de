package home

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/games"
	"tabby/ui/look"
	"tabby/ui/widgets"
	"tabby/ui/words"
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

// An updater is a store that is fetched with the program, as in a browser.
type updater interface {
	// Update returns what starts a new version, or nil if there is none.
	Update() func()
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
	last    string          // the ID of the latest game, or ""
	again   []scoring.Start // how the last tables would play once more
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
	groups, err := h.store.Groups()
	h.Refused(err)
	v := homeView{h.latest("", recentGames), h.latest(history.Running, recentGames), h.latest(history.Unplayed, 1), groups}.tidy()
	h.last = ""
	if len(v.Games) > 0 {
		h.last = v.Games[0].ID
	}
	h.build(v)
	h.root.Objects = nil
	h.root.Add(h.page) // it is new: laid out once, it has nothing to refresh
	canvas.Refresh(h.root)
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
		if len(h.again) > 0 {
			h.begin(h.again[0])
		}
	case 'a':
		h.Go(frame.Route{Room: frame.GamesRoom})
	case 'h':
		h.Go(frame.Route{Room: frame.RulesRoom})
	case 'j':
		h.Go(frame.Route{Room: frame.JoinRoom})
	}
}

// begin begins a game.
func (h *Page) begin(in scoring.Start) {
	id, err := game.Begin(h.store, in, h.Now)
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
	h.page = newPage(h.last, h.Go)
	fresh, virtual := starters(h.virtual, h.Go)
	if len(v.Games) == 0 {
		bring := widgets.NewIconTextButton(widgets.Quiet, widgets.IconImport, "Bring games from another Tabby", func() { h.Go(frame.Route{Room: frame.ImportRoom}) })
		h.page.SetBody(append(h.asides(v), welcome(), virtual, h.learn(), h.join(), bring)...)
		h.page.SetFooter(fresh)
		return
	}
	h.page.SetWide()
	var tonight []fyne.CanvasObject
	if len(v.Open) > 0 {
		tonight = append(tonight, h.onTheTable(v))
		fresh.SetKind(widgets.Secondary)
		h.page.SetFooter(h.goOn(v.Open[0]))
	} else {
		h.page.SetFooter(fresh)
		fresh = nil
	}
	tonight = append(tonight, h.lastTables(v)...)
	tonight = append(tonight, h.asides(v)...)
	tonight = append(tonight, h.doors(fresh, virtual))
	h.page.SetBody(widgets.Columns(paneWidth, widgets.SpaceHuge,
		widgets.Column(widgets.SpaceHuge, tonight...), widgets.Column(widgets.SpaceHuge, h.past(v)...)))
}

// paneWidth is the least width of tonight and of the past side by side, in
// device-independent pixels.
const paneWidth = 380

// doorWidth is the least width of a button beside another.
const doorWidth = 136

// doors returns the buttons that lead to other rooms. fresh begins a new game, or is
// nil if that is in the footer.
func (h *Page) doors(fresh, virtual *widgets.Button) fyne.CanvasObject {
	begin := widgets.Columns(doorWidth, widgets.SpaceSmall)
	if fresh != nil {
		begin.Add(fresh)
	}
	begin.Add(virtual)
	return widgets.Column(widgets.SpaceSmall, begin, widgets.Columns(doorWidth, widgets.SpaceSmall,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, "People", func() { h.Go(frame.Route{Room: frame.PeopleRoom}) }),
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconSearch, "All games", func() { h.Go(frame.Route{Room: frame.GamesRoom}) })),
		h.join())
}

// join returns the button that leads to the table of another device.
func (h *Page) join() *widgets.Button {
	return widgets.NewIconTextButton(widgets.Quiet, widgets.IconNext, "Join a table", func() { h.Go(frame.Route{Room: frame.JoinRoom}) })
}

// asides returns what else needs a look: a new version, a store that may lose games, games
// that ended without a round.
func (h *Page) asides(v homeView) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	if u, ok := h.store.(updater); ok {
		if start := u.Update(); start != nil {
			all = append(all, widgets.NewCard(widgets.NewHint("A new version of Tabby is here. All games stay."),
				widgets.NewButton(widgets.Secondary, "Use it now", start)))
		}
	}
	if a, ok := h.store.(adviser); ok && a.Advice() != "" {
		all = append(all, widgets.NewHint(a.Advice()))
	}
	for _, g := range v.Empty {
		all = append(all, widgets.NewCard(widgets.NewHint(line(g)), h.discard(g)))
	}
	return all
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

// past returns the evenings, the champion of the latest first.
func (h *Page) past(v homeView) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	var days []string
	for _, night := range v.nights() {
		days = append(days, night[0].Day())
	}
	headings := h.games.NightTiles(days)
	for i, night := range v.nights() {
		parts := []fyne.CanvasObject{headings[i]}
		if i == 0 {
			parts = append(parts, h.champion(night)...)
		}
		all = append(all, widgets.Column(widgets.SpaceSmall, append(parts, h.games.Tiles(night)...)...))
	}
	return all
}

// champion returns who won the latest evening.
func (h *Page) champion(night []history.Summary) []fyne.CanvasObject {
	best := champions(night)
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
	said := widgets.NewText(words.Champions(names, best[0].Wins), widgets.TextStyle{Bold: true})
	day := night[0].Day()
	return []fyne.CanvasObject{widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceTiny, widgets.SpaceSmall,
		widgets.Pair(widgets.SpaceLarge, badges, said)), func() { h.games.OpenNight(day) })}
}

// learn returns the button that opens a first round of the first variant.
func (h *Page) learn() fyne.CanvasObject {
	learn := widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlay, "Learn by playing", func() {
		h.Go(frame.Route{Room: frame.LearnRoom, ID: engine.Variants()[0].ID})
	})
	widgets.SetVisible(learn, h.virtual)
	return learn
}

// pictureSide is the side of the picture at the first start, in device-independent pixels.
const pictureSide = 128

// welcome returns what the very first start shows.
func welcome() fyne.CanvasObject {
	cat := canvas.NewImageFromResource(look.Icon())
	cat.FillMode = canvas.ImageFillContain
	return widgets.NewCard(
		widgets.Sized(cat, fyne.NewSquareSize(pictureSide)),
		widgets.NewText("Welcome to the table", widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
		widgets.NewText("Tabby keeps the tab while you play Rat-a-Tat Cat and its relatives: the scores, who deals, and who is out.", widgets.TextStyle{Align: fyne.TextAlignCenter}),
	)
}
