package ui

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = []struct{ keys, does string }{
	{"N", "enter the scores of the round; at home, a new game"},
	{"0 to 9", "type a score; it moves on by itself"},
	{"+", "add to the score: 12+7"},
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
	{"J", "at home, join a table of another device"},
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
	tour := widgets.NewButton(widgets.Secondary, "Show me around", func() { a.showTour(0) })
	widgets.NewModal("Keys", list, tour, widgets.NewButton(widgets.Primary, "Good", nil)).Open(a.Canvas())
}

// listen takes the keys that nothing in focus has a use for.
func (a *App) listen() {
	c := a.Canvas()
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
		{withCtrl(fyne.KeyComma, 0), func() { a.Go(frame.Route{Room: frame.SettingsRoom}) }},
		{withCtrl(fyne.KeyN, 0), func() { a.Go(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup}) }},
	} {
		c.AddShortcut(s.keys, func(fyne.Shortcut) { s.do() })
	}
}

// withCtrl returns a key together with Ctrl, or what other systems have for it.
func withCtrl(key fyne.KeyName, more fyne.KeyModifier) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | more}
}

func (a *App) undo() {
	if p, ok := a.Front().(frame.Undoer); ok {
		p.Undo()
	}
}

func (a *App) redo() {
	if p, ok := a.Front().(frame.Undoer); ok {
		p.Redo()
	}
}

// typedRune takes a character; letters are the same large and small.
func (a *App) typedRune(r rune) {
	if r == '?' {
		a.showKeys()
		return
	}
	if p, ok := a.Front().(frame.RuneTyper); ok {
		p.TypedRune(unicode.ToLower(r))
	}
}

// typedKey takes a key: the page in front first, then Escape goes back and Enter
// presses the main button.
func (a *App) typedKey(e *fyne.KeyEvent) {
	if p, ok := a.Front().(frame.KeyTyper); ok && p.TypedKey(e.Name) {
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		a.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		a.PressMain()
	}
}
