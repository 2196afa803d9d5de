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

// A screen shows the table with the virtual deck from the seat of whoever
// holds the device.
type screen struct {
	do     actions
	marks  func(scoring.Player) widgets.Badge
	page   *widgets.Page
	motion *widgets.Motion
	table  *fyne.Container // the page below the motion
	shelf  *fyne.Container // where the rules stand
	root   *fyne.Container
	main   *widgets.Button // what Enter does
	wide   bool            // there is room for two others beside each other, and for the rules
	drawn  map[drawnCard]fyne.CanvasObject
	stops  map[place]fyne.Focusable    // where the keyboard can be
	cards  map[place]fyne.CanvasObject // where cards lie
	drags  map[way][]engine.Move       // where they can be dragged
	ghost  ghost
}

// A drawnCard is a card at a place. To draw one is dear, and most stay where
// they are from one move to the next.
type drawnCard struct {
	place place
	code  string // "" is a back
}

// actions is what can be done at the table.
type actions struct {
	tap           func(engine.Spot)
	drop          func(way)
	hold          func(down bool) // a finger lies on a card that is open for a moment
	act           func(action)
	draw, discard func()
	held          func() // the card in hand was tapped
	hurry         func()
	snap          func(scoring.Player)
	nobody        func() // nobody matches the last card
	taken         func() // the device was passed
	rules         func()
	coach         func()
	write         func()
	leave         func()
}

func newScreen(do actions, marks func(scoring.Player) widgets.Badge, fit func(fyne.Size)) *screen {
	s := &screen{do: do, marks: marks, page: widgets.NewPage(""), motion: widgets.NewMotion(), drawn: map[drawnCard]fyne.CanvasObject{}}
	s.table, s.shelf = container.NewStack(s.page, s.motion.Layer()), container.NewStack()
	s.shelf.Hide()
	s.root = widgets.Watch(fit, widgets.Beside([]float32{frame.RulesWidth}, s.table, s.shelf))
	s.page.SetBack("Back to the sheet", do.leave)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.rules))
	return s
}

// show makes the screen look like v. Behind a curtain nothing of the table is
// there at all.
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
	body = append(body, s.others(v.Lines[:len(v.Lines)-1]), s.middle(v), s.own(v))
	table := widgets.Column(widgets.SpaceMedium, body...)
	s.page.SetAll(v.Title, v.Last, []fyne.CanvasObject{table}, s.footer(v))
	if o := s.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(s.page).Focus(o)
	}
	s.fly(v.Travels, from)
}

// focused returns where the keyboard is, if it is at the table.
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
	s.main = widgets.NewButton(widgets.Primary, "I am "+name, s.do.taken)
	s.stops[place{name: s.main.Text()}] = s.main
	s.page.SetAll(title, "", curtain(name), []fyne.CanvasObject{s.main})
}

// curtain is what is between two people who pass the device.
func curtain(name string) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		widgets.Sized(cards.NewBack(), rulebook.BigCard()),
		widgets.NewText("Pass to "+name, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
	}
}

// otherCard and the others are the sizes of cards at the table: of those of a few
// other players and of many, of one's own and where one has many of them, and of
// the piles.
func otherCard() fyne.Size { return fyne.NewSize(40, 56) }
func tightCard() fyne.Size { return fyne.NewSize(28, 39) }
func ownCard() fyne.Size   { return fyne.NewSize(62, 87) }
func manyCard() fyne.Size  { return fyne.NewSize(42, 59) }
func pileCard() fyne.Size  { return fyne.NewSize(70, 98) }

// otherWidth is the least width of the line of another player.
const otherWidth = 240

// roomFor is how many other players have room for cards of a good size.
func (s *screen) roomFor() int {
	if s.wide {
		return 2
	}
	return 1
}

// others draws the lines of the others: of more than a few smaller ones, close
// together.
func (s *screen) others(lines []lineView) fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(lines))
	if len(lines) > s.roomFor() {
		for _, l := range lines {
			all = append(all, s.beside(l, tightCard()))
		}
		return widgets.NewCard(widgets.Columns(otherWidth, widgets.SpaceSmall, all...))
	}
	for _, l := range lines {
		all = append(all, widgets.NewCard(s.beside(l, otherCard())))
	}
	return widgets.Columns(otherWidth, widgets.SpaceSmall, all...)
}

// besideMost is how many cards have room beside a name on a phone.
const besideMost = 4

// beside draws whose line it is beside the cards, or above more than there is
// room for.
func (s *screen) beside(l lineView, size fyne.Size) fyne.CanvasObject {
	if len(l.Cards) > besideMost {
		return widgets.Column(widgets.SpaceTiny, s.head(l), s.line(l, size))
	}
	mark, name, note, points := s.parts(l)
	who := widgets.Column(widgets.SpaceNone, widgets.Row(widgets.SpaceSmall, 1, mark, name), widgets.Row(widgets.SpaceSmall, 0, note, points))
	return widgets.Row(widgets.SpaceSmall, 0, who, widgets.Row(widgets.SpaceTiny, -1, s.slots(l, size)...))
}

// own draws one's own line, and below it what has happened.
func (s *screen) own(v view) fyne.CanvasObject {
	l := v.Lines[len(v.Lines)-1]
	var cards fyne.CanvasObject
	if len(l.Cards) > besideMost {
		cards = s.line(l, manyCard())
	} else {
		cards = container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, s.slots(l, ownCard())...))
	}
	all := widgets.Column(widgets.SpaceSmall, widgets.NewCard(widgets.Column(widgets.SpaceTiny, s.head(l), cards)))
	if len(v.Told) > 0 {
		all.Add(widgets.NewHint(strings.Join(v.Told, "\n")))
	}
	return all
}

// head says whose line it is, above the cards.
func (s *screen) head(l lineView) fyne.CanvasObject {
	mark, name, note, points := s.parts(l)
	return widgets.Row(widgets.SpaceSmall, 1, mark, name, note, points)
}

// parts says whose line it is, and what is known of them.
func (s *screen) parts(l lineView) (mark, name, note, points fyne.CanvasObject) {
	ink := fyne.ThemeColorName("")
	if l.Turn {
		ink = widgets.ColorFelt
	}
	mark = widgets.NewBadgeView(s.marks(l.Player), widgets.SmallBadge)
	name = widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: ink})
	note = widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent, Whole: true})
	points = widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true})
	return mark, name, note, points
}

// line draws the cards of a line.
func (s *screen) line(l lineView, size fyne.Size) fyne.CanvasObject {
	return widgets.Flow(widgets.SpaceTiny, s.slots(l, size)...)
}

func (s *screen) slots(l lineView, size fyne.Size) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(l.Cards))
	for _, c := range l.Cards {
		all = append(all, s.slot(c, size))
	}
	return all
}

// middle draws what happened, what can be done, the piles and the card in hand.
func (s *screen) middle(v view) fyne.CanvasObject {
	row := []fyne.CanvasObject{s.pile(atDrawPile, v.Draw, s.do.draw), s.pile(atDiscardPile, v.Discard, s.do.discard)}
	if v.Held != nil {
		held := widgets.Column(widgets.SpaceTiny, s.card(inHand, *v.Held, pileCard()), widgets.NewCaption(inHand.name))
		row = append(row, s.spot(inHand, held, false, s.do.held))
	} else { // its room stays, and so do the piles
		row = append(row, widgets.Inset(widgets.SpaceTiny, widgets.SpaceTiny, widgets.Sized(container.NewStack(), pileCard())))
	}
	hint := widgets.NewText(v.Hint, widgets.TextStyle{Bold: true})
	return widgets.Column(widgets.SpaceSmall, hint, container.NewCenter(widgets.Row(widgets.SpaceMedium, -1, row...)))
}
