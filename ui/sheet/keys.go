package sheet

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/ui/game"
	"tabby/ui/widgets"
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
	case r == '+' && t.last != nil && t.half.Entry.Round < 0 && side != knockPane:
		t.addOn()
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
	if playing && strings.ContainsRune("nk0123456789", r) && t.isAway() {
		return
	}
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
	side, enter := t.side(t.Sheet()), key == fyne.KeyReturn || key == fyne.KeyEnter
	switch {
	case t.RulesOpen() && key == fyne.KeyEscape:
		return t.GoBack()
	case enter && t.Main() != nil:
		return false
	case side == entryPane && t.wide && t.half.Pane == noPane && key == fyne.KeyEscape:
		return false
	case side == entryPane:
		return t.entry.TypedKey(key)
	case side == knockPane && key == fyne.KeyEscape:
		t.open(noPane)
		return true
	}
	return false
}

// Main returns the main button of the sheet, which Enter presses unless a pane uses
// that key, or nil.
func (t *Page) Main() *widgets.Button {
	side := t.side(t.Sheet())
	unused := side == entryPane && t.deck == game.DeckUsed && t.half.Pane == noPane && !t.half.Entry.Begun()
	if side == noPane || unused {
		return t.screen.page.Main()
	}
	return nil
}
