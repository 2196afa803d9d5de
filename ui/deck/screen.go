package deck

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A screen shows the table from the seat of the player who holds the device.
type screen struct {
	controller

	page   *widgets.Page
	motion *widgets.Motion
	table  *fyne.Container // the page below the motion
	rules  *fyne.Container
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

// A controller responds to what players do on a screen.
type controller interface {
	tap(engine.Spot)
	tapDrawPile()
	tapDiscardPile()
	tapHeld()
	dropCard(drag)
	hold(down bool) // a finger is on a card that is shown, or is lifted
	act(action)
	hurry()
	chooseSnap(scoring.Player)
	noMatch()
	liftCurtain()
	openRules()
	askCoach()
	record()
	Close()
	resized(fyne.Size)
	badge(scoring.Player) widgets.Badge
}

func newScreen(c controller) *screen {
	s := &screen{controller: c, page: widgets.NewPage(""), motion: widgets.NewMotion(), drawn: map[drawnCard]fyne.CanvasObject{}}
	s.table, s.rules = container.NewStack(s.page, s.motion.Layer()), container.NewStack()
	s.rules.Hide()
	s.root = widgets.Watch(s.resized, widgets.Beside([]float32{frame.RulesWidth}, s.table, s.rules))
	s.page.SetBack("Back to the sheet", s.Close)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", s.openRules))
	return s
}

// show shows v. While the curtain is down, the screen holds nothing of the
// table.
func (s *screen) show(v view) {
	s.motion.Stop()
	at, from := s.focused(), s.boxes()
	s.stops, s.cards, s.drags = map[place]fyne.Focusable{}, map[place]fyne.CanvasObject{}, v.Drags
	if v.Curtain != "" {
		s.showCurtain(v.Title, v.Curtain)
		return
	}
	var body []fyne.CanvasObject
	if len(v.Coach) > 0 {
		body = append(body, widgets.NewNotice(widgets.Info, strings.Join(v.Coach, "\n")))
		s.page.ScrollToTop()
	}
	body = append(body, s.otherLines(v.Lines[:len(v.Lines)-1]), s.middle(v), s.ownLine(v))
	table := widgets.Column(widgets.SpaceMedium, body...)
	s.page.SetAll(v.Title, v.Last, []fyne.CanvasObject{table}, s.footer(v))
	if o := s.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(s.page).Focus(o)
	}
	s.animate(v.Travels, from)
}

// focused returns the place that has the keyboard focus, if any.
func (s *screen) focused() place {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.page)
	if c == nil || c.Focused() == nil {
		return place{}
	}
	for at, o := range s.stops {
		if o == c.Focused() {
			return at
		}
	}
	return place{}
}

func (s *screen) showCurtain(title, name string) {
	s.main = widgets.NewButton(widgets.Primary, "I am "+name, s.liftCurtain)
	s.stops[place{name: s.main.Text()}] = s.main
	s.page.SetAll(title, "", curtain(name), []fyne.CanvasObject{s.main})
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
func (s *screen) otherLines(lines []lineView) fyne.CanvasObject {
	roomFor := 1
	if s.wide {
		roomFor = 2
	}
	all := make([]fyne.CanvasObject, 0, len(lines))
	if len(lines) > roomFor {
		for _, l := range lines {
			all = append(all, s.otherLine(l, tightCard()))
		}
		return widgets.NewCard(widgets.Columns(otherWidth, widgets.SpaceSmall, all...))
	}
	for _, l := range lines {
		all = append(all, widgets.NewCard(s.otherLine(l, otherCard())))
	}
	return widgets.Columns(otherWidth, widgets.SpaceSmall, all...)
}

// maxBeside is how many cards fit beside a name on a phone.
const maxBeside = 4

// otherLine draws the heading of a line beside the cards, or above them if there
// are too many.
func (s *screen) otherLine(l lineView, size fyne.Size) fyne.CanvasObject {
	if len(l.Cards) > maxBeside {
		return widgets.Column(widgets.SpaceTiny, s.heading(l), widgets.Flow(widgets.SpaceTiny, s.slots(l, size)...))
	}
	badge, name, note, points := s.headingParts(l)
	heading := widgets.Column(widgets.SpaceNone, widgets.Row(widgets.SpaceSmall, 1, badge, name), widgets.Row(widgets.SpaceSmall, 0, note, points))
	return widgets.Row(widgets.SpaceSmall, 0, heading, widgets.Row(widgets.SpaceTiny, -1, s.slots(l, size)...))
}

// ownLine draws one's own line, and the news below it.
func (s *screen) ownLine(v view) fyne.CanvasObject {
	l := v.Lines[len(v.Lines)-1]
	var cards fyne.CanvasObject
	if len(l.Cards) > maxBeside {
		cards = widgets.Flow(widgets.SpaceTiny, s.slots(l, manyCard())...)
	} else {
		cards = container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, s.slots(l, ownCard())...))
	}
	all := widgets.Column(widgets.SpaceSmall, widgets.NewCard(widgets.Column(widgets.SpaceTiny, s.heading(l), cards)))
	if len(v.News) > 0 {
		all.Add(widgets.NewHint(strings.Join(v.News, "\n")))
	}
	return all
}

// heading draws the heading of a line in one row.
func (s *screen) heading(l lineView) fyne.CanvasObject {
	badge, name, note, points := s.headingParts(l)
	return widgets.Row(widgets.SpaceSmall, 1, badge, name, note, points)
}

// headingParts draws the player of a line, and what is known about them.
func (s *screen) headingParts(l lineView) (badge, name, note, points fyne.CanvasObject) {
	ink := fyne.ThemeColorName("")
	if l.Turn {
		ink = widgets.ColorFelt
	}
	badge = widgets.NewBadgeView(s.badge(l.Player), widgets.SmallBadge)
	name = widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: ink})
	note = widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent, Whole: true})
	points = widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true})
	return badge, name, note, points
}

// slots draws the cards of a line.
func (s *screen) slots(l lineView, size fyne.Size) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(l.Cards))
	for _, c := range l.Cards {
		all = append(all, s.slot(c, size))
	}
	return all
}

// middle draws the hint, the piles and the card in hand.
func (s *screen) middle(v view) fyne.CanvasObject {
	row := []fyne.CanvasObject{s.pile(drawPile, v.Draw, s.tapDrawPile), s.pile(discardPile, v.Discard, s.tapDiscardPile)}
	if v.Held != nil {
		held := widgets.Column(widgets.SpaceTiny, s.card(inHand, *v.Held, pileCard()), widgets.NewCaption(inHand.name))
		row = append(row, s.tile(inHand, held, false, s.tapHeld))
	} else { // keep its room, so that the piles do not move
		row = append(row, widgets.Inset(widgets.SpaceTiny, widgets.SpaceTiny, widgets.Sized(container.NewStack(), pileCard())))
	}
	hint := widgets.NewText(v.Hint, widgets.TextStyle{Bold: true})
	return widgets.Column(widgets.SpaceSmall, hint, container.NewCenter(widgets.Row(widgets.SpaceMedium, -1, row...)))
}
