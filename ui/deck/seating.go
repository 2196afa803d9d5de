package deck

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *shared, next *round.Desk, sheet Sheet) *widgets.Page {
	page := chairs(next, sheet.Sheet(), next.Seating.Set)
	page.SetBack("Back to the sheet", r.Close)
	page.SetFooter(
		widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, "Deal only, and play by hand", func() { r.dealHands(sheet) }),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Deal", func() {
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
func chairs(d *round.Desk, s scoring.Sheet, choose func(p scoring.Player, who string)) *widgets.Page {
	page := widgets.NewPage("Who plays")
	body := []fyne.CanvasObject{widgets.NewHint("One device goes round. The computer may play for whoever is not there. This holds for the evening.")}
	for _, p := range d.Seating.Seats {
		body = append(body, widgets.Section(s.People[p].Name, levelChips(d, p, choose)))
	}
	page.SetBody(body...)
	return page
}

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := chairs(t.driver.Desk, t.sheet.Sheet(), func(p scoring.Player, who string) { t.Refused(t.deck.Seat(p, who)) })
	page.SetBack("Back to the table", t.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Done", t.Close))
	t.reseat = true
	t.Open(page)
}

// reseated passes the device to who decides next, of those who play here now. The first
// who plays at a device that lay open for all takes it as well.
func (t *table) reseated() {
	t.reseat = false
	t.coach.reset()
	t.at, t.next = t.firstHolder(), engine.Nobody
	if here := len(t.driver.Here()); here > 1 || here == 1 && len(t.here) == 0 {
		t.next = t.at.Seat
	}
}

// levelChips returns the choice between a person and the levels of the computer. A
// person who plays at an own device can be called here, not sent away: they take
// their seat there.
func levelChips(d *round.Desk, p scoring.Player, choose func(p scoring.Player, who string)) fyne.CanvasObject {
	who, words := []string{round.Here}, []string{"here"}
	for _, l := range bot.Levels() {
		who, words = append(who, l.String()), append(words, l.String())
	}
	if d.Seating.Levels[p] == round.Away {
		who, words = append(who, round.Away), append(words, "own device")
	}
	var chips []*widgets.Chip
	for _, text := range words {
		chips = append(chips, widgets.NewChip(text, nil))
	}
	selected := max(0, slices.Index(who, d.Seating.Levels[p]))
	return widgets.OneOf(selected, chips, func(i int) { choose(p, who[i]) })
}
