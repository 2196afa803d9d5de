package sheet

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/rulebook"
)

// A Page is the game on the table: the sheet, and beside or over it what is being
// entered.
type Page struct {
	*table
	*rulebook.Side

	begin  func(scoring.Start) (id string, err error)
	read   func(t *Page, picture string)
	round  *round
	cards  cards
	guests guests
	menu   menu
	screen *screen
	root   *fyne.Container
	foot   string // what the footer shows
	clock  sheetview.Ticker
	stop   []func()
}

// With has the parts that a sheet works with, if they are there.
type With struct {
	Deck   Deck                          // or nil
	Guests Guests                        // or nil
	Read   func(t *Page, picture string) // reads the cards of a round from a photo: that of a file, or "" for one to be taken

	Begin func(scoring.Start) (id string, err error) // begins the game that is played next
}

// New returns the page of a game.
func New(f *frame.Frame, g *game.Game, with With) *Page {
	t := &Page{begin: with.Begin, read: with.Read}
	t.table = &table{Frame: f, game: g, resume: t.Resume}
	g.Known = f.Known
	t.guests = guests{table: t.table, from: with.Guests, told: sheetview.Coming{Caller: scoring.Nobody, Scores: map[scoring.Player]scoring.Score{}}, changed: t.guestsChanged}
	t.guests.look()
	t.lookAway()
	t.round = newRound(t)
	if g.Sheet().Ruleset.Rules.Kept {
		with.Deck = nil
	}
	t.guests.read = t.readNumbers
	t.cards = cards{table: t.table, from: with.Deck, round: t.round, deal: t.dealCards, changed: t.deckChanged}
	t.cards.state = t.cards.look()
	t.round.dealt, t.round.putAway = func() bool { return t.cards.state == game.DeckRunning }, t.cards.putAway
	t.menu = menu{table: t.table, cards: &t.cards, guests: &t.guests, show: t.show, rest: t.Pause, enter: t.round.enter}
	t.Side = rulebook.NewSide(t.Words, rulebook.Actions{Resize: t.StepText, After: t.After, Change: t.menu.agree}, t.show)
	t.screen = newScreen(t)
	t.root = widgets.Watch(t.fit, widgets.Beside([]float32{sideWidth, frame.RulesWidth}, t.screen.page, t.round.root, t.Rules))
	t.follow()
	t.show()
	return t
}

// follow shows the game, its guests and its virtual deck after each change.
func (t *Page) follow() {
	t.stop = append(t.stop, t.game.Watch(func(scoring.Game) { t.changed() }))
	if t.guests.from != nil {
		t.stop = append(t.stop, t.guests.from.Watch(t.ID(), t.guestsChanged))
	}
	if t.cards.from != nil {
		t.stop = append(t.stop, t.cards.from.Watch(t.ID(), t.deckMoved))
	}
}

// Content returns the sheet and what is beside it.
func (t *Page) Content() fyne.CanvasObject { return t.root }

// Resume shows changes that were made on other pages.
func (t *Page) Resume() {
	t.lookAway()
	t.deckChanged()
}

// Pause shows scores that are landing in their final place at once, because something else was tapped or
// covers the sheet.
func (t *Page) Pause() { t.screen.grid.finish() }

// Leave stops the clock, and no longer follows the game.
func (t *Page) Leave() {
	t.clock.Stop()
	for _, stop := range t.stop {
		stop()
	}
	t.stop = nil
}

// KeepAwake reports whether the game is running here.
func (t *Page) KeepAwake() bool { return !t.Sheet().Over && t.away == "" }

// GoOn opens whatever is half done.
func (t *Page) GoOn() {
	switch done := t.round.half.done(t.Sheet()); {
	case t.away != "":
	case t.cards.state == game.DeckRunning:
		t.dealCards()
	case done.Typed:
		t.round.open(entryPane)
	case done.Called != nil:
		t.round.open(knockPane)
	}
}

// changed shows the game after a change, and drops what was typed for another round.
func (t *Page) changed() {
	t.cards.state = t.cards.look()
	t.guests.look()
	t.lookAway()
	t.round.fit(t.Sheet())
}

// update shows every change. Guests may change something at any time, even while another page
// covers this one; then this one shows it when it is in front again.
func (t *Page) update() {
	if t.isFront() {
		t.show()
	}
}

// isFront reports whether the sheet is in front.
func (t *Page) isFront() bool { return t.Front() == frame.Page(t) }

// guestsChanged shows who takes part and what they have entered.
func (t *Page) guestsChanged() {
	if t.guests.look() {
		t.round.receive()
	}
}

// deckChanged shows the new state of the virtual deck in this game.
func (t *Page) deckChanged() {
	t.cards.state = t.cards.look()
	t.show()
}

// deckMoved shows that a round was dealt or recorded; guests may do that too.
func (t *Page) deckMoved() {
	if t.isFront() && t.cards.look() != t.cards.state {
		t.deckChanged()
	}
}

func (t *Page) dealCards() {
	if t.cards.from != nil && !t.isAway() {
		t.cards.from.Deal(t)
	}
}

// readNumbers shows the scores that guests have entered, unless they can already be seen; it does so also
// while cards are dealt. It reports whether it does.
func (t *Page) readNumbers() bool {
	if t.away != "" || t.side(t.Sheet()) == entryPane {
		return false
	}
	t.round.reads = true
	t.round.turnOver()
	return true
}

// writeHere begins the next round, after a tap below the last one.
func (t *Page) writeHere() {
	if t.screen.playing.Visible() && t.cards.state == game.DeckUnused {
		t.round.open(entryPane)
	}
}

func (t *Page) openRules() {
	t.Hush()
	t.OpenRules(t.Sheet().Ruleset)
}

func (t *Page) again() {
	id, err := t.begin(t.game.State().Again(t.game.Now()))
	if !t.Refused(err) {
		t.Go(frame.SheetRoom.Route(id))
	}
}

func (t *Page) fit(size fyne.Size) {
	if room := roomIn(size); room != t.screen.room {
		t.screen.room = room
		t.show()
	}
}

func (t *Page) show() {
	s, room := t.Sheet(), t.screen.room
	side := t.side(s)
	aside := side != noPane && (!t.RulesOpen() || room.roomy)
	front := room.wide || side == noPane && !t.RulesOpen()
	main, other := t.buttons(s)
	if front {
		v := sheetview.Of(t.Words, s)
		around := t.around(s, side, v.Goes())
		around.main, around.other = main, other
		around.entering = room.wide && aside && side == entryPane
		t.screen.show(v, around)
		t.screen.layOut(s)
	} else {
		t.Pause()
	}
	t.round.show(side, s, !room.wide)
	widgets.SetVisible(t.screen.page, front)
	widgets.SetVisible(t.round.root, aside)
	widgets.SetVisible(t.Rules, t.RulesOpen())
	t.clock.Tick(s, t.After, t.show)
	t.root.Refresh()
	widgets.TakeFromHidden(t.Canvas())
	if foot := fmt.Sprint(side, main.text, s.Over && !s.Clock.Asked, t.RulesOpen()); foot != t.foot {
		t.foot = foot
		t.HoldTaps(t.root)
	}
}

// buttons returns the next step, and what else can be done.
func (t *Page) buttons(s scoring.Sheet) (main, other button) {
	if t.away != "" {
		return button{}, button{}
	}
	return buttons(t.Words, s, t.cards.state, t.round.half.done(s))
}

// around returns what is shown around the sheet of a game, finished or not, beside a pane, except
// its buttons.
func (t *Page) around(s scoring.Sheet, side pane, goes bool) surroundings {
	a := surroundings{guests: t.guests.line(s, t.round.half.coming(s)), lapsed: t.guests.at.Lapsed, away: t.away}
	if t.away != "" {
		return a // nothing is written here
	}
	g := t.game.State()
	a.asks, a.undo = true, g.LastDone() != nil
	if side == noPane && goes {
		done := t.round.half.done(s)
		done.Dealt = t.cards.state == game.DeckRunning
		if a.guests != "" && len(t.guests.at.Slips) > 0 && done.Scores < done.Of { // which is said of the guests
			done.Typed, done.Scores = false, 0
		}
		a.half = done.Sentence(t.Words)
	}
	return a
}

// side returns the pane beside the sheet or over it. If there is room, the next round can be typed
// at any time.
func (t *Page) side(s scoring.Sheet) pane {
	over, half := s.Over || s.Clock.Asked, t.round.half
	switch {
	case t.away != "":
		return noPane
	case t.cards.state == game.DeckRunning && half.Entry.Round < 0 && !t.round.reads:
		return noPane // the running round comes first
	case half.Pane == knockPane && !over:
		return knockPane
	case half.Pane == entryPane && (!over || half.Entry.Round >= 0):
		return entryPane
	case t.screen.room.wide && !over:
		return entryPane
	}
	return noPane
}

// Standing says how the game stands.
func (t *Page) Standing() string { return t.Words.Table.SpokenStandings(t.Sheet()) }

// Ask types a character into the search of the rules while they cover the sheet.
func (t *Page) Ask(r rune) bool { return !t.screen.room.wide && t.Side.Ask(r) }

// TypedRune handles the shortcuts of the sheet, and passes other characters on to
// the pane beside it.
func (t *Page) TypedRune(r rune) {
	t.Pause()
	side := t.side(t.Sheet())
	switch {
	case r == 'u':
		t.Undo()
	case r == 'r':
		t.Redo()
	case r == 'm':
		t.menu.open()
	case r == 'h':
		t.openRules()
	case r == 'v' && !t.Sheet().Over:
		t.dealCards()
	case side == knockPane && t.round.half.coming(t.Sheet()).Caller != scoring.Nobody && strings.ContainsRune("0123456789", r):
		t.round.turnOver()
		t.round.entry.TypedFirst(r)
	case side == entryPane:
		t.round.entry.TypedRune(r)
	case side == noPane:
		t.atSheet(r)
	}
}

// Pasted types a text into the scores.
func (t *Page) Pasted(text string) {
	if t.side(t.Sheet()) == entryPane {
		t.Pause()
		t.round.entry.Pasted(text)
	}
}

// atSheet handles a character while no pane is open. A digit begins the next
// round.
func (t *Page) atSheet(r rune) {
	s := t.Sheet()
	switch {
	case s.Over && r == 's':
		t.again()
	case s.Over || s.Clock.Asked || t.cards.state == game.DeckRunning:
	case !strings.ContainsRune("nk0123456789", r) || t.isAway():
	case r == 'n':
		t.round.open(entryPane)
	case r != 'k':
		t.round.open(entryPane)
		t.round.entry.TypedFirst(r)
	case s.Ruleset.Rules.Calling != engine.NoCall:
		t.round.open(knockPane)
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (t *Page) TypedKey(key fyne.KeyName) bool {
	t.Pause()
	side, enter := t.side(t.Sheet()), key == fyne.KeyReturn || key == fyne.KeyEnter
	switch {
	case t.screen.grid.TypedOnHeader(key):
		return true
	case t.RulesOpen() && key == fyne.KeyEscape:
		return t.GoBack()
	case enter && t.Main() != nil:
		return false
	case side == entryPane && t.screen.room.wide && t.round.half.Pane == noPane && key == fyne.KeyEscape:
		return false
	case side == entryPane:
		return t.round.entry.TypedKey(key)
	case side == knockPane && key == fyne.KeyEscape:
		t.round.open(noPane)
		return true
	}
	return false
}

// Main returns the main button of the sheet, which Enter presses unless a pane uses
// that key, or nil.
func (t *Page) Main() *widgets.Button {
	if t.side(t.Sheet()) == noPane {
		return t.screen.page.Main()
	}
	return nil
}
