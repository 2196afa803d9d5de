package felt

import "slices"

// A form is one of the ways to lay out a table: how many rows have a player at
// the left and one at the right, and whether the piles lie between these; or each of the
// others in a row of their own, with the name beside the cards, in turn from the top. Where
// it is low, the piles can be in the corner at the right, with what happened above them.
type form struct {
	Setting

	rows    int
	between bool
	listed  bool
	corner  bool
	at      newsAt
}

// forms returns all of them.
func forms(s Setting) (all []form) {
	others := len(s.Seats) - 1
	add := func(f form) {
		for f.at = beside; f.at <= beneath; f.at++ {
			all = append(all, f)
		}
	}
	for _, rows := range slices.Compact([]int{others / 2, min(1, others/2), 0}) {
		add(form{Setting: s, rows: rows, between: true})
		add(form{Setting: s, rows: rows})
	}
	if others > 1 {
		add(form{Setting: s, listed: true})
	}
	if s.Low {
		all = append(all, form{Setting: s, corner: true}, form{Setting: s, corner: true, listed: others > 1})
	}
	return all
}

// newsAt is where what happened is.
type newsAt int

const (
	beside  newsAt = iota // one's own line, or above the piles in the corner
	below                 // one's own line
	brief                 // the same, with room for the last of it
	line                  // the same, in one line
	beneath               // what can be seen at once: it has to be scrolled to
)

func (f form) others() int { return len(f.Seats) - 1 }
func (f form) own() int    { return len(f.Seats) - 1 }

// wide reports whether there is width enough for a form: lines of others are broken in two rows
// at most.
func (f form) wide(c sizes) bool {
	room := f.across(c) - 2*gap
	if f.between && f.rows == 0 || f.between && f.Width < f.middleWidth(c)+2*f.sideWidth(c)+4*gap {
		return false
	}
	if f.corner && f.across(c) < f.Width/2 {
		return false
	}
	if (f.between || f.corner) && f.promptWidth(c) < leastPrompt*f.Text.Line {
		return false
	}
	if !f.corner && f.at == beside && f.Width < f.ownWidth(c)+2*(leastNews+2*gap) {
		return false
	}
	return f.columnsFit(c) && f.whole(c) >= 0.5 && f.inRow(f.own(), room, c.own) == f.inRow(f.own(), f.Width-2*gap, leastOwn)
}

// across returns the width in which the lines are: all of it, but for a corner.
func (f form) across(c sizes) int {
	if f.corner {
		return f.Width - f.middleWidth(c) - gap
	}
	return f.Width
}

// leastNews is the least width of the news beside one's own line, and leastPrompt that of a
// prompt, in lines of its text.
const (
	leastNews   = 180
	leastPrompt = 7
)

// othersFit reports whether the lines of others are broken no more than they must
// be.
func (f form) othersFit(c sizes) bool {
	for i := range f.others() {
		width := f.seatWidth(i, c)
		if fixed := !f.between || !f.atSide(i); fixed && f.inRow(i, width, c.other) != f.inRow(i, width, leastOther) {
			return false
		}
	}
	return true
}

func (f form) pilesFit(c sizes) bool { return f.middleWidth(c) <= f.Width-2*gap }

// step returns the width of a card with the room around it.
func (f form) step(card int) int { return max(Thumb, card+edge+air) }

// lineStep returns the height of a row of cards of a width, with a note below.
func (f form) lineStep(card, note int) int {
	return max(Thumb, CardHeight(card)+note+edge)
}

// note returns the height of notes below one's own cards.
func (f form) note() int {
	if f.Low {
		return 0
	}
	return f.Text.Small
}

// inRow returns how many cards of a line lie in a row of a width.
func (f form) inRow(player, width, card int) int { return f.perRow(player, width, f.step(card)) }

// perRow returns how many cards of a line lie side by side, in rows that are as equal as can
// be. Cards in a few columns stay in them.
func (f form) perRow(player, width, step int) int {
	n := f.Seats[player].columns()
	if f.Seats[player].keeps() {
		return n
	}
	most := max(1, width/step)
	rows := max(1, (n+most-1)/most)
	return max(1, (n+rows-1)/rows)
}

// lineHeight returns the height of a line in a width, with its heading.
func (f form) lineHeight(player, width, card, note int) int {
	n := f.inRow(player, width, card)
	cards := f.Seats[player].rows(n) * f.lineStep(card, note)
	if f.aside(player) {
		return max(f.Text.Heading, cards)
	}
	return f.Text.Heading + cards
}

// aside reports whether the name of a player is beside the cards.
func (f form) aside(player int) bool { return f.listed && player != f.own() }

// leastName is the least width of a name beside cards, usualName that with room for a note
// as well, and mostName the greatest, in heights of it.
const leastName, usualName, mostName = 2.5, 4.5, 6

// nameWidth returns the width that is kept for names beside cards: what is usual, unless that
// breaks a line.
func (f form) nameWidth(c sizes) int {
	longest := 0
	for _, s := range f.Seats[:f.others()] {
		longest = max(longest, min(MostInRow, s.columns()))
	}
	height := float64(f.Text.Heading)
	return min(int(usualName*height), max(int(leastName*height), f.across(c)-2*gap-longest*Thumb))
}

// top is how many of the others sit opposite.
func (f form) top() int { return f.others() - 2*f.rows }

// atSide reports whether one of the others sits at the left or at the right.
func (f form) atSide(player int) bool { return player < f.rows || player >= f.rows+f.top() }

// seatWidth returns the width that one of the others has.
func (f form) seatWidth(player int, c sizes) int {
	switch {
	case f.listed:
		return f.across(c) - 2*gap - f.nameWidth(c)
	case !f.atSide(player):
		n := f.top()
		return (f.across(c) - (n+1)*gap) / n
	case f.between:
		return f.sideWidth(c)
	}
	return (f.Width - 3*gap) / 2
}

// sideWidth returns the width of the lines at the sides of the piles.
func (f form) sideWidth(c sizes) int {
	longest := 2
	for i := range f.others() {
		if f.atSide(i) {
			longest = max(longest, min(f.Seats[i].columns(), sideLine))
		}
	}
	return max(leastSide, longest*f.step(c.other)+gap)
}

// sideLine is how many cards of a line lie in a row beside the piles, and
// leastSide the least width of that.
const (
	sideLine  = 4
	leastSide = 150
)

func (f form) ownWidth(c sizes) int {
	return max(leastHeading, f.inRow(f.own(), f.across(c)-2*gap, c.own)*f.step(c.own)) + gap
}

func (f form) middleWidth(c sizes) int { return 3*f.pileWidth(c) + 2*gap }

// pileWidth returns the width of a pile with its caption.
func (f form) pileWidth(c sizes) int {
	return max(f.step(c.pile), min(f.Text.Caption, (f.Width-4*gap)/3))
}

func (f form) middleHeight(c sizes) int {
	return f.promptHeight(c) + gap + CardHeight(c.pile) + f.Text.Small + edge
}

// promptWidth returns the width of the prompt.
func (f form) promptWidth(c sizes) int {
	switch {
	case f.corner:
		return f.middleWidth(c)
	case f.between:
		return f.Width - 2*f.sideWidth(c) - 4*gap
	}
	return f.Width - 2*gap
}

// promptHeight returns the height of the prompt, which has room for the longest: lines are
// not filled to the last letter.
func (f form) promptHeight(c sizes) int {
	width := f.promptWidth(c)
	lines := 1
	if f.Text.Prompt > width {
		lines = (f.Text.Prompt*11/10 + width - 1) / max(1, width)
	}
	return lines * f.Text.Line
}

// topHeight returns the height of the players opposite, with the gap below.
func (f form) topHeight(c sizes) int {
	if f.top() == 0 {
		return 0
	}
	all, highest := 0, 0
	for i := f.rows; i < f.rows+f.top(); i++ {
		height := f.lineHeight(i, f.seatWidth(i, c), c.other, 0)
		all, highest = all+height+rowGap, max(highest, height)
	}
	if f.listed {
		return all + gap
	}
	return highest + gap
}

// rowHeight returns the height of a row with players at the sides, counted from
// the top.
func (f form) rowHeight(row int, c sizes) int {
	left, right := f.rows-1-row, f.rows+f.top()+row
	return max(f.lineHeight(left, f.seatWidth(left, c), c.other, 0), f.lineHeight(right, f.seatWidth(right, c), c.other, 0)) + gap
}

func (f form) ownHeight(c sizes) int {
	return f.lineHeight(f.own(), f.across(c)-2*gap, c.own, f.note())
}

// height returns the height of everything.
func (f form) height(c sizes) int {
	sides := 0
	for row := range f.rows {
		sides += f.rowHeight(row, c)
	}
	middle := f.middleHeight(c) + gap
	switch {
	case f.corner:
		return max(gap+f.topHeight(c)+f.ownHeight(c)+gap, gap+f.news()+gap+middle)
	case f.between:
		middle = max(middle, sides)
	default:
		middle += sides
	}
	return gap + f.topHeight(c) + middle + f.ownHeight(c) + gap + f.newsHeight()
}

// news returns the height of what happened: three lines of which the last may be broken, or
// in brief the last one.
func (f form) news() int {
	return [...]int{beside: 4, below: 4, brief: 2, line: 1, beneath: 4}[f.at] * f.Text.Small
}

// newsHeight returns the height of what happened with the gap above, where that is below
// and to be seen at once.
func (f form) newsHeight() int {
	if f.at == beside || f.at == beneath {
		return 0
	}
	return f.news() + gap
}
