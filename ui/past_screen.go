package ui

import (
	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A pastScreen shows the sheet of a game that is over. Nothing on it can be
// changed before the game is put on the table again. Where there is room, what is
// told of the game stands beside it.
type pastScreen struct {
	app    *App
	game   *game
	page   *widgets.Page
	grid   *sheetGrid
	told   *lookBack
	look   *widgets.Button
	reopen *widgets.Button
	root   *fyne.Container
	wide   bool // there is room for both
	open   bool // what is told is open, over the sheet where there is no room beside it
}

// toldWidth is how wide what is told of a game is beside its sheet.
const toldWidth = 440

// goPast opens a game that is over.
func (a *App) goPast(id string) {
	g, err := a.game(id)
	if a.refused(err) {
		return
	}
	a.people, _ = a.store.People()
	g.known = a.known
	p := newPastScreen(a, g)
	a.push(p.root, live{again: p.show, back: p.closeTold})
}

func newPastScreen(a *App, g *game) *pastScreen {
	p := &pastScreen{app: a, game: g, page: widgets.NewPage("")}
	s := g.sheet()
	p.page.SetBack("Back", a.back)
	p.grid = newSheetGrid(func(q scoring.Player) widgets.Badge { return a.mark(s.People[q], q) }, atOnce)
	p.grid.onPlayer = func(q scoring.Player) { a.menu(s.People[q].Name, words.Player(s, q), nil) }
	p.grid.onCell = func(int, scoring.Player) { p.ask() }
	who := widgets.NewText(viewSheet(s).Headline, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Lines: 2})
	top := widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, who)
	p.page.SetFill(widgets.Below(top, p.grid.Grid))
	p.look = widgets.NewIconTextButton(widgets.Primary, widgets.IconChart, "Looking back", p.lookBack)
	p.reopen = widgets.NewIconTextButton(widgets.Secondary, widgets.IconEdit, "Reopen", p.ask)
	p.page.SetFooter(widgets.Pair(widgets.SpaceSmall, p.reopen, p.look))
	p.told = a.newLookBack(g.id(), s, p.leave)
	p.root = widgets.Watch(p.fit, widgets.Beside([]float32{toldWidth}, p.page, p.told.page))
	p.show()
	return p
}

// fit shows the sheet alone or with what is told of it, as the window has room.
func (p *pastScreen) fit(size fyne.Size) {
	if wide := size.Width >= wideEnough; wide != p.wide {
		p.wide = wide
		p.show()
	}
}

// show makes the screen look like the game.
func (p *pastScreen) show() {
	v := viewPast(p.game.State(), p.game.sheet())
	p.page.SetTitle(v.Title, v.Subtitle)
	p.grid.show(v)
	widgets.SetVisible(p.look, !p.wide)
	widgets.SetVisible(p.page, p.wide || !p.open)
	widgets.SetVisible(p.told.page, p.wide || p.open)
	p.told.page.SetLeading(nil)
	if !p.wide {
		p.told.page.SetBack("Back to the sheet", p.app.back)
	}
	p.root.Refresh()
}

// viewPast says how a game that is over is shown: when it was, and without what
// would be next.
func viewPast(g scoring.Game, s scoring.Sheet) sheetView {
	v := viewSheet(s)
	began, _ := g.Started()
	v.Subtitle = began.At.Format("Mon 2 Jan 2006, 15:04") + ", " + v.Subtitle
	for i := range v.Columns {
		v.Columns[i].Deals, v.Columns[i].Begins = false, false
	}
	return v
}

// lookBack opens what is told of the game.
func (p *pastScreen) lookBack() {
	p.open = true
	p.show()
}

// closeTold goes back to the sheet, and reports whether that was covered.
func (p *pastScreen) closeTold() bool {
	covered := p.open && !p.wide
	p.open = false
	p.show()
	return covered
}

// leave goes back to where the game was found.
func (p *pastScreen) leave() {
	p.open = false
	p.app.back()
}

// ask says what it means to put the game on the table again, and does so.
func (p *pastScreen) ask() {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "Reopen this game", Accept: "Reopen", Cancel: "Leave it",
		Text: "It comes back to the table, where any score can be corrected. It stays over as it is until a correction or an undo changes that.",
	}, func() { p.app.sit(p.game) }).Open(p.app.window.Canvas())
}
