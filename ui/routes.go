package ui

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/games"
	"tabby/ui/handover"
	"tabby/ui/home"
	"tabby/ui/people"
	"tabby/ui/rulebook"
	"tabby/ui/settings"
	"tabby/ui/setup"
	"tabby/ui/sheet"
	"tabby/ui/storage"
	"tabby/ui/visit"
)

// addRooms makes the rooms, and says which route leads where.
func (a *App) addRooms() {
	played := games.New(a.Frame, a.store)
	everyone := people.New(a.Frame, a.store)
	kept := storage.New(a.Frame, a.store, a.restored)
	fresh := setup.New(a.Frame, a.store)
	handed := handover.New(a.Frame, a.store)
	visiting := visit.New(a.Frame, a.store)
	a.home = home.New(a.Frame, a.store, played, a.deck != nil)
	a.routes = map[string]func(id string){
		frame.HomeRoom:     func(string) { a.Home() },
		frame.SetupRoom:    fresh.OpenSetup,
		frame.SheetRoom:    a.openSheet,
		frame.DeckRoom:     a.openDeck,
		frame.GuestsRoom:   a.openGuests,
		frame.GamesRoom:    func(state string) { played.OpenList(history.Filter{State: history.State(state)}) },
		frame.GameRoom:     played.OpenGame,
		frame.StoryRoom:    played.OpenStory,
		frame.PictureRoom:  played.SharePicture,
		frame.NightRoom:    played.OpenNight,
		frame.PeopleRoom:   func(string) { everyone.OpenEveryone() },
		frame.YearRoom:     everyone.OpenYear,
		frame.RulesRoom:    a.openRules,
		frame.SettingsRoom: func(string) { a.openSettings(kept) },
		frame.DevicesRoom:  a.openDevices,
		frame.ImportRoom:   kept.OpenImport,
		frame.LearnRoom:    a.openLesson,
		frame.KeysRoom:     func(string) { a.showHelp() },
		frame.HandoverRoom: handed.OpenCode,
		frame.JoinRoom:     func(string) { visiting.OpenJoin() },
		frame.VisitRoom:    visiting.OpenTable,
		frame.TakeoverRoom: handed.TakeOver,
	}
}

// open opens the page of a route; one of another version may lead nowhere.
func (a *App) open(r frame.Route) {
	if open, ok := a.routes[r.Room]; ok {
		open(r.ID)
	}
}

// openSettings opens the settings, beside the other devices or else the backups.
func (a *App) openSettings(kept *storage.Room) {
	first := kept.OpenBackups
	if a.devices != nil {
		first = func() { a.openDevices("") }
	}
	a.Frame.Open(settings.New(a.Frame, first, append(a.devicesSection(), kept.Section())...))
}

// openSheet puts the game with that ID on the table, above the first page.
func (a *App) openSheet(id string) {
	g, err := a.openGame(id)
	if a.Refused(err) || !a.LoadPeople() {
		return
	}
	a.game = g
	a.OpenAlone(sheet.New(a.Frame, a.store, g, sheet.With{Deck: a.deck, Guests: a.guests}))
}

// openGame returns the game with that ID: one that is open to others has one desk.
func (a *App) openGame(id string) (*game.Game, error) {
	g, err := game.Open(a.store, id, a.Now)
	if err != nil || a.guests == nil {
		return g, err
	}
	return a.guests.Desk(g)
}

// sheetInFront returns the sheet of a game, which is opened if it is not in front, or nil
// if it cannot be.
func (a *App) sheetInFront(id string) *sheet.Page {
	if t, ok := a.Front().(*sheet.Page); ok && t.ID() == id {
		return t
	}
	a.openSheet(id)
	if t, ok := a.Front().(*sheet.Page); ok && t.ID() == id {
		return t
	}
	return nil
}

// openGuests opens the page on which others are let into a game.
func (a *App) openGuests(id string) {
	if a.guests != nil && a.sheetInFront(id) != nil {
		a.guests.OpenPage(a.game)
	}
}

// openDeck goes to the virtual deck of a game.
func (a *App) openDeck(id string) {
	if t := a.sheetInFront(id); t != nil && a.deck != nil {
		a.deck.Deal(t)
	}
}

// openRules opens the rule book: of what a game is played by, or of the first
// variant.
func (a *App) openRules(id string) {
	table, err := engine.NewRuleset(engine.Variants()[0].ID, nil)
	if g, failed := game.Open(a.store, id, a.Now); id != "" && failed == nil {
		table, err = g.Sheet().Ruleset, nil
	}
	if !a.Refused(err) {
		a.Open(rulebook.New(table, rulebook.Actions{Close: a.Close, Resize: a.StepText, Learn: learn(a.deck)}))
	}
}

// openLesson opens the first round of a variant, where there is a deck.
func (a *App) openLesson(variant string) {
	if open := learn(a.deck); open != nil {
		open(variant)
	}
}

// restored begins again after another store has taken the place of this one. It
// returns the frame of that, or nil if the window shows why it cannot.
func (a *App) restored() *frame.Frame {
	if a.guests != nil {
		a.guests.End() // its games are on the store that is no more
	}
	if a.devices != nil {
		a.devices.End()
	}
	if next := a.reopen(); next != nil {
		return next.Frame
	}
	return nil
}

// dropped opens the import of a file that was dropped on the window.
func (a *App) dropped(_ fyne.Position, files []fyne.URI) {
	for _, u := range files {
		if u.Scheme() == "file" {
			a.Go(frame.Route{Room: frame.ImportRoom, ID: u.Path()})
			return
		}
	}
}
