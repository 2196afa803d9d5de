// Package cardtable draws a round with the virtual deck from the seat of one player: the
// felt with its cards, and the buttons below it.
//
// A [Table] draws a [round.View] and knows no more of the round. Taps and drags go to its
// [Hand], which plays on this device or on the host.
package cardtable

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/table/sound"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Hand does what those at a screen ask for, whether the round is played on this device or
// on another. What is not possible it explains.
type Hand interface {
	// Tap taps a card of a line.
	Tap(engine.Spot)
	// TapPile taps [round.DrawPile] or [round.DiscardPile].
	TapPile(round.Place)
	// TapFelt taps the felt where nothing lies.
	TapFelt()
	// Drop drags a card onto another place.
	Drop(round.Drag)
	// Hold puts a finger on a card that is face up for a moment, or takes it off.
	Hold(down bool)
	// Press presses a button.
	Press(round.Button)
	// Snap lets a person at the device that goes round match the last discard.
	Snap(scoring.Player)
}

// A Scene is what a table shows.
type Scene struct {
	round.View

	Travels []round.Travel // the cards that have moved since the scene before
	Begins  bool           // no move was made yet
	Advice  []string       // what the coach says in place of the news, or nothing
	Wide    bool           // there is room for large print
	Prompts []string       // what else the prompt may say in this round
	Badge   func(scoring.Player) widgets.Badge
}

// A Frame is what the felt uses of the window.
type Frame struct {
	*frame.Messenger
	*frame.Settings
	frame.World
}

// A Table is the felt with its cards and the buttons on a page.
type Table struct {
	frame Frame
	page  *widgets.Page
	pack  *engine.Pack
	hand  Hand

	felt   *ground
	motion *moving.Motion
	layer  *fyne.Container // the page below the motion
	main   *widgets.Button // the button that Enter presses
	seen   bool            // a scene was shown: cards that lie there are not dealt again
	heard  *round.View     // what was shown last, or nil
	wide   bool
	told   []string        // what happened, as it was told last
	lines  []*widgets.Text // of the news shown last
	prompt *widgets.Text   // shown last, or nil
	drawn  map[drawnCard]fyne.CanvasObject
	board
	drags    []round.Drag // where cards can be dragged
	ghost    ghost
	lower    func()   // lays down the card that is lifted
	counting []*count // the lines that are counted as their cards are turned up
}

// A board is where things lie on the table that is shown.
type board struct {
	stops  map[round.Place]fyne.Focusable    // what the keyboard can focus
	cards  map[round.Place]fyne.CanvasObject // where cards lie
	faces  map[round.Place]round.Face        // what they show
	points map[scoring.Player]*widgets.Text  // the points of each line
	ending []fyne.CanvasObject               // who has won, shown once all cards are turned up
}

func newBoard() board {
	return board{
		map[round.Place]fyne.Focusable{},
		map[round.Place]fyne.CanvasObject{},
		map[round.Place]round.Face{},
		map[scoring.Player]*widgets.Text{},
		nil,
	}
}

// A drawnCard is a card at a place. Drawing one is expensive, and most cards
// stay where they are from one move to the next.
type drawnCard struct {
	place round.Place
	code  string // "" is a back
}

// New returns a table without a scene on a page, for a round with the cards of a pack.
func New(f Frame, page *widgets.Page, pack *engine.Pack, hand Hand) *Table {
	t := &Table{frame: f, page: page, pack: pack, hand: hand, motion: moving.NewMotion(), drawn: map[drawnCard]fyne.CanvasObject{}, board: newBoard(), lower: func() {}}
	t.felt = newGround(t.print, hand.TapFelt)
	t.layer = container.NewStack(page, t.motion.Layer())
	return t
}

// Content returns the page with the cards above it that are on their way.
func (t *Table) Content() fyne.CanvasObject { return t.layer }

// Main returns the main button, which Enter presses, or nil.
func (t *Table) Main() *widgets.Button { return t.main }

// Stop ends what moves: all cards have arrived.
func (t *Table) Stop() { t.motion.Stop() }

// Show shows a scene, and moves cards from where they lay before.
func (t *Table) Show(s Scene) {
	t.motion.Stop()
	t.hear(s)
	at, before := t.focused(), t.picture()
	t.lower()
	t.board, t.drags, t.wide = newBoard(), s.Drags, s.Wide
	t.record(s.View)
	bar := t.bar(s)
	if t.felt.hidden = t.overflow(bar); len(bar) > 0 {
		t.page.SetButtons(bar...)
	} else {
		t.page.KeepFooter(t.rowHeight())
	}
	t.page.SetFill(t.felt.scroll)
	t.felt.show(t.parts(s))
	if o := t.stops[at]; o != nil {
		fyne.CurrentApp().Driver().CanvasForObject(t.page).Focus(o)
	}
	t.animate(s, before)
}

// hear plays what is heard of what has happened since the view before. A call is seen, too.
func (t *Table) hear(s Scene) {
	if t.heard != nil {
		switch heard := s.After(*t.heard); heard {
		case sound.Silence:
		case sound.Knock:
			t.frame.Strike(s.Badge(*s.Caller), t.frame.Words.Play.Called(s.name(*s.Caller)))
		default:
			t.frame.Play(string(heard))
		}
	}
	t.heard = &s.View
}

func (s Scene) name(p scoring.Player) string {
	return s.Lines[slices.IndexFunc(s.Lines, func(l round.Line) bool { return l.Player == p })].Name
}

// Cover shows something instead of the table, and a button below it. Nothing of the table
// is left on the screen.
func (t *Table) Cover(o fyne.CanvasObject, button *widgets.Button) {
	t.motion.Stop()
	t.lower()
	t.board, t.drags, t.main = newBoard(), nil, button
	t.even(button)
	t.page.SetButtons(button)
	t.page.SetFill(container.NewStack(cloth(), widgets.Middle(o)))
}

// focused returns the place that has the keyboard focus, if any.
func (t *Table) focused() round.Place {
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

// print prints the cards of the round in the sizes they now have, so that none has
// to be printed while a player waits.
func (t *Table) print() {
	t.frame.Away(cards.Ahead(t.pack.Deck, t.felt.own, t.felt.pile, t.felt.other), func() {})
}

// parts draws the parts of the table.
func (t *Table) parts(s Scene) feltParts {
	p := feltParts{hint: t.hint(s.View), news: t.news(s.News), piles: t.piles(s.View), open: s.Revealed, low: t.low()}
	captions, hints := []string{t.caption(round.DiscardPile, 10), t.placeName(round.InHand)}, append(t.frame.Words.Play.Prompts(), s.Prompts...)
	p.text = textOf(captions, hints, widgets.SizePrompt)
	if len(s.Prompts) > 0 {
		p.large = textOf(captions, hints, widgets.SizeHeading)
	}
	if s.Over {
		p.over, p.piles = true, t.winners(s)
		t.ending = append(t.ending, append(p.piles, p.hint)...)
	}
	if len(s.Advice) > 0 {
		p.coach = t.advice(s.Advice)
	}
	for i, l := range s.Lines {
		badge := widgets.NewBadgeView(s.Badge(l.Player), widgets.SmallBadge)
		if s.Caller != nil && *s.Caller == l.Player {
			badge.Mark = widgets.IconKnock
		}
		p.seats = append(p.seats, t.seat(l, badge, i == len(s.Lines)-1))
	}
	return p
}

// winners draws the faces of those who have won the round.
func (t *Table) winners(s Scene) (faces []fyne.CanvasObject) {
	for _, l := range s.Lines {
		if l.Won {
			faces = append(faces, pictures.NewCrowned(s.Badge(l.Player)))
		}
	}
	return faces
}

// The widths of a button and a bar in device-independent pixels: below slimButton it has no icon,
// one that counts seconds below countedButton, and below wideBar the labels of two side by side may take two lines.
const (
	slimButton    = 170
	countedButton = 210
	wideBar       = 480
)

// bar draws the buttons below the table, if there are any. The first primary one is the main button.
// It is as high whatever they say, so that the table does not move.
func (t *Table) bar(s Scene) []fyne.CanvasObject {
	t.main = nil
	var all []fyne.CanvasObject
	if len(s.Snappers) > 0 {
		all = append(all, t.snapChips(s))
	}
	var buttons []*widgets.Button
	for _, b := range s.Buttons {
		buttons = append(buttons, t.button(b, len(s.Buttons)))
	}
	if len(buttons) > 0 {
		all = append(all, widgets.ButtonRow(widgets.SpaceSmall, buttons...))
	}
	return all
}

// rowHeight returns the height of a bar with one row of buttons.
func (t *Table) rowHeight() float32 {
	b := widgets.NewButton(widgets.Primary, "", nil)
	t.even(b)
	return shape.HeightFor(b, wideBar)
}

// even makes a button as high as with a label of two lines if one may have that.
func (t *Table) even(b *widgets.Button) {
	if page := t.page.Size(); !widgets.KeysBeside(page) && widgets.KeysWidth(page) < wideBar {
		b.TakeTurns("\n")
	}
}

// overflow returns how much higher the bar is than one row of buttons, if it is at the foot of the
// page: it hides that much of the news, and the table stays as it is.
func (t *Table) overflow(bar []fyne.CanvasObject) float32 {
	page := t.page.Size()
	if page.IsZero() || widgets.KeysBeside(page) {
		return 0
	}
	return max(0, shape.HeightFor(widgets.Column(widgets.SpaceSmall, bar...), widgets.KeysWidth(page))-t.rowHeight())
}

// button returns one of that many buttons of a bar.
func (t *Table) button(b round.Button, of int) *widgets.Button {
	text, slim := b.Text, float32(slimButton)
	if b.Seconds > 0 {
		text, slim = fmt.Sprintf("%s (%d)", text, b.Seconds), countedButton
	}
	kind := widgets.Secondary
	if b.Main {
		kind = widgets.Primary
	}
	drawn := widgets.NewIconTextButton(kind, buttonIcons[b.ID], text, func() { t.hand.Press(b) })
	if t.even(drawn); widgets.KeysWidth(t.page.Size()) < float32(of)*slim && !widgets.KeysBeside(t.page.Size()) {
		drawn.SetIcon("")
	}
	if b.Main {
		t.main = drawn
	}
	t.stops[round.Place{Name: b.Text}] = drawn // whatever it counts
	return drawn
}

// snapChips draws a button for each person, enabled for those who may snap. With names alone, six
// fit into two rows on a phone, and hide little of the table.
func (t *Table) snapChips(s Scene) fyne.CanvasObject {
	says := widgets.NewText(t.frame.Words.Deck.SnapBy, widgets.TextStyle{Bold: true, Lines: 1})
	row := widgets.Flow(widgets.SpaceSmall, widgets.Inset(widgets.SpaceNone, widgets.SpaceMedium, says))
	for _, p := range s.Snappers {
		line := slices.IndexFunc(s.Lines, func(l round.Line) bool { return l.Player == p.Player })
		text := t.frame.Words.Deck.Snaps(s.Lines[line].Name)
		chip := widgets.NewActionChip(s.Badge(p.Player), s.Lines[line].Name, text, func() { t.hand.Snap(p.Player) })
		if chip.SetEnabled(p.May); p.May {
			t.stops[round.Place{Name: text}] = chip
		}
		row.Add(chip)
	}
	return row
}

// buttonIcons are the icons of buttons, by their IDs.
var buttonIcons = map[string]widgets.Icon{
	engine.FirstLook.String():  widgets.IconEye,
	engine.Draw.String():       widgets.IconCards,
	engine.Take.String():       widgets.IconUp,
	engine.Peek.String():       widgets.IconEye,
	engine.UseSwap.String():    widgets.IconShuffle,
	engine.UseDrawTwo.String(): widgets.IconDeal,
	engine.LookAt.String():     widgets.IconEye,
	engine.Switch.String():     widgets.IconShuffle,
	engine.Replace.String():    widgets.IconUp,
	engine.Discard.String():    widgets.IconDown,
	engine.Decline.String():    widgets.IconClose,
	engine.Skip.String():       widgets.IconClose,
	engine.EndTurn.String():    widgets.IconCheck,
	engine.Knock.String():      widgets.IconKnock,
	engine.Pass.String():       widgets.IconNext,
	round.IDTurnDown:           widgets.IconHidden,
	round.IDNotMine:            widgets.IconBack,
	round.IDNoMatch:            widgets.IconNext,
	round.IDTurnOver:           widgets.IconEye,
	round.IDHurry:              widgets.IconNext,
	round.IDRecord:             widgets.IconEdit,
	round.IDAgain:              widgets.IconDeal,
	round.IDLookBack:           widgets.IconHistory,
	round.IDHere:               widgets.IconPerson,
	round.IDComputer:           widgets.IconCards,
	round.IDLetIn:              widgets.IconPhone,
}
