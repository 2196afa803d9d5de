package deck

import (
	"tabby/engine"
	"tabby/ui/widgets"

	"fyne.io/fyne/v2"
)

// A room is what a table is laid out in. It can be compared. Sizes are in
// device-independent pixels.
type room struct {
	size    fyne.Size
	players int
	lines   [engine.MaxSeats]uint8 // the cards of each player, the others clockwise and then one's own
	text    textSizes
	low     bool // the window is so low that what happened may have to be scrolled to
	still   bool // no card of another player can be tapped
}

// textSizes are the heights of what is written on a table, and the widths of a
// caption and of the longest hint in one line.
type textSizes struct{ heading, line, caption, note, news, captionWidth, hintWidth float32 }

// A tablePlan says where everything on a table is.
type tablePlan struct {
	other, own, pile float32       // the widths of cards
	seats            []widgets.Box // the lines of the others clockwise, and then one's own
	middle           widgets.Box   // the piles, and above them the hint
	hint             float32       // the width of the hint
	news             widgets.Box
	height           float32 // what all of it needs
}

// The gap between the parts of a table, and the room that a card has around it to
// be tapped.
const (
	tableGap = 8
	cardEdge = 8
)

// thumb is the least width and height of what can be tapped.
const thumb = 44

// The least and the greatest width of one's own cards, and the least of others
// and of piles.
const (
	leastOwn, mostOwn = 44, 230
	leastOther        = 28
	leastPile         = 44
)

// cardHeight returns the height of a card of a width.
func cardHeight(width float32) float32 { return width * 7 / 5 }

// step returns the width of a card with the room around it.
func step(width float32) float32 { return max(thumb, width+cardEdge) }

// otherStep is step for the cards of others.
func (r room) otherStep(width float32) float32 {
	if r.low && r.still {
		return width + cardEdge
	}
	return step(width)
}

// A form is one of the ways to lay out a table: how many rows have a player at
// the left and one at the right, and whether the piles lie between these.
type form struct {
	room
	rows    int
	between bool
	beside  bool // the news are beside one's own line, not below it
}

// plan lays out a table, in the form in which its cards are largest.
func (r room) plan() tablePlan {
	others := r.players - 1
	var best tablePlan
	most := float32(-2)
	for _, rows := range []int{others / 2, min(1, others/2)} {
		for i := range 4 {
			f := form{r, rows, i&1 == 0, i&2 == 0}
			if c, worth := f.largest(); worth > most {
				best, most = f.place(c), worth
			}
		}
	}
	return best
}

// largest returns the largest cards of a form that fit, and how good it is. A form
// that is too high is worse than any that fits, and one that is too wide is none.
func (f form) largest() (c sizes, worth float32) {
	for own := float32(mostOwn); own >= leastOwn; own -= 6 {
		c = f.cards(own)
		if f.wide(c) && f.height(c) <= f.size.Height {
			c = f.grow(c)
			return c, 1 + (c.own+c.other)*f.clear(c)
		}
	}
	if c = f.cards(leastOwn); !f.wide(c) {
		return c, -1
	}
	return c, 1 / f.height(c)
}

// clear returns a factor that is less where lines of others are broken, or where
// what happened has to be scrolled to.
func (f form) clear(c sizes) float32 {
	factor := float32(1)
	if f.low && !f.beside {
		factor = 0.8
	}
	for i := range f.players - 1 {
		if f.inRow(i, f.seatWidth(i, c), c.other) < min(sideLine, int(f.lines[i])) {
			return 0.7 * factor
		}
	}
	return factor
}

// sizes are the widths of cards.
type sizes struct{ other, own, pile float32 }

// cards returns the sizes that go with one's own cards, as far as they fit.
func (f form) cards(own float32) sizes {
	c := sizes{max(leastOther, own*0.55), own, max(leastPile, own)}
	for c.other > leastOther && !f.othersFit(c) {
		c.other--
	}
	for c.pile > leastPile && !f.pilesFit(c) {
		c.pile--
	}
	return c
}

// grow makes the piles larger, and then the cards of others, as far as the window
// has room for it.
func (f form) grow(c sizes) sizes {
	for more := c; more.pile < 1.4*c.own; {
		more.pile += 6
		if !f.pilesFit(more) || !f.wide(more) || f.height(more) > f.size.Height {
			break
		}
		c.pile = more.pile
	}
	for more := c; more.other < 0.75*c.own; {
		more.other += 4
		if !f.othersFit(more) || !f.wide(more) || f.height(more) > f.size.Height {
			break
		}
		c.other = more.other
	}
	return c
}

// place puts everything in its place. Room that is left is shared out between the
// parts.
func (f form) place(c sizes) tablePlan {
	p := tablePlan{other: c.other, own: c.own, pile: c.pile, height: f.height(c), seats: make([]widgets.Box, f.players)}
	width, spare := f.size.Width, max(0, f.size.Height-p.height)
	y := float32(tableGap) + spare*0.1
	for i := range f.top() {
		w := f.seatWidth(f.rows+i, c)
		p.seats[f.rows+i] = box(tableGap+float32(i)*(w+tableGap), y, w, f.topHeight(c)-tableGap)
	}
	y += f.topHeight(c)
	ownAt := f.size.Height - tableGap - f.ownHeight(c)
	if p.height > f.size.Height {
		ownAt = p.height - tableGap - f.ownHeight(c)
	}
	ownAt -= f.newsHeight()
	p.news = box(2*tableGap, ownAt+tableGap, (width-f.ownWidth(c))/2-3*tableGap, f.ownHeight(c))
	if !f.beside {
		p.news = box(tableGap, ownAt+f.ownHeight(c)+tableGap, width-2*tableGap, f.text.news)
		p.height = max(p.height, p.news.At.Y+f.text.news)
	}
	p.seats[f.players-1] = box(tableGap, ownAt, width-2*tableGap, f.ownHeight(c))
	y = f.placeSides(&p, c, y, ownAt-tableGap)
	high := min(f.middleHeight(c), ownAt-tableGap-y)
	p.middle = box((width-f.middleWidth(c))/2, y+(ownAt-tableGap-y-high)/2, f.middleWidth(c), high)
	p.hint = f.hintWidth(c)
	return p
}

// placeSides puts the players at the sides in their places between two heights,
// and returns where the middle of the table begins.
func (f form) placeSides(p *tablePlan, c sizes, y, end float32) float32 {
	begin, w := y, float32(0)
	if f.between {
		sides := float32(0)
		for row := range f.rows {
			sides += f.rowHeight(row, c)
		}
		y += max(0, (end-y-sides)/2)
	}
	for row := range f.rows {
		left, right := f.rows-1-row, f.rows+f.top()+row
		w = f.seatWidth(left, c)
		h := f.rowHeight(row, c) - tableGap
		p.seats[left], p.seats[right] = box(tableGap, y, w, h), box(f.size.Width-tableGap-w, y, w, h)
		y += h + tableGap
	}
	if f.between {
		return begin
	}
	return y
}

func box(x, y, width, height float32) widgets.Box {
	return widgets.Box{At: fyne.NewPos(x, y), Size: fyne.NewSize(width, height)}
}
