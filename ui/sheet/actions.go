package sheet

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// screenActions is what the sheet can ask for.
func (t *Page) screenActions() actions {
	return actions{
		back:   t.Close,
		more:   t.more,
		undo:   func() { t.perform(scoring.Undo{}, false) },
		redo:   func() { t.perform(scoring.Redo{}, false) },
		next:   t.next,
		other:  t.other,
		again:  t.again,
		cell:   t.correct,
		player: t.player,
		rules:  t.openRules,
		story:  func() { t.Go(frame.Route{Room: frame.StoryRoom, ID: t.ID()}) },
		timeUp: func(in bool) { t.do(scoring.ClockExpires{At: t.game.Now(), InRound: in}) },
		heard:  func() { t.sheet.news = news{}; t.show() },
	}
}

// entryActions is what an entry screen can ask for.
func (t *Page) entryActions() entry.Actions {
	return entry.Actions{
		Press: func(k widgets.Key) { t.typed(t.half.Entry.Press(t.Sheet().Ruleset, k)) },
		Row: entry.RowActions{
			Activate: func(p scoring.Player) { t.edit(t.half.Entry.Activate(p)) },
			Call:     t.call,
		},
		Pick:    func(code string) { t.typed(t.half.Entry.Pick(t.Sheet().Ruleset, code)) },
		Left:    func(n int) { t.edit(t.half.Entry.Left(t.half.Entry.Active, n)) },
		SitOut:  func() { t.typed(t.half.Entry.SitOut()) },
		Cards:   func() { t.edit(t.half.Entry.OtherWay()) },
		Rules:   t.openRules,
		Save:    t.save,
		Recount: func() { t.edit(t.half.Entry.Recount()) },
		Close:   t.leaveEntry,
	}
}

// typed notes what was typed. A correction is written down as soon as the score
// it is about is complete: it can be undone with one tap.
func (t *Page) typed(e entry.Entry) {
	corrects := e.Round >= 0 && e.Active == scoring.Nobody && t.half.Entry.Active != scoring.Nobody
	t.edit(e)
	if corrects {
		t.save()
	}
}

// call notes who ended the round; of a recorded one at once.
func (t *Page) call(p scoring.Player) {
	t.edit(t.half.Entry.Call(p))
	if t.half.Entry.Round >= 0 {
		t.save()
	}
}

// save writes the entry down.
func (t *Page) save() {
	e := t.half.Entry
	in := e.Intent(t.Sheet())
	switch {
	case e.Round < 0:
		t.Record(in)
	case t.perform(in, true):
		t.keep(unfinished{Entry: entry.New(t.Sheet()), Knock: t.half.Knock})
	}
}

// Record writes a new round down, and says who went out.
func (t *Page) Record(in scoring.Intent) bool {
	t.sheet.news = news{}
	if !t.do(in) {
		return false
	}
	s := t.Sheet()
	if out := s.Rounds[len(s.Rounds)-1].Out; len(out) > 0 && !s.Over {
		t.Say(words.Out(words.Names(s, out)))
	}
	return true
}

// perform carries out an intent and shows what it changed beyond itself.
func (t *Page) perform(in scoring.Intent, undoable bool) bool {
	before := t.Sheet()
	t.sheet.news = news{}
	if !t.do(in) {
		return false
	}
	after := t.Sheet()
	said := words.Step(before, after)
	t.sheet.news = news{Text: strings.Join(said, " "), Undo: undoable}
	t.show()
	return true
}

// leaveEntry goes back to the sheet; what was typed for a new round waits there.
func (t *Page) leaveEntry() {
	if t.half.Entry.Round >= 0 {
		t.keep(unfinished{Entry: entry.New(t.Sheet()), Knock: t.half.Knock})
		return
	}
	t.open(noPane)
}

// correct opens a recorded round at one player's score, or at the first one.
func (t *Page) correct(round int, p scoring.Player) {
	s := t.Sheet()
	e := entry.Correction(s, round, p)
	if len(e.Playing) == 0 {
		return
	}
	if !s.Rounds[round].Has(p) {
		e = e.Activate(e.Playing[0])
	}
	t.keep(unfinished{Pane: entryPane, Entry: e, Knock: t.half.Knock})
}

// openRules opens the rule book of this table, over the sheet or beside it.
func (t *Page) openRules() {
	if t.rules == nil {
		t.rules = rulebook.New(t.Sheet().Ruleset, t.Appearance, rulebook.Actions{Close: t.closeRules, Change: t.agree})
		t.beside.Objects = []fyne.CanvasObject{t.rules.Content()}
	}
	t.show()
}

// closeRules goes back to what was running.
func (t *Page) closeRules() {
	t.rules = nil
	t.beside.Objects = nil
	t.show()
}

// again begins another game like this one.
func (t *Page) again() {
	id, err := game.Begin(t.store, t.game.State().Again(t.game.Now()), t.game.Now)
	if !t.Refused(err) {
		t.Go(frame.Route{Room: frame.SheetRoom, ID: id})
	}
}

// knockActions is what the end of a round can ask for.
func (t *Page) knockActions() entry.KnockActions {
	knocked := func(k entry.Knock) {
		h := t.half
		h.Knock = k
		t.keep(h)
	}
	return entry.KnockActions{
		Choose: func(p scoring.Player) { knocked(entry.Knock{Knocker: p}) },
		Tick:   func(p scoring.Player) { knocked(t.half.Knock.Tick(t.Sheet().Playing(), p)) },
		Enter:  t.turnOver,
		Close:  func() { t.open(noPane) },
	}
}

// turnOver begins to enter the scores, with the caller set.
func (t *Page) turnOver() {
	h := t.half
	if h.Entry.Round >= 0 {
		h.Entry = entry.New(t.Sheet())
	}
	h.Entry.Caller = h.Knock.Knocker
	h.Pane = entryPane
	t.keep(h)
}
