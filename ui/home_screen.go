package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// recentGames is how many games the table lists, and openGames how many of those
// that go on.
const (
	recentGames = 30
	openGames   = 3
)

// homeScreen shows the table before a game is opened: begin one as last time or
// a new one, go on with one, look at one that is over.
func (a *App) homeScreen() fyne.CanvasObject {
	games, err := a.store.Games(recentGames)
	a.refused(err)
	open, err := a.store.Find(Wanted{State: GoesOn}, "", openGames+1)
	a.refused(err)
	again := a.lastTime(games)
	return a.buildHome(viewHome(open, games, again, a.time.Now()), again)
}

// lastTime returns how the game changed last would be played once more, or nil.
func (a *App) lastTime(games []Listed) *scoring.Start {
	if len(games) == 0 {
		return nil
	}
	g, err := a.game(games[0].ID)
	if err != nil {
		return nil
	}
	people, err := a.store.People()
	if err != nil {
		return nil
	}
	again := withoutRetired(g.State().Again(a.time.Now()), people)
	if _, err := scoring.Decide(scoring.Game{}, again); err != nil {
		return nil
	}
	return &again
}

// withoutRetired lets those get up who have retired since. The deal passes to the
// left of who would have dealt.
func withoutRetired(in scoring.Start, people []Person) scoring.Start {
	var seats []scoring.Person
	dealer := 0
	for i, p := range in.People {
		if i == int(in.Dealer) {
			dealer = len(seats)
		}
		if !slices.ContainsFunc(people, func(k Person) bool { return k.ID == p.ID && k.Retired }) {
			seats = append(seats, p)
		}
	}
	in.People, in.Dealer = seats, scoring.Player(dealer%max(1, len(seats)))
	return in
}

func (a *App) buildHome(v homeView, again *scoring.Start) fyne.CanvasObject {
	page := widgets.NewPage("Tabby")
	page.SetActions(
		widgets.NewIconButton(widgets.IconBook, "Rules", func() { a.goRules(again) }),
		widgets.NewIconButton(widgets.IconHelp, "Keys", a.showKeys),
		widgets.NewIconButton(widgets.IconSettings, "Settings", a.goSettings),
	)
	var body []fyne.CanvasObject
	if len(v.Open) > 0 {
		body = append(body, a.onTheTable(v))
	}
	body = append(body, a.beginnings(v, again)...)
	if v.Played {
		body = append(body, widgets.Columns(halfPhone, widgets.SpaceSmall,
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, "People", a.goPeople),
			widgets.NewIconTextButton(widgets.Secondary, widgets.IconSearch, "All games", a.goGames)))
	}
	for _, n := range v.Nights {
		heading := a.newNightTile()
		heading.show(n.Day)
		body = append(body, widgets.Column(widgets.SpaceSmall, append([]fyne.CanvasObject{heading.Tile}, a.gameTiles(n.Games)...)...))
	}
	page.SetBody(body...)
	return page
}

// onTheTable are the games that go on, the latest with a button that cannot be
// missed.
func (a *App) onTheTable(v homeView) fyne.CanvasObject {
	first := v.Open[0]
	goOn := widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, "Go on", func() { a.openGame(first.ID) })
	all := []fyne.CanvasObject{widgets.NewCard(goOn, widgets.NewHint(first.Title+": "+first.Line))}
	all = append(all, a.gameTiles(v.Open[1:])...)
	if v.More {
		all = append(all, widgets.NewButton(widgets.Quiet, "All games that go on", func() { a.goGamesLike(Wanted{State: GoesOn}) }))
	}
	return widgets.Section("On the table", all...)
}

// beginnings are the ways to begin a game.
func (a *App) beginnings(v homeView, again *scoring.Start) []fyne.CanvasObject {
	fresh := widgets.NewIconTextButton(widgets.Primary, widgets.IconPlus, "New game", a.goSetup)
	virtual := widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, "Deal a virtual deck", a.goVirtual)
	switch {
	case !v.Played:
		bring := widgets.NewIconTextButton(widgets.Quiet, widgets.IconImport, "Bring games from another Tabby", func() { a.goImport("") })
		return []fyne.CanvasObject{welcome(), fresh, virtual, bring}
	case v.Again == "": // too few of those are left who played
		return []fyne.CanvasObject{fresh, virtual}
	}
	fresh.SetKind(widgets.Secondary)
	same := widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Same as last time", func() { a.begin(*again) })
	if len(v.Open) > 0 {
		same.SetKind(widgets.Secondary)
	}
	return []fyne.CanvasObject{widgets.NewCard(same, widgets.NewHint(v.Again)), widgets.Columns(halfPhone, widgets.SpaceSmall, fresh, virtual)}
}

// welcome is what the very first start shows.
func welcome() fyne.CanvasObject {
	return widgets.NewCard(
		widgets.NewHeading("Welcome to the table"),
		widgets.NewBody("Tabby keeps the tab while you play Rat-a-Tat Cat and its relatives: the scores, who deals, and who is out."),
	)
}

// goSettings opens the settings.
func (a *App) goSettings() {
	a.settings = a.settingsScreen()
	a.stack.Push(a.settings)
}

// goRules opens the rule book: of what was played last, or of the first variant.
func (a *App) goRules(last *scoring.Start) {
	variant, house := engine.Variants()[0].ID, engine.House(nil)
	if last != nil {
		variant, house = last.Variant, last.House
	}
	t, err := engine.NewRuleset(variant, house)
	if a.refused(err) {
		return
	}
	p := newRulesPane(t, a.look, rulesActions{close: func() { a.stack.Pop() }})
	a.stack.Push(p.root)
}
