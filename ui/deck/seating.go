package deck

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/internal/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/cat"
	"tabby/ui/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *shared, next *round.Desk, sheet Sheet) *widgets.Page {
	page := chairs(r.Words, next, sheet.Sheet(), next.Seating.Set)
	page.SetBack(r.Words.Common.BackToSheet, r.Close)
	page.SetFooter(
		widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, r.Words.Deck.DealOnly, func() { r.dealHands(sheet) }),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, r.Words.Common.Deal, func() {
			r.Close()
			r.start(d, next, sheet)
		}),
	)
	return page
}

// start deals a round for those who were chosen, and shows it, or the one that a guest has
// dealt meanwhile.
func (r *Room) start(d *shared, next *round.Desk, sheet Sheet) {
	err := d.Deal(func(p scoring.Player) string { return next.Seating.Levels[p] })
	if errors.Is(err, round.ErrRunning) || !r.Refused(err) {
		r.play(d, sheet)
	}
}

// chairs returns a page with the choice for each player, which calls choose.
func chairs(w *words.Language, d *round.Desk, s scoring.Sheet, choose func(p scoring.Player, who string)) *widgets.Page {
	page := widgets.NewPage(w.Common.WhoPlays)
	body := []fyne.CanvasObject{widgets.NewHint(w.Deck.WhoPlaysHint)}
	for _, p := range d.Seating.Seats {
		chips, who := levelChips(w, d, s.People[p], p)
		selected := max(0, slices.Index(who, d.Seating.Levels[p]))
		body = append(body, widgets.Section(s.People[p].Name, widgets.OneOf(selected, chips, func(i int) { choose(p, who[i]) })))
	}
	page.SetBody(body...)
	return page
}

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := chairs(t.Words, t.holder.driver.Desk, t.sheet.Sheet(), func(p scoring.Player, who string) { t.Refused(t.deck.Seat(p, who)) })
	page.SetBack(t.Words.Common.BackToTable, t.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, t.Words.Deck.Done, t.Close))
	t.holder.rechosen = true
	t.Open(page)
}

// levelChips returns the choice between a person and the levels of the computer. A
// person who plays at an own device can be called here, not sent away: they take
// their seat there. A computer player is never here.
func levelChips(w *words.Language, d *round.Desk, p scoring.Person, player scoring.Player) (chips []*widgets.Chip, who []string) {
	add := func(id, text string) {
		chip := widgets.NewChip(text, nil)
		if face := cat.NewFace(id, ""); face != nil {
			chip = widgets.NewPictureChip(face, text, nil)
		}
		chip.SetLabel(w.Kit.Whose(p.Name, text))
		who, chips = append(who, id), append(chips, chip)
	}
	if !bot.IsName(p.Name) {
		add(round.Here, w.Deck.Here)
	}
	for _, l := range bot.Levels() {
		add(l.String(), w.Play.Level(l.String()))
	}
	if d.Seating.Levels[player] == round.Away {
		add(round.Away, w.Deck.OwnDevice)
	}
	return chips, who
}
