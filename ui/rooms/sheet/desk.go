package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/entry"
)

// A Desk is that of a game which is played at another device: what is wanted goes there, and
// is answered later. It is the page in front, which shows the sheet.
type Desk interface {
	frame.Page
	// Route leads back to the desk.
	Route() frame.Route
	// May returns what may be done at the desk now, and how it stands.
	May() May
	// Badge returns the badge of a player, as at the desk.
	Badge(scoring.Player) widgets.Badge
	// Send sends scores that were typed. They stay until the desk has them.
	Send(map[scoring.Player]scoring.Score)
	// More opens the menu of what else can be done.
	More()
	// Cover is shown in place of the sheet where [May.Covered].
	Cover() fyne.CanvasObject
}

// May is what those at this device may do at a desk that is elsewhere, and how it stands
// between the two.
type May struct {
	Enter   []scoring.Player // they enter the scores of these
	Slips   sheetview.Slips  // what was entered there
	Main    frame.Choice     // what is below the sheet; one without a text is not there
	Other   frame.Choice
	Place   string // where the desk is, and who one is there
	Said    string // what was entered, or ""
	Called  string // who has called in the coming round, or ""
	Notice  string // how the desk and this device stand, or ""
	Bad     bool   // and that is a trouble
	Covered bool   // something is to be done before the sheet is seen
}

// Play shows the game as it stands now at a desk that is elsewhere, and what may be done
// there.
func (t *Page) Play(g *game.Game) {
	t.table.game = g
	t.round.fit(t.Sheet())
}

// Enter opens the scores that can be entered.
func (t *Page) Enter() {
	if len(t.may().Enter) > 0 {
		t.round.open(entryPane)
	}
}

// Sent goes back to the sheet: the desk has the scores that were typed.
func (t *Page) Sent() {
	t.round.half = t.may().fit(unfinished{}, t.Sheet())
	t.round.open(noPane)
	t.ForgetDraft(t.draft)
}

// more opens the menu of the game, or that of a desk that is elsewhere.
func (t *Page) more() {
	if t.isFar() {
		t.desk.More()
		return
	}
	t.menu.open()
}

// may returns what may be done at a desk that is elsewhere.
func (t *table) may() May {
	if t.desk == nil {
		return May{}
	}
	return t.desk.May()
}

// isFar reports whether the desk is on another device.
func (t *table) isFar() bool { return t.desk != nil }

// buttons returns the buttons of a desk that is elsewhere.
func (m May) buttons() (main, other button) {
	return button{m.Main.Text, m.Main.Icon}, button{m.Other.Text, m.Other.Icon}
}

// around returns what is around a sheet whose desk is elsewhere.
func (m May) around() surroundings {
	return surroundings{place: m.Place, half: m.Called, guests: m.Said, notice: m.Notice, bad: m.Bad}
}

// side returns the pane beside a sheet or over it whose desk is elsewhere.
func (m May) side(open pane, wide bool) pane {
	if !m.Covered && len(m.Enter) > 0 && (wide || open == entryPane) {
		return entryPane
	}
	return noPane
}

// fit returns what is half typed for a desk that is elsewhere, as far as it still fits.
func (m May) fit(h unfinished, s scoring.Sheet) unfinished {
	if e := h.Entry; e.Sends && e.Fits(s) && slices.Equal(e.Playing, m.Enter) {
		return h
	}
	return unfinished{Entry: entry.ToSend(s, m.Enter...)}
}
