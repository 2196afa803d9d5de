package deck

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *shared, next *round.Desk, sheet Sheet) *widgets.Page {
	page := chairs{r.Words, r.Badge}.page(next, sheet.Sheet(), next.Seating.Set)
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

// chairs are where it is chosen who plays.
type chairs struct {
	words *words.Language
	badge func(scoring.Person, scoring.Player) widgets.Badge
}

// page returns a page with the choice for each player, which calls choose.
func (c chairs) page(d *round.Desk, s scoring.Sheet, choose func(p scoring.Player, who string)) *widgets.Page {
	w := c.words
	page := widgets.NewPage(w.Common.WhoPlays)
	body := []fyne.CanvasObject{widgets.NewHint(w.Deck.WhoPlaysHint)}
	for _, p := range d.Seating.Seats {
		chips, who := levelChips(w, d, s.People[p], p)
		choice := widgets.Columns(levelWidth, widgets.SpaceSmall)
		choice.Objects = widgets.OneOf(max(0, slices.Index(who, d.Seating.Levels[p])), chips, func(i int) { choose(p, who[i]) }).Objects
		name := widgets.Row(widgets.SpaceSmall, 1, widgets.NewBadgeView(c.badge(s.People[p], p), widgets.SmallBadge), widgets.NewHeading(s.People[p].Name))
		body = append(body, widgets.NewCard(name, choice))
	}
	page.SetBody(body...)
	return page
}

// levelWidth is the least width of a level of the computer, in device-independent pixels.
const levelWidth = 96

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := chairs{t.Words, t.Badge}.page(t.holder.driver.Desk, t.sheet.Sheet(), func(p scoring.Player, who string) { t.Refused(t.deck.Seat(p, who)) })
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
