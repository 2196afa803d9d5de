package ui

import (
	"strings"

	"tabby/ui/widgets"
)

// A deckState is what the sheet knows of the virtual deck of its game.
type deckState int

// The states of the virtual deck.
const (
	deckUnused deckState = iota
	deckUsed             // rounds were dealt with it
	deckOut              // cards were dealt to be played by hand
	deckPlayed           // a round is running
)

// deckOf returns what the store keeps of the virtual deck of a game. Where computers
// play, there are no other cards.
func (a *App) deckOf(g *game) deckState {
	id := g.id()
	switch {
	case a.store.Draft(draftDeal+id) != nil:
		return deckPlayed
	case a.handsOut(g):
		return deckOut
	case a.store.Draft(draftChairs+id) != nil, len(computersAmong(g.sheet())) > 0:
		return deckUsed
	}
	return deckUnused
}

// handsOut reports whether cards are dealt to be played by hand in the next round.
func (a *App) handsOut(g *game) bool {
	var h handOut
	return a.loadDraft(draftHands+g.id(), &h) && h.Round == len(g.sheet().Rounds)
}

// with says what can be done next where the virtual deck has a part in it.
func (v sheetView) with(d deckState) sheetView {
	round, numbered := strings.CutPrefix(v.Next, "Enter ")
	if !numbered {
		return v
	}
	switch d {
	case deckPlayed:
		v.Next, v.NextIcon = "Go on with "+round, widgets.IconPlay
		v.Knock, v.KnockIcon = "Throw it away", widgets.IconTrash
	case deckUsed:
		v.Knock, v.KnockIcon = v.Next, widgets.IconEdit
		v.Next, v.NextIcon = "Deal "+round, widgets.IconDeal
	case deckOut:
		v.Knock, v.KnockIcon = "The cards", widgets.IconCards
	}
	return v
}

// next does what the main button of the sheet says.
func (t *sheetTable) next() {
	switch t.deck {
	case deckPlayed, deckUsed:
		t.dealCards()
	default:
		t.open(entryPane)
	}
}

// other does what the button beside it says.
func (t *sheetTable) other() {
	switch t.deck {
	case deckPlayed:
		t.throwAway()
	case deckUsed:
		t.open(entryPane)
	case deckOut:
		t.dealCards()
	default:
		t.open(knockPane)
	}
}

// throwAway ends the round that is running with the virtual deck without a score,
// if that is meant, and offers to take it back as long as no other round came.
func (t *sheetTable) throwAway() {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "Throw this round away", Accept: "Throw it away", Cancel: "Keep it", Danger: true,
		Text: "The cards on the virtual table are gone then, and no score is written down.",
	}, func() {
		name, rounds := draftDeal+t.game.id(), len(t.game.sheet().Rounds)
		kept := t.app.store.Draft(name)
		t.app.forget(name)
		t.seeDeck()
		t.app.toasts.Offer("The round that was dealt is thrown away.", "Undo", func() {
			if len(t.game.sheet().Rounds) != rounds {
				t.app.toasts.Say("Another round has been written down since.")
				return
			}
			t.app.refused(t.app.store.SaveDraft(name, kept))
			t.seeDeck()
		})
	}).Open(t.app.window.Canvas())
}

// seeDeck takes over what is kept of the virtual deck.
func (t *sheetTable) seeDeck() {
	t.deck = t.app.deckOf(t.game)
	t.show()
}
