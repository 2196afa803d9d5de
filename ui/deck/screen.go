package deck

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A screen is what a table is drawn with, from the seat of the player who holds the
// device.
type screen struct {
	page   *widgets.Page
	felt   *felt
	motion *widgets.Motion
	layer  *fyne.Container // the page below the motion
	root   *fyne.Container
	main   *widgets.Button // the button that Enter presses
	ask    *widgets.IconButton
	wide   bool // there is room for the rules beside the round
	drawn  map[drawnCard]fyne.CanvasObject
	stops  map[round.Place]fyne.Focusable    // what the keyboard can focus
	cards  map[round.Place]fyne.CanvasObject // where cards lie
	faces  map[round.Place]round.Face        // what they show
	drags  map[round.Drag][]engine.Move      // where they can be dragged
	ghost  ghost

	points   map[scoring.Player]*widgets.Text // the points of each line
	counting []*count                         // the lines that are counted as their cards are turned up
	isDealt  bool                             // and not yet seen
}

// A drawnCard is a card at a place. Drawing one is expensive, and most cards
// stay where they are from one move to the next.
type drawnCard struct {
	place round.Place
	code  string // "" is a back
}

// addScreen makes the screen of the table.
func (t *table) addScreen() {
	t.page, t.motion, t.drawn = widgets.NewPage(""), widgets.NewMotion(), map[drawnCard]fyne.CanvasObject{}
	t.felt = newFelt(t.print)
	if t.page.SetBack("Back to the sheet", t.Close); t.lesson != nil {
		t.page.SetBack("Leave the lesson", t.Close)
	}
	t.ask = widgets.NewIconButton(widgets.IconHelp, "Ask the coach", t.callCoach)
	actions := []fyne.CanvasObject{t.ask, widgets.NewIconButton(widgets.IconBook, "Rules", t.openRules)}
	if t.lesson == nil {
		actions = slices.Insert(actions, 1, fyne.CanvasObject(widgets.NewIconButton(widgets.IconPeople, "Who plays", t.openChairs)))
	}
	t.page.SetActions(actions...)
	t.layer = container.NewStack(t.page, t.motion.Layer())
	t.Rules.Hide()
	t.root = widgets.Watch(t.resized, widgets.Beside([]float32{frame.RulesWidth}, t.layer, t.Rules))
}

// print prints the cards of the round in the sizes they now have, so that none has
// to be printed while a player waits.
func (t *table) print() {
	t.Away(cards.Ahead(t.driver.State().Pack.Deck, t.felt.own, t.felt.pile, t.felt.other), func() {})
}

// draw draws v. While the curtain is down, the screen holds nothing of the table.
func (t *table) draw(v view) {
	t.motion.Stop()
	at, before := t.focused(), t.picture()
	t.stops, t.cards, t.drags = map[round.Place]fyne.Focusable{}, map[round.Place]fyne.CanvasObject{}, v.Drags
	t.faces, t.points = map[round.Place]round.Face{}, map[scoring.Player]*widgets.Text{}
	widgets.SetVisible(t.ask, v.Coached)
	t.page.SetTitle(v.Title, v.Last)
	if v.Curtain != "" {
		t.showCurtain(v.Curtain)
		return
	}
	t.page.SetButtons(t.footer(v)...)
	t.page.SetFill(t.around())
	t.felt.show(t.parts(v))
	if o := t.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(t.page).Focus(o)
	}
	t.animate(v, before)
}

// around returns the table with what is beside it.
func (t *table) around() fyne.CanvasObject {
	if t.lesson != nil {
		return t.lesson.around(t.felt.scroll)
	}
	return t.felt.scroll
}

// focused returns the place that has the keyboard focus, if any.
func (t *table) focused() round.Place {
	c := fyne.CurrentApp().Driver().CanvasForObject(t.page)
	if c == nil || c.Focused() == nil {
		return round.Place{}
	}
	for at, o := range t.stops {
		if o == c.Focused() {
			return at
		}
	}
	return round.Place{}
}

func (t *table) showCurtain(name string) {
	t.main = widgets.NewButton(widgets.Primary, "I am "+name, t.liftCurtain)
	t.stops[round.Place{Name: t.main.Text()}] = t.main
	t.page.SetButtons(t.main)
	t.page.SetFill(container.NewStack(ground(), container.NewCenter(widgets.Column(widgets.SpaceLarge, curtain(name, widgets.ColorOnTable)...))))
}

// curtain returns what is shown while the device is passed to a player, written in
// an ink.
func curtain(name string, ink fyne.ThemeColorName) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		widgets.Sized(cards.NewBack(), rulebook.BigCard()),
		widgets.NewText("Pass to "+name, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Color: ink, Align: fyne.TextAlignCenter}),
	}
}

// parts draws the parts of the table.
func (t *table) parts(v view) feltParts {
	p := feltParts{hint: onTable(v.Hint), news: t.news(v.News), piles: t.piles(v), low: t.low(), still: true}
	if len(v.Coach) > 0 {
		p.coach = widgets.NewText(strings.Join(v.Coach, "\n"), widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableLight})
	}
	for i, l := range v.Lines {
		own := i == len(v.Lines)-1
		p.seats = append(p.seats, t.seat(l, own))
		p.still = p.still && (own || !slices.ContainsFunc(l.Cards, func(c round.Slot) bool { return c.Taps || c.Selected }))
	}
	return p
}

// onTable draws what can be done now.
func onTable(hint string) *widgets.Text {
	return widgets.NewText(hint, widgets.TextStyle{Bold: true, Color: widgets.ColorOnTable, Align: fyne.TextAlignCenter})
}

// smallPrint returns the size of what is written beside the cards.
func (t *table) smallPrint() fyne.ThemeSizeName {
	if t.wide {
		return widgets.SizeBody
	}
	return widgets.SizeSmall
}

// news draws what happened, the latest move last and brightest.
func (t *table) news(lines []string) []*widgets.Text {
	var all []*widgets.Text
	for i, line := range lines {
		style := widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableMuted, Lines: 1}
		if t.wide || widgets.KeysBeside(t.page.Size()) {
			style.Lines = 2
		}
		if i == len(lines)-1 {
			style.Color, style.Lines = widgets.ColorOnTable, 2
		}
		all = append(all, widgets.NewText(line, style))
	}
	return all
}

// seat draws a player and the cards of the line, one's own or another.
func (t *table) seat(l round.Line, own bool) seatParts {
	p := seatParts{heading: t.heading(l)}
	switch {
	case l.Won:
		p.plate = widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableLight)
	case l.Turn:
		p.plate = widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableEdge)
	}
	for _, c := range l.Cards {
		p.cards = append(p.cards, t.slot(c, own))
	}
	return p
}

// heading draws the player of a line, and what is known about them.
func (t *table) heading(l round.Line) fyne.CanvasObject {
	points := widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Color: widgets.ColorOnTable})
	t.points[l.Player] = points
	note := widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableLight, Whole: true})
	if l.Note == "" {
		note = widgets.NewText(l.Level, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableMuted, Whole: true})
	}
	return widgets.Row(widgets.SpaceSmall, 1,
		widgets.NewBadgeView(t.badge(l.Player), widgets.SmallBadge),
		widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: widgets.ColorOnTable}),
		note, points)
}

// piles draws the piles and the card in hand.
func (t *table) piles(v view) []fyne.CanvasObject {
	row := []fyne.CanvasObject{t.pile(round.DrawPile, v.Draw, func() { t.tapPile(round.DrawPile) }), t.pile(round.DiscardPile, v.Discard, func() { t.tapPile(round.DiscardPile) })}
	if v.Held != nil {
		held := t.felt.captioned(t.card(round.InHand, *v.Held), round.InHand.Name)
		row = append(row, t.tile(round.InHand, held, false, func() { t.Say(v.Hint) }))
	}
	return row
}
