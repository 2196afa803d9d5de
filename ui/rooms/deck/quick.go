package deck

import (
	"encoding/json"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/cardtable"
)

// A quick is a round that one tap deals: a player who gives no name against the computer. It
// goes on where it was left, and once it is over only how it came out is kept.
type quick struct {
	variant string
	deal    func(variant string) // the next one
	over    func(frame.Quick)    // keeps how it came out, or nil once that is kept
}

// PlayNow deals a quick round of a variant, or goes on with the one that was left.
func (r *Room) PlayNow(variant string) {
	sheet, err := r.freeSheet(frame.QuickRound+variant, variant)
	if r.Refused(err) {
		return
	}
	if r.quick != nil {
		r.quick.Close()
	}
	kept := round.DraftRound + sheet.ID()
	drafts := roundDrafts{r.Drafts(), scratch{round.DraftSeating + sheet.ID(): seated(sheet.now)}, kept}
	if r.quick, err = r.open(sheet, drafts, r.Dice, nil); err != nil {
		r.ForgetDraft(kept) // what cannot be read does not keep anyone from playing
		r.quick, err = r.open(sheet, drafts, r.Dice, nil)
	}
	if err == nil {
		err = dealQuick(r.quick)
	}
	if r.Refused(err) {
		return
	}
	t := r.newTable(r.quick, sheet)
	t.quick, t.coach.off = &quick{variant, r.PlayNow, func(q frame.Quick) { r.SaveDraft(frame.DraftQuick, q) }}, true
	t.hand.again = func() { t.quick.deal(variant) }
	t.open()
}

// seated returns who plays at a sheet, as a desk keeps it.
func seated(s scoring.Sheet) []byte {
	data, err := json.Marshal(round.Seating{Seats: s.Playing(), Levels: round.ComputersAmong(s)})
	if err != nil {
		panic(err)
	}
	return data
}

// dealQuick deals a round unless one goes on.
func dealQuick(d *shared) error {
	if d.Round() != nil && d.Round().Over() {
		if err := d.Record(); err != nil {
			return err
		}
	}
	if d.Round() != nil {
		return nil
	}
	return d.Deal(nil)
}

// keepQuick keeps how the round came out once it is over, if the computer has the second seat.
func (t *table) keepQuick() {
	if d := t.holder.driver; t.quick != nil && t.quick.over != nil && d.Over() {
		p := d.State()
		r := p.Pack.Result(&p.Round)
		t.quick.over(frame.Quick{You: r.Points[0], Other: r.Points[1], Won: r.Winners[0], OtherWins: r.Winners[1]})
		t.quick.over = nil
	}
}

// endQuick takes a round off the table that is over.
func (t *table) endQuick() {
	if t.quick != nil && !t.gone() && t.holder.driver.Over() {
		t.Refused(t.deck.Record())
	}
}

// entitleQuick names the round by its game, and offers another at its end.
func (t *table) entitleQuick(s *cardtable.Scene) {
	s.Title = t.Words.Rules.In(t.sheet.Sheet().Ruleset.Rules).Name
	for i, b := range s.Buttons {
		if b.Action == round.Record {
			s.Buttons[i].ID, s.Buttons[i].Text = round.IDAgain, t.Words.Deck.PlayAgain
		}
	}
}

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
