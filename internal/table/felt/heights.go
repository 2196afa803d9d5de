package felt

// topHeight returns the height of the players opposite, with the gap below.
func (f *form) topHeight(c sizes) int {
	if f.top() == 0 {
		return 0
	}
	all, highest := 0, 0
	for i := f.rows; i < f.rows+f.top(); i++ {
		height := f.lineHeight(i, f.seatWidth(i, c), c.other, 0)
		all, highest = all+height, max(highest, height)
	}
	if f.listed {
		return all + gap
	}
	return highest + gap
}

// rowHeight returns the height of a row with players at the sides, counted from
// the top.
func (f *form) rowHeight(row int, c sizes) int {
	left, right := f.rows-1-row, f.rows+f.top()+row
	return max(f.lineHeight(left, f.seatWidth(left, c), c.other, 0), f.lineHeight(right, f.seatWidth(right, c), c.other, 0)) + gap
}

func (f *form) ownHeight(c sizes) int {
	return f.lineHeight(f.own, f.ownRoom(c), c.own, f.note())
}

// height returns the height of everything.
func (f *form) height(c sizes) int {
	sides := 0
	for row := range f.rows {
		sides += f.rowHeight(row, c)
	}
	middle := f.middleHeight(c) + gap
	switch {
	case f.piles == inCorner:
		return max(gap+f.topHeight(c)+f.ownHeight(c)+gap, gap+f.newsLines()+gap+middle)
	case f.piles == atFoot:
		return gap + f.topHeight(c) + sides + max(f.ownHeight(c), f.middleHeight(c)) + gap + f.newsHeight()
	case f.piles == between:
		middle = max(middle, sides)
	default:
		middle += sides
	}
	return gap + f.topHeight(c) + middle + f.ownHeight(c) + gap + f.newsHeight()
}

// newsLines returns the height of what happened itself: three lines, the last of which may be broken, or
// in brief the last one.
func (f *form) newsLines() int {
	return [...]int{beside: 4, below: 4, brief: 2, line: 1, beneath: 4}[f.news] * f.Text.Small
}

// newsHeight returns the height of what happened with the gap above, if that is below
// and to be seen at once.
func (f *form) newsHeight() int {
	if f.news == beside || f.news == beneath {
		return 0
	}
	return f.newsLines() + gap
}
