package entry

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/scoring"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// pick adds a card to the active player's line, by the code of any card of its
// kind. A power card that has to be replaced gives its place to the next card. The
// engine counts a complete line, and the next player is active then.
func (e Entry) pick(t engine.Ruleset, kind string) Entry {
	code := e.free(t, kind)
	switch e = e.anew(); {
	case e.Active == scoring.Nobody:
		return e.refuse(allThere, e.last())
	case e.unseen:
		return e.refuse(theirs, e.Active)
	case code == "":
		return e.refuse(noneLeft, e.Active)
	}
	f := e.Fields[e.Active]
	hand := slices.Clone(f.Hand)
	if i := f.toReplace(t); i >= 0 {
		hand[i] = code
	} else if f.Done {
		hand = []string{code}
	} else {
		hand = append(hand, code)
	}
	f = field{Hand: hand}.valued(t)
	e = e.with(f)
	if f.Done && !t.Rules.LineChanges {
		return e.onward()
	}
	return e
}

// valued returns the field with its points, if its cards make a hand.
func (f field) valued(t engine.Ruleset) field {
	f.Digits, f.Done = "", false
	points, err := t.Hand(turned(f.Hand, t.Rules.Grid.Rows)...)
	if err != nil {
		return f
	}
	f.Digits = strconv.Itoa(points)
	f.Done, f.Special = len(f.Hand) >= t.Rules.Hand, t.Rules.IsSpecial(f.Hand)
	if t.Rules.LineChanges {
		n := len(f.Hand)
		f.Cards = &n
	}
	return f
}

// soFar returns the sum of the cards tapped for a hand that is not complete, or "".
func (v showing) soFar(f field) string {
	if !f.byHand() || f.filled() {
		return ""
	}
	points, known := v.sheet.Ruleset.SoFar(f.Hand...)
	if !known {
		return ""
	}
	return v.words.Figure(points)
}

// turned returns cards row by row that were tapped column by column, of that many rows each. A
// single line stays as it is, and so does a column that is not full.
func turned(hand []string, rows int) []string {
	if len(hand) == 0 || rows == 0 || len(hand)%rows != 0 {
		return hand
	}
	all := make([]string, 0, len(hand))
	for row := range rows {
		for i := row; i < len(hand); i += rows {
			all = append(all, hand[i])
		}
	}
	return all
}

func (f field) faces(t engine.Ruleset) []engine.Face {
	var all []engine.Face
	deck := t.Deck()
	for _, code := range f.Hand {
		face, _ := deck.Face(code)
		all = append(all, face)
	}
	return all
}

// toReplace returns the place of a power card that has to be replaced before
// any further card, or -1.
func (f field) toReplace(t engine.Ruleset) int {
	deck := t.Deck()
	return slices.IndexFunc(f.Hand, func(code string) bool {
		face, err := deck.Face(code)
		return err == nil && !t.Counts(face)
	})
}

// free returns the code of a card of that kind that the deck still has beside those that all
// players have tapped, or "".
func (e Entry) free(t engine.Ruleset, kind string) string {
	if e.Active == scoring.Nobody {
		return ""
	}
	var there []string
	for _, p := range e.Playing {
		f := e.Fields[p]
		if p == e.Active {
			f = f.leaving(t)
		}
		there = append(there, f.Hand...)
	}
	deck := t.Deck()
	for _, code := range deck.Like(kind) {
		if deck.Holds(append(slices.Clone(there), code)...) == nil {
			return code
		}
	}
	return ""
}

// leaving returns the field without the cards that the next one replaces.
func (f field) leaving(t engine.Ruleset) field {
	hand := slices.Clone(f.Hand)
	switch i := f.toReplace(t); {
	case i >= 0:
		hand = slices.Delete(hand, i, i+1)
	case f.Done && !t.Rules.LineChanges:
		hand = nil
	}
	f.Hand = hand
	return f
}

// A Line is the cards that lie before a player, by their codes, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// Open returns the players who have no score yet, in the order in which they are typed, the one at hand first; or all, if
// each has one.
func (e Entry) Open() (all []scoring.Player) {
	at := max(0, slices.Index(e.Playing, e.Active))
	for i := range e.Playing {
		if p := e.Playing[(at+i)%len(e.Playing)]; !e.Fields[p].Done {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		return slices.Clone(e.Playing)
	}
	return all
}

// Lay picks the cards of lines, which replace what the players had. Cards that have to be replaced come last, so that
// the next card is asked for. It stops at a card of which the deck has no more, and the pad says so.
func (e Entry) Lay(t engine.Ruleset, lines ...Line) Entry {
	e.ByCards = true
	for _, l := range lines {
		e = e.Activate(l.Player).with(field{})
		for _, code := range l.picks(t) {
			if e = e.pick(t, code); e.no.why != "" || e.Active != l.Player {
				break
			}
		}
		if e.no.why != "" {
			return e
		}
		if f := e.Fields[l.Player]; e.Active == l.Player && f.filled() && f.toReplace(t) < 0 {
			e = e.onward()
		}
	}
	return e
}

// picks returns the cards in the order in which they are picked.
func (l Line) picks(t engine.Ruleset) []string {
	cards := l.Cards
	if g := t.Rules.Grid; g.Rows > 0 && len(cards) == g.Rows*g.Columns {
		cards = turned(cards, g.Columns)
	}
	replaced := func(code string) bool { return field{Hand: []string{code}}.toReplace(t) >= 0 }
	first := slices.DeleteFunc(slices.Clone(cards), replaced)
	return append(first, slices.DeleteFunc(slices.Clone(cards), func(code string) bool { return !replaced(code) })...)
}

// A deck is the shape of the cards to tap: lines in which none is alone. Cards that have a power
// and no number are in a line of their own.
type deck struct {
	slim bool    // height is short, and a line of their own has no room
	room float32 // the height that the cards should keep to; 0 is no bound
}

// cardKeyWidth is the least width of a card to tap, and slimKeyWidth if height is short;
// pictured is the least height of one with a picture, in whole pixels. All are in device-independent pixels.
const (
	cardKeyWidth = 52
	slimKeyWidth = 44
	pictured     = art.Pictured + 2
)

// mostColumns is the most cards in a line.
const mostColumns = 7

func (d *deck) gap() float32 { return theme.Size(widgets.SpaceTiny) }

// Narrowest returns the least width of a card.
func (d *deck) Narrowest(keys []fyne.CanvasObject) float32 {
	least := float32(cardKeyWidth)
	if d.slim {
		least = slimKeyWidth
	}
	return max(least, shape.Widest(keys))
}

// fit returns how many cards a line of a width has room for.
func (d *deck) fit(keys []fyne.CanvasObject, width float32) int {
	return max(1, min(mostColumns, int((width+d.gap())/(d.Narrowest(keys)+d.gap()))))
}

// lines returns the cards line by line.
func (d *deck) lines(keys []fyne.CanvasObject, width float32) [][]fyne.CanvasObject {
	most := d.fit(keys, width)
	at := slices.IndexFunc(keys, isPower)
	if d.slim || at <= 0 || len(keys)-at < 2 || slices.ContainsFunc(keys[at:], isNumber) {
		return even(keys, most)
	}
	return append(even(keys[:at], most), even(keys[at:], most)...)
}

// isPower reports whether a card has a power and nothing else.
func isPower(o fyne.CanvasObject) bool {
	f := o.(*cards.Key).Face()
	return f.Rank == "" && f.Power != engine.NoPower
}

func isNumber(o fyne.CanvasObject) bool { return !isPower(o) }

// even returns objects in as few lines as so many allow; all but the last are full.
// If one would be alone there, the first lines have one more than the others.
func even(objects []fyne.CanvasObject, most int) [][]fyne.CanvasObject {
	lines := ceil(len(objects), most)
	each := ceil(len(objects), lines)
	alone := len(objects)-each*(lines-1) == 1
	var all [][]fyne.CanvasObject
	for ; lines > 1; lines-- {
		if alone {
			each = ceil(len(objects), lines)
		}
		all, objects = append(all, objects[:each]), objects[each:]
	}
	return append(all, objects)
}

// ceil returns how many parts of a size are needed for all.
func ceil(all, part int) int { return (all + part - 1) / part }

// Arrange makes all cards as wide as those of the longest line, and as high as there is room.
func (d *deck) Arrange(keys []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if len(keys) == 0 {
		return 0
	}
	lines, gap := d.lines(keys, room.Width), d.gap()
	columns := float32(0)
	for _, line := range lines {
		columns = max(columns, float32(len(line)))
	}
	size := fyne.NewSize((room.Width-gap*(columns-1))/columns, 0)
	size.Height = d.height(keys, room.Width, size.Width, float32(len(lines)))
	for y, line := range lines {
		for x, key := range line {
			put.At(key, fyne.NewPos(float32(x)*(size.Width+gap), float32(y)*(size.Height+gap)), size)
		}
	}
	return max(0, float32(len(lines))*(size.Height+gap)-gap)
}

// height returns the height of a card of a width in that many lines: in proportion to its width if
// there is room; otherwise as if the longest line were full; and if there is less room still, as
// little as its picture or a thumb needs. In large text there are no pictures, and no number is made
// smaller to save room.
func (d *deck) height(keys []fyne.CanvasObject, width, each, lines float32) float32 {
	most := float32(d.fit(keys, width))
	usual := shape.HeightFor(keys[0], (width-d.gap()*(most-1))/most)
	least, highest := min(pictured, usual), shape.HeightFor(keys[0], each)
	switch {
	case d.room == 0, d.slim && widgets.LargeText():
		return usual
	case d.slim:
		least, highest = theme.Size(widgets.SizeTouchFloor), usual
	case widgets.LargeText():
		least = usual
	}
	return max(least, min(highest, (d.room+d.gap())/lines-d.gap()))
}

// A cardGrid shows the cards of a player as they lie, in rows and columns.
type cardGrid struct {
	root  *fyne.Container
	hint  *widgets.Text
	cells []*widgets.Text
}

// show shows cards row by row and how they are tapped, or nothing.
func (g *cardGrid) show(rows [][]string, hint string) {
	g.hint.SetText(hint)
	widgets.SetVisible(g.root, rows != nil)
	if rows == nil {
		return
	}
	texts := slices.Concat(rows...)
	if len(g.cells) != len(texts) {
		g.lay(len(rows[0]), len(texts))
	}
	for i, text := range texts {
		g.cells[i].SetText(cmp.Or(text, " ")) // an empty place has its height
	}
}

// lay makes that many places for cards, in columns.
func (g *cardGrid) lay(columns, places int) {
	all := container.NewGridWithColumns(columns)
	g.cells = nil
	for range places {
		cell := widgets.NewText(" ", widgets.TextStyle{Bold: true, Align: fyne.TextAlignCenter, Whole: true})
		g.cells = append(g.cells, cell)
		all.Add(container.NewStack(widgets.NewSurface(widgets.ColorTile, widgets.ColorTileEdge), cell))
	}
	g.root.Objects = []fyne.CanvasObject{g.hint, all}
}
