package ui

import (
	"slices"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/internal/words/arb"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/camera"
)

// showKeys opens the list of keys.
func (a *App) showKeys() {
	list := widgets.ScaledColumns(keysColumn, widgets.SpaceSmall)
	w := a.Words.Shell
	for _, k := range w.KeyHelp {
		keys := widgets.NewText(k[0], widgets.TextStyle{Bold: true})
		list.Add(widgets.Column(widgets.SpaceNone, keys, widgets.NewHint(k[1])))
	}
	keys := widgets.NewModal(w.Keys, list, widgets.NewButton(widgets.Primary, a.Words.Common.Good, nil))
	keys.SetWide()
	keys.SetCross(a.Words.Common.Close)
	keys.Open(a.Canvas())
}

// keysColumn is the least width of a column of keys, in device-independent pixels.
const keysColumn = 312

// listen takes the keys that nothing in focus has a use for.
func (a *App) listen() {
	c := a.Canvas()
	block := &numberBlock{after: a.After, typed: func(r rune) {
		if c.Overlays().Top() == nil {
			a.typedRune(r)
		}
	}}
	c.SetOnTypedRune(func(r rune) {
		if !block.rune(r) {
			a.typedRune(r)
		}
	})
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		block.key(e.Name)
		a.typedKey(e)
	})
	a.window.SetOnDropped(a.dropped)
	for _, s := range []struct {
		keys fyne.Shortcut
		do   func()
	}{
		{&fyne.ShortcutUndo{}, a.undo}, // what the driver makes of Ctrl+Z
		{&fyne.ShortcutRedo{}, a.redo}, // and of Ctrl+Y
		{withCtrl(fyne.KeyZ, fyne.KeyModifierShift), a.redo},
		{withCtrl(fyne.KeyComma, 0), func() { a.Go(frame.SettingsRoom.Route()) }},
		{withCtrl(fyne.KeyN, 0), func() { a.Go(frame.SetupRoom.Route(frame.NewSetup)) }},
	} {
		c.AddShortcut(s.keys, func(fyne.Shortcut) { s.do() })
	}
	c.AddShortcut(&fyne.ShortcutPaste{}, func(s fyne.Shortcut) {
		if p, ok := a.Front().(frame.Paster); ok && c.Overlays().Top() == nil {
			p.Pasted(s.(*fyne.ShortcutPaste).Clipboard.Content())
		}
	})
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
	stander, stands := a.Front().(frame.Stander)
	asker, asks := a.Front().(frame.Asker)
	switch {
	case r == '?':
		a.showKeys()
		return
	case asks && asker.Ask(r):
		return
	case unicode.ToLower(r) == 'l':
		a.ShowSaid()
		return
	case unicode.ToLower(r) == 'i' && stands:
		if text := stander.Standing(); text != "" {
			a.Say(text)
		}
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
	default:
		a.read(e.Name)
	}
}

// scrolls is how far a key scrolls, as a part of what is seen of a page.
var scrolls = map[fyne.KeyName]float32{
	fyne.KeyDown: 0.125, fyne.KeyUp: -0.125, fyne.KeyPageDown: 0.875, fyne.KeyPageUp: -0.875,
	fyne.KeyHome: -toTheEnd, fyne.KeyEnd: toTheEnd,
}

const toTheEnd = 1e6

// read leads on in the page in front: line by line for who listens, else it scrolls.
func (a *App) read(key fyne.KeyName) {
	page, listens := widgets.PageIn(a.Front().Content()), a.Listened != nil && a.Listened()
	switch by := scrolls[key]; {
	case page == nil:
	case listens && key == fyne.KeyDown:
		page.Read(1)
	case listens && key == fyne.KeyUp:
		page.Read(-1)
	case by != 0:
		page.ScrollOn(by)
	}
}

// dropped takes in a file that was dropped on the window: the language of a translator, a deck, a picture of cards, or
// one with games.
func (a *App) dropped(_ fyne.Position, files []fyne.URI) {
	for _, u := range files {
		switch {
		case u.Scheme() != "file":
			continue
		case u.Extension() == arb.Ending:
			a.try(u.Path())
		case u.Extension() == camera.Ending:
			a.camera.TakeDeck(u.Path())
		case camera.IsPicture(u):
			if p, takes := a.Front().(frame.PictureTaker); takes {
				p.TakePicture(u.Path())
			} else {
				a.Inform(u.Name(), a.Words.Camera.DropHere)
			}
		default:
			a.Go(frame.ImportRoom.Route(u.Path()))
		}
		return
	}
}

// A numberBlock types the digits of a number block whose NumLock is off: its keys have the name of their
// digit, as those above the letters do, but no character follows. If one follows late, as with some input
// methods, it is left out.
type numberBlock struct {
	after func(time.Duration, func()) (stop func())
	typed func(rune)
	waits rune   // for the character of a key, or 0
	stop  func() // of that wait
	late  []rune // digits that were typed without their characters, which may follow
}

// characterAfter is how long a character comes after its key, and lateAfter how long it may be late.
const (
	characterAfter = 40 * time.Millisecond
	lateAfter      = time.Second
)

// key takes a key, whose character may follow.
func (n *numberBlock) key(name fyne.KeyName) {
	n.digit()
	if len(name) != 1 || name[0] < '0' || name[0] > '9' {
		return
	}
	n.waits = rune(name[0])
	n.stop = n.after(characterAfter, n.digit)
}

// digit types the digit of a key whose character has not come.
func (n *numberBlock) digit() {
	r := n.waits
	if r == 0 {
		return
	}
	n.stop()
	n.waits = 0
	n.late = append(n.late, r)
	n.after(lateAfter, func() {
		if i := slices.Index(n.late, r); i >= 0 {
			n.late = slices.Delete(n.late, i, i+1)
		}
	})
	n.typed(r)
}

// rune takes a character, and reports whether it was typed already.
func (n *numberBlock) rune(r rune) bool {
	if i := slices.Index(n.late, r); i >= 0 {
		n.late = slices.Delete(n.late, i, i+1)
		return true
	}
	if n.waits != 0 {
		n.stop()
		n.waits = 0
	}
	return false
}
