package ui

import (
	"cmp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// A dealScreen shows the table with the virtual deck from the seat of whoever
// holds the device.
type dealScreen struct {
	do    dealActions
	marks func(scoring.Player) widgets.Mark
	page  *widgets.Page
	sky   *widgets.Sky
	root  fyne.CanvasObject // the page below the sky
	main  *widgets.Button   // what Enter does
	noOne bool              // nobody matching is on offer
	drawn map[drawnCard]fyne.CanvasObject
	stops map[tablePlace]fyne.Focusable    // where the keyboard can be
	cards map[tablePlace]fyne.CanvasObject // where cards lie
	drags map[way][]engine.Move            // where they can be dragged
	ghost ghost
}

// A drawnCard is a card at a place. To draw one is dear, and most stay where
// they are from one move to the next.
type drawnCard struct {
	place tablePlace
	code  string // "" is a back
}

// dealActions is what can be done at the table.
type dealActions struct {
	tap           func(engine.Spot)
	drop          func(way)
	act           func(dealAct)
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

func newDealScreen(do dealActions, marks func(scoring.Player) widgets.Mark) *dealScreen {
	s := &dealScreen{do: do, marks: marks, page: widgets.NewPage(""), sky: widgets.NewSky(), drawn: map[drawnCard]fyne.CanvasObject{}}
	s.root = container.NewStack(s.page, s.sky.Layer())
	s.page.SetBack("Back to the sheet", do.leave)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.rules))
	return s
}

// show makes the screen look like v. Behind a curtain nothing of the table is
// there at all.
func (s *dealScreen) show(v dealView) {
	s.sky.Land()
	at, from := s.focused(), s.boxes()
	s.stops, s.cards, s.drags = map[tablePlace]fyne.Focusable{}, map[tablePlace]fyne.CanvasObject{}, v.Drags
	if v.Curtain != "" {
		s.showCurtain(v.Title, v.Curtain)
		return
	}
	body := []fyne.CanvasObject{s.others(v.Lines[:len(v.Lines)-1]), s.middle(v), s.own(v)}
	if len(v.Coach) > 0 {
		body = append(body, widgets.NewNotice(widgets.Info, strings.Join(v.Coach, "\n")))
	}
	table := widgets.Column(widgets.SpaceMedium, body...)
	s.page.SetAll(v.Title, []fyne.CanvasObject{table}, s.footer(v))
	if o := s.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(s.page).Focus(o)
	}
	s.fly(v.Travels, from)
}

// focused returns where the keyboard is, if it is at the table.
func (s *dealScreen) focused() tablePlace {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.page)
	if c == nil || c.Focused() == nil {
		return tablePlace{}
	}
	for at, o := range s.stops {
		if o == c.Focused() {
			return at
		}
	}
	return tablePlace{}
}

func (s *dealScreen) showCurtain(title, name string) {
	s.main = widgets.NewButton(widgets.Primary, "I am "+name, s.do.taken)
	s.page.SetAll(title, curtain(name), []fyne.CanvasObject{s.main})
}

// curtain is what is between two people who pass the device.
func curtain(name string) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		sized(cards.NewBack(), bigCard()),
		widgets.NewText("Pass to "+name, widgets.TextLook{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
	}
}

// otherCard, tightCard, ownCard and pileCard are the sizes of cards at the table.
func otherCard() fyne.Size { return fyne.NewSize(40, 56) }
func tightCard() fyne.Size { return fyne.NewSize(28, 39) }
func ownCard() fyne.Size   { return fyne.NewSize(62, 87) }
func pileCard() fyne.Size  { return fyne.NewSize(70, 98) }

// otherWidth is the least width of another player's line, and tightWidth that of
// one of many.
const (
	otherWidth = 240
	tightWidth = 156
)

// others draws the lines of the others: side by side and smaller where there
// are more than two.
func (s *dealScreen) others(lines []lineView) fyne.CanvasObject {
	width, size := float32(otherWidth), otherCard()
	if len(lines) > 2 {
		width, size = tightWidth, tightCard()
	}
	all := make([]fyne.CanvasObject, 0, len(lines))
	for _, l := range lines {
		if len(lines) <= 2 && len(l.Cards) <= besideMost {
			all = append(all, widgets.NewCard(s.beside(l, size)))
			continue
		}
		all = append(all, widgets.NewCard(widgets.Column(widgets.SpaceTiny, s.head(l), s.line(l, size))))
	}
	return widgets.Columns(width, widgets.SpaceSmall, all...)
}

// besideMost is how many cards have room beside a name on a phone.
const besideMost = 4

// beside draws whose line it is beside the cards.
func (s *dealScreen) beside(l lineView, size fyne.Size) fyne.CanvasObject {
	mark, name, note, points := s.parts(l)
	who := widgets.Column(widgets.SpaceTiny, widgets.Row(widgets.SpaceSmall, 1, mark, name), widgets.Row(widgets.SpaceSmall, 0, note, points))
	return widgets.Row(widgets.SpaceSmall, 0, who, widgets.Row(widgets.SpaceTiny, -1, s.slots(l, size)...))
}

// own draws one's own line, and below it what has happened.
func (s *dealScreen) own(v dealView) fyne.CanvasObject {
	l := v.Lines[len(v.Lines)-1]
	all := widgets.Column(widgets.SpaceSmall, widgets.NewCard(widgets.Column(widgets.SpaceTiny, s.head(l), s.line(l, ownCard()))))
	if len(v.Told) > 0 {
		all.Add(widgets.NewHint(strings.Join(v.Told, "\n")))
	}
	return all
}

// head says whose line it is, above the cards.
func (s *dealScreen) head(l lineView) fyne.CanvasObject {
	mark, name, note, points := s.parts(l)
	return widgets.Row(widgets.SpaceSmall, 1, mark, name, note, points)
}

// parts says whose line it is, and what is known of them.
func (s *dealScreen) parts(l lineView) (mark, name, note, points fyne.CanvasObject) {
	ink := fyne.ThemeColorName("")
	if l.Turn {
		ink = widgets.ColorFelt
	}
	mark = widgets.NewMarkView(s.marks(l.Player), markSide)
	name = widgets.NewText(l.Name, widgets.TextLook{Bold: true, Lines: 1, Color: ink})
	note = widgets.NewText(l.Note, widgets.TextLook{Size: widgets.SizeSmall, Color: widgets.ColorAccent, Whole: true})
	points = widgets.NewText(l.Points, widgets.TextLook{Size: widgets.SizeName, Bold: true, Whole: true})
	return mark, name, note, points
}

// line draws the cards of a line.
func (s *dealScreen) line(l lineView, size fyne.Size) fyne.CanvasObject {
	return widgets.Flow(widgets.SpaceTiny, s.slots(l, size)...)
}

func (s *dealScreen) slots(l lineView, size fyne.Size) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, 0, len(l.Cards))
	for _, c := range l.Cards {
		all = append(all, s.slot(c, size))
	}
	return all
}

// blank keeps room for a note, so that cards stay where they are.
const blank = "\u00a0"

// slot draws a card of a line.
func (s *dealScreen) slot(c slotView, size fyne.Size) fyne.CanvasObject {
	at := inLine(c.Spot)
	ink := widgets.ColorMuted
	if c.Selected {
		ink = widgets.ColorAccent
	}
	note := widgets.NewText(cmp.Or(c.Note, blank), widgets.TextLook{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true})
	picture := widgets.Column(widgets.SpaceNone, s.card(at, c.Card, size), note)
	return s.spot(at, picture, c.Taps || c.Selected, func() { s.do.tap(c.Spot) })
}

// spot is a place to look at. What can be done there stands out; where nothing
// can, who tries is told why.
func (s *dealScreen) spot(at tablePlace, o fyne.CanvasObject, taps bool, tapped func()) fyne.CanvasObject {
	switch {
	case s.movable(at):
		m := widgets.NewMovable(o, tapped)
		m.SetSelected(taps)
		m.OnDragged = func(p fyne.Position) { s.follow(at, p) }
		m.OnDropped = func(p fyne.Position) { s.drop(at, p) }
		s.stops[at] = m
		return m
	case taps:
		tile := widgets.NewTile(widgets.Bare, o, tapped)
		tile.SetSelected(true)
		s.stops[at] = tile
		return tile
	}
	return widgets.NewInert(widgets.SpaceTiny, o, tapped)
}

// card is a card at a place, at its size.
func (s *dealScreen) card(at tablePlace, c cardFace, size fyne.Size) fyne.CanvasObject {
	o := s.picture(at, c)
	s.cards[at] = o
	return sized(o, size)
}

// picture draws a card at a place, or finds it drawn.
func (s *dealScreen) picture(at tablePlace, c cardFace) fyne.CanvasObject {
	key := drawnCard{place: at}
	if !c.Back {
		key.code = c.Face.Code
	}
	if s.drawn[key] == nil {
		s.drawn[key] = cards.NewBack()
		if !c.Back {
			s.drawn[key] = cards.New(c.Face)
		}
	}
	return s.drawn[key]
}

// middle draws what happened, what can be done, the piles and the card in hand.
func (s *dealScreen) middle(v dealView) fyne.CanvasObject {
	row := []fyne.CanvasObject{s.pile(atDrawPile, v.Draw, s.do.draw), s.pile(atDiscardPile, v.Discard, s.do.discard)}
	if v.Held != nil {
		held := widgets.Column(widgets.SpaceTiny, s.card(inHand, *v.Held, pileCard()), caption(inHand.name))
		row = append(row, s.spot(inHand, held, false, s.do.held))
	}
	hint := widgets.NewText(v.Hint, widgets.TextLook{Bold: true})
	return widgets.Column(widgets.SpaceSmall, hint, centred(widgets.Row(widgets.SpaceMedium, -1, row...)))
}

func caption(text string) fyne.CanvasObject {
	return widgets.NewText(text, widgets.TextLook{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter, Whole: true})
}

func (s *dealScreen) pile(at tablePlace, p pileView, tapped func()) fyne.CanvasObject {
	top := sized(cards.NewEmpty(), pileCard())
	if p.Count > 0 {
		top = s.card(at, p.Card, pileCard())
	}
	return s.spot(at, widgets.Column(widgets.SpaceTiny, top, caption(at.name+" "+strconv.Itoa(p.Count))), p.Taps, tapped)
}
