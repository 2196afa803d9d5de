package ui

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A sheetTable is the game on the table with its screens: the sheet, and beside
// or over it what is being entered.
type sheetTable struct {
	app  *App
	game *game
	half halfDone

	wide  bool // there is room for the sheet and what is entered
	roomy bool // and for the rules

	sheet *sheetScreen
	entry *entryScreen
	knock *knockScreen
	aside *fyne.Container // what stands beside the sheet or over it
	rules *rulesPane      // the rule book if it is open, or nil
	shelf *fyne.Container // where it stands
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
)

func newSheetTable(a *App, g *game) *sheetTable {
	t := &sheetTable{app: a, game: g, half: resume(a.store.Draft(draftSheet+g.id()), g.sheet())}
	t.sheet = newSheetScreen(t.sheetActions(), t.mark, a.count)
	t.entry = newEntryScreen(t.entryActions(), t.mark)
	t.knock = newKnockScreen(t.knockActions(), t.mark)
	t.aside = container.NewStack(t.entry.root, t.knock.page)
	t.shelf = container.NewStack()
	t.root = watchSize(t.fit, container.New(beside{[]float32{sideWidth, rulesWidth}}, t.sheet.page, t.aside, t.shelf))
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
func (t *sheetTable) mark(p scoring.Player) widgets.Mark {
	return t.app.mark(t.game.sheet().People[p], p)
}

// do carries out an intent, or says why not.
func (t *sheetTable) do(in scoring.Intent) bool { return !t.app.refused(t.game.Do(in)) }

// changed takes over what is half done to the game as it is now.
func (t *sheetTable) changed() {
	s := t.game.sheet()
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
	wide, roomy := size.Width >= wideEnough, size.Width >= roomyEnough
	if wide != t.wide || roomy != t.roomy {
		t.wide, t.roomy = wide, roomy
		t.show()
	}
}

// show makes all screens look like the game and what is half done.
func (t *sheetTable) show() {
	s := t.game.sheet()
	side := t.side(s)
	v := viewGame(t.game.State(), s)
	reading := t.rules != nil
	aside := side != noPane && (!reading || t.roomy)
	v.Entering = t.wide && aside && side == entryPane
	t.sheet.show(v)
	switch side {
	case entryPane:
		v := viewEntry(t.game.State(), s, t.half.Entry)
		v.Closes = !t.wide || v.Corrects
		t.entry.show(v)
	case knockPane:
		t.knock.show(viewKnock(s, t.half.Knock))
	}
	setVisible(t.sheet.page, t.wide || side == noPane && !reading)
	setVisible(t.aside, aside)
	setVisible(t.shelf, reading)
	setVisible(t.entry.root, side == entryPane)
	setVisible(t.knock.page, side == knockPane)
	t.tick(s)
	t.root.Refresh()
}

// side returns which pane stands beside the sheet or over it. Where there is
// room, the next round can be typed at any time.
func (t *sheetTable) side(s scoring.Sheet) pane {
	over := s.Over || s.Clock.Asked
	switch {
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

// sheetActions is what the sheet can ask for.
func (t *sheetTable) sheetActions() sheetActions {
	return sheetActions{
		back:   t.app.goHome,
		more:   t.more,
		undo:   func() { t.told(scoring.Undo{}, false) },
		redo:   func() { t.told(scoring.Redo{}, false) },
		enter:  func() { t.open(entryPane) },
		knock:  func() { t.open(knockPane) },
		again:  t.again,
		cell:   t.correct,
		player: t.player,
		rules:  t.openRules,
		timeUp: func(in bool) { t.do(scoring.ClockExpires{At: t.game.now(), InRound: in}) },
		heard:  func() { t.sheet.news = news{}; t.show() },
	}
}

// entryActions is what an entry screen can ask for.
func (t *sheetTable) entryActions() entryActions {
	return entryActions{
		press: func(k widgets.Key) { t.typed(t.half.Entry.press(t.game.sheet().Table, k)) },
		row: rowActions{
			activate: func(p scoring.Player) { t.edit(t.half.Entry.activate(p)) },
			call:     t.call,
		},
		pick:   func(code string) { t.typed(t.half.Entry.pick(t.game.sheet().Table, code)) },
		left:   func(n int) { t.edit(t.half.Entry.left(t.half.Entry.Active, n)) },
		sitOut: func() { t.typed(t.half.Entry.sitOut()) },
		cards:  func() { t.edit(t.half.Entry.otherWay()) },
		rules:  t.openRules,
		save:   t.save,
		close:  t.leaveEntry,
	}
}

// typed notes what was typed. A correction is written down as soon as the score
// it is about is complete: it can be undone with one tap.
func (t *sheetTable) typed(e entry) {
	corrects := e.Round >= 0 && e.Active == scoring.Nobody && t.half.Entry.Active != scoring.Nobody
	t.edit(e)
	if corrects {
		t.save()
	}
}

// call notes who ended the round; of a recorded one at once.
func (t *sheetTable) call(p scoring.Player) {
	t.edit(t.half.Entry.call(p))
	if t.half.Entry.Round >= 0 {
		t.save()
	}
}

// save writes the entry down.
func (t *sheetTable) save() {
	e := t.half.Entry
	write := t.record
	if e.Round >= 0 {
		write = func(in scoring.Intent) bool { return t.told(in, true) }
	}
	if write(e.intent(t.game.sheet())) {
		t.keep(halfDone{Entry: newEntry(t.game.sheet()), Knock: noKnock()})
	}
}

// record writes a new round down, and says who went out.
func (t *sheetTable) record(in scoring.Intent) bool {
	t.sheet.news = news{}
	if !t.do(in) {
		return false
	}
	s := t.game.sheet()
	if out := s.Rounds[len(s.Rounds)-1].Out; len(out) > 0 && !s.Over {
		t.app.toasts.Say(words.Out(words.Names(s, out)))
	}
	return true
}

// told carries out an intent and says what it changed beyond itself.
func (t *sheetTable) told(in scoring.Intent, undoable bool) bool {
	before := t.game.sheet()
	t.sheet.news = news{}
	if !t.do(in) {
		return false
	}
	after := t.game.sheet()
	said := words.Changes(after, scoring.Changes(before, after))
	t.sheet.news = news{Text: strings.Join(said, " "), Undo: undoable}
	t.show()
	return true
}

// leaveEntry goes back to the sheet; what was typed for a new round waits there.
func (t *sheetTable) leaveEntry() {
	if t.half.Entry.Round >= 0 {
		t.keep(halfDone{Entry: newEntry(t.game.sheet()), Knock: t.half.Knock})
		return
	}
	t.open(noPane)
}

// correct opens a recorded round at one player's score, or at the first one.
func (t *sheetTable) correct(round int, p scoring.Player) {
	s := t.game.sheet()
	e := correction(s, round, p)
	if len(e.Playing) == 0 {
		return
	}
	if p == scoring.Nobody || s.Rounds[round].Cells[p].Mark == scoring.Blank {
		e = e.activate(e.Playing[0])
	}
	t.keep(halfDone{Pane: entryPane, Entry: e, Knock: t.half.Knock})
}

// openRules opens the rule book of this table, over the sheet or beside it.
func (t *sheetTable) openRules() {
	if t.rules == nil {
		t.rules = newRulesPane(t.game.sheet().Table, t.app.look, rulesActions{close: t.closeRules, change: t.agree})
		t.shelf.Objects = []fyne.CanvasObject{t.rules.root}
	}
	t.show()
}

// closeRules goes back to what was running.
func (t *sheetTable) closeRules() {
	t.rules = nil
	t.shelf.Objects = nil
	t.show()
}

// again begins another game like this one.
func (t *sheetTable) again() { t.app.begin(t.game.State().Again(t.game.now())) }

// knockActions is what the end of a round can ask for.
func (t *sheetTable) knockActions() knockActions {
	knocked := func(k knock) {
		h := t.half
		h.Knock = k
		t.keep(h)
	}
	return knockActions{
		choose: func(p scoring.Player) { knocked(knock{Knocker: p}) },
		tick:   func(p scoring.Player) { knocked(t.half.Knock.tick(t.game.sheet().Playing(), p)) },
		enter:  t.turnOver,
		close:  func() { t.open(noPane) },
	}
}

// turnOver begins to enter the scores, with whoever called noted.
func (t *sheetTable) turnOver() {
	h := t.half
	if h.Entry.Round >= 0 {
		h.Entry = newEntry(t.game.sheet())
	}
	h.Entry.Caller = h.Knock.Knocker
	h.Pane = entryPane
	t.keep(h)
}
