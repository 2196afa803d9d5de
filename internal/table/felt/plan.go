package felt

// The gap between the parts of a table, the room that a card has around it to be tapped, and
// the air between two of these.
const (
	gap  = 8
	edge = 8
	air  = 4
)

// The least and the greatest width of the player's own cards, and the least of others
// and of piles.
const (
	leastOwn, mostOwn     = Thumb - edge, 230
	leastOther, leastPile = 25, 28
)

// ample is a width of the player's own cards with which the piles have a row of their own.
const ample = 96

// Lay lays out a table, in the form in which its cards are largest.
func Lay(s Setting) Plan {
	var best Plan
	most := -2.0
	for _, f := range forms(s) {
		if f.tight() && best.Own >= ample {
			break
		}
		if c, worth := f.largest(most); worth > most {
			best, most = f.place(c), worth
		}
	}
	return best
}

// largest returns the largest cards of a form that fit, and how good it is, if that may be
// better than another one. A form that is too high or breaks lines is worse than any that fits,
// and breaking lines is worse than scrolling. A form that is too wide does not count.
func (f *form) largest(other float64) (c sizes, worth float64) {
	room := f.Width - 2*gap
	for own := min(mostOwn, room/f.inRow(f.own, room, leastOwn)); own >= leastOwn; own -= 4 {
		if float64(own+mostOther(own))*f.clear()+1 <= other {
			return c, -1
		}
		for _, pile := range []int{own, own * 7 / 8, own * 3 / 4} {
			c = f.cards(own, pile)
			if f.wide(c) && f.whole(c) == 1 && f.height(c) <= f.Height {
				c = f.grow(c)
				return c, 1 + float64(c.own+c.other)*f.clear()
			}
		}
	}
	if c = f.cards(leastOwn, leastPile); !f.wide(c) {
		return c, -1
	}
	whole := f.whole(c)
	return c, f.clear() * whole * whole * whole / float64(f.height(c))
}

// clear returns a factor that is less if little of what happened is shown, and if it
// has to be scrolled to.
func (f *form) clear() float64 {
	factor := [...]float64{beside: 1, below: 1, brief: 0.85, line: 0.75, beneath: 0.6}[f.news]
	if f.listed {
		factor *= 0.9 // where nothing is broken, it looks less like a table
	}
	if f.tight() {
		factor *= 0.8 // the piles are not in the middle
	}
	return factor
}

// whole returns how much of the lines of others is in one row: 1 is all.
func (f *form) whole(c sizes) float64 {
	whole := 1.0
	for i := range f.own {
		n := min(sideLine, f.Seats[i].columns())
		whole = min(whole, float64(f.inRow(i, f.seatWidth(i, c), c.other))/float64(n))
	}
	return whole
}

// columnsFit reports whether the columns of others have the width they need.
func (f *form) columnsFit(c sizes) bool {
	for i := range f.own {
		if f.Seats[i].keeps() && f.Seats[i].columns()*step(c.other) > f.seatWidth(i, c) {
			return false
		}
	}
	return true
}

// mostOther returns the greatest width of others' cards beside one's own.
func mostOther(own int) int { return max(leastOther, own*3/4+2) }

// sizes are the widths of cards.
type sizes struct{ other, own, pile int }

// cards returns the sizes that go with the player's own cards and the piles, as far as they fit.
func (f *form) cards(own, pile int) sizes {
	c := sizes{max(leastOther, own*55/100), own, max(leastPile, pile)}
	for c.other > leastOther && !f.othersFit(c) {
		c.other--
	}
	for c.pile > leastPile && !f.pilesFit(c) {
		c.pile--
	}
	return c
}

// grow makes the cards of others larger, as far as there is room for it.
func (f *form) grow(c sizes) sizes {
	for more := c; more.other+2 <= mostOther(c.own); {
		more.other += 2
		if !f.othersFit(more) || !f.wide(more) || f.whole(more) < 1 || f.height(more) > f.Height {
			break
		}
		c.other = more.other
	}
	return c
}

// place puts everything in its place. Room that is left is shared out between the
// parts.
func (f *form) place(c sizes) Plan {
	p := Plan{Other: c.other, Own: c.own, Pile: c.pile, Brief: f.brief(), Height: f.height(c), Seats: make([]Place, len(f.Seats))}
	boxes := make([]Box, len(f.Seats))
	y := gap + max(0, f.Height-p.Height)/10
	f.placeTop(boxes, c, y)
	y += f.topHeight(c)
	own := max(p.Height, f.Height) - gap - f.ownHeight(c) - f.newsHeight()
	boxes[f.own] = Box{gap, own, f.ownRoom(c), f.ownHeight(c)}
	middle := Box{(f.Width - f.middleWidth(c)) / 2, f.placeSides(boxes, c, [2]int{y, own - gap}), f.middleWidth(c), f.middleHeight(c)}
	free := own - gap - middle.Y - middle.Height
	if f.own == 1 {
		free += free / 2 // what the only other player did has room above
	}
	middle.Y += free / 2
	switch {
	case f.piles == slim:
		middle.X = f.Width - gap - middle.Width
	case f.piles == atFoot:
		middle.X, middle.Y, middle.Width = f.Width-gap-f.footWidth(c), own+f.ownHeight(c)-middle.Height, f.footWidth(c)
	}
	switch {
	case f.piles == inCorner:
		middle.X, middle.Y = f.across(c), own+f.ownHeight(c)-middle.Height
		p.News = Box{middle.X, gap, middle.Width, middle.Y - 2*gap}
	case f.news == beside:
		p.News = Box{2 * gap, own, (f.Width-f.ownWidth(c))/2 - 3*gap, f.ownHeight(c)}
	default:
		p.News = Box{gap, own + f.ownHeight(c) + gap, f.Width - 2*gap, f.newsLines()}
		p.Height = max(p.Height, p.News.Y+p.News.Height)
	}
	p.Height = max(p.Height, own+f.ownHeight(c)+gap)
	for i, b := range boxes {
		p.Seats[i] = f.seat(i, b, c)
	}
	f.placeMiddle(&p, middle, c)
	return p
}

// placeTop puts the players opposite in their places, from a height on.
func (f *form) placeTop(boxes []Box, c sizes, y int) {
	for i := range f.top() {
		w := f.seatWidth(f.rows+i, c)
		if !f.listed {
			boxes[f.rows+i] = Box{gap + i*(w+gap), y, w, f.topHeight(c) - gap}
			continue
		}
		boxes[i] = Box{gap, y, f.across(c) - 2*gap, f.lineHeight(i, w, c.other, 0)}
		y += boxes[i].Height
	}
}

// placeSides puts the players at the sides in their places between two heights,
// and returns where the middle of the table begins.
func (f *form) placeSides(boxes []Box, c sizes, within [2]int) int {
	y := within[0]
	if f.piles == between {
		sides := 0
		for row := range f.rows {
			sides += f.rowHeight(row, c)
		}
		y += max(0, (within[1]-y-sides)/2)
	}
	for row := range f.rows {
		left, right := f.rows-1-row, f.rows+f.top()+row
		w, h := f.seatWidth(left, c), f.rowHeight(row, c)-gap
		boxes[left], boxes[right] = Box{gap, y, w, h}, Box{f.Width - gap - w, y, w, h}
		y += h + gap
	}
	if f.piles == between {
		return within[0]
	}
	return y
}

// placeMiddle puts the piles at the foot of a box, and the prompt above them. The card in
// hand lies between the piles.
func (f *form) placeMiddle(p *Plan, b Box, c sizes) {
	width, height := (b.Width-2*f.pileGap())/3, CardHeight(c.pile)+f.Text.Small+edge
	pile := Box{b.X, b.Y + b.Height - height, width, height}
	p.Draw = pile
	pile.X += width + f.pileGap()
	p.Held = pile
	pile.X += width + f.pileGap()
	p.Discard = pile
	prompt := f.promptWidth(c)
	p.Prompt = Box{b.X + (b.Width-prompt)/2, b.Y, prompt, f.promptHeight(c)}
	if f.piles == slim {
		p.Prompt.X, p.Prompt.Y = gap, b.Y+(b.Height-p.Prompt.Height)/2
	}
}

// leastHeading is the least width of a player's heading, if there is room.
const leastHeading = 240

// row puts the cards of a line at the right of its heading, if those of other lines
// are as well.
func (f *form) row(i int, b Box, c sizes) Place {
	width, height := step(c.other), lineStep(c.other, 0)
	n, longest := f.perRow(i, f.seatWidth(i, c), width), 0
	for other := range f.own {
		longest = max(longest, f.perRow(other, f.seatWidth(other, c), width))
	}
	name := min(mostName*f.Text.Heading, b.Width-longest*width)
	b = Box{b.X + (b.Width-name-longest*width)/2, b.Y, name + longest*width, b.Height}
	p := Place{Plate: b, Heading: Box{b.X, b.Y + (b.Height-f.heading(i))/2, name, f.heading(i)}}
	for k := range f.Seats[i].Cards {
		p.Cards = append(p.Cards, spot(b.X+name+k%n*width, b.Y+k/n*height, width, height))
	}
	return p
}

// seat puts the cards of a line in rows, each in the middle, below the heading.
func (f *form) seat(i int, b Box, c sizes) Place {
	if f.aside(i) {
		return f.row(i, b, c)
	}
	width, height, note := step(c.other), lineStep(c.other, 0), 0
	if i == f.own {
		note = f.note()
		width, height = step(c.own), lineStep(c.own, note)
	}
	n := f.perRow(i, b.Width, width)
	rows := f.Seats[i].rows(n)
	wide := max(n*width, min(leastHeading, b.Width-gap))
	p := Place{Heading: Box{b.X + (b.Width-wide)/2, b.Y, wide, f.heading(i)}, Note: note}
	p.Plate = Box{p.Heading.X - gap/2, b.Y, wide + gap, f.heading(i) + rows*height}
	if note > 0 {
		p.Plate.Height += gap / 2 // notes are below the frames of cards
	}
	p.Heading.X, p.Heading.Width = p.Heading.X+gap/2, wide-gap
	left := b.X + (b.Width-n*width)/2
	for k := range f.Seats[i].Cards {
		p.Cards = append(p.Cards, spot(left+k%n*width, b.Y+f.heading(i)+k/n*height, width, height))
	}
	return p
}

// spot returns the part of a room in which a card can be tapped: it has air on its sides, as long
// as it stays as large as a thumb.
func spot(x, y, width, height int) Box {
	tapped := max(Thumb, width-air)
	return Box{x + (width-tapped)/2, y, tapped, height}
}
