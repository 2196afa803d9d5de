package cardtable

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/moving"
	"tabby/ui/kit/widgets"
)

// blank takes the place of a note, so that cards stay where they are.
const blank = "\u00a0"

// slot draws one's own card or that of another player with its note, in words below
// it or as a sign.
func (t *Table) slot(name string, c round.Slot, own bool) fyne.CanvasObject {
	at, size := round.InLine(c.Spot), &t.felt.other
	if own {
		size = &t.felt.own
	}
	card, foot := container.New(over{size}, t.card(at, c.Card), noteIcon(c)), float32(0)
	note := cmp.Or(c.Advice, round.NoteName(t.frame.Words, c.Note))
	if own && !t.low() {
		below := t.noteBelow(c, note)
		card = container.New(above{size, theme.Size(widgets.SpaceTiny)}, t.card(at, c.Card), below)
		foot = below.MinSize().Height
	}
	said := t.frame.Words.Play.CardSpoken(words.TableCard{Owner: words.Isolated(name), Slot: int(c.Spot.Slot)}, c.Card.Open(), note)
	if c.Shown {
		shown := widgets.NewIdleTile(widgets.SpaceTiny, card, func() {}) // lifting the finger turns it down
		shown.OnHeld = t.hand.Hold
		shown.SetLabel(said)
		return shown
	}
	return t.tile(at, drawn{card, said, foot}, c.Taps || c.Selected, func() {
		if !t.heard.Over {
			t.hand.Tap(c.Spot)
		}
	})
}

// noteBelow draws the note of a card below it.
func (t *Table) noteBelow(c round.Slot, note string) fyne.CanvasObject {
	ink := widgets.ColorTableMuted
	if c.Selected {
		ink = widgets.ColorTableLight
	}
	return widgets.NewText(cmp.Or(note, blank), widgets.TextStyle{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true})
}

// noteIcons stand for notes if there is no room for words.
var noteIcons = map[string]widgets.Icon{
	round.NoteChosen: widgets.IconCheck, round.NoteDrawn: widgets.IconCards, round.NoteTaken: widgets.IconUp, round.NotePenalty: widgets.IconPlus,
}

// noteIcon draws the note of a small card on its back.
func noteIcon(c round.Slot) fyne.CanvasObject {
	g := widgets.NewGlyph("", widgets.ColorMuted)
	if c.Card.Back {
		g.Icon, g.Side, g.Ground = noteIcons[c.Note], widgets.SizeSmall, widgets.ColorSurface
	}
	return g
}

// A drawn is a drawing, and its text for screen readers.
type drawn struct {
	fyne.CanvasObject

	said string
	foot float32 // the height of the note below a card, which has no part in its frame
}

// tile makes a drawing at a place tappable, and draggable if its card can be moved.
// It is highlighted if a tap plays a move; otherwise a tap says why not.
func (t *Table) tile(at round.Place, o drawn, taps bool, tapped func()) fyne.CanvasObject {
	switch {
	case t.draggable(at):
		m := moving.NewDragTile(widgets.OnTable, o.CanvasObject, tapped)
		m.SetLabel(o.said)
		m.SetSelected(taps)
		m.SetFoot(o.foot)
		m.OnRaised(t.lifts(o.CanvasObject))
		m.OnDragged = func(p fyne.Position) { t.follow(at, p) }
		m.OnDropped = func(p fyne.Position) { t.drop(at, p) }
		t.stops[at] = m
		return m
	case taps:
		tile := widgets.NewTile(widgets.OnTable, o.CanvasObject, tapped)
		tile.SetLabel(o.said)
		tile.SetSelected(true)
		tile.SetFoot(o.foot)
		tile.OnRaised(t.lifts(o.CanvasObject))
		t.stops[at] = tile
		return tile
	}
	idle := widgets.NewIdleTile(widgets.SpaceTiny, o.CanvasObject, tapped)
	idle.SetLabel(o.said)
	return idle
}

// card draws a card at a place, or reuses the one drawn there before.
func (t *Table) card(at round.Place, c round.Face) fyne.CanvasObject {
	key := drawnCard{place: at}
	if !c.Back {
		key.code = c.Face.Code
	}
	o := t.drawn[key]
	if o == nil {
		o = newCard(&t.frame.Words.Cards, c)
		t.drawn[key] = o
	}
	t.cards[at], t.faces[at] = o, c
	return o
}

// newCard draws a card.
func newCard(w *words.Cards, c round.Face) fyne.CanvasObject {
	if c.Back {
		return cards.NewBack(w.FaceDown)
	}
	return cards.New(w.In(c.Face))
}

// caption returns what stands below a pile of that many cards. Large text and a low window
// leave room for the number alone.
func (t *Table) caption(at round.Place, n int) string {
	if widgets.LargeText() || t.low() {
		return strconv.Itoa(n)
	}
	return t.frame.Words.Play.Pile(t.placeName(at), n)
}

// low reports whether the window is low, as that of a phone on its side.
func (t *Table) low() bool { return t.page.Size().Height < lowTable }

// lowTable is the height of a window below which there is no room for words on the
// table that signs can say, in device-independent pixels.
const lowTable = 600

// placeName returns what a place outside the lines is called.
func (t *Table) placeName(at round.Place) string {
	play := &t.frame.Words.Play
	return map[round.Place]string{round.DrawPile: play.DrawPile, round.DiscardPile: play.DiscardPile, round.InHand: play.InHand}[at]
}

// pile draws a pile of cards.
func (t *Table) pile(at round.Place, p round.Pile) fyne.CanvasObject {
	top := fyne.CanvasObject(cards.NewEmpty(t.frame.Words.Cards.None))
	if p.Count > 0 {
		top = t.card(at, p.Card)
	}
	said := t.frame.Words.Play.PileSpoken(t.placeName(at), p.Count, p.Card.Open())
	return t.tile(at, drawn{CanvasObject: t.felt.captioned(top, t.caption(at, p.Count)), said: said}, p.Taps, func() { t.hand.TapPile(at) })
}

// piles draws the piles and the card in hand.
func (t *Table) piles(v round.View) []fyne.CanvasObject {
	row := []fyne.CanvasObject{t.pile(round.DrawPile, v.Draw), t.pile(round.DiscardPile, v.Discard)}
	if v.Held != nil {
		held := t.felt.captioned(t.card(round.InHand, *v.Held), t.placeName(round.InHand))
		said := t.frame.Words.Play.HeldSpoken(v.Held.Open())
		row = append(row, t.tile(round.InHand, drawn{CanvasObject: held, said: said}, false, func() { t.frame.Say(v.Hint) }))
	}
	return row
}

// seat draws a player and the cards of the line, one's own or another.
func (t *Table) seat(l round.Line, badge *widgets.BadgeView, own bool) seatParts {
	p := seatParts{heading: t.heading(l, badge), badge: badge, most: l.Most, rows: l.Rows}
	switch {
	case l.Won:
		p.plate = widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableLight)
		t.ending = append(t.ending, p.plate)
	case l.Turn:
		p.plate = widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableEdge)
	}
	for _, c := range l.Cards {
		p.cards = append(p.cards, t.slot(l.Name, c, own))
	}
	return p
}

// onTable draws what can be done now.
func onTable(hint string) *widgets.Text {
	return widgets.NewText(hint, widgets.TextStyle{Size: widgets.SizePrompt, Bold: true, Color: widgets.ColorOnTable, Align: fyne.TextAlignCenter})
}

// hint draws what can be done now. Those who listen hear which cards lie open for a moment and, at
// the end of a round, everybody's cards.
func (t *Table) hint(v round.View) *widgets.Text {
	text, play := onTable(v.Hint), &t.frame.Words.Play
	text.SetLive()
	if v.Over {
		text.SetLabel(v.Ended(t.frame.Words))
		return text
	}
	var held *engine.Face
	if v.Held != nil {
		held = v.Held.Open()
	}
	text.SetLabel(play.PromptSpoken(v.Hint, held, openCards(v.Lines)))
	if old := t.prompt; old != nil && old.Text() == v.Hint && old.AccessibilityLabel() == text.AccessibilityLabel() {
		return old // which is not said again
	}
	t.prompt = text
	return text
}

// openCards returns the cards of lines that lie open for a moment.
func openCards(lines []round.Line) []words.OpenCard {
	var all []words.OpenCard
	for _, l := range lines {
		for _, c := range l.Cards {
			if c.Shown && !c.Card.Back {
				at := words.TableCard{Owner: words.Isolated(l.Name), Slot: int(c.Spot.Slot)}
				all = append(all, words.OpenCard{At: at, Face: c.Card.Face})
			}
		}
	}
	return all
}

// advice draws what the coach says.
func (t *Table) advice(lines []string) *widgets.Text {
	return widgets.NewText(strings.Join(lines, "\n"), widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableLight})
}

// smallPrint returns the size of what is written beside the cards.
func (t *Table) smallPrint() fyne.ThemeSizeName {
	if t.wide {
		return widgets.SizeBody
	}
	return widgets.SizeSmall
}

// lastNews is how many lines the last of what happened has at most.
const lastNews = 3

// news draws what happened, the latest move last and brightest.
func (t *Table) news(lines []string) []*widgets.Text {
	var all []*widgets.Text
	for i, line := range lines {
		style := widgets.TextStyle{Size: t.smallPrint(), Color: widgets.ColorTableMuted, Lines: 2}
		if i == len(lines)-1 {
			style.Color, style.Lines = widgets.ColorOnTable, lastNews
		}
		all = append(all, t.line(line, style, all))
	}
	t.lines = all
	return all
}

// line returns a line of the news after others, the same as before if it stood there then: it is
// not said again.
func (t *Table) line(line string, style widgets.TextStyle, after []*widgets.Text) *widgets.Text {
	stood := func(old *widgets.Text) bool { return old.Text() == line && !slices.Contains(after, old) }
	if i := slices.IndexFunc(t.lines, stood); i >= 0 {
		text := t.lines[i]
		text.SetSize(style.Size)
		text.SetColor(style.Color)
		text.SetLines(style.Lines)
		return text
	}
	text := widgets.NewText(line, style)
	text.SetLive()
	return text
}

// record keeps what has happened since the scene before, to be read again.
func (t *Table) record(v round.View) {
	now := v.News
	if v.Over {
		now = append(slices.Clone(now), v.Ended(t.frame.Words))
	}
	for _, line := range now {
		if !slices.Contains(t.told, line) {
			t.frame.Heard(line)
		}
	}
	t.told = now
}

// heading draws the player of a line, and what is known about them.
func (t *Table) heading(l round.Line, badge *widgets.BadgeView) fyne.CanvasObject {
	points := widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Color: widgets.ColorOnTable})
	t.points[l.Player] = points
	points.SetLabel(l.Points) // also while they are counted
	note := widgets.NewText(l.Note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableLight, Whole: true})
	name := widgets.NewText(l.Name, widgets.TextStyle{Bold: true, Lines: 1, Color: widgets.ColorOnTable})
	if l.Level != "" {
		name.SetLabel(t.frame.Words.Kit.Whose(l.Name, l.Level))
	}
	return widgets.Row(widgets.SpaceSmall, 1, badge, widgets.WholeName(widgets.SpaceSmall, name, note), points)
}
