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
// kind. If the line has a power card that has to be replaced, the card replaces it. If the line
// is complete, its points are computed and the next player becomes active.
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

// soFar returns the sum of the tapped cards of an incomplete hand, or "".
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

// turned returns the cards of hand, which were tapped column by column, row by row. A
// single line and an incomplete column stay as they are.
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

// toReplace returns the index of a power card that has to be replaced before
// the next card, or -1.
func (f field) toReplace(t engine.Ruleset) int {
	deck := t.Deck()
	return slices.IndexFunc(f.Hand, func(code string) bool {
		face, err := deck.Face(code)
		return err == nil && !t.Counts(face)
	})
}

// free returns the code of a card of that kind that no player has
// tapped yet, or "".
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

// A Line is the codes of the cards in front of a player, row by row.
type Line struct {
	Player scoring.Player
	Cards  []string
}

// Open returns the players without a score, in the order of typing, beginning with the active one; or all players, if each
// has a score.
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

// Lay enters the cards of lines, which replace what the players had. Cards that have to be replaced come last, so that
// Tabby asks for the next card. It stops at a card of which the deck has no more, and shows this.
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

// picks returns the cards in the order in which they are entered.
func (l Line) picks(t engine.Ruleset) []string {
	cards := l.Cards
	if g := t.Rules.Grid; g.Rows > 0 && len(cards) == g.Rows*g.Columns {
		cards = turned(cards, g.Columns)
	}
	replaced := func(code string) bool { return field{Hand: []string{code}}.toReplace(t) >= 0 }
	first := slices.DeleteFunc(slices.Clone(cards), replaced)
	return append(first, slices.DeleteFunc(slices.Clone(cards), func(code string) bool { return !replaced(code) })...)
}

// A deck lays out the cards to tap in lines of at least two. Cards with a power and
// without a number are in a separate line.
type deck struct {
	slim bool    // there is little height, and no space for a separate line
	room float32 // the maximum height of all cards; 0 means no limit
}

// cardKeyWidth is the minimum width of a card to tap, and slimKeyWidth if there is little
// height; pictured is the minimum height of a card with a picture. All are in device-independent pixels.
const (
	cardKeyWidth = 52
	slimKeyWidth = 44
	pictured     = art.Pictured + 2
)

// mostColumns is the maximum number of cards in a line.
const mostColumns = 7

func (d *deck) gap() float32 { return theme.Size(widgets.SpaceTiny) }

// Narrowest returns the minimum width of a card.
func (d *deck) Narrowest(keys []fyne.CanvasObject) float32 {
	least := float32(cardKeyWidth)
	if d.slim {
		least = slimKeyWidth
	}
	return max(least, shape.Widest(keys))
}

// fit returns how many cards fit in a line of that width.
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

// isPower reports whether a card has a power and no number.
func isPower(o fyne.CanvasObject) bool {
	f := o.(*cards.Key).Face()
	return f.Rank == "" && f.Power != engine.NoPower
}

func isNumber(o fyne.CanvasObject) bool { return !isPower(o) }

// even divides objects into as few lines of at most most objects as possible. All but the last are full, unless the
// last would have only one object: then the lines are equally long, and the first ones may have one more.
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

// Arrange makes all cards as wide as those of the longest line, and as high as possible.
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

// height returns the height of a card: in proportion to its width if there is space;
// otherwise as if the longest line were full; and if there is even less space, the minimum
// for its picture or for a thumb. With large text there are no pictures, and numbers are
// never made smaller.
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

// A cardGrid shows the cards of a player in rows and columns.
type cardGrid struct {
	root  *fyne.Container
	hint  *widgets.Text
	cells []*widgets.Text
}

// show shows the cards and a hint how to tap them, or nothing.
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
		g.cells[i].SetText(cmp.Or(text, " ")) // an empty place is as high as a card
	}
}

// lay creates the given number of places for cards, in columns.
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
