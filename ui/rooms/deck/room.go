package deck

import (
	"errors"

	"tabby/history/journal"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/scoring"
	"tabby/ui/frame"
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
	// LetInAgain returns what lets others in again who were there when Tabby was left, or nil.
	LetInAgain() func()
}

// A Room is the virtual deck.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Changer
	*frame.Roster
	*frame.Settings
	frame.World

	decks    map[string]*shared // by ID of the game
	watchers journal.Watchers   // of games by ID
	quick    *shared            // the deck of the quick round, or nil
}

// New returns the virtual deck.
func New(f *frame.Frame) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Drafter: f.Drafter,
		Changer: f.Changer, Roster: f.Roster, Settings: f.Settings, World: f.World,
		decks: map[string]*shared{},
	}
}

// State returns what the virtual deck is used for in a game. Where computers
// play, there are no other cards.
func (r *Room) State(id string, s scoring.Sheet) game.DeckState {
	switch {
	case r.HasDraft(round.DraftRound + id):
		return game.DeckRunning
	case r.HasDraft(round.DraftSeating + id), len(round.ComputersAmong(s)) > 0:
		return game.DeckUsed
	}
	return game.DeckUnused
}

// ThrowAway ends the running round without a score, and returns a function that
// brings it back, unless another has been dealt since.
func (r *Room) ThrowAway(id string) (undo func() error) {
	kept := r.Drafts().Draft(round.DraftRound + id)
	r.ForgetDraft(round.DraftRound + id)
	r.Refused(r.load(id))
	return func() error {
		if r.HasDraft(round.DraftRound + id) {
			return round.ErrRunning
		}
		if err := r.Drafts().SaveDraft(round.DraftRound+id, kept); err != nil {
			return err
		}
		return r.load(id)
	}
}

// Deal resumes the running round of a game, or asks who plays the next one.
func (r *Room) Deal(sheet Sheet, g *game.Game) {
	d, err := r.share(g)
	if r.Refused(err) {
		return
	}
	next, void, err := d.Next()
	switch {
	case errors.Is(err, round.ErrRunning):
		r.play(d, sheet)
	case r.Refused(err):
		return
	case next.Chosen:
		r.start(d, next, sheet)
	default:
		r.Open(r.seatingPage(d, next, sheet))
	}
	if void {
		r.Say(r.Words.Deck.Void)
	}
}

// play shows the running round.
func (r *Room) play(d *shared, sheet Sheet) { r.newTable(d, sheet).open() }
