package deck

import (
	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/rulebook"
)

// A Sheet is the sheet of the game that a round is dealt for.
type Sheet interface {
	// ID returns the ID of the game.
	ID() string
	// Sheet returns the current sheet.
	Sheet() scoring.Sheet
	// Record records a round, and reports whether it was accepted.
	Record(scoring.Intent) bool
	// DeckChanged shows the new state of the virtual deck in this game.
	DeckChanged()
}

// A Room is the virtual deck.
type Room struct{ *frame.Frame }

// New returns the virtual deck.
func New(f *frame.Frame) *Room { return &Room{f} }

// State returns what the virtual deck is used for in a game. Where computers
// play, there are no other cards.
func (r *Room) State(id string, s scoring.Sheet) game.DeckState {
	switch {
	case r.HasDraft(draftDeal + id):
		return game.DeckRunning
	case r.hasHands(id, s):
		return game.DeckHandedOut
	case r.HasDraft(draftSeating + id), len(game.ComputersAmong(s)) > 0:
		return game.DeckUsed
	}
	return game.DeckUnused
}

// hasHands reports whether hands were dealt for the next round.
func (r *Room) hasHands(id string, s scoring.Sheet) bool {
	var h dealtHands
	return r.LoadDraft(draftHands+id, &h) && h.Round == len(s.Rounds)
}

// ThrowAway ends the running round without a score, and returns a function that
// brings it back.
func (r *Room) ThrowAway(id string) (undo func() error) {
	kept := r.Drafts().Draft(draftDeal + id)
	r.ForgetDraft(draftDeal + id)
	return func() error { return r.Drafts().SaveDraft(draftDeal+id, kept) }
}

// Deal resumes the running round of a game, or asks who plays the next one.
func (r *Room) Deal(sheet Sheet) {
	if r.resumeHands(sheet) {
		return
	}
	d, err := openDeal(r.Drafts(), sheet.ID(), sheet.Sheet(), r.Dice)
	if r.Refused(err) {
		return
	}
	void := !d.fits(sheet.Sheet())
	if void {
		r.ForgetDraft(draftDeal + sheet.ID())
		if d, err = openDeal(r.Drafts(), sheet.ID(), sheet.Sheet(), r.Dice); r.Refused(err) {
			return
		}
	}
	switch {
	case d.running():
		r.play(d, sheet)
	case d.chosen:
		r.start(d, sheet)
	default:
		r.Show(r.seatingPage(d, sheet))
	}
	if void {
		r.Say("The round that was dealt is void: others play now.")
	}
}

// play shows the running round.
func (r *Room) play(d *deal, sheet Sheet) { r.newTable(d, sheet).open() }

// newTable returns the table of the running round, which is not open yet.
func (r *Room) newTable(d *deal, sheet Sheet) *table {
	t := &table{Frame: r.Frame, room: r, sheet: sheet, deal: d, next: engine.Nobody, stop: func() {}, past: d.past()}
	t.shown, t.isDealt = len(t.past), len(t.past) == 0
	t.Side = rulebook.NewSide(rulebook.Actions{Resize: r.StepText}, t.arrange)
	t.at = seatState{Seat: t.firstHolder(), Choose: noChoice}
	return t
}

// open shows the table.
func (t *table) open() {
	t.addScreen()
	t.Open(t)
	if len(t.deal.people()) > 1 {
		t.next = t.at.Seat
	}
	t.resumeOffer()
	t.advance()
}
