package deck

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// seatingPage returns the page on which a table chooses the seats that the
// computer plays in the next round.
func (r *Room) seatingPage(d *deal, sheet Sheet) fyne.CanvasObject {
	s := sheet.Sheet()
	page := widgets.NewPage("The virtual deck")
	page.SetBack("Back to the sheet", r.Close)
	body := []fyne.CanvasObject{widgets.NewHint("One device goes round. The computer may play for whoever is not there.")}
	options := []string{"here"}
	for _, l := range bot.Levels() {
		options = append(options, l.String())
	}
	if d.seating.Levels == nil {
		d.seating.Levels = map[scoring.Player]string{}
	}
	for _, p := range d.seating.Seats {
		body = append(body, widgets.Section(s.People[p].Name, d.levelChoice(p, options)))
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

// levelChoice returns the choice between a person, which is the first option, and
// the levels of the computer.
func (d *deal) levelChoice(p scoring.Player, options []string) fyne.CanvasObject {
	choice := widgets.NewChoice(options, func(i int) {
		delete(d.seating.Levels, p)
		if i > 0 {
			d.seating.Levels[p] = options[i]
		}
	})
	choice.SetSelected(max(0, slices.Index(options, d.seating.Levels[p])))
	return choice
}
