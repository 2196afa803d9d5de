package deck

import (
	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// A freeSheet is the sheet of a round that is no part of a game, of a player without a name
// against the computer: it forgets the round.
type freeSheet struct {
	id  string
	now scoring.Sheet
}

// freeSheet returns such a sheet for a variant. The player begins.
func (r *Room) freeSheet(id, variant string) (freeSheet, error) {
	in := scoring.Start{At: r.Now(), Variant: variant, House: engine.House{engine.End: engine.EndOpen}, Dealer: 1, People: []scoring.Person{{ID: "you", Name: r.Words.Deck.You}, {ID: "computer", Name: bot.Names()[0]}}}
	events, err := scoring.Decide(scoring.Game{}, in)
	var g scoring.Game
	for _, e := range events {
		g = scoring.Apply(g, e)
	}
	return freeSheet{id, g.Sheet(r.Now())}, err
}

// ID names the sheet among drafts.
func (s freeSheet) ID() string { return s.id }

// Sheet returns a sheet without rounds.
func (s freeSheet) Sheet() scoring.Sheet { return s.now }

// Do carries out nothing.
func (freeSheet) Do(scoring.Intent) error { return nil }

// Record accepts a round and forgets it.
func (freeSheet) Record(scoring.Intent) bool { return true }

// DeckChanged does nothing.
func (freeSheet) DeckChanged() {}

// LetInAgain returns nil: no one else was there.
func (freeSheet) LetInAgain() func() { return nil }

// scratch keeps drafts as long as the page is open.
type scratch map[string][]byte

// Draft returns a draft, or nil.
func (s scratch) Draft(name string) []byte { return s[name] }

// SaveDraft keeps a draft.
func (s scratch) SaveDraft(name string, data []byte) error {
	s[name] = data
	return nil
}

// roundDrafts keep a round that is running, and forget all else that a desk keeps of it:
// who plays this evening is not chosen by it.
type roundDrafts struct {
	round.Drafts

	rest scratch
	name string // of the draft that is kept
}

// Draft returns a draft, or nil.
func (d roundDrafts) Draft(name string) []byte {
	if name == d.name {
		return d.Drafts.Draft(name)
	}
	return d.rest.Draft(name)
}

// SaveDraft keeps the draft of the round, and others as long as the page is open.
func (d roundDrafts) SaveDraft(name string, data []byte) error {
	if name == d.name {
		return d.Drafts.SaveDraft(name, data)
	}
	return d.rest.SaveDraft(name, data)
}
