package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// sheetActions is what the sheet can ask for.
func (t *sheetTable) sheetActions() sheetActions {
	return sheetActions{
		back:   t.app.goHome,
		more:   t.more,
		undo:   func() { t.told(scoring.Undo{}, false) },
		redo:   func() { t.told(scoring.Redo{}, false) },
		next:   t.next,
		other:  t.other,
		again:  t.again,
		cell:   t.correct,
		player: t.player,
		rules:  t.openRules,
		story:  t.story,
		timeUp: func(in bool) { t.do(scoring.ClockExpires{At: t.game.now(), InRound: in}) },
		heard:  func() { t.sheet.news = news{}; t.show() },
	}
}

// entryActions is what an entry screen can ask for.
func (t *sheetTable) entryActions() entryActions {
	return entryActions{
		press: func(k widgets.Key) { t.typed(t.half.Entry.press(t.game.sheet().Ruleset, k)) },
		row: rowActions{
			activate: func(p scoring.Player) { t.edit(t.half.Entry.activate(p)) },
			call:     t.call,
		},
		pick:   func(code string) { t.typed(t.half.Entry.pick(t.game.sheet().Ruleset, code)) },
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
	in := e.intent(t.game.sheet())
	switch {
	case e.Round < 0:
		t.record(in)
	case t.told(in, true):
		t.keep(halfDone{Entry: newEntry(t.game.sheet()), Knock: t.half.Knock})
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
	said := words.Step(before, after)
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
		t.rules = newRulesPane(t.game.sheet().Ruleset, t.app.look, rulesActions{close: t.closeRules, change: t.agree})
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
