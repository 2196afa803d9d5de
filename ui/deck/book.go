package deck

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// openRules opens the rule book of this table beside the round, or over it where
// there is no room.
func (x *table) openRules() {
	if x.book == nil {
		x.book = rulebook.New(x.sheet.Sheet().Ruleset, x.Appearance, rulebook.Actions{Close: x.closeRules})
		x.screen.shelf.Objects = []fyne.CanvasObject{x.book.Root}
	}
	x.arrange()
}

// closeRules goes back to the round.
func (x *table) closeRules() {
	x.book = nil
	x.screen.shelf.Objects = nil
	x.arrange()
}

// fit takes the round alone or the rules as well, as the window has room.
func (x *table) fit(size fyne.Size) {
	if wide := size.Width >= frame.Wide; wide != x.screen.wide {
		x.screen.wide = wide
		x.show()
		x.arrange()
	}
}

// arrange sets the round and the rules side by side, or shows one of them.
func (x *table) arrange() {
	x.screen.motion.Stop()
	widgets.SetVisible(x.screen.table, !x.covered())
	widgets.SetVisible(x.screen.shelf, x.book != nil)
	x.screen.root.Refresh()
}

// covered reports whether the rules lie over the round.
func (x *table) covered() bool { return x.book != nil && !x.screen.wide }

// backInBook goes back a page of the rules, or out of them, and reports whether
// they were open.
func (x *table) backInBook() bool {
	if x.book == nil {
		return false
	}
	if !x.book.GoBack() {
		x.closeRules()
	}
	return true
}
