package ui

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/ui/widgets"
)

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = []struct{ keys, does string }{
	{"N", "enter the scores of the round; at home, a new game"},
	{"0 to 9", "type a score; it moves on by itself"},
	{"Enter", "next player; write the round down; elsewhere, the main button"},
	{"Backspace", "take back a digit"},
	{"Up, Down", "another player"},
	{"K", "this player called; at the sheet, somebody knocks"},
	{"C", "tap the cards instead of typing the total"},
	{"Ctrl+Z or U", "undo"},
	{"Ctrl+Shift+Z or R", "redo"},
	{"V", "the virtual deck"},
	{"D, T, 1 to 9", "with the virtual deck: draw, the discard pile, a card of yours"},
	{"K, H, N, O, R", "with the virtual deck: call the end, hurry, nobody has a match, ask the coach, the rules"},
	{"H", "at the sheet and at home: the rules and what the power cards do"},
	{"M", "more: join, leave, seats, house rules"},
	{"S", "same as last time"},
	{"A", "at home, all games"},
	{"Ctrl+,", "settings"},
	{"Tab, arrows, Space", "reach and tap everything"},
	{"Escape", "back"},
	{"?", "this list"},
}

// showKeys opens the list of keys.
func (a *App) showKeys() {
	list := widgets.Column(widgets.SpaceSmall)
	for _, k := range keyHelp {
		keys := widgets.NewText(k.keys, widgets.TextStyle{Bold: true})
		list.Add(widgets.Column(widgets.SpaceNone, keys, widgets.NewHint(k.does)))
	}
	widgets.NewModal("Keys", list, widgets.NewButton(widgets.Primary, "Good", nil)).Open(a.window.Canvas())
}

// listen takes the keys that nothing in focus has a use for.
func (a *App) listen() {
	c := a.window.Canvas()
	c.SetOnTypedRune(a.typedRune)
	c.SetOnTypedKey(a.typedKey)
	a.window.SetOnDropped(a.dropped)
	for _, s := range []struct {
		keys fyne.Shortcut
		do   func()
	}{
		{&fyne.ShortcutUndo{}, a.undo}, // what the driver makes of Ctrl+Z
		{&fyne.ShortcutRedo{}, a.redo}, // and of Ctrl+Y
		{withCtrl(fyne.KeyZ, fyne.KeyModifierShift), a.redo},
		{withCtrl(fyne.KeyComma, 0), a.goSettings},
		{withCtrl(fyne.KeyN, 0), a.goSetup},
	} {
		c.AddShortcut(s.keys, func(fyne.Shortcut) { s.do() })
	}
}

// withCtrl is a key together with Ctrl, or what other systems have for it.
func withCtrl(key fyne.KeyName, more fyne.KeyModifier) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | more}
}

// atTable reports whether the sheet is in front.
func (a *App) atTable() bool { return a.table != nil && a.stack.Current() == a.table.root }

// atHome reports whether the list of games is in front.
func (a *App) atHome() bool { return a.stack.Depth() == 1 }

func (a *App) undo() {
	if a.atTable() {
		a.table.sheet.do.undo()
	}
}

func (a *App) redo() {
	if a.atTable() {
		a.table.sheet.do.redo()
	}
}

// typedRune takes a character; letters are the same large and small.
func (a *App) typedRune(r rune) {
	r = unicode.ToLower(r)
	switch {
	case r == '?':
		a.showKeys()
	case a.dealing != nil && a.dealing.inFront():
		a.dealing.typedRune(r)
	case a.atTable():
		a.table.typedRune(r)
	case !a.atHome():
	case r == 'n':
		a.goSetup()
	case r == 'v':
		a.goVirtual()
	case r == 's':
		a.sameAgain()
	case r == 'a':
		a.goGames()
	case r == 'h':
		a.goRules(nil)
	}
}

func (a *App) typedKey(e *fyne.KeyEvent) {
	if a.dealing != nil && a.dealing.inFront() && a.dealing.typedKey(e.Name) || a.atTable() && a.table.typedKey(e) {
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if !a.atHome() {
			a.escape()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if page, ok := a.stack.Current().(*widgets.Page); ok && page.Main() != nil && !a.shield.Raised() {
			page.Main().OnTapped()
		}
	}
}

// escape goes back by one screen.
func (a *App) escape() {
	if a.atTable() {
		a.goHome()
		return
	}
	a.back()
}

// back leaves the screen in front for the one below it.
func (a *App) back() {
	if l := a.live[a.stack.Current()]; l.back != nil && l.back() {
		return
	}
	delete(a.live, a.stack.Current())
	a.stack.Pop()
	a.front()
}

// front makes the screen in front look right again.
func (a *App) front() {
	if again := a.live[a.stack.Current()].again; again != nil {
		again()
	}
	switch {
	case a.atTable():
		a.went(route{Screen: routeSheet, Game: a.table.game.id()})
		a.table.seeDeck()
	case a.atHome():
		a.goHome()
	}
}

// typedRune takes a key at the sheet, or at what stands beside it.
func (t *sheetTable) typedRune(r rune) {
	side := t.side(t.game.sheet())
	switch {
	case r == 'u':
		t.sheet.do.undo()
	case r == 'r':
		t.sheet.do.redo()
	case r == 'm':
		t.more()
	case r == 'h':
		t.openRules()
	case r == 'v' && !t.game.sheet().Over:
		t.dealCards()
	case side == entryPane:
		t.entry.typedRune(r)
	case side == noPane:
		t.atSheet(r)
	}
}

// atSheet takes a key while nothing stands beside the sheet. A digit is the
// first of the next round.
func (t *sheetTable) atSheet(r rune) {
	s := t.game.sheet()
	playing := !s.Over && !s.Clock.Asked && t.deck != deckPlayed
	switch {
	case playing && r == 'n':
		t.open(entryPane)
	case playing && r == 'k':
		t.open(knockPane)
	case playing && r >= '0' && r <= '9':
		t.open(entryPane)
		t.entry.typedRune(r)
	case s.Over && r == 's':
		t.again()
	}
}

// typedKey takes a key that is no character, and reports whether it did.
func (t *sheetTable) typedKey(e *fyne.KeyEvent) bool {
	if t.rules != nil && e.Name == fyne.KeyEscape {
		if !t.rules.back() {
			t.closeRules()
		}
		return true
	}
	if t.mainKey(e.Name) {
		return true
	}
	switch t.side(t.game.sheet()) {
	case entryPane:
		if t.wide && t.half.Pane == noPane && e.Name == fyne.KeyEscape {
			return false
		}
		return t.entry.typedKey(e)
	case knockPane:
		if e.Name == fyne.KeyEscape {
			t.open(noPane)
			return true
		}
	}
	return false
}

// mainKey does the main action of the sheet on Enter, where nothing beside it has
// a use for that key, and reports whether it did.
func (t *sheetTable) mainKey(name fyne.KeyName) bool {
	side := t.side(t.game.sheet())
	idle := side == noPane || side == entryPane && t.deck == deckUsed && t.half.Pane == noPane && !t.half.Entry.begun()
	main := t.sheet.page.Main()
	if name != fyne.KeyReturn && name != fyne.KeyEnter || !idle || main == nil {
		return false
	}
	if !t.app.shield.Raised() {
		main.OnTapped()
	}
	return true
}
