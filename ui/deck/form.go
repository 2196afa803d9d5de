package deck

// wide reports whether the window is wide enough for a form.
func (f form) wide(c sizes) bool {
	if f.between && f.rows == 0 || f.between && f.size.Width < f.middleWidth(c)+2*f.sideWidth(c)+4*tableGap {
		return false
	}
	if f.beside && f.size.Width < f.ownWidth(c)+2*(leastNews+2*tableGap) {
		return false
	}
	return f.inRow(f.players-1, f.size.Width-2*tableGap, c.own) == f.inRow(f.players-1, f.size.Width-2*tableGap, leastOwn)
}

// leastNews is the least width of the news beside one's own line.
const leastNews = 180

// othersFit reports whether the lines of others are broken no more than they must
// be.
func (f form) othersFit(c sizes) bool {
	for i := range f.players - 1 {
		width := f.seatWidth(i, c)
		if fixed := !f.between || !f.atSide(i); fixed && f.inRow(i, width, c.other) != f.inRow(i, width, leastOther) {
			return false
		}
	}
	return true
}

func (f form) pilesFit(c sizes) bool { return f.middleWidth(c) <= f.size.Width-2*tableGap }

// inRow returns how many cards of a line lie in a row of a width.
func (f form) inRow(player int, width, card float32) int {
	if player < f.players-1 {
		return perRow(int(f.lines[player]), width, f.otherStep(card))
	}
	return perRow(int(f.lines[player]), width, step(card))
}

// perRow returns how many of n cards lie in a row of a width, in rows that are as
// equal as can be.
func perRow(n int, width, step float32) int {
	most := max(1, int(width/step))
	rows := max(1, (n+most-1)/most)
	return max(1, (n+rows-1)/rows)
}

// lineHeight returns the height of a line in a width, with its heading.
func (f form) lineHeight(player int, width, card, note float32) float32 {
	n := f.inRow(player, width, card)
	rows := max(1, (int(f.lines[player])+n-1)/n)
	return f.text.heading + float32(rows)*lineStep(card, note)
}

// lineStep returns the height of a row of cards of a width, with a note below.
func lineStep(card, note float32) float32 { return max(thumb, cardHeight(card)+note+cardEdge) }

// top is how many of the others sit opposite.
func (f form) top() int { return f.players - 1 - 2*f.rows }

// atSide reports whether one of the others sits at the left or at the right.
func (f form) atSide(player int) bool { return player < f.rows || player >= f.rows+f.top() }

// seatWidth returns the width that one of the others has.
func (f form) seatWidth(player int, c sizes) float32 {
	switch {
	case !f.atSide(player):
		n := float32(f.top())
		return (f.size.Width - (n+1)*tableGap) / n
	case f.between:
		return f.sideWidth(c)
	}
	return (f.size.Width - 3*tableGap) / 2
}

// sideWidth returns the width of the lines at the sides of the piles.
func (f form) sideWidth(c sizes) float32 {
	longest := uint8(2)
	for i := range f.players - 1 {
		if f.atSide(i) {
			longest = max(longest, min(f.lines[i], sideLine))
		}
	}
	return max(leastSide, float32(longest)*f.otherStep(c.other))
}

// sideLine is how many cards of a line lie in a row beside the piles, and
// leastSide the least width of that.
const (
	sideLine  = 4
	leastSide = 150
)

func (f form) ownWidth(c sizes) float32 {
	return max(leastSide, float32(f.inRow(f.players-1, f.size.Width-2*tableGap, c.own))*step(c.own))
}

func (f form) middleWidth(c sizes) float32 { return 3*f.pileWidth(c) + 2*tableGap }

// pileWidth returns the width of a pile with its caption.
func (f form) pileWidth(c sizes) float32 {
	return max(step(c.pile), min(f.text.captionWidth, (f.size.Width-4*tableGap)/3))
}

func (f form) middleHeight(c sizes) float32 {
	lines := float32(1)
	if f.hintWidth(c) < f.text.hintWidth {
		lines++
	}
	return lines*f.text.line + cardHeight(c.pile) + f.text.caption + cardEdge
}

// hintWidth returns the width of the hint.
func (f form) hintWidth(c sizes) float32 {
	if f.between {
		return f.size.Width - 2*f.sideWidth(c) - 4*tableGap
	}
	return f.size.Width - 2*tableGap
}

// topHeight returns the height of the players opposite, with the gap below.
func (f form) topHeight(c sizes) float32 {
	height := float32(0)
	for i := f.rows; i < f.rows+f.top(); i++ {
		height = max(height, f.lineHeight(i, f.seatWidth(i, c), c.other, 0)+tableGap)
	}
	return height
}

// rowHeight returns the height of a row with players at the sides, counted from
// the top.
func (f form) rowHeight(row int, c sizes) float32 {
	left, right := f.rows-1-row, f.rows+f.top()+row
	return max(f.lineHeight(left, f.seatWidth(left, c), c.other, 0), f.lineHeight(right, f.seatWidth(right, c), c.other, 0)) + tableGap
}

func (f form) ownHeight(c sizes) float32 {
	return f.lineHeight(f.players-1, f.size.Width-2*tableGap, c.own, f.text.note)
}

// height returns the height of everything.
func (f form) height(c sizes) float32 {
	sides := float32(0)
	for row := range f.rows {
		sides += f.rowHeight(row, c)
	}
	middle := f.middleHeight(c) + tableGap
	if f.between {
		middle = max(middle, sides)
	} else {
		middle += sides
	}
	return tableGap + f.topHeight(c) + middle + f.ownHeight(c) + tableGap + f.newsHeight()
}

// newsHeight returns the height of what happened with the gap below, where that has
// to be seen at once.
func (f form) newsHeight() float32 {
	if f.beside || f.low {
		return 0
	}
	return f.text.news + tableGap
}
