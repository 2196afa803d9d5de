package sheet

import (
	"strings"

	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/words"
)

// save records the round that was entered, or corrects it.
func (t *Page) save() {
	e, s := t.half.Entry, t.Sheet()
	in := e.Intent(s)
	switch {
	case e.Round < 0:
		t.Record(in)
	case !e.Changes(s):
		t.leaveEntry()
	case t.do(in):
		t.leaveEntry()
		t.showChanges(s, t.Undo)
	}
}

// Record records a new round and says who went out. It reports whether the round
// was accepted.
func (t *Page) Record(in scoring.Intent) bool {
	if !t.do(in) {
		return false
	}
	s := t.Sheet()
	if t.Preferences().Aloud {
		t.Speak(words.SpokenSums(s))
	}
	last := s.Rounds[len(s.Rounds)-1]
	text := words.Fallen(s, last)
	if len(last.Out) > 0 {
		text = strings.TrimSpace(text + " " + words.Out(words.Names(s, last.Out)))
	}
	if text != "" && !s.Over {
		t.Say(text)
	}
	return true
}

// perform carries out an intent and says what that has caused, with an offer to
// undo it if undo is not nil.
func (t *Page) perform(in scoring.Intent, undo func()) {
	before := t.Sheet()
	if t.do(in) {
		t.showChanges(before, undo)
	}
}

// showChanges says what has changed on the sheet since before; see perform.
func (t *Page) showChanges(before scoring.Sheet, undo func()) {
	text := strings.Join(words.Step(before, t.Sheet()), " ")
	switch {
	case text == "":
	case undo == nil:
		t.Say(text)
	default:
		t.Offer(text, "Undo", undo)
	}
}

// leaveEntry goes back to the sheet. What was typed for a new round is kept, a
// correction is dropped.
func (t *Page) leaveEntry() {
	if t.half.Entry.Round >= 0 {
		t.half.Entry = entry.New(t.Sheet())
	}
	t.open(noPane)
}

// correct opens a recorded round at one player's score, or at the first one.
func (t *Page) correct(round int, p scoring.Player) {
	if t.isAway() {
		return
	}
	s := t.Sheet()
	e := entry.Correction(s, round, p)
	if len(e.Playing) == 0 {
		return
	}
	if !s.Rounds[round].Has(p) {
		e = e.Activate(e.Playing[0])
	}
	t.edit(e)
	t.open(entryPane)
}

// addOn goes back to the score that was corrected last, to add to it: a correction is
// over with the last digit there can be, before the plus of a sum.
func (t *Page) addOn() {
	if t.isAway() {
		return
	}
	t.correct(t.last.Round, t.last.Player)
	t.entry.TypedRune('+')
}

// writeHere begins the next round, after a tap below the last one.
func (t *Page) writeHere() {
	if t.screen.playing.Visible() && t.deck == game.DeckUnused {
		t.open(entryPane)
	}
}

func (t *Page) openRules() {
	t.Hush()
	t.OpenRules(t.Sheet().Ruleset)
}

func (t *Page) lookBack() { t.Go(frame.Route{Room: frame.StoryRoom, ID: t.ID()}) }

// share shares the picture of the result.
func (t *Page) share() { t.Go(frame.Route{Room: frame.PictureRoom, ID: t.ID()}) }

// again begins another game like this one.
func (t *Page) again() {
	id, err := game.Begin(t.store, t.game.State().Again(t.game.Now()), t.game.Now)
	if !t.Refused(err) {
		t.Go(frame.Route{Room: frame.SheetRoom, ID: id})
	}
}

// turnOver begins to enter the scores, with the caller set.
func (t *Page) turnOver() {
	if t.half.Entry.Round >= 0 {
		t.half.Entry = entry.New(t.Sheet())
	}
	t.half.Entry.Caller = t.half.Knock.Knocker
	t.open(entryPane)
}
