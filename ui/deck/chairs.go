package deck

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// chairsPage asks who plays the next round: people, or the computer.
func (r *Room) chairsPage(d *deal, sheet Sheet) fyne.CanvasObject {
	s := sheet.Sheet()
	page := widgets.NewPage("The virtual deck")
	page.SetBack("Back to the sheet", r.Close)
	body := []fyne.CanvasObject{widgets.NewHint("One device goes round. The computer may play for whoever is not there.")}
	options := []string{"here"}
	for _, l := range bot.Levels() {
		options = append(options, l.String())
	}
	if d.chairs.Levels == nil {
		d.chairs.Levels = map[scoring.Player]string{}
	}
	for _, p := range d.chairs.Seats {
		body = append(body, widgets.Section(s.People[p].Name, d.chairChips(p, options)))
	}
	page.SetBody(body...)
	page.SetFooter(
		widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, "Deal only, and play by hand", func() { r.dealOnly(d, sheet) }),
		widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Deal", func() {
			r.SaveDraft(draftChairs+sheet.ID(), d.chairs)
			if r.Refused(d.start(s)) {
				return
			}
			r.Close()
			r.play(d, sheet)
		}),
	)
	return page
}

// chairChips is the choice of who plays for a player.
func (d *deal) chairChips(p scoring.Player, options []string) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceTiny)
	var chips []*widgets.Chip
	for i, text := range options {
		chip := widgets.NewChip(text, nil)
		chip.SetSelected(i == max(0, slices.Index(options, d.chairs.Levels[p])))
		chip.OnTapped = func() {
			for _, other := range chips {
				other.SetSelected(other == chip)
			}
			delete(d.chairs.Levels, p)
			if i > 0 {
				d.chairs.Levels[p] = text
			}
		}
		chips = append(chips, chip)
		row.Add(chip)
	}
	return row
}
