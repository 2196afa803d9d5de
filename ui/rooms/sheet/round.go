package sheet

import (
	"encoding/json"
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/entry"
)

// A round is what is entered beside the sheet or over it: the next round, the correction
// of one, or who called.
type round struct {
	*table

	half    unfinished
	reads   bool        // the scores of guests are read while cards are dealt
	dealt   func() bool // they are
	putAway func()      // puts them away
	guests  *guests     // who enter scores of their own
	rest    func()      // lets what lands be there at once
	saved   func()      // shows what is half done

	from fyne.Focusable // what had the keyboard when a correction was opened, or nil

	entry *entry.Screen
	knock *entry.KnockScreen
	root  *fyne.Container
}

// newRound returns the round that was half done at the sheet.
func newRound(t *Page) *round {
	r := &round{table: t.table, guests: &t.guests, rest: t.Pause, saved: t.update}
	r.half = resume(r.Drafts().Draft(r.draft()), r.Sheet())
	r.half.Entry = r.received()
	r.entry = entry.NewScreen(t.Words, entry.Actions{Edit: r.edit, Save: r.save, Rules: t.openRules, Photo: func() { t.read(t, "") }, Close: r.close, Focus: t.SetFocus, Keys: t.Canvas().Unfocus}, t.badge)
	r.knock = entry.NewKnockScreen(t.Words, entry.KnockActions{Edit: r.editKnock, Enter: r.turnOver, Close: func() { r.open(noPane) }}, t.badge)
	r.root = container.NewStack(r.entry.Root, r.knock.Root)
	return r
}

func (r *round) show(p pane, s scoring.Sheet, closes bool) {
	switch p {
	case entryPane:
		r.entry.Show(r.game.State(), s, r.half.Entry, closes)
	case knockPane:
		r.knock.Show(s, r.half.coming(s))
	}
	widgets.SetVisible(r.entry.Root, p == entryPane)
	widgets.SetVisible(r.knock.Root, p == knockPane)
}

// open opens a pane, or the sheet alone. A message does not stay.
func (r *round) open(p pane) {
	r.rest()
	r.Hush()
	r.half.Pane, r.reads = p, r.reads && p == entryPane
	if p == entryPane {
		r.half.Entry = r.received().Onward()
	}
	r.keep()
}

func (r *round) edit(e entry.Entry) {
	r.rest()
	r.half.Entry = e
	r.keep()
}

// editKnock saves who called and who had a last turn. A call is seen and heard.
func (r *round) editKnock(e entry.Entry) {
	r.rest()
	before := r.half.coming(r.Sheet()).Caller
	r.half = r.half.goingOn(e)
	r.keep()
	if by := e.Caller; by != before && by != scoring.Nobody {
		s := r.Sheet()
		r.Strike(r.badge(by), r.Words.Capital(r.Words.Scores.Caller(s.Ruleset.Rules.Calling).By(s.People[by].Name)))
	}
}

func (r *round) keep() {
	r.half.Entry = r.received()
	r.SaveDraft(r.draft(), r.half.kept())
	s := r.Sheet()
	r.guests.tell(r.half.coming(s).Coming(s.Ruleset))
	r.saved()
}

// fit drops what was typed for another round.
func (r *round) fit(s scoring.Sheet) {
	r.half = r.half.fitting(s)
	r.reads = r.reads && r.half.Pane == entryPane
	r.keep()
}

// received returns what is entered, with the scores of guests.
func (r *round) received() entry.Entry {
	return r.half.Entry.Receive(r.guests.at.For(r.half.Entry.After))
}

// receive takes in the scores of guests, or shows who is here if those are the same. A button that has
// just become able to write the round down ignores a tap that was meant for a key.
func (r *round) receive() {
	if reflect.DeepEqual(r.received(), r.half.Entry) {
		r.saved()
		return
	}
	before := r.entry.Writes()
	r.keep()
	if r.entry.Writes() != before {
		r.Guard(r.entry.Writing())
	}
}

// save records the round that was entered, or corrects it.
func (r *round) save() {
	e, s := r.half.Entry, r.Sheet()
	in := e.Intent(s)
	switch {
	case e.Round < 0 && r.dealt():
		r.insteadOfCards(in)
	case e.Round < 0:
		r.Record(in)
	case !e.Changes(s):
		r.close()
	case r.do(in):
		r.close()
		r.showChanges(s, r.Words.Common.Undo, r.Undo)
	}
}

// insteadOfCards asks before scores are written down instead of the cards that are dealt for their round.
func (r *round) insteadOfCards(in scoring.Intent) {
	w := &r.Words.Sheet
	r.Ask(widgets.ConfirmWords{
		Title: r.Words.Scores.WriteDown, Text: w.InsteadOfCards, Accept: r.Words.Scores.WriteDown, Cancel: w.KeepPlaying,
	}, func() {
		if r.Record(in) {
			r.putAway()
		}
	})
}

// close goes back to the sheet. What was typed for a new round is kept, a correction is
// dropped.
func (r *round) close() {
	r.dropCorrection()
	r.open(noPane)
	if r.from != nil {
		r.Canvas().Focus(r.from)
	}
	r.from = nil
}

func (r *round) dropCorrection() { r.half = r.half.corrected(r.Sheet()) }

// correct opens a recorded round at one player's score, or at the first one. If that round is
// already being corrected, it moves there, and what was typed stays.
func (r *round) correct(number int, p scoring.Player) {
	if r.isAway() {
		return
	}
	s := r.Sheet()
	e := entry.Correction(s, number, p)
	if half := r.half.Entry; r.half.Pane == entryPane && half.Round == number {
		e = half.Activate(p)
	}
	if len(e.Playing) == 0 {
		return
	}
	if !s.Rounds[number].Has(p) {
		e = e.Activate(e.Playing[0])
	}
	if r.half.Entry.Round < 0 {
		r.from = r.Canvas().Focused()
	}
	r.half = r.half.correcting(e)
	r.keep()
	r.open(entryPane)
}

// enter begins to enter the scores, with that of a player.
func (r *round) enter(p scoring.Player) {
	r.turnOver()
	if e := r.half.Entry; slices.Contains(e.Playing, p) {
		r.edit(e.Activate(p))
	}
}

// turnOver begins to enter the scores.
func (r *round) turnOver() {
	r.dropCorrection()
	r.open(entryPane)
}

// TakePicture reads the cards of the round from the picture of a file.
func (t *Page) TakePicture(path string) {
	if t.isAway() || t.Sheet().Over && t.round.half.Entry.Round < 0 {
		return
	}
	if t.round.half.Entry.Round < 0 {
		t.round.turnOver()
	}
	t.read(t, path)
}

// Open returns the players of the round that is entered who have no score yet, the one at hand first; or all, if each has.
func (t *Page) Open() []scoring.Player { return t.round.half.Entry.Open() }

// Lay lays the cards that lie before players into the entry.
func (t *Page) Lay(lines []entry.Line) {
	t.round.edit(t.round.half.Entry.Lay(t.Sheet().Ruleset, lines...))
}

// PlayerBadge returns the badge of a player.
func (t *Page) PlayerBadge(p scoring.Player) widgets.Badge { return t.badge(p) }

// A pane is what is open beside the sheet or over it.
type pane string

// The panes of a sheet.
const (
	noPane    pane = ""
	entryPane pane = "entry"
	knockPane pane = "knock"
)

// unfinished is what is half done at a sheet. It is saved with every tap, so that
// nothing typed is lost.
type unfinished struct {
	Pane  pane        `json:"pane,omitempty"`
	Entry entry.Entry `json:"entry"`

	Next *entry.Entry `json:"next,omitempty"` // what is half typed of the next round, while a correction is open
}

// draftName is the prefix of the draft of what is half done; the ID of the game
// follows.
const draftName = "sheet/"

// resume returns what was half done at a sheet, as far as it still fits.
func resume(saved []byte, s scoring.Sheet) unfinished {
	var h unfinished
	if saved == nil || json.Unmarshal(saved, &h) != nil {
		return unfinished{Entry: entry.New(s)}
	}
	return h.fitting(s)
}

// fitting returns what is half done as far as it fits the sheet. Cards are tapped again in the next round.
func (h unfinished) fitting(s scoring.Sheet) unfinished {
	h.Entry = entry.Resumed(h.Entry, s.Ruleset.Rules)
	if !h.Entry.Fits(s) {
		byCards := h.Entry.ByCards
		h.Pane = noPane
		if h = h.corrected(s); !h.Entry.Fits(s) {
			h.Entry = entry.New(s)
			h.Entry.ByCards = byCards
		}
	}
	return h
}

// correcting opens a correction, and puts what is half typed of the next round aside.
func (h unfinished) correcting(e entry.Entry) unfinished {
	if h.Entry.Round < 0 {
		next := h.Entry
		h.Next = &next
	}
	h.Entry = e
	return h
}

// corrected ends a correction, and goes back to what is half typed of the next round as far as
// that still fits.
func (h unfinished) corrected(s scoring.Sheet) unfinished {
	if h.Entry.Round < 0 {
		return h
	}
	next := h.Next
	h.Entry, h.Next = entry.New(s), nil
	if next != nil && next.Fits(s) {
		h.Entry = entry.Resumed(*next, s.Ruleset.Rules)
	}
	return h
}

// coming returns what is half typed of the next round, which a correction puts aside.
func (h unfinished) coming(s scoring.Sheet) entry.Entry { return h.corrected(s).Entry }

// goingOn changes what is half typed for the next round.
func (h unfinished) goingOn(e entry.Entry) unfinished {
	if h.Entry.Round >= 0 {
		h.Next = &e
	} else {
		h.Entry = e
	}
	return h
}

// Coming returns what is half typed for the next round of a game.
func Coming(drafts frame.Drafts, id string, s scoring.Sheet) sheetview.Coming {
	if s.Over {
		return sheetview.Coming{Caller: scoring.Nobody}
	}
	return resume(drafts.Draft(draftName+id), s).coming(s).Coming(s.Ruleset)
}

// kept returns the part of it that is saved on disk.
func (h unfinished) kept() unfinished {
	h.Entry = h.Entry.Kept()
	if h.Next != nil {
		next := h.Next.Kept()
		h.Next = &next
	}
	return h
}

// HalfDone returns what is half done at the sheet of a game, with the scores that guests have entered.
func (w With) HalfDone(drafts frame.Drafts, id string, s scoring.Sheet) game.HalfDone {
	if s.Over {
		return game.HalfDone{}
	}
	half := resume(drafts.Draft(draftName+id), s)
	if w.Guests != nil {
		half.Entry = half.Entry.Receive(w.Guests.At(id).For(half.Entry.After))
	}
	done := half.done(s)
	if w.Deck != nil {
		done.Dealt = w.Deck.State(id, s) == game.DeckRunning
	}
	return done
}

// done returns what is half done of the next round.
func (h unfinished) done(s scoring.Sheet) (done game.HalfDone) {
	e := h.coming(s)
	if e.Typed() > 0 || e.Call(e.Caller).Begun() {
		done.Typed, done.Scores, done.Of = true, e.Typed(), len(e.Playing)
	}
	if c := e.Caller; c != scoring.Nobody {
		done.Called = &game.Call{Name: s.People[c].Name, Calling: s.Ruleset.Rules.Calling, LastTurns: len(e.TurnsLeft(e.Playing)) > 0}
	}
	return done
}
