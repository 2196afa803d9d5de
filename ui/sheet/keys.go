package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/ui/game"
)

// TypedRune takes a key at the sheet, or at what stands beside it.
func (t *Page) TypedRune(r rune) {
	side := t.side(t.Sheet())
	switch {
	case r == 'u':
		t.sheet.do.undo()
	case r == 'r':
		t.sheet.do.redo()
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

// atSheet takes a key while nothing stands beside the sheet. A digit is the
// first of the next round.
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

// TypedKey takes a key that is no character, and reports whether it did.
func (t *Page) TypedKey(key fyne.KeyName) bool {
	if t.rules != nil && key == fyne.KeyEscape {
		if !t.rules.GoBack() {
			t.closeRules()
		}
		return true
	}
	if t.mainKey(key) {
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

// mainKey does the main action of the sheet on Enter, where nothing beside it has
// a use for that key, and reports whether it did.
func (t *Page) mainKey(name fyne.KeyName) bool {
	side := t.side(t.Sheet())
	idle := side == noPane || side == entryPane && t.deck == game.DeckUsed && t.half.Pane == noPane && !t.half.Entry.Begun()
	main := t.sheet.page.Main()
	if name != fyne.KeyReturn && name != fyne.KeyEnter || !idle || main == nil {
		return false
	}
	if t.Settled() {
		main.OnTapped()
	}
	return true
}
