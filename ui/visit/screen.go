package visit

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/guest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/sheet"
	"tabby/ui/widgets"
)

// A screen is what the sheet of a table is drawn with.
type screen struct {
	page    *widgets.Page
	turns   *widgets.Text
	clock   *widgets.Text
	said    *widgets.Text
	notices *fyne.Container
	grid    *sheet.Grid
	fill    fyne.CanvasObject
	buttons []buttonView // as shown last
}

// addScreen makes the screen of the sheet.
func (p *Page) addScreen() {
	s := &p.screen
	s.page = widgets.NewPage("A table")
	s.page.SetBack("Leave the table", p.Close)
	s.page.SetActions(
		widgets.NewIconButton(widgets.IconBook, "Rules", p.openRules),
		widgets.NewIconButton(widgets.IconMore, "More", p.more))
	s.turns = widgets.NewText("", widgets.TextStyle{Bold: true})
	s.clock = widgets.NewText("", widgets.TextStyle{Color: widgets.ColorAccent, Bold: true, Whole: true})
	s.said = widgets.NewHint("")
	s.notices = widgets.Column(widgets.SpaceSmall)
	s.grid = sheet.NewGrid(p.badge, p.Animate)
	s.grid.OnCell, s.grid.OnPlayer, s.grid.OnBelow = func(int, scoring.Player) {}, func(scoring.Player) {}, func() {}
	top := widgets.Column(widgets.SpaceSmall, widgets.Row(widgets.SpaceMedium, 0, s.turns, s.clock), s.said, s.notices)
	s.fill = widgets.Below(widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, top), s.grid.Root)
}

// showWaiting shows how it stands before the table was seen.
func (p *Page) showWaiting() {
	s := &p.screen
	s.page.SetTitle("A table", place(p.link))
	notice := widgets.NewNotice(widgets.Info, "Joining the table …")
	if p.stands.Why != "" {
		notice = widgets.NewNotice(widgets.Warning, p.stands.Why)
	}
	body := []fyne.CanvasObject{notice}
	if p.stands.Stands == guest.Lost || p.stands.Stands == guest.Closed {
		body = append(body, widgets.NewHint("Tabby tries again by itself."))
	}
	s.page.SetBody(body...)
	s.buttons = nil
	s.page.SetFooter()
}

// showSheet makes the sheet look like v.
func (p *Page) showSheet(v view) {
	s := &p.screen
	s.page.SetTitle(v.Sheet.Title, v.Below)
	s.turns.SetText(v.Sheet.Headline)
	s.clock.SetText(v.Sheet.Clock)
	widgets.SetVisible(s.clock, v.Sheet.Clock != "")
	s.said.SetText(v.Said)
	widgets.SetVisible(s.said, v.Said != "")
	s.notices.Objects = nil
	if v.Notice != "" {
		tone := widgets.Info
		if v.Bad {
			tone = widgets.Warning
		}
		s.notices.Add(widgets.NewNotice(tone, v.Notice))
	}
	widgets.SetVisible(s.notices, v.Notice != "")
	if len(v.Seats) > 0 {
		s.page.SetBody(append([]fyne.CanvasObject{s.notices}, p.seats(v.Seats)...)...)
	} else {
		s.page.SetFill(s.fill)
		s.grid.Large = p.Preferences().Digits
		s.grid.Show(v.Sheet)
	}
	p.showButtons(v)
	s.page.Refresh()
}

// seats returns the seats to choose from.
func (p *Page) seats(all []seatView) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, seat := range all {
		badge := widgets.NewBadgeView(p.badge(seat.Player), widgets.RowBadge)
		name := widgets.NewText(seat.Name, widgets.TextStyle{Bold: true})
		if seat.Taken != "" {
			badge.Dim = true
			text := widgets.Column(widgets.SpaceNone, name, widgets.NewHint("taken by "+seat.Taken))
			rows = append(rows, widgets.NewIdleTile(widgets.SpaceTiny, widgets.Row(widgets.SpaceMedium, 1, badge, text),
				func() { p.Say(seat.Taken + " has that seat. The one who keeps the score can free it.") }))
			continue
		}
		row := widgets.Row(widgets.SpaceMedium, 1, badge, name, widgets.NewGlyph(widgets.IconNext, widgets.ColorMuted))
		rows = append(rows, widgets.NewTile(widgets.Bare, row, func() { p.sit(seat.Player) }))
	}
	return []fyne.CanvasObject{
		widgets.NewText("Where do you sit?", widgets.TextStyle{Size: widgets.SizeHeading, Bold: true}),
		widgets.NewHint("Take your seat to enter your own scores and to hold your own cards."),
		widgets.NewList(rows...),
	}
}

// showButtons shows what can be done.
func (p *Page) showButtons(v view) {
	if p.screen.buttons != nil && slices.Equal(p.screen.buttons, v.Buttons) {
		return
	}
	p.screen.buttons = v.Buttons
	var all []fyne.CanvasObject
	for i, b := range v.Buttons {
		kind := widgets.Secondary
		if i == len(v.Buttons)-1 {
			kind = widgets.Primary
		}
		all = append(all, widgets.NewIconTextButton(kind, b.Icon, b.Text, func() { p.do(b.Do) }))
	}
	if len(all) == 0 {
		p.screen.page.SetFooter()
		return
	}
	p.screen.page.SetFooter(widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, all...))
}

// more opens the menu of the table.
func (p *Page) more() {
	var can []frame.Choice
	if p.known() && p.table.seated() {
		can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: "Leave this seat", Do: p.stand})
	}
	if p.known() && p.sheet().Counted() > 0 {
		can = append(can, frame.Choice{Icon: widgets.IconChart, Text: "Looking back", Do: p.lookBack})
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: "Leave the table", Do: p.Close})
	p.Menu("At the table", place(p.link), can)
}
