package visit

import (
	"fyne.io/fyne/v2"

	"tabby/internal/devices/guest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A joining is the page on which a device waits for the table, and takes a seat there.
type joining struct {
	*Page
	page *widgets.Page
}

func newJoining(p *Page) joining {
	w := &p.Words.Visit
	j := joining{p, widgets.NewPage(w.ATable)}
	j.page.SetBack(w.Leave, p.Close)
	j.page.SetActions(
		widgets.NewIconButton(widgets.IconBook, p.Words.Common.Rules, j.openRules),
		widgets.NewIconButton(widgets.IconMore, p.Words.Common.More, p.More))
	return j
}

func (j joining) openRules() {
	if j.sheet != nil {
		j.sheet.OpenRules(j.at().Ruleset)
	}
}

// show shows how it stands before the table was seen, or the seats to choose from.
func (j joining) show() {
	w := &j.Words.Visit
	j.page.SetTitle(w.ATable, w.At(place(j.link)))
	var body []fyne.CanvasObject
	switch {
	case j.why() != "":
		body = append(body, widgets.NewNotice(widgets.Warning, j.why()))
	case j.table.Table == nil:
		body = append(body, widgets.NewNotice(widgets.Info, w.Joining))
	}
	if j.stands.Stands == guest.Lost || j.stands.Stands == guest.Closed {
		body = append(body, widgets.NewHint(w.TriesAgain))
	}
	if j.table.Table != nil {
		body = append(body, j.seats()...)
	}
	j.page.SetBody(body...)
	j.page.Refresh()
}

// seats returns the seats to choose from.
func (j joining) seats() []fyne.CanvasObject {
	w := &j.Words.Visit
	var rows []fyne.CanvasObject
	for _, q := range j.table.play(j.Now).Sheet().Seated() {
		rows = append(rows, j.seat(q))
	}
	return []fyne.CanvasObject{
		widgets.NewText(w.WhereDoYouSit, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true}),
		widgets.NewHint(w.SitHint),
		widgets.NewList(rows...),
	}
}

// seat returns a seat, which can be taken unless another device has it.
func (j joining) seat(q scoring.Player) fyne.CanvasObject {
	w, seat := &j.Words.Visit, j.table.Players[q]
	badge := widgets.NewBadgeView(j.Page.Badge(q), widgets.RowBadge)
	name := widgets.NewText(seat.Name, widgets.TextStyle{Bold: true})
	if seat.Taken != "" {
		badge.Dim = true
		text := widgets.Column(widgets.SpaceNone, name, widgets.NewHint(w.TakenBy(seat.Taken)))
		return widgets.NewIdleTile(widgets.SpaceTiny, widgets.Row(widgets.SpaceMedium, 1, badge, text), func() { j.Say(w.SeatTaken(seat.Taken)) })
	}
	row := widgets.Row(widgets.SpaceMedium, 1, badge, name, widgets.NewGlyph(widgets.IconNext, widgets.ColorMuted))
	return widgets.NewTile(widgets.Bare, row, func() { j.sit(q) })
}
