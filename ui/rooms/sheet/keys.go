package sheet

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// Standing says how the game stands.
func (t *Page) Standing() string { return t.Words.Table.SpokenStandings(t.Sheet()) }

// Ask types a character into the search of the rules where they cover the sheet.
func (t *Page) Ask(r rune) bool { return !t.screen.room.wide && t.Side.Ask(r) }

// TypedRune handles the shortcuts of the sheet, and passes other characters on to
// the pane beside it.
func (t *Page) TypedRune(r rune) {
	t.Pause()
	side := t.side(t.Sheet())
	switch {
	case r == 'u':
		t.Undo()
	case r == 'r':
		t.Redo()
	case r == 'm':
		t.menu.open()
	case r == 'h':
		t.openRules()
	case r == 'v' && !t.Sheet().Over:
		t.dealCards()
	case side == knockPane && t.round.half.coming(t.Sheet()).Caller != scoring.Nobody && strings.ContainsRune("0123456789", r):
		t.round.turnOver()
		t.round.entry.TypedFirst(r)
	case side == entryPane:
		t.round.entry.TypedRune(r)
	case side == noPane:
		t.atSheet(r)
	}
}

// Pasted types a text where scores are entered.
func (t *Page) Pasted(text string) {
	if t.side(t.Sheet()) == entryPane {
		t.Pause()
		t.round.entry.Pasted(text)
	}
}

// atSheet handles a character while no pane is open. A digit begins the next
// round.
func (t *Page) atSheet(r rune) {
	s := t.Sheet()
	switch {
	case s.Over && r == 's':
		t.again()
	case s.Over || s.Clock.Asked || t.cards.state == game.DeckRunning:
	case !strings.ContainsRune("nk0123456789", r) || t.isAway():
	case r == 'n':
		t.round.open(entryPane)
	case r != 'k':
		t.round.open(entryPane)
		t.round.entry.TypedFirst(r)
	case s.Ruleset.Rules.Calling != engine.NoCall:
		t.round.open(knockPane)
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (t *Page) TypedKey(key fyne.KeyName) bool {
	t.Pause()
	side, enter := t.side(t.Sheet()), key == fyne.KeyReturn || key == fyne.KeyEnter
	switch {
	case t.screen.grid.TypedOnHeader(key):
		return true
	case t.RulesOpen() && key == fyne.KeyEscape:
		return t.GoBack()
	case enter && t.Main() != nil:
		return false
	case side == entryPane && t.screen.room.wide && t.round.half.Pane == noPane && key == fyne.KeyEscape:
		return false
	case side == entryPane:
		return t.round.entry.TypedKey(key)
	case side == knockPane && key == fyne.KeyEscape:
		t.round.open(noPane)
		return true
	}
	return false
}

// Main returns the main button of the sheet, which Enter presses unless a pane uses
// that key, or nil.
func (t *Page) Main() *widgets.Button {
	if t.side(t.Sheet()) == noPane {
		return t.screen.page.Main()
	}
	return nil
}
