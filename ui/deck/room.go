package deck

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
)

// A Sheet is the sheet of the game that a round is dealt for.
type Sheet interface {
	// ID names the game.
	ID() string
	// Sheet returns the sheet as it reads now.
	Sheet() scoring.Sheet
	// Record writes a round down, and reports whether it was accepted.
	Record(scoring.Intent) bool
	// DeckChanged takes over what the virtual deck has to do with the game now.
	DeckChanged()
}

// A Room is the virtual deck.
type Room struct{ *frame.Frame }

// New returns the virtual deck.
func New(f *frame.Frame) *Room { return &Room{f} }

// State returns what the drafts of a game say of the virtual deck. Where
// computers play, there are no other cards.
func (r *Room) State(id string, s scoring.Sheet) game.DeckState {
	switch {
	case r.HasDraft(draftDeal + id):
		return game.DeckRunning
	case r.handsOut(id, s):
		return game.DeckHandedOut
	case r.HasDraft(draftChairs + id), len(game.ComputersAmong(s)) > 0:
		return game.DeckUsed
	}
	return game.DeckUnused
}

// handsOut reports whether cards are dealt to be played by hand in the next round.
func (r *Room) handsOut(id string, s scoring.Sheet) bool {
	var h handOut
	return r.LoadDraft(draftHands+id, &h) && h.Round == len(s.Rounds)
}

// ThrowAway ends the round that is running without a score, and returns what
// takes that back.
func (r *Room) ThrowAway(id string) (undo func() error) {
	kept := r.Drafts().Draft(draftDeal + id)
	r.ForgetDraft(draftDeal + id)
	return func() error { return r.Drafts().SaveDraft(draftDeal+id, kept) }
}

// Deal goes on with the round that is running at a game, or to who plays the
// next one.
func (r *Room) Deal(sheet Sheet) {
	if r.handOut(sheet) {
		return
	}
	d, err := openDeal(r.Drafts(), sheet.ID(), sheet.Sheet(), r.Dice)
	if r.Refused(err) {
		return
	}
	if !d.fits(sheet.Sheet()) {
		r.Say("The round that was dealt is void: others play now.")
		r.ForgetDraft(draftDeal + sheet.ID())
		if d, err = openDeal(r.Drafts(), sheet.ID(), sheet.Sheet(), r.Dice); r.Refused(err) {
			return
		}
	}
	if !d.running() {
		r.Show(r.chairsPage(d, sheet))
		return
	}
	r.play(d, sheet)
}

// play shows the round that is running.
func (r *Room) play(d *deal, sheet Sheet) {
	x := &table{Frame: r.Frame, sheet: sheet, deal: d, next: engine.Nobody, stop: func() {}, past: d.past()}
	x.shown = len(x.past)
	x.at = seatState{Seat: x.firstHolder(), Choose: noCard}
	x.screen = newScreen(x.actions(), x.badge, x.fit)
	r.Open(x)
	if len(d.people()) > 1 {
		x.next = x.at.Seat
	}
	x.offerAgain()
	x.advance()
	r.Away(cards.Ahead(d.State().Pack.Deck, ownCard(), manyCard(), pileCard(), otherCard(), tightCard()), func() {})
}

// Content returns the round and the rules beside it.
func (x *table) Content() fyne.CanvasObject { return x.screen.root }

// Route leads back to the round.
func (x *table) Route() frame.Route { return frame.Route{Room: frame.DeckRoom, ID: x.sheet.ID()} }

// Resume goes on with the round.
func (x *table) Resume() { x.advance() }

// Pause stands still while another page covers the round.
func (x *table) Pause() { x.stop() }

// Leave stops what is going on; the round stays as it is.
func (x *table) Leave() {
	x.stop()
	x.coach.silence()
	x.screen.motion.Stop()
}

// GoBack goes back in the rules, and reports whether they are open.
func (x *table) GoBack() bool { return x.backInBook() }

// ApplyTheme shows the rules in the size of text that is wanted.
func (x *table) ApplyTheme() {
	if x.book != nil {
		x.book.ApplyTheme()
	}
}

// badge returns how a player is told apart.
func (x *table) badge(p scoring.Player) widgets.Badge {
	return x.Badge(x.sheet.Sheet().People[p], p)
}
