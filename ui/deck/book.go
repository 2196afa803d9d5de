package deck

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// openRules opens the rule book of this table beside the round, or over it where
// there is no room.
func (t *table) openRules() {
	if t.book == nil {
		t.book = rulebook.New(t.sheet.Sheet().Ruleset, t.Appearance, rulebook.Actions{Close: t.closeRules})
		t.screen.rules.Objects = []fyne.CanvasObject{t.book.Content()}
	}
	t.arrange()
}

// closeRules goes back to the round.
func (t *table) closeRules() {
	t.book = nil
	t.screen.rules.Objects = nil
	t.arrange()
}

// resized shows the round alone or beside the rules, as the window has room.
func (t *table) resized(size fyne.Size) {
	if wide := size.Width >= frame.Wide; wide != t.screen.wide {
		t.screen.wide = wide
		t.show()
		t.arrange()
	}
}

// arrange sets the round and the rules side by side, or shows one of them.
func (t *table) arrange() {
	t.screen.motion.Stop()
	widgets.SetVisible(t.screen.table, !t.covered())
	widgets.SetVisible(t.screen.rules, t.book != nil)
	t.screen.root.Refresh()
}

// covered reports whether the rules cover the round.
func (t *table) covered() bool { return t.book != nil && !t.screen.wide }

// GoBack goes back a page of the rules or closes them, and reports whether they
// were open.
func (t *table) GoBack() bool {
	if t.book == nil {
		return false
	}
	if !t.book.GoBack() {
		t.closeRules()
	}
	return true
}

// ApplyTheme applies the theme to the rules.
func (t *table) ApplyTheme() {
	if t.book != nil {
		t.book.ApplyTheme()
	}
}
