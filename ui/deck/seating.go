package deck

import (
	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// seatingPage returns the page on which a table chooses which seats the computer
// plays in the next round.
func (r *Room) seatingPage(d *deal, sheet Sheet) fyne.CanvasObject {
	s := sheet.Sheet()
	page := widgets.NewPage("The virtual deck")
	page.SetBack("Back to the sheet", r.Close)
	body := []fyne.CanvasObject{widgets.NewHint("One device goes round. The computer may play for whoever is not there.")}
	if d.seating.Levels == nil {
		d.seating.Levels = map[scoring.Player]string{}
	}
	for _, p := range d.seating.Seats {
		body = append(body, widgets.Section(s.People[p].Name, d.levelChips(p)))
	}
	page.SetBody(body...)
	page.SetFooter(
		widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, "Deal only, and play by hand", func() { r.dealHands(d, sheet) }),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Deal", func() {
			r.SaveDraft(draftSeating+sheet.ID(), d.seating)
			if r.Refused(d.start(s)) {
				return
			}
			r.Close()
			r.play(d, sheet)
		}),
	)
	return page
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
		delete(d.seating.Levels, p)
		if i > 0 {
			d.seating.Levels[p] = chips[i].Text()
		}
	})
}
