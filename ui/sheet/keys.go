package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/ui/game"
)

// TypedRune handles the shortcuts of the sheet, and passes other characters on to
// the pane beside it.
func (t *Page) TypedRune(r rune) {
	side := t.side(t.Sheet())
	switch {
	case r == 'u':
		t.Undo()
	case r == 'r':
		t.Redo()
	case r == 'm':
		t.more()
	case r == 'h':
		t.openRules()
	case r == 'v' && !t.Sheet().Over:
		t.dealCards()
	case side == entryPane:
		t.entry.TypedRune(r)
	case side == noPane:
		t.atSheet(r)
	}
}

// atSheet handles a character while no pane is open. A digit begins the next
// round.
func (t *Page) atSheet(r rune) {
	s := t.Sheet()
	playing := !s.Over && !s.Clock.Asked && t.deck != game.DeckRunning
	switch {
	case playing && r == 'n':
		t.open(entryPane)
	case playing && r == 'k':
		t.open(knockPane)
	case playing && r >= '0' && r <= '9':
		t.open(entryPane)
		t.entry.TypedRune(r)
	case s.Over && r == 's':
		t.again()
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (t *Page) TypedKey(key fyne.KeyName) bool {
	switch {
	case t.RulesOpen() && key == fyne.KeyEscape:
		return t.GoBack()
	case t.mainKey(key):
		return true
	}
	switch t.side(t.Sheet()) {
	case entryPane:
		if t.wide && t.half.Pane == noPane && key == fyne.KeyEscape {
			return false
		}
		return t.entry.TypedKey(key)
	case knockPane:
		if key == fyne.KeyEscape {
			t.open(noPane)
			return true
		}
	}
	return false
}

// mainKey presses the main button of the sheet on Enter, unless a pane uses that
// key, and reports whether it handled the key.
func (t *Page) mainKey(name fyne.KeyName) bool {
	side := t.side(t.Sheet())
	idle := side == noPane || side == entryPane && t.deck == game.DeckUsed && t.half.Pane == noPane && !t.half.Entry.Begun()
	main := t.screen.page.Main()
	if name != fyne.KeyReturn && name != fyne.KeyEnter || !idle || main == nil {
		return false
	}
	if t.Settled() {
		main.OnTapped()
	}
	return true
}
