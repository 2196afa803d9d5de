package sheet

import (
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
)

// A Deck is a virtual deck, as the sheet asks for one.
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

// stateOfDeck returns what the virtual deck is used for in this game.
func (t *Page) stateOfDeck() game.DeckState {
	if t.virtual == nil {
		return game.DeckUnused
	}
	return t.virtual.State(t.ID(), t.Sheet())
}

// DeckChanged shows the new state of the virtual deck in this game.
func (t *Page) DeckChanged() {
	t.deck = t.stateOfDeck()
	t.show()
}

// deckMoved shows that a round was dealt or recorded, as guests may do.
func (t *Page) deckMoved() {
	if t.Front() == frame.Page(t) && t.stateOfDeck() != t.deck {
		t.DeckChanged()
	}
}

// dealCards goes to the virtual deck.
func (t *Page) dealCards() {
	if t.virtual != nil && !t.isAway() {
		t.virtual.Deal(t)
	}
}

// with returns the view with the buttons that the virtual deck needs.
func (v View) with(d game.DeckState) View {
	if v.Round == "" {
		return v
	}
	switch d {
	case game.DeckRunning:
		v.Next, v.NextIcon = "Go on with "+v.Round, widgets.IconPlay
		v.Knock, v.KnockIcon = "Throw it away", widgets.IconTrash
	case game.DeckUsed:
		v.Knock, v.KnockIcon = v.Next, widgets.IconEdit
		v.Next, v.NextIcon = "Deal "+v.Round, widgets.IconDeal
	case game.DeckHandedOut:
		v.Knock, v.KnockIcon = "The cards", widgets.IconCards
	}
	return v
}

// next does what the main button of the sheet says.
func (t *Page) next() {
	switch t.deck {
	case game.DeckRunning, game.DeckUsed:
		t.dealCards()
	default:
		t.open(entryPane)
	}
}

// other does what the other button says.
func (t *Page) other() {
	switch t.deck {
	case game.DeckRunning:
		t.throwAway()
	case game.DeckUsed:
		t.open(entryPane)
	case game.DeckHandedOut:
		t.dealCards()
	default:
		t.open(knockPane)
	}
}

// throwAway asks before the running round ends without a score. Until another
// round is recorded that can be undone.
func (t *Page) throwAway() {
	t.Ask(widgets.ConfirmWords{
		Title: "Throw this round away", Accept: "Throw it away", Cancel: "Keep it", Danger: true,
		Text: "The cards on the virtual table are gone then, and no score is written down.",
	}, func() {
		rounds, undo := len(t.Sheet().Rounds), t.virtual.ThrowAway(t.ID())
		t.DeckChanged()
		t.Offer("The round that was dealt is thrown away.", "Undo", func() {
			if len(t.Sheet().Rounds) != rounds {
				t.Say("Another round has been written down since.")
				return
			}
			t.Refused(undo())
			t.DeckChanged()
		})
	})
}
