package deck

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/ui/cards"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A screen is what a table is drawn with, from the seat of the player who holds the
// device.
type screen struct {
	page   *widgets.Page
	motion *widgets.Motion
	layer  *fyne.Container // the page below the motion
	root   *fyne.Container
	main   *widgets.Button // the button that Enter presses
	wide   bool            // there is room for two other lines side by side, and for the rules
	drawn  map[drawnCard]fyne.CanvasObject
	stops  map[place]fyne.Focusable    // what the keyboard can focus
	cards  map[place]fyne.CanvasObject // where cards lie
	drags  map[drag][]engine.Move      // where they can be dragged
	ghost  ghost
}

// A drawnCard is a card at a place. Drawing one is expensive, and most cards
// stay where they are from one move to the next.
type drawnCard struct {
	place place
	code  string // "" is a back
}

// addScreen makes the screen of the table.
func (t *table) addScreen() {
	t.page, t.motion, t.drawn = widgets.NewPage(""), widgets.NewMotion(), map[drawnCard]fyne.CanvasObject{}
	t.page.SetBack("Back to the sheet", t.Close)
	t.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", t.openRules))
	t.layer = container.NewStack(t.page, t.motion.Layer())
	t.Rules.Hide()
	t.root = widgets.Watch(t.resized, widgets.Beside([]float32{frame.RulesWidth}, t.layer, t.Rules))
}

// draw draws v. While the curtain is down, the screen holds nothing of the table.
func (t *table) draw(v view) {
	t.motion.Stop()
	at, from := t.focused(), t.boxes()
	t.stops, t.cards, t.drags = map[place]fyne.Focusable{}, map[place]fyne.CanvasObject{}, v.Drags
	if v.Curtain != "" {
		t.showCurtain(v.Title, v.Curtain)
		return
	}
	body := widgets.Column(widgets.SpaceMedium)
	if len(v.Coach) > 0 {
		body.Objects = append(body.Objects, widgets.NewNotice(widgets.Info, strings.Join(v.Coach, "\n")))
		t.page.ScrollToTop()
	}
	body.Objects = append(body.Objects, t.otherLines(v.Lines[:len(v.Lines)-1]), t.middle(v), t.ownLine(v))
	t.page.SetAll(v.Title, v.Last, []fyne.CanvasObject{body}, t.footer(v))
	if o := t.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(t.page).Focus(o)
	}
	t.animate(v.Travels, from)
}

// focused returns the place that has the keyboard focus, if any.
func (t *table) focused() place {
	c := fyne.CurrentApp().Driver().CanvasForObject(t.page)
	if c == nil || c.Focused() == nil {
		return place{}
	}
	for at, o := range t.stops {
		if o == c.Focused() {
			return at
		}
	}
	return place{}
}

func (t *table) showCurtain(title, name string) {
	t.main = widgets.NewButton(widgets.Primary, "I am "+name, t.liftCurtain)
	t.stops[place{name: t.main.Text()}] = t.main
	t.page.SetAll(title, "", curtain(name), []fyne.CanvasObject{t.main})
}

// curtain returns what is shown while the device is passed to a player.
func curtain(name string) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		widgets.Sized(cards.NewBack(), rulebook.BigCard()),
		widgets.NewText("Pass to "+name, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
	}
}

// The sizes of cards: in the lines of one or two other players and of more, in a
// short and a long line of one's own, and in the piles.
func otherCard() fyne.Size { return fyne.NewSize(40, 56) }
func tightCard() fyne.Size { return fyne.NewSize(28, 39) }
func ownCard() fyne.Size   { return fyne.NewSize(62, 87) }
func manyCard() fyne.Size  { return fyne.NewSize(42, 59) }
func pileCard() fyne.Size  { return fyne.NewSize(70, 98) }

// otherWidth is the minimum width of another player's line.
const otherWidth = 240

// otherLines draws the lines of the other players: smaller and in one card if
// there are too many for a card each.
func (t *table) otherLines(lines []lineView) fyne.CanvasObject {
	roomFor := 1
	if t.wide {
		roomFor = 2
	}
	all := make([]fyne.CanvasObject, 0, len(lines))
	if len(lines) > roomFor {
		for _, l := range lines {
			all = append(all, t.otherLine(l, tightCard()))
		}
		return widgets.NewCard(widgets.Columns(otherWidth, widgets.SpaceSmall, all...))
	}
	for _, l := range lines {
		all = append(all, widgets.NewCard(t.otherLine(l, otherCard())))
	}
	return widgets.Columns(otherWidth, widgets.SpaceSmall, all...)
}

// maxBeside is how many cards fit beside a name on a phone.
const maxBeside = 4

// otherLine draws the heading of a line beside the cards, or above them if there
// are too many.
func (t *table) otherLine(l lineView, size fyne.Size) fyne.CanvasObject {
	if len(l.Cards) > maxBeside {
		return widgets.Column(widgets.SpaceTiny, t.heading(l), widgets.Flow(widgets.SpaceTiny, t.slots(l, size)...))
	}
	badge, name, note, points := t.headingParts(l)
	heading := widgets.Column(widgets.SpaceNone, widgets.Row(widgets.SpaceSmall, 1, badge, name), widgets.Row(widgets.SpaceSmall, 0, note, points))
	return widgets.Row(widgets.SpaceSmall, 0, heading, widgets.Row(widgets.SpaceTiny, -1, t.slots(l, size)...))
}

// ownLine draws one's own line, and the news below it.
func (t *table) ownLine(v view) fyne.CanvasObject {
	l := v.Lines[len(v.Lines)-1]
	var cards fyne.CanvasObject
	if len(l.Cards) > maxBeside {
		cards = widgets.Flow(widgets.SpaceTiny, t.slots(l, manyCard())...)
	} else {
		cards = container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, t.slots(l, ownCard())...))
	}
	all := widgets.Column(widgets.SpaceSmall, widgets.NewCard(widgets.Column(widgets.SpaceTiny, t.heading(l), cards)))
	if len(v.News) > 0 {
		all.Add(widgets.NewHint(strings.Join(v.News, "\n")))
	}
	return all
}

// heading draws the heading of a line in one row.
func (t *table) heading(l lineView) fyne.CanvasObject {
	badge, name, note, points := t.headingParts(l)
	return widgets.Row(widgets.SpaceSmall, 1, badge, name, note, points)
}

// headingParts draws the player of a line, and what is known about them.
func (t *table) headingParts(l lineView) (badge, name, note, points fyne.CanvasObject) {
	ink := fyne.ThemeColorName("")
	if l.Turn {
		ink = widgets.ColorFelt
	}
	badge = widgets.NewBadgeView(t.badge(l.Player), widgets.SmallBadge)
	name = widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: ink})
	note = widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent, Whole: true})
	points = widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true})
	return badge, name, note, points
}

// slots draws the cards of a line.
func (t *table) slots(l lineView, size fyne.Size) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(l.Cards))
	for _, c := range l.Cards {
		all = append(all, t.slot(c, size))
	}
	return all
}

// middle draws the hint, the piles and the card in hand.
func (t *table) middle(v view) fyne.CanvasObject {
	row := []fyne.CanvasObject{t.pile(drawPile, v.Draw, func() { t.tapPile(engine.Draw) }), t.pile(discardPile, v.Discard, t.tapDiscardPile)}
	if v.Held != nil {
		held := widgets.Column(widgets.SpaceTiny, t.card(inHand, *v.Held, pileCard()), widgets.NewCaption(inHand.name))
		row = append(row, t.tile(inHand, held, false, func() { t.Say(v.Hint) }))
	} else { // keep its room, so that the piles do not move
		row = append(row, widgets.Inset(widgets.SpaceTiny, widgets.SpaceTiny, widgets.Sized(container.NewStack(), pileCard())))
	}
	hint := widgets.NewText(v.Hint, widgets.TextStyle{Bold: true})
	return widgets.Column(widgets.SpaceSmall, hint, container.NewCenter(widgets.Row(widgets.SpaceMedium, -1, row...)))
}
