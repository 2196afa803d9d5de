package ui

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/devices/link"
	"tabby/internal/table/game"
	"tabby/ui/frame"
	"tabby/ui/rooms/camera"
	"tabby/ui/rooms/customgame"
	"tabby/ui/rooms/games"
	"tabby/ui/rooms/handover"
	"tabby/ui/rooms/home"
	"tabby/ui/rooms/join"
	"tabby/ui/rooms/people"
	"tabby/ui/rooms/rulebook"
	"tabby/ui/rooms/settings"
	"tabby/ui/rooms/setup"
	"tabby/ui/rooms/sheet"
	"tabby/ui/rooms/storage"
)

// addRooms makes the rooms, and says which route leads where.
func (a *App) addRooms() {
	played := games.New(a.Frame, a.store, a.halfDone)
	played.Review = a.review
	everyone := people.New(a.Frame, a.store)
	a.kept = storage.New(a.Frame, a.store, a.restored, elsewhere)
	a.camera = camera.New(a.Frame, a.store, a.kept.ChooseFile)
	fresh := setup.New(a.Frame, a.store, a.begin)
	handed := handover.New(a.Frame, a.store)
	around, _ := a.store.(join.Network)
	a.home = home.New(a.Frame, a.store, home.With{Games: played, Virtual: a.deck != nil, HalfDone: a.halfDone, Begin: a.begin})
	own := customgame.New(a.Frame, a.store)
	a.rooms = map[frame.Room]func(){
		frame.HomeRoom:     a.Home,
		frame.PeopleRoom:   everyone.OpenEveryone,
		frame.NamesRoom:    everyone.OpenNames,
		frame.SettingsRoom: a.openSettings,
		frame.KeysRoom:     a.showKeys,
	}
	a.roomsOf = map[frame.RoomOf]func(id string){
		frame.SetupRoom:      fresh.OpenSetup,
		frame.SheetRoom:      a.openSheet,
		frame.GoOnRoom:       a.goOn,
		frame.DeckRoom:       a.openDeck,
		frame.GuestsRoom:     a.openGuests,
		frame.GamesRoom:      func(state string) { played.OpenList(history.Filter{State: history.State(state)}) },
		frame.GameRoom:       played.OpenGame,
		frame.StoryRoom:      played.OpenStory,
		frame.PictureRoom:    played.SharePicture,
		frame.NightRoom:      played.OpenNight,
		frame.YearRoom:       everyone.OpenYear,
		frame.RulesRoom:      a.openRules,
		frame.DevicesRoom:    a.openDevices,
		frame.ImportRoom:     a.kept.OpenImport,
		frame.LearnRoom:      a.openLesson,
		frame.PlayRoom:       a.playNow,
		frame.HandoverRoom:   handed.OpenCode,
		frame.JoinRoom:       join.New(a.Frame, around).Open,
		frame.TakeoverRoom:   handed.TakeOver,
		frame.CustomGameRoom: own.OpenForm,
		frame.OwnLinkRoom:    own.OpenLink,
		frame.BringInRoom:    own.TakeOver,
	}
}

// open opens the page of a route; one of another version may lead nowhere.
func (a *App) open(r frame.Route) {
	if open, ok := a.rooms[frame.Room(r.Room())]; ok {
		open()
	} else if open, ok := a.roomsOf[frame.RoomOf(r.Room())]; ok {
		open(r.ID())
	}
}

func (a *App) openSettings() {
	var try func()
	if _, ok := a.store.(storage.Chooser); ok {
		try = func() { a.kept.ChooseFile([]string{".arb", ".json", "application/json"}, a.try) }
	}
	more := []fyne.CanvasObject{a.camera.Section(), a.kept.Section()}
	if a.devices != nil {
		more = append(more, a.devices.Section())
	}
	a.Frame.Open(settings.New(a.Frame, try, more...))
}

// openSheet puts the game with that ID on the table, above the first page.
func (a *App) openSheet(id string) {
	g, err := a.openGame(id)
	if a.Refused(err) || !a.LoadPeople() {
		return
	}
	a.game = g
	a.OpenAlone(sheet.New(a.Frame, g, a.with()))
}

// goOn goes on with what is half done at the sheet of a game.
func (a *App) goOn(id string) {
	if t := a.sheetInFront(id); t != nil {
		t.GoOn()
	}
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
	first := engine.Variants()[0]
	table, err := first.With(first.New(nil))
	if id != "" {
		if g, failed := game.Open(a.store, id, a.Now); failed == nil {
			table, err = g.Sheet().Ruleset, nil
		}
	}
	if !a.Refused(err) {
		a.Open(rulebook.New(a.Words, table, rulebook.Actions{Close: a.Close, Resize: a.StepText, After: a.After, Learn: a.learn}))
	}
}

// openLesson opens the first round of a variant, if there is a deck.
func (a *App) openLesson(variant string) {
	if a.learn != nil {
		a.learn(variant)
	}
}

// playNow deals a round of a variant against the computer, if there is a deck.
func (a *App) playNow(variant string) {
	if a.quick != nil {
		a.ReadyHere(func() { a.quick(variant) })
	}
}

// restored begins again after another store has taken the place of this one. It
// returns the frame of that, or nil if the window shows why it cannot.
func (a *App) restored() *frame.Frame {
	a.partAll() // their games are on the store that is no more
	if next := a.reopen(); next != nil {
		return next.Frame
	}
	return nil
}

// partAll ends all that goes on with other devices.
func (a *App) partAll() {
	if a.guests != nil {
		a.guests.End()
	}
	if a.devices != nil {
		a.devices.End()
	}
}

// cameIn brings the page in front up to date after games came in. A sheet is opened again
// if its game has grown, or if another ending counts now.
func (a *App) cameIn() {
	t, ok := a.Front().(*sheet.Page)
	if !ok {
		a.Refresh()
		return
	}
	if g, err := game.Open(a.store, t.ID(), a.Now); err == nil && !g.Same(t.Game()) {
		a.openSheet(t.ID())
	}
}

// openDevices opens the list of devices, and asks about a link.
func (a *App) openDevices(link string) {
	if a.devices != nil {
		a.devices.OpenPage(link)
	}
}

// openLink opens a link that the program was opened with.
func (a *App) openLink(text string) {
	to, is := elsewhere(text)
	if !is {
		to = frame.TakeoverRoom.Route(text)
	}
	a.Go(to)
}

// elsewhere returns where a link leads, and reports whether it is of anything else than a game
// that was handed over.
func elsewhere(text string) (to frame.Route, is bool) {
	switch l, _ := link.Parse(text); l.Kind {
	case link.Table, link.Screen, link.Join:
		return frame.JoinRoom.Route(text), true
	case link.Pair:
		return frame.DevicesRoom.Route(text), true
	case link.CustomGame:
		return frame.BringInRoom.Route(text), true
	}
	return to, false
}

// lastOver returns the ID of the game on the table if it is over, or "".
func (a *App) lastOver() string {
	if a.game == nil || !a.game.Sheet().Over {
		return ""
	}
	return a.game.ID()
}
