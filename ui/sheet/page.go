package sheet

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/sheetview"
	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A Page is the game on the table: the sheet, and beside or over it what is being
// entered.
type Page struct {
	*frame.Frame
	*rulebook.Side

	store game.Store
	game  *game.Game
	half  unfinished
	last  *sheetview.Place // the score that was corrected last, until a new round is typed

	wide  bool   // there is room for the sheet and what is entered
	roomy bool   // and for the rules
	low   bool   // there is hardly room for the sheet
	foot  string // what the footer shows
	away  string // says that the game was handed over to another device, or ""

	virtual Deck           // or nil
	deck    game.DeckState // what it is used for in this game
	guests  Guests         // or nil
	present game.Guests    // who takes part in this game

	screen screen
	entry  *entry.Screen
	knock  *entry.KnockScreen
	aside  *fyne.Container // beside the sheet or over it
	root   *fyne.Container
	stop   []func()
}

// roomyEnough is the width from which on the rules are beside the sheet as well,
// sideWidth the width of what is entered, lowest the height below which there
// is hardly room for rounds, and roomForTurn the width from which on the bar has room for
// the way around the table.
const (
	roomyEnough = 1200
	sideWidth   = 400
	lowest      = 480
	roomForTurn = 380
)

// With is what a sheet works with, if it is there.
type With struct {
	Deck   Deck   // or nil
	Guests Guests // or nil
}

// New returns the page of a game.
func New(f *frame.Frame, store game.Store, g *game.Game, with With) *Page {
	g.Known = f.Known
	t := &Page{Frame: f, store: store, game: g, virtual: with.Deck, guests: with.Guests, half: resume(f.Drafts().Draft(draftName+g.ID()), g.Sheet())}
	t.Side = rulebook.NewSide(rulebook.Actions{Resize: t.StepText, Change: t.agree}, t.show)
	t.deck, t.present = t.stateOfDeck(), t.stateOfGuests(len(g.Sheet().Rounds))
	t.lookAway()
	t.half.Entry = t.received()
	t.addScreen()
	t.entry = entry.NewScreen(entry.Actions{Edit: t.edit, Save: t.save, Rules: t.openRules, Close: t.leaveEntry, Focus: t.SetFocus}, t.badge)
	t.knock = entry.NewKnockScreen(entry.KnockActions{Edit: t.editKnock, Enter: t.turnOver, Close: func() { t.open(noPane) }}, t.badge)
	t.aside = container.NewStack(t.entry.Root, t.knock.Page)
	t.root = widgets.Watch(t.fit, widgets.Beside([]float32{sideWidth, frame.RulesWidth}, t.screen.page, t.aside, t.Rules))
	t.stop = append(t.stop, t.follow())
	t.show()
	return t
}

// follow shows the game, its guests and its virtual deck after each change, until stop is
// called.
func (t *Page) follow() (stop func()) {
	leave := []func(){t.game.Watch(func(scoring.Game) { t.changed() })}
	if t.guests != nil {
		leave = append(leave, t.guests.Watch(t.ID(), t.guestsChanged))
	}
	if t.virtual != nil {
		leave = append(leave, t.virtual.Watch(t.ID(), t.deckMoved))
	}
	return func() {
		for _, f := range leave {
			f()
		}
	}
}

// Content returns the sheet and what is beside it.
func (t *Page) Content() fyne.CanvasObject { return t.root }

// Route leads back to the game.
func (t *Page) Route() frame.Route { return frame.Route{Room: frame.SheetRoom, ID: t.ID()} }

// Resume shows what was done on other pages.
func (t *Page) Resume() {
	t.lookAway()
	t.DeckChanged()
}

// Leave stops the clock, and no longer follows the game.
func (t *Page) Leave() {
	for _, stop := range t.stop {
		stop()
	}
	t.stop = nil
}

// KeepAwake reports whether the game is running here.
func (t *Page) KeepAwake() bool { return !t.Sheet().Over && t.away == "" }

// Undo takes the last change back.
func (t *Page) Undo() { t.perform(scoring.Undo{}, nil) }

// Redo makes the change again that was taken back last.
func (t *Page) Redo() { t.perform(scoring.Redo{}, nil) }

// Game returns the game.
func (t *Page) Game() *game.Game { return t.game }

// ID names the game.
func (t *Page) ID() string { return t.game.ID() }

// Sheet returns the sheet as it reads now.
func (t *Page) Sheet() scoring.Sheet { return t.game.Sheet() }

// badge returns the badge of a player.
func (t *Page) badge(p scoring.Player) widgets.Badge {
	return t.Badge(t.Sheet().People[p], p)
}

// changed shows the game after a change, and drops what was typed for another round.
func (t *Page) changed() {
	s := t.Sheet()
	t.deck, t.present = t.stateOfDeck(), t.stateOfGuests(len(s.Rounds))
	t.lookAway()
	if !t.half.Entry.Fits(s) {
		t.half = unfinished{Entry: entry.New(s), Knock: entry.NoKnock()}
	}
	t.keep()
}

// keep saves what is half done, and shows it.
func (t *Page) keep() {
	t.half.Entry = t.received()
	t.SaveDraft(draftName+t.game.ID(), t.half)
	t.update()
}

// update shows what has changed. Guests may change something at any time, also while
// another page covers this one, which then shows it once it is in front again.
func (t *Page) update() {
	if t.Front() == frame.Page(t) {
		t.show()
	}
}

// edit keeps what was typed.
func (t *Page) edit(e entry.Entry) {
	t.half.Entry = e
	switch {
	case e.Round < 0:
		t.last = nil
	case e.Active != scoring.Nobody:
		t.last = &sheetview.Place{Round: e.Round, Player: e.Active}
	}
	t.keep()
}

// editKnock keeps how far the end of a round has come.
func (t *Page) editKnock(k entry.Knock) {
	t.half.Knock = k
	t.keep()
}

// open opens a pane, or the sheet alone. A message does not follow there.
func (t *Page) open(p pane) {
	t.Hush()
	t.half.Pane = p
	if p == entryPane {
		t.half.Entry = t.received().Onward()
	}
	t.keep()
}

// fit shows as many panes as there is room for.
func (t *Page) fit(size fyne.Size) {
	widgets.SetVisible(t.screen.turn, size.Width >= roomForTurn)
	low := size.Height < lowest // a phone on its side shows one pane
	wide, roomy := size.Width >= frame.Wide && !low, size.Width >= roomyEnough && !low
	if wide != t.wide || roomy != t.roomy || low != t.low {
		t.wide, t.roomy, t.low = wide, roomy, low
		t.show()
	}
}

// show shows the game and what is half done.
func (t *Page) show() {
	s := t.Sheet()
	side := t.side(s)
	v := ViewGame(t.game.State(), s).with(t.deck).handedOver(t.away)
	aside := side != noPane && (!t.RulesOpen() || t.roomy)
	front := t.wide || side == noPane && !t.RulesOpen()
	v.Guests, v.Lapsed, v.Cramped = guestLine(t.present, s), t.present.Lapsed, t.low
	v.Entering = t.wide && aside && side == entryPane && t.deck != game.DeckUsed
	if front {
		t.showSheet(v)
		t.layOut(s)
	}
	switch side {
	case entryPane:
		t.entry.Show(t.game.State(), s, t.half.Entry, !t.wide)
	case knockPane:
		t.knock.Show(s, t.half.Knock)
	}
	widgets.SetVisible(t.screen.page, front)
	widgets.SetVisible(t.aside, aside)
	widgets.SetVisible(t.Rules, t.RulesOpen())
	widgets.SetVisible(t.entry.Root, side == entryPane)
	widgets.SetVisible(t.knock.Page, side == knockPane)
	t.tick(s)
	t.root.Refresh()
	if foot := fmt.Sprint(side, v.Next, v.Over, t.RulesOpen()); foot != t.foot {
		t.foot = foot
		t.Settle(t.root)
	}
}

// side returns the pane beside the sheet or over it. Where there is room, the next
// round can be typed at any time.
func (t *Page) side(s scoring.Sheet) pane {
	over := s.Over || s.Clock.Asked
	switch {
	case t.away != "":
		return noPane
	case t.deck == game.DeckRunning && t.half.Entry.Round < 0:
		return noPane // the running round comes first
	case t.half.Pane == knockPane && !over:
		return knockPane
	case t.half.Pane == entryPane && (!over || t.half.Entry.Round >= 0):
		return entryPane
	case t.wide && !over:
		return entryPane
	}
	return noPane
}

// tick shows a running clock again when its text changes.
func (t *Page) tick(s scoring.Sheet) {
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up || len(t.stop) > 1 {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	stop := t.After(wait+time.Millisecond, func() {
		t.stop = t.stop[:1]
		t.show()
	})
	t.stop = append(t.stop, stop)
}

// draftName is the prefix of the draft of what is half done; the ID of the game
// follows.
const draftName = "sheet/"
