package sheet

import (
	"reflect"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/entry"
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

// takeBack continues the game here.
func (t *table) takeBack() {
	t.Change(history.TakeBack{Game: t.ID()}, t.Words.Shell.GoesOnHere, t.resume)
}

// A Deck is a virtual deck, with what the sheet asks of one.
type Deck interface {
	// State returns what the deck is used for in a game.
	State(id string, s scoring.Sheet) game.DeckState
	// Deal resumes the running round, or asks who plays the next one.
	Deal(*Page)
	// ThrowAway ends the running round without a score, and returns a function that
	// brings it back.
	ThrowAway(id string) (undo func() error)
	// Watch calls f after each change of a game's deck until stop is called.
	Watch(id string, f func()) (stop func())
}

// cards are the cards of the virtual deck at the table.
type cards struct {
	*table

	from    Deck // or nil
	state   game.DeckState
	round   *round
	deal    func() // goes to the virtual deck
	changed func() // shows the new state
}

// look returns what the virtual deck is used for now.
func (c *cards) look() game.DeckState {
	if c.from == nil {
		return game.DeckUnused
	}
	return c.from.State(c.ID(), c.Sheet())
}

// do does what a button below the sheet stands for.
func (c *cards) do(a act) {
	switch a {
	case deals:
		c.deal()
	case calls:
		c.round.open(knockPane)
	default:
		c.round.open(entryPane)
	}
}

// putAway ends the running round, whose scores are written down without its cards.
func (c *cards) putAway() {
	c.from.ThrowAway(c.ID())
	c.changed()
}

// throwAway asks before the running round ends without a score. Until another
// round is recorded that can be undone.
func (c *cards) throwAway() {
	w := &c.Words.Sheet
	c.Ask(widgets.ConfirmWords{
		Title: w.ThrowAwayTitle, Text: w.ThrowAwayText,
		Accept: c.Words.Common.ThrowAway, Cancel: c.Words.Common.Keep, Danger: true,
	}, func() {
		rounds, undo := len(c.Sheet().Rounds), c.from.ThrowAway(c.ID())
		c.changed()
		c.Offer(w.ThrownAway, c.Words.Common.Undo, func() {
			if len(c.Sheet().Rounds) != rounds {
				c.Say(w.WrittenSince)
				return
			}
			c.Refused(undo())
			c.changed()
		})
	})
}

// Guests are the other devices that take part in games, with what the sheet asks of them.
type Guests interface {
	// At returns who takes part in a game.
	At(id string) game.Guests
	// Watch calls f after each change of that until stop is called.
	Watch(id string, f func()) (stop func())
	// LetIn lets other devices take part in a game.
	LetIn(*game.Game) error
	// Forget forgets that they were let in when Tabby was left. Those who played at their
	// own devices play here.
	Forget(*game.Game)
	// Tell tells those who take part in a game that something else is typed for the coming round.
	Tell(id string)
}

// guests are the other devices at the table.
type guests struct {
	*table

	from    Guests           // or nil
	told    sheetview.Coming // of the round to come
	at      game.Guests
	changed func()      // shows who takes part, and what they have entered
	read    func() bool // shows what they have entered, unless that is seen
}

// look finds out who takes part now, and reports whether that has changed. Scores that were entered
// for another round are useless.
func (g *guests) look() (changed bool) {
	if g.from == nil {
		return false
	}
	now, rounds := g.from.At(g.ID()), len(g.Sheet().Rounds)
	now.Slips, now.Rounds = now.For(rounds), rounds
	changed = !reflect.DeepEqual(now, g.at)
	g.at = now
	return changed
}

// tell tells the guests what is typed for the coming round.
func (g *guests) tell(c sheetview.Coming) {
	if g.from != nil && !reflect.DeepEqual(g.told, c) {
		g.from.Tell(g.ID())
	}
	g.told = c
}

// choice returns the menu row that lets guests in. If that is impossible, it hands the game over;
// otherwise there is a separate row for that.
func (g *guests) choice(s scoring.Sheet) []frame.Choice {
	if g.from == nil && s.Over {
		return nil
	}
	if g.from == nil {
		return []frame.Choice{{Icon: widgets.IconShare, Text: g.Words.Handover.Title, Do: func() { g.goTo(frame.HandoverRoom) }}}
	}
	text := g.Words.Guests.LetIn
	if g.at.Open {
		text = g.Words.Sheet.Guests
	}
	return []frame.Choice{{Icon: widgets.IconPhone, Text: text, Do: g.open}}
}

// lead opens what the line is about: the scores that were entered, or the page on which guests are let in
// and answered.
func (g *guests) lead() {
	if len(g.at.Asks) > 0 || len(g.at.Slips) == 0 || !g.read() {
		g.open()
	}
}

// open opens the page on which guests are let in.
func (g *guests) open() { g.goTo(frame.GuestsRoom) }

// LetInAgain returns the function that lets in again the guests who were at the table when Tabby was
// closed, or nil if there were none.
func (t *Page) LetInAgain() func() {
	if !t.guests.at.Lapsed {
		return nil
	}
	return t.guests.letInAgain
}

// letInAgain lets in again the guests who were there when Tabby was closed.
func (g *guests) letInAgain() {
	if !g.Refused(g.from.LetIn(g.game)) {
		g.open()
	}
}

// forget withdraws that offer.
func (g *guests) forget() {
	g.from.Forget(g.game)
	g.changed()
}

// line says what a guest asks for. Otherwise it says how many guests are here and, once one has entered a
// score, how many scores are in with those typed here, who is away, and whether they wait. It says nothing if
// there are no guests.
func (g *guests) line(s scoring.Sheet, next entry.Entry) string {
	entered := 0
	if len(g.at.Slips) > 0 && !s.Over {
		entered = next.Receive(g.at.Slips).Typed()
	}
	here, away, waits := "", "", ""
	if g.at.Here > 0 || entered > 0 {
		here = g.Words.Sheet.GuestsHere(g.at.Here, entered, len(s.Playing()))
	}
	if len(g.at.Away) > 0 && !s.Over {
		away = g.Words.Sheet.GuestsAway(g.at.Away)
	}
	if g.at.Paused && !s.Over {
		waits = g.Words.Sheet.GuestsWait
	}
	switch {
	case !g.at.Open:
		return ""
	case len(g.at.Asks) > 1:
		return g.Words.Guests.SeveralWantToHelp(len(g.at.Asks))
	case len(g.at.Asks) > 0:
		return g.Words.Guests.WantsToHelp(g.at.Asks[0])
	}
	return g.Words.Text(here, away, waits)
}
