package cards

import (
	"cmp"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// Cards are 5 wide and 7 high; positions on them are on a grid of
// cardWidth by cardHeight.
const (
	cardWidth  = 250
	cardHeight = 350
)

// The least height of a card, in device-independent pixels, that shows more than
// one thing, and that has an index in its corner.
const (
	pictured = 70
	indexed  = 130
)

// smallestName is the size below which a name is left out, in
// device-independent pixels.
const smallestName = 11

// A box is a place in device-independent pixels.
type box struct {
	at   fyne.Position
	size fyne.Size
}

// whole returns the nearest box of whole pixels.
func (b box) whole() box {
	round := func(v float32) float32 { return float32(math.Round(float64(v))) }
	end := b.at.Add(b.size)
	at := fyne.NewPos(round(b.at.X), round(b.at.Y))
	return box{at, fyne.NewSize(round(end.X)-at.X, round(end.Y)-at.Y)}
}

// A plan is everything a card shows, and where.
type plan struct {
	card, panel   box
	corner, inner float32 // radius of the card's corners and the panel's
	ground        ground
	art           []placed
	text          []line
}

// placed is a drawing of an album with its box.
type placed struct {
	name string
	box  box
}

// A line is a text whose capitals are centred upright on a point.
type line struct {
	text     string
	size     float32
	at       fyne.Position // its left end, or its middle
	centred  bool
	red      bool
	onGround bool
}

// A grid puts the grid of a card on the screen.
type grid struct {
	origin fyne.Position
	unit   float32
}

// fit centres a card in the size.
func fit(size fyne.Size) grid {
	unit := min(size.Width/cardWidth, size.Height/cardHeight)
	return grid{fyne.NewPos((size.Width-unit*cardWidth)/2, (size.Height-unit*cardHeight)/2), unit}
}

// inset returns a smaller grid with the same middle.
func (g grid) inset(by float32) grid {
	return grid{g.origin.AddXY(by, by*cardHeight/cardWidth), g.unit - 2*by/cardWidth}
}

func (g grid) pos(x, y float32) fyne.Position { return g.origin.AddXY(x*g.unit, y*g.unit) }

func (g grid) box(x, y, w, h float32) box {
	return box{g.pos(x, y), fyne.NewSize(w*g.unit, h*g.unit)}
}

// square returns a box around a middle.
func (g grid) square(x, y, side float32) box { return g.box(x-side/2, y-side/2, side, side) }

// planOf returns the plan of a card.
func planOf(s shown) plan {
	g, m := fit(s.size), motifOf(s.face)
	g = g.inset(s.inset)
	p := plan{ground: m.ground, card: g.box(0, 0, cardWidth, cardHeight), corner: max(4, 18*g.unit), inner: max(3, 12*g.unit)}
	least := float32(pictured)
	if s.keyed {
		least = indexed
	}
	if height := p.card.size.Height; height < least {
		p.key(g, s.face, m)
	} else {
		p.whole(g, s.face, m, height >= indexed)
	}
	return p
}

// key shows the rank alone, or the sign that stands for it.
func (p *plan) key(g grid, f engine.Face, m motif) {
	p.panel = g.box(18, 18, 214, 314).whole()
	switch {
	case f.Rank == "":
		p.draw(signName(m.sign), g.square(125, 175, 200))
	case f.Suit == engine.NoSuit:
		p.write(line{text: f.Rank, size: fitted(f.Rank, 230*g.unit, 196*g.unit), at: g.pos(125, 175), centred: true, onGround: true})
	default:
		p.write(line{text: f.Rank, size: 158 * g.unit, at: g.pos(125, 104), centred: true, onGround: true, red: f.Suit.Red()})
		p.draw(pipsName(f.Suit, 1), g.box(125-113, 182, sceneWidth, sceneHeight))
	}
}

// whole shows the picture above and the rank or name below, and large enough what
// identifies a card that is half covered.
func (p *plan) whole(g grid, f engine.Face, m motif, index bool) {
	top, edge := float32(12), float32(172)
	if index {
		edge = 194
	}
	if index && f.Rank != "" {
		top = 46
	}
	if f.Rank == "" && m.scene == "" {
		edge = 244
	}
	p.panel = g.box(12, top, sceneWidth, edge-top).whole()
	switch {
	case m.scene != "":
		p.draw(sceneName(m.scene), g.box(12, edge-sceneEdge, sceneWidth, sceneHeight))
	case f.Rank == "":
		p.draw(signName(m.sign), g.square(125, (top+edge)/2+6, 156))
	default:
		p.draw(pipsName(f.Suit, pipsOf(f)), g.box(12, edge-sceneEdge, sceneWidth, sceneHeight))
	}
	p.below(g, f, edge)
	if index {
		p.index(g, f, m, top)
	}
}

// pipsOf returns the number of suit signs on a face.
func pipsOf(f engine.Face) int {
	n := 0
	for _, digit := range f.Rank {
		if digit < '0' || digit > '9' {
			return 1
		}
		n = n*10 + int(digit-'0')
	}
	return max(1, min(n, mostPips))
}

// below shows the rank, the rank and suit, or the name under the picture.
func (p *plan) below(g grid, f engine.Face, edge float32) {
	middle := (edge+cardHeight)/2 + 2
	switch {
	case f.Rank == "":
		p.name(g, f.Name, middle)
	case f.Suit == engine.NoSuit:
		p.write(line{text: f.Rank, size: fitted(f.Rank, 0.98*(cardHeight-edge)*g.unit, 210*g.unit), at: g.pos(125, middle), centred: true})
	default:
		p.suited(g, f, middle)
	}
}

// suited shows rank and suit side by side, as large as fits.
func (p *plan) suited(g grid, f engine.Face, middle float32) {
	const room = 206
	size, suit, gap := float32(124), float32(90), float32(12)
	rank := widthOf(f.Rank, size*g.unit) / g.unit
	if share := room / (rank + gap + suit); share < 1 {
		size, suit, gap, rank = size*share, suit*share, gap*share, rank*share
	}
	left := (cardWidth - rank - gap - suit) / 2
	p.write(line{text: f.Rank, size: size * g.unit, at: g.pos(left, middle), red: f.Suit.Red()})
	p.draw(suitName(f.Suit), g.square(left+rank+gap+suit/2, middle, suit))
}

// name shows a name in one line, or in one a word where that is too long.
func (p *plan) name(g grid, name string, middle float32) {
	const large, small, room, step = 56, 45, 222, 46
	size, lines := large*g.unit, []string{name}
	if widthOf(name, size) > room*g.unit {
		lines, size = strings.Fields(name), small*g.unit
	}
	if size < smallestName {
		return
	}
	for i, text := range lines {
		y := middle + step*(float32(i)-float32(len(lines)-1)/2)
		p.write(line{text: text, size: size, at: g.pos(125, y), centred: true})
	}
}

// index shows rank and suit in the corner of the paper, and the sign of a
// power in that of the picture.
func (p *plan) index(g grid, f engine.Face, m motif, top float32) {
	const middle, side = 23, 40
	if corner := cmp.Or(m.sign, m.power); corner != "" {
		p.draw(signName(corner), g.square(16+side/2+4, top+side/2+8, side))
	}
	if f.Rank == "" {
		return
	}
	size := 36 * g.unit
	p.write(line{text: f.Rank, size: size, at: g.pos(18, middle), red: f.Suit.Red()})
	if f.Suit != engine.NoSuit {
		p.draw(suitName(f.Suit), g.square(18+widthOf(f.Rank, size)/g.unit+20, middle, 28))
	}
}

// draw puts a drawing on whole pixels, where its edges are sharpest.
func (p *plan) draw(name string, b box) { p.art = append(p.art, placed{name, b.whole()}) }

func (p *plan) write(l line) { p.text = append(p.text, l) }

// bold returns the style of all text on a card.
func bold() fyne.TextStyle { return fyne.TextStyle{Bold: true} }

// fitted returns the size at which a text is no wider than the room.
func fitted(text string, size, room float32) float32 {
	return size * min(1, room/widthOf(text, size))
}

func widthOf(text string, size float32) float32 { return fyne.MeasureText(text, size, bold()).Width }
