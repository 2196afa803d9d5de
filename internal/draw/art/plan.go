package art

import (
	"cmp"
	"math"
	"strings"

	"tabby/engine"
)

// Cards are 5 wide and 7 high; positions on them are on a grid of
// CardWidth by CardHeight.
const (
	CardWidth  = 250
	CardHeight = 350
)

// Pictured is the least height of a card, in device-independent pixels, that shows more than
// one thing, and indexed that of one that has an index in its corner.
const (
	Pictured = 70
	indexed  = 130
)

// smallestName is the size below which a name is left out, in
// device-independent pixels.
const smallestName = 11

// A Box is a place on a screen, in device-independent pixels.
type Box struct{ X, Y, Width, Height float32 }

// whole returns the nearest box of whole pixels.
func (b Box) whole() Box {
	round := func(v float32) float32 { return float32(math.Round(float64(v))) }
	x, y := round(b.X), round(b.Y)
	return Box{x, y, round(b.X+b.Width) - x, round(b.Y+b.Height) - y}
}

// A Plan is everything a card shows, and where.
type Plan struct {
	Card, Panel   Box
	Corner, Inner float32 // radius of the card's corners and the panel's
	Ground        Ground
	Art           []Placed
	Text          []Line
}

// A Placed is a drawing, by its name in [Drawings], with its box.
type Placed struct {
	Name string
	Box  Box
}

// A Line is a text whose capitals are centred upright on a point.
type Line struct {
	Text     string
	Size     float32
	X, Y     float32 // its left end, or its middle
	Centred  bool
	Red      bool
	OnGround bool
}

// Ink returns its paint.
func (l Line) Ink() Paint {
	switch {
	case l.OnGround && l.Red:
		return redGroundInk
	case l.OnGround:
		return groundInk
	case l.Red:
		return redInk
	}
	return ink
}

// A Grid puts the grid of a card on the screen.
type Grid struct{ X, Y, Unit float32 }

// Fit centres a card in a size.
func Fit(width, height float32) Grid {
	unit := min(width/CardWidth, height/CardHeight)
	return Grid{(width - unit*CardWidth) / 2, (height - unit*CardHeight) / 2, unit}
}

// inset returns a smaller grid with the same middle.
func (g Grid) inset(by float32) Grid {
	return Grid{g.X + by, g.Y + by*CardHeight/CardWidth, g.Unit - 2*by/CardWidth}
}

// Box returns a box on the screen.
func (g Grid) Box(x, y, w, h float32) Box {
	return Box{g.X + x*g.Unit, g.Y + y*g.Unit, w * g.Unit, h * g.Unit}
}

// Square returns a box around a middle.
func (g Grid) Square(x, y, side float32) Box { return g.Box(x-side/2, y-side/2, side, side) }

// Corners returns the radius of the corners of a card, and of what is on it.
func (g Grid) Corners() (card, inner float32) { return max(4, 18*g.Unit), max(3, 12*g.Unit) }

// BackOf returns the drawing of a back. It is as large as the coat and on whole pixels, so that no stripe
// reaches beyond the card.
func BackOf(g Grid) Placed {
	return Placed{Stripes, g.Box(12, 12, CardWidth-24, CardHeight-24).whole()}
}

// A Look is how a card is to be shown.
type Look struct {
	Width, Height float32
	Inset         float32 // how far the card stays away from its bounds
	Plain         bool    // shows one thing also where there is room for a picture
	Measure       Measure
}

// A Measure returns the width of a bold text of a size.
type Measure func(text string, size float32) float32

// fitted returns the size at which a text is no wider than the room.
func (m Measure) fitted(text string, size, room float32) float32 {
	return size * min(1, room/m(text, size))
}

// PlanOf returns the plan of a card.
func PlanOf(f engine.Face, look Look) Plan {
	m := motifOf(f)
	d := &drafting{Grid: Fit(look.Width, look.Height).inset(look.Inset), face: f, motif: m, measure: look.Measure}
	d.Card, d.Ground = d.Box(0, 0, CardWidth, CardHeight), m.ground
	d.Corner, d.Inner = d.Corners()
	least := float32(Pictured)
	if look.Plain {
		least = indexed
	}
	if height := Fit(look.Width, look.Height).Unit * CardHeight; height < least { // an inset takes nothing away
		d.key()
	} else {
		d.whole(height >= indexed)
	}
	return d.Plan
}

// A drafting is a plan that is being made.
type drafting struct {
	Plan
	Grid

	face    engine.Face
	motif   motif
	measure Measure
}

// key shows the rank alone, or the sign that stands for it.
func (p *drafting) key() {
	f, m := p.face, p.motif
	p.Panel = p.Box(18, 18, 214, 314).whole()
	switch {
	case f.Rank == "":
		p.draw(signName(m.sign), p.Square(125, 175, 200))
	case f.Suit == engine.NoSuit:
		p.write(125, 175, Line{Text: f.Rank, Size: p.measure.fitted(f.Rank, 230*p.Unit, 196*p.Unit), Centred: true, OnGround: true})
	default:
		p.write(125, 104, Line{Text: f.Rank, Size: 158 * p.Unit, Centred: true, OnGround: true, Red: f.Suit.Red()})
		p.draw(pipsName(f.Suit, 1), p.Box(125-113, 182, sceneWidth, sceneHeight))
	}
}

// whole shows the picture above and the rank or name below, and large enough what
// identifies a card that is half covered.
func (p *drafting) whole(index bool) {
	f, m := p.face, p.motif
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
	p.Panel = p.Box(12, top, sceneWidth, edge-top).whole()
	switch {
	case m.scene != "":
		p.draw(sceneName(m.scene), p.Box(12, edge-sceneEdge, sceneWidth, sceneHeight))
	case f.Rank == "":
		p.draw(signName(m.sign), p.Square(125, (top+edge)/2+6, 156))
	default:
		p.draw(pipsName(f.Suit, pipsOf(f)), p.Box(12, edge-sceneEdge, sceneWidth, sceneHeight))
	}
	p.below(edge)
	if index {
		p.index(top)
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
func (p *drafting) below(edge float32) {
	f := p.face
	middle := (edge+CardHeight)/2 + 2
	switch {
	case p.motif.sign == five:
		p.draw(signName(five), p.Square(125, middle, 140))
	case f.Rank == "":
		p.name(f.Name, middle)
	case f.Suit == engine.NoSuit:
		p.write(125, middle, Line{Text: f.Rank, Size: p.measure.fitted(f.Rank, 0.98*(CardHeight-edge)*p.Unit, 210*p.Unit), Centred: true})
	default:
		p.suited(middle)
	}
}

// suited shows rank and suit side by side, as large as fits.
func (p *drafting) suited(middle float32) {
	f := p.face
	const room = 206
	size, suit, gap := float32(124), float32(90), float32(12)
	rank := p.measure(f.Rank, size*p.Unit) / p.Unit
	if share := room / (rank + gap + suit); share < 1 {
		size, suit, gap, rank = size*share, suit*share, gap*share, rank*share
	}
	left := (CardWidth - rank - gap - suit) / 2
	p.write(left, middle, Line{Text: f.Rank, Size: size * p.Unit, Red: f.Suit.Red()})
	p.draw(suitName(f.Suit), p.Square(left+rank+gap+suit/2, middle, suit))
}

// name shows a name in one line, or each word in a line if that is too long.
func (p *drafting) name(name string, middle float32) {
	const large, small, room, step = 56, 45, 222, 46
	size, lines := large*p.Unit, []string{name}
	if p.measure(name, size) > room*p.Unit {
		lines, size = strings.Fields(name), small*p.Unit
	}
	if size < smallestName {
		return
	}
	for i, text := range lines {
		y := middle + step*(float32(i)-float32(len(lines)-1)/2)
		p.write(125, y, Line{Text: text, Size: size, Centred: true})
	}
}

// index shows rank and suit in the corner of the paper, and the sign of a
// power in that of the picture.
func (p *drafting) index(top float32) {
	f, m := p.face, p.motif
	const middle, side = 23, 40
	if corner := cmp.Or(m.sign, m.power); corner != "" {
		p.draw(signName(corner), p.Square(16+side/2+4, top+side/2+8, side))
	}
	if f.Rank == "" {
		return
	}
	size := 36 * p.Unit
	p.write(18, middle, Line{Text: f.Rank, Size: size, Red: f.Suit.Red()})
	if f.Suit != engine.NoSuit {
		p.draw(suitName(f.Suit), p.Square(18+p.measure(f.Rank, size)/p.Unit+20, middle, 28))
	}
}

// draw puts a drawing on whole pixels, where its edges are sharpest.
func (p *drafting) draw(name string, b Box) { p.Art = append(p.Art, Placed{name, b.whole()}) }

func (p *drafting) write(x, y float32, l Line) {
	l.X, l.Y = p.X+x*p.Unit, p.Y+y*p.Unit
	p.Text = append(p.Text, l)
}
