package sheet

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A Page is the game on the table with its screens: the sheet, and beside
// or over it what is being entered.
type Page struct {
	*frame.Frame

	store game.Store
	game  *game.Game
	half  unfinished

	wide  bool   // there is room for the sheet and what is entered
	roomy bool   // and for the rules
	low   bool   // there is hardly room for the sheet
	foot  string // what stands at the foot

	virtual Deck           // the virtual deck, or nil where there is none
	deck    game.DeckState // what it has to do with this game

	sheet  *screen
	entry  *entry.Screen
	knock  *entry.KnockScreen
	aside  *fyne.Container // what stands beside the sheet or over it
	rules  *rulebook.Pane  // the rule book if it is open, or nil
	beside *fyne.Container // where it stands
	root   *fyne.Container
	stop   []func()
}

// roomyEnough is the width from which on the rules stand beside the sheet as
// well, and sideWidth the width of what is entered.
const (
	roomyEnough = 1200
	sideWidth   = 400
	lowest      = 480 // the height below which rounds have hardly room
)

// New returns the page of a game. virtual may be nil.
func New(f *frame.Frame, store game.Store, g *game.Game, virtual Deck) *Page {
	g.Known = f.Known
	t := &Page{Frame: f, store: store, game: g, virtual: virtual, half: resume(f.Drafts().Draft(draftName+g.ID()), g.Sheet())}
	t.deck = t.stateOfDeck()
	t.sheet = newScreen(t.screenActions(), t.badge, f.Count)
	t.entry = entry.NewScreen(t.entryActions(), t.badge)
	t.knock = entry.NewKnockScreen(t.knockActions(), t.badge)
	t.aside = container.NewStack(t.entry.Root, t.knock.Page)
	t.beside = container.NewStack()
	t.root = widgets.Watch(t.fit, widgets.Beside([]float32{sideWidth, frame.RulesWidth}, t.sheet.page, t.aside, t.beside))
	t.stop = append(t.stop, g.Watch(func(scoring.Game) { t.changed() }))
	t.show()
	return t
}

// Content returns the sheet and what stands beside it.
func (t *Page) Content() fyne.CanvasObject { return t.root }

// Route leads back to the game.
func (t *Page) Route() frame.Route { return frame.Route{Room: frame.SheetRoom, ID: t.ID()} }

// Resume takes over what was done on other pages.
func (t *Page) Resume() { t.DeckChanged() }

// Leave stops what the sheet has going on.
func (t *Page) Leave() {
	for _, stop := range t.stop {
		stop()
	}
	t.stop = nil
}

// KeepAwake reports whether the game goes on.
func (t *Page) KeepAwake() bool { return !t.Sheet().Over }

// ApplyTheme shows the rules in the size of text that is wanted.
func (t *Page) ApplyTheme() {
	if t.rules != nil {
		t.rules.ApplyTheme()
	}
}

// Undo takes the last change back.
func (t *Page) Undo() { t.sheet.do.undo() }

// Redo makes the change again that was taken back last.
func (t *Page) Redo() { t.sheet.do.redo() }

// ID names the game.
func (t *Page) ID() string { return t.game.ID() }

// Sheet returns the sheet as it reads now.
func (t *Page) Sheet() scoring.Sheet { return t.game.Sheet() }

// badge returns the badge of a player.
func (t *Page) badge(p scoring.Player) widgets.Badge {
	return t.Badge(t.Sheet().People[p], p)
}

// do carries out an intent, or says why not.
func (t *Page) do(in scoring.Intent) bool { return !t.Refused(t.game.Do(in)) }

// changed takes over what is half done to the game as it is now.
func (t *Page) changed() {
	s := t.Sheet()
	t.deck = t.stateOfDeck()
	if !t.half.Entry.Fits(s) {
		t.half = unfinished{Entry: entry.New(s), Knock: entry.NoKnock()}
	}
	t.keep(t.half)
}

// keep notes what is half done, on disk first, and shows it.
func (t *Page) keep(h unfinished) {
	t.half = h
	t.SaveDraft(draftName+t.game.ID(), h)
	t.show()
}

// edit notes what was typed.
func (t *Page) edit(e entry.Entry) {
	h := t.half
	h.Entry = e
	t.keep(h)
}

// open opens a pane, or the sheet alone.
func (t *Page) open(p pane) {
	h := t.half
	h.Pane = p
	t.keep(h)
}

// fit takes one pane or two, as the window has room.
func (t *Page) fit(size fyne.Size) {
	wide, roomy, low := size.Width >= frame.Wide, size.Width >= roomyEnough, size.Height < lowest
	if wide != t.wide || roomy != t.roomy || low != t.low {
		t.wide, t.roomy, t.low = wide, roomy, low
		t.show()
	}
}

// show makes all screens look like the game and what is half done.
func (t *Page) show() {
	s := t.Sheet()
	side := t.side(s)
	v := ViewGame(t.game.State(), s).with(t.deck)
	reading := t.rules != nil
	aside := side != noPane && (!reading || t.roomy)
	v.Cramped = t.low
	v.Entering = t.wide && aside && side == entryPane && t.deck != game.DeckUsed
	if front := t.wide || side == noPane && !reading; front {
		t.sheet.show(v)
	}
	switch side {
	case entryPane:
		v := entry.ViewOf(t.game.State(), s, t.half.Entry)
		v.Closes = !t.wide || v.Corrects
		t.entry.Show(v)
	case knockPane:
		t.knock.Show(entry.ViewKnock(s, t.half.Knock))
	}
	widgets.SetVisible(t.sheet.page, t.wide || side == noPane && !reading)
	widgets.SetVisible(t.aside, aside)
	widgets.SetVisible(t.beside, reading)
	widgets.SetVisible(t.entry.Root, side == entryPane)
	widgets.SetVisible(t.knock.Page, side == knockPane)
	t.tick(s)
	t.root.Refresh()
	if foot := fmt.Sprint(side, v.Next, v.Over, reading); foot != t.foot {
		t.foot = foot
		t.Settle(t.root)
	}
}

// side returns which pane stands beside the sheet or over it. Where there is
// room, the next round can be typed at any time.
func (t *Page) side(s scoring.Sheet) pane {
	over := s.Over || s.Clock.Asked
	switch {
	case t.deck == game.DeckRunning && t.half.Entry.Round < 0:
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

// draftName is the beginning of the name under which a sheet keeps what is half
// done; the game's ID follows.
const draftName = "sheet/"
