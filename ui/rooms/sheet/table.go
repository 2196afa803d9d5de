package sheet

import (
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A table is the game that is played, as all parts of its page work with it.
type table struct {
	*frame.Frame

	game   *game.Game
	away   string // says that the game was handed over to another device, or ""
	resume func() // shows the page again after another one
}

// Game returns the game.
func (t *table) Game() *game.Game { return t.game }

// ID names the game.
func (t *table) ID() string { return t.game.ID() }

// Sheet returns the sheet at the present time.
func (t *table) Sheet() scoring.Sheet { return t.game.Sheet() }

// Route leads back to the game.
func (t *table) Route() frame.Route { return frame.SheetRoom.Route(t.ID()) }

// draft returns the name under which what is half done is kept.
func (t *table) draft() string { return draftName + t.ID() }

func (t *table) badge(p scoring.Player) widgets.Badge { return t.Badge(t.Sheet().People[p], p) }

func (t *table) goTo(room frame.RoomOf) { t.Go(room.Route(t.ID())) }

// subpage returns a page that goes back to the sheet.
func (t *table) subpage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack(t.Words.Common.BackToSheet, t.Close)
	return page
}

// Undo undoes the last change, with an offer to redo it.
func (t *table) Undo() { t.offering(scoring.Undo{}, t.Words.Common.Redo, t.Redo) }

// Redo redoes the change that was undone last.
func (t *table) Redo() { t.offering(scoring.Redo{}, t.Words.Common.Undo, t.Undo) }

// Record records a new round and says who went out. It reports whether the round
// was accepted.
func (t *table) Record(in scoring.Intent) bool {
	if !t.do(in) {
		return false
	}
	s := t.Sheet()
	if t.Preferences().Aloud {
		t.Speak(t.Words.Table.SpokenSums(s))
	}
	if text := t.Words.Table.AfterRound(s); text != "" && !s.Over {
		t.Say(text)
	}
	return true
}

// perform carries out an intent and says what that has caused, with an offer to
// undo it if undo is not nil.
func (t *table) perform(in scoring.Intent, undo func()) {
	t.offering(in, t.Words.Common.Undo, undo)
}

// offering carries out an intent and says what that has caused, with an offer of a way back
// unless that is nil.
func (t *table) offering(in scoring.Intent, text string, back func()) {
	before := t.Sheet()
	if t.do(in) {
		t.showChanges(before, text, back)
	}
}

// showChanges says what has changed on the sheet; see offering.
func (t *table) showChanges(before scoring.Sheet, offer string, back func()) {
	text := t.Words.Table.Step(before, t.Sheet())
	switch {
	case text == "":
	case back == nil:
		t.Say(text)
	default:
		t.Offer(text, offer, back)
	}
}

// do carries out an intent, or says why not.
func (t *table) do(in scoring.Intent) bool {
	if t.isAway() {
		return false
	}
	err := t.game.Do(in)
	if game.IsBehind(err) {
		t.readAgain()
		return false
	}
	if t.Refused(err) {
		return false
	}
	t.Hush() // what was said before is no longer the latest
	return true
}

// readAgain opens the game in its present state: it was continued while this page was open. What is
// half entered is taken along if it still fits.
func (t *table) readAgain() {
	t.goTo(frame.SheetRoom)
	t.Say(t.Words.Sheet.Behind)
}

// lookAway checks whether the game was handed over to another device.
func (t *table) lookAway() {
	t.away = ""
	if at, is := t.HandedOver(t.ID(), t.game.Batches()); is {
		t.away = t.Words.Handover.HandedOverSince(at, t.game.Now())
	}
}

// isAway reports whether the game was handed over, and then reminds of that.
func (t *table) isAway() bool {
	if t.away == "" {
		return false
	}
	t.Offer(t.Words.Sheet.GoesOnThere, t.Words.Sheet.TakeBack, t.takeBack)
	return true
}

func (t *table) takeBack() { t.TakeBack(t.ID(), t.resume) }
