package ui

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

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
	main  *widgets.Button // what Enter does
	drawn map[drawnCard]fyne.CanvasObject
	stops map[stop]fyne.Focusable
}

// A stop is where the keyboard can be: at a card, a pile or a button.
type stop struct {
	name string
	spot engine.Spot
}

// A drawnCard is a card at a place. To draw one is dear, and most stay where
// they are from one move to the next.
type drawnCard struct {
	place string
	spot  engine.Spot
	code  string // "" is a back
}

// dealActions is what can be done at the table.
type dealActions struct {
	tap           func(engine.Spot)
	act           func(dealAct)
	draw, discard func()
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
	s := &dealScreen{do: do, marks: marks, page: widgets.NewPage(""), drawn: map[drawnCard]fyne.CanvasObject{}}
	s.page.SetBack("Back to the sheet", do.leave)
	s.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", do.rules))
	return s
}

// show makes the screen look like v. Behind a curtain nothing of the table is
// there at all.
func (s *dealScreen) show(v dealView) {
	at := s.focused()
	s.stops = map[stop]fyne.Focusable{}
	if v.Curtain != "" {
		s.showCurtain(v.Title, v.Curtain)
		return
	}
	body := []fyne.CanvasObject{s.others(v.Lines[:len(v.Lines)-1]), s.middle(v), s.own(v.Lines[len(v.Lines)-1])}
	if len(v.Coach) > 0 {
		body = append(body, widgets.NewNotice(widgets.Info, strings.Join(v.Coach, "\n")))
	}
	s.page.SetAll(v.Title, body, s.footer(v))
	if o := s.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(s.page).Focus(o)
	}
}

// focused returns where the keyboard is, if it is at the table.
func (s *dealScreen) focused() stop {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.page)
	if c == nil || c.Focused() == nil {
		return stop{}
	}
	for at, o := range s.stops {
		if o == c.Focused() {
			return at
		}
	}
	return stop{}
}

func (s *dealScreen) showCurtain(title, name string) {
	body := []fyne.CanvasObject{
		sized(s.picture("curtain", engine.Spot{}, cardFace{Back: true}), bigCard()),
		widgets.NewText("Pass to "+name, widgets.TextLook{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter}),
	}
	s.main = widgets.NewButton(widgets.Primary, "I am "+name, s.do.taken)
	s.page.SetAll(title, body, []fyne.CanvasObject{s.main})
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
	var all []fyne.CanvasObject
	for _, l := range lines {
		all = append(all, s.line(l, size))
	}
	return widgets.Columns(width, widgets.SpaceSmall, all...)
}

func (s *dealScreen) own(l lineView) fyne.CanvasObject { return s.line(l, ownCard()) }

// line draws a player's line.
func (s *dealScreen) line(l lineView, size fyne.Size) fyne.CanvasObject {
	ink := fyne.ThemeColorName("")
	if l.Turn {
		ink = widgets.ColorFelt
	}
	name := widgets.NewText(l.Name, widgets.TextLook{Bold: true, Lines: 1, Color: ink})
	note := widgets.NewText(l.Note, widgets.TextLook{Size: widgets.SizeSmall, Color: widgets.ColorAccent, Whole: true})
	points := widgets.NewText(l.Points, widgets.TextLook{Size: widgets.SizeName, Bold: true, Whole: true})
	head := widgets.Row(widgets.SpaceSmall, 1, widgets.NewMarkView(s.marks(l.Player), markSide), name, note, points)
	var slots []fyne.CanvasObject
	for _, c := range l.Cards {
		slots = append(slots, s.slot(c, size))
	}
	return widgets.NewCard(widgets.Column(widgets.SpaceSmall, head, widgets.Flow(widgets.SpaceTiny, slots...)))
}

// slot draws a card of a line, to be tapped where that does something.
func (s *dealScreen) slot(c slotView, size fyne.Size) fyne.CanvasObject {
	picture := widgets.Column(widgets.SpaceNone, sized(s.picture("line", c.Spot, c.Card), size))
	if c.Note != "" {
		ink := widgets.ColorMuted
		if c.Selected {
			ink = widgets.ColorAccent
		}
		picture.Add(widgets.NewText(c.Note, widgets.TextLook{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true}))
	}
	if !c.Taps && !c.Selected {
		return widgets.Inset(widgets.SpaceTiny, widgets.SpaceTiny, picture)
	}
	return s.tile(stop{name: "card", spot: c.Spot}, picture, func() { s.do.tap(c.Spot) })
}

// picture draws a card at a place, or finds it drawn.
func (s *dealScreen) picture(place string, spot engine.Spot, c cardFace) fyne.CanvasObject {
	key := drawnCard{place: place, spot: spot}
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

// middle draws the piles and the card in hand.
func (s *dealScreen) middle(v dealView) fyne.CanvasObject {
	row := []fyne.CanvasObject{s.pile("draw pile", v.Draw, s.do.draw), s.pile("discard pile", v.Discard, s.do.discard)}
	if v.Held != nil {
		row = append(row, widgets.Column(widgets.SpaceTiny, sized(s.picture("hand", engine.Spot{}, *v.Held), pileCard()), caption("in hand")))
	}
	return widgets.Column(widgets.SpaceSmall, widgets.NewText(v.Hint, widgets.TextLook{Bold: true}), centred(widgets.Row(widgets.SpaceMedium, -1, row...)))
}

func caption(text string) fyne.CanvasObject {
	return widgets.NewText(text, widgets.TextLook{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter, Whole: true})
}

func (s *dealScreen) pile(name string, p pileView, tapped func()) fyne.CanvasObject {
	top := fyne.CanvasObject(cards.NewEmpty())
	if p.Count > 0 {
		top = s.picture(name, engine.Spot{}, p.Card)
	}
	all := widgets.Column(widgets.SpaceTiny, sized(top, pileCard()), caption(name+" "+strconv.Itoa(p.Count)))
	if !p.Taps {
		return widgets.Inset(widgets.SpaceTiny, widgets.SpaceTiny, all)
	}
	return s.tile(stop{name: name}, all, tapped)
}

// tile is something to tap that stands out.
func (s *dealScreen) tile(at stop, o fyne.CanvasObject, tapped func()) fyne.CanvasObject {
	tile := widgets.NewTile(widgets.Bare, o, tapped)
	tile.SetSelected(true)
	s.stops[at] = tile
	return tile
}

// footer is what can be done with no card.
func (s *dealScreen) footer(v dealView) []fyne.CanvasObject {
	s.main = nil
	var all, snaps, buttons []fyne.CanvasObject
	for _, p := range v.Snappers {
		name := nameAt(v.Lines, p)
		snaps = append(snaps, widgets.NewPersonChip(s.marks(p), name+" snaps", func() { s.do.snap(p) }))
	}
	if len(snaps) > 0 {
		all = append(all, widgets.Flow(widgets.SpaceSmall, snaps...))
	}
	for _, b := range v.Buttons {
		buttons = append(buttons, s.button(b))
	}
	if v.CanAsk {
		buttons = append(buttons, s.key(widgets.Quiet, widgets.IconHelp, "Ask the coach", s.do.coach))
	}
	switch {
	case v.Over:
		buttons = append(buttons, s.primary(widgets.IconEdit, "Write it on the sheet", s.do.write))
	case v.LastSnap:
		buttons = append(buttons, s.primary(widgets.IconEye, "Nobody: turn over the cards", s.do.nobody))
	case v.Hurry:
		buttons = append(buttons, s.key(widgets.Secondary, widgets.IconNext, "Hurry", s.do.hurry))
	}
	if len(buttons) > 0 {
		all = append(all, widgets.Columns(halfPhone, widgets.SpaceSmall, buttons...))
	}
	return all
}

// key is a button at the foot.
func (s *dealScreen) key(kind widgets.Kind, icon widgets.Icon, text string, do func()) *widgets.Button {
	b := widgets.NewIconTextButton(kind, icon, text, do)
	s.stops[stop{name: text}] = b
	return b
}

func (s *dealScreen) primary(icon widgets.Icon, text string, do func()) *widgets.Button {
	s.main = s.key(widgets.Primary, icon, text, do)
	return s.main
}

func (s *dealScreen) button(b dealButton) *widgets.Button {
	if b.Main && s.main == nil {
		return s.primary(b.Icon, b.Text, func() { s.do.act(b.Act) })
	}
	return s.key(widgets.Secondary, b.Icon, b.Text, func() { s.do.act(b.Act) })
}

func nameAt(lines []lineView, p scoring.Player) string {
	for _, l := range lines {
		if l.Player == p {
			return l.Name
		}
	}
	return ""
}
