package ui

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A sheetTable is the game on the table with its screens: the sheet, and beside
// or over it what is being entered.
type sheetTable struct {
	app  *App
	game *game
	half halfDone

	wide  bool   // there is room for the sheet and what is entered
	roomy bool   // and for the rules
	low   bool   // there is hardly room for the sheet
	foot  string // what stands at the foot

	deck deckState // what the virtual deck has a part in

	sheet *sheetScreen
	entry *entryScreen
	knock *knockScreen
	aside *fyne.Container // what stands beside the sheet or over it
	rules *rulesPane      // the rule book if it is open, or nil
	shelf *fyne.Container // where it stands
	tale  *lookBack       // what is told of the game if it was opened, or nil
	root  *fyne.Container
	stop  []func()
}

// wideEnough is the width from which on the sheet and what is entered stand side
// by side, roomyEnough that from which on the rules stand there as well.
// sideWidth and rulesWidth are the widths of the two.
const (
	wideEnough  = 900
	roomyEnough = 1200
	sideWidth   = 400
	rulesWidth  = 380
	lowest      = 480 // the height below which rounds have hardly room
)

func newSheetTable(a *App, g *game) *sheetTable {
	t := &sheetTable{app: a, game: g, half: resume(a.store.Draft(draftSheet+g.id()), g.sheet())}
	t.deck = a.deckOf(g)
	t.sheet = newSheetScreen(t.sheetActions(), t.mark, a.count)
	t.entry = newEntryScreen(t.entryActions(), t.mark)
	t.knock = newKnockScreen(t.knockActions(), t.mark)
	t.aside = container.NewStack(t.entry.root, t.knock.page)
	t.shelf = container.NewStack()
	t.root = widgets.Watch(t.fit, widgets.Beside([]float32{sideWidth, rulesWidth}, t.sheet.page, t.aside, t.shelf))
	t.stop = append(t.stop, g.Watch(func(scoring.Game) { t.changed() }))
	t.show()
	return t
}

// close stops what the table has going on.
func (t *sheetTable) close() {
	for _, stop := range t.stop {
		stop()
	}
	t.stop = nil
}

// mark returns how a player is told apart.
func (t *sheetTable) mark(p scoring.Player) widgets.Badge {
	return t.app.mark(t.game.sheet().People[p], p)
}

// do carries out an intent, or says why not.
func (t *sheetTable) do(in scoring.Intent) bool { return !t.app.refused(t.game.Do(in)) }

// changed takes over what is half done to the game as it is now.
func (t *sheetTable) changed() {
	s := t.game.sheet()
	t.deck = t.app.deckOf(t.game)
	if !t.half.Entry.fits(s) {
		t.half = halfDone{Entry: newEntry(s), Knock: noKnock()}
	}
	t.keep(t.half)
}

// keep notes what is half done, on disk first, and shows it.
func (t *sheetTable) keep(h halfDone) {
	t.half = h
	t.app.saveDraft(draftSheet+t.game.id(), h)
	t.show()
}

// edit notes what was typed.
func (t *sheetTable) edit(e entry) {
	h := t.half
	h.Entry = e
	t.keep(h)
}

// open opens a pane, or the sheet alone.
func (t *sheetTable) open(p pane) {
	h := t.half
	h.Pane = p
	t.keep(h)
}

// fit takes one pane or two, as the window has room.
func (t *sheetTable) fit(size fyne.Size) {
	wide, roomy, low := size.Width >= wideEnough, size.Width >= roomyEnough, size.Height < lowest
	if wide != t.wide || roomy != t.roomy || low != t.low {
		t.wide, t.roomy, t.low = wide, roomy, low
		t.show()
	}
}

// show makes all screens look like the game and what is half done.
func (t *sheetTable) show() {
	s := t.game.sheet()
	side := t.side(s)
	v := viewGame(t.game.State(), s).with(t.deck)
	reading := t.rules != nil
	aside := side != noPane && (!reading || t.roomy)
	v.Cramped = t.low
	v.Entering = t.wide && aside && side == entryPane && t.deck != deckUsed
	if front := t.wide || side == noPane && !reading; front {
		t.sheet.show(v)
	}
	switch side {
	case entryPane:
		v := viewEntry(t.game.State(), s, t.half.Entry)
		v.Closes = !t.wide || v.Corrects
		t.entry.show(v)
	case knockPane:
		t.knock.show(viewKnock(s, t.half.Knock))
	}
	widgets.SetVisible(t.sheet.page, t.wide || side == noPane && !reading)
	widgets.SetVisible(t.aside, aside)
	widgets.SetVisible(t.shelf, reading)
	widgets.SetVisible(t.entry.root, side == entryPane)
	widgets.SetVisible(t.knock.page, side == knockPane)
	t.tick(s)
	t.root.Refresh()
	if foot := fmt.Sprint(side, v.Next, v.Over, reading); foot != t.foot {
		t.foot = foot
		t.app.settled(t.root)
	}
}

// side returns which pane stands beside the sheet or over it. Where there is
// room, the next round can be typed at any time.
func (t *sheetTable) side(s scoring.Sheet) pane {
	over := s.Over || s.Clock.Asked
	switch {
	case t.deck == deckPlayed && t.half.Entry.Round < 0:
		return noPane // the round that is running comes first
	case t.half.Pane == knockPane && !over:
		return knockPane
	case t.half.Pane == entryPane && (!over || t.half.Entry.Round >= 0):
		return entryPane
	case t.wide && !over:
		return entryPane
	}
	return noPane
}

// tick shows a running clock again when it reads otherwise.
func (t *sheetTable) tick(s scoring.Sheet) {
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up || len(t.stop) > 1 {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	stop := t.app.time.After(wait+time.Millisecond, func() {
		t.stop = t.stop[:1]
		t.show()
	})
	t.stop = append(t.stop, stop)
}
