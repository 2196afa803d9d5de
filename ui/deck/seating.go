package deck

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *deal, sheet Sheet) fyne.CanvasObject {
	page := d.chairs(sheet.Sheet())
	page.SetBack("Back to the sheet", r.Close)
	page.SetFooter(
		widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, "Deal only, and play by hand", func() { r.dealHands(d, sheet) }),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Deal", func() {
			r.Close()
			r.start(d, sheet)
		}),
	)
	return page
}

// start deals a round and shows it.
func (r *Room) start(d *deal, sheet Sheet) {
	r.keepSeating(d, sheet)
	if !r.Refused(d.start(sheet.Sheet())) {
		r.play(d, sheet)
	}
}

// chairs returns a page with the choice for each player.
func (d *deal) chairs(s scoring.Sheet) *widgets.Page {
	page := widgets.NewPage("Who plays")
	body := []fyne.CanvasObject{widgets.NewHint("One device goes round. The computer may play for whoever is not there. This holds for the evening.")}
	for _, p := range d.seating.Seats {
		body = append(body, widgets.Section(s.People[p].Name, d.levelChips(p)))
	}
	page.SetBody(body...)
	return page
}

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := t.deal.chairs(t.sheet.Sheet())
	page.SetBack("Back to the table", t.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Done", t.Close))
	t.reseat = true
	t.Show(page)
}

// reseated keeps who plays now, and passes the device to who decides next.
func (t *table) reseated() {
	t.reseat = false
	t.room.keepSeating(t.deal, t.sheet)
	t.coach.reset()
	t.at, t.next = seatState{Seat: t.firstHolder(), Choose: noChoice}, engine.Nobody
	if len(t.deal.people()) > 1 {
		t.next = t.at.Seat
	}
}

// levelChips returns the choice between a person and the levels of the computer.
func (d *deal) levelChips(p scoring.Player) fyne.CanvasObject {
	chips, selected := []*widgets.Chip{widgets.NewChip("here", nil)}, 0
	for i, l := range bot.Levels() {
		chips = append(chips, widgets.NewChip(l.String(), nil))
		if l.String() == d.seating.Levels[p] {
			selected = i + 1
		}
	}
	return widgets.OneOf(selected, chips, func(i int) {
		level := ""
		if i > 0 {
			level = chips[i].Text()
		}
		d.seating.set(p, level)
	})
}
