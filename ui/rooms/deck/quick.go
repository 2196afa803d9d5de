package deck

import (
	"encoding/json"

	"tabby/internal/table/round"
	"tabby/scoring"
	"tabby/ui/rooms/cardtable"
)

// A quick is a round that one tap deals: a player who gives no name against the computer. It
// goes on where it was left, and once it is over it is kept nowhere.
type quick struct {
	variant string
	deal    func(variant string) // the next one
}

// PlayNow deals a quick round of a variant, or goes on with the one that was left.
func (r *Room) PlayNow(variant string) {
	sheet, err := r.freeSheet("quick-"+variant, variant)
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
	t.quick, t.coach.off = &quick{variant, r.PlayNow}, true
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

// entitleQuick names the round by its game, and offers another at its end.
func (t *table) entitleQuick(s *cardtable.Scene) {
	s.Title = t.Words.Rules.In(t.sheet.Sheet().Ruleset.Rules).Name
	for i, b := range s.Buttons {
		if b.Action == round.Record {
			s.Buttons[i].ID, s.Buttons[i].Text = round.IDAgain, t.Words.Deck.PlayAgain
		}
	}
}
