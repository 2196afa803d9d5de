package felt

import "slices"

// A form is one of the ways to lay out a table. Only those that [forms] returns can be.
type form struct {
	Setting

	own    int  // the index of one's own line, which is how many others there are
	rows   int  // how many rows have a player at the left and one at the right
	listed bool // each of the others has a row, with the name beside the cards, in turn from the top
	piles  piles
	news   news
}

// piles is where the piles lie, with the prompt.
type piles int

const (
	apart    piles = iota // in a row of their own, between the others and one's own line
	between               // between the players at the left and at the right
	inCorner              // in the corner at the right, with what happened above them
	slim                  // in a row of their own, with the prompt beside them
	atFoot                // with the prompt beside one's own line
)

// news is where what happened is.
type news int

const (
	beside  news = iota // one's own line, or above the piles in the corner
	below               // one's own line
	brief               // the same, with room for the last of it
	line                // the same, in one line
	beneath             // what can be seen at once: it has to be scrolled to
)

// forms returns those that can be for a setting: those with the piles in a row of their own or between
// players first, then those in the corner of a low table, then those for little room.
func forms(s Setting) (all []form) {
	others := len(s.Seats) - 1
	around := slices.Compact([]int{others / 2, min(1, others/2), 0})
	add := func(f form, last news) {
		f.Setting, f.own = s, others
		for ; f.news <= last; f.news++ {
			all = append(all, f)
		}
	}
	for _, rows := range around {
		if rows > 0 {
			add(form{piles: between, rows: rows}, beneath)
		}
		add(form{piles: apart, rows: rows}, beneath)
	}
	if others > 1 {
		add(form{piles: apart, listed: true}, beneath)
	}
	if s.Low {
		add(form{piles: inCorner}, beside)
	}
	if s.Low && others > 1 {
		add(form{piles: inCorner, listed: true}, beside)
	}
	for _, rows := range around {
		add(form{piles: slim, rows: rows, news: below}, beneath)
		add(form{piles: atFoot, rows: rows, news: below}, beneath)
	}
	if others > 1 {
		add(form{piles: slim, listed: true, news: below}, beneath)
		add(form{piles: atFoot, listed: true, news: below}, beneath)
	}
	return all
}

// wide reports whether there is width enough for a form: lines of others are broken in two rows
// at most.
func (f *form) wide(c sizes) bool {
	if f.piles == between && f.Width < f.middleWidth(c)+2*f.sideWidth(c)+4*gap {
		return false
	}
	if f.piles == inCorner && f.across(c) < f.Width/2 {
		return false
	}
	if f.piles != apart && f.piles != atFoot && f.promptWidth(c) < leastPrompt*f.Text.Line {
		return false
	}
	if f.piles != inCorner && f.news == beside && f.Width < f.ownWidth(c)+2*(leastNews+2*gap) {
		return false
	}
	return f.columnsFit(c) && f.whole(c) >= 0.5 && f.ownFits(c)
}

// ownFits reports whether the player's own line is in one row, as far as that is possible.
func (f *form) ownFits(c sizes) bool {
	room := f.ownRoom(c)
	n := f.inRow(f.own, room, c.own)
	return n == f.inRow(f.own, f.Width-2*gap, leastOwn) && (f.piles != atFoot || n*step(c.own) <= room)
}

// across returns the width in which the lines are: all of it, but for a corner.
func (f *form) across(c sizes) int {
	if f.piles == inCorner {
		return f.Width - f.middleWidth(c) - gap
	}
	return f.Width
}

// ownRoom returns the width in which the player's own line is.
func (f *form) ownRoom(c sizes) int {
	if f.piles == atFoot {
		return f.Width - f.footWidth(c) - 3*gap
	}
	return f.across(c) - 2*gap
}

// footWidth returns the width of the piles and the prompt beside the player's own line.
func (f *form) footWidth(c sizes) int { return max(f.middleWidth(c), leastPrompt*f.Text.Line) }

// leastNews is the least width of the news beside the player's own line, and leastPrompt that of a prompt,
// as a multiple of the height of its text.
const (
	leastNews   = 180
	leastPrompt = 7
)

// othersFit reports whether the lines of others are broken no more than they must
// be.
func (f *form) othersFit(c sizes) bool {
	for i := range f.own {
		width := f.seatWidth(i, c)
		if fixed := f.piles != between || !f.atSide(i); fixed && f.inRow(i, width, c.other) != f.inRow(i, width, leastOther) {
			return false
		}
	}
	return true
}

func (f *form) pilesFit(c sizes) bool { return f.middleWidth(c) <= f.Width-2*gap }

// step returns the width of a card with the room around it.
func step(card int) int { return max(Thumb, card+edge+air) }

// lineStep returns the height of a row of cards of a width, with a note below.
func lineStep(card, note int) int {
	return max(Thumb, CardHeight(card)+note+edge)
}

// note returns the height of notes below the player's own cards.
func (f *form) note() int {
	if f.Low {
		return 0
	}
	return f.Text.Small
}

// inRow returns how many cards of a line lie in a row of a width.
func (f *form) inRow(player, width, card int) int { return f.perRow(player, width, step(card)) }

// perRow returns how many cards of a line lie side by side, in rows that are as equal as can
// be. Cards in a few columns stay in them.
func (f *form) perRow(player, width, step int) int {
	n := f.Seats[player].columns()
	if f.Seats[player].keeps() {
		return n
	}
	most := max(1, width/step)
	rows := max(1, (n+most-1)/most)
	return max(1, (n+rows-1)/rows)
}

// lineHeight returns the height of a line in a width, with its heading.
func (f *form) lineHeight(player, width, card, note int) int {
	n := f.inRow(player, width, card)
	cards := f.Seats[player].rows(n) * lineStep(card, note)
	if f.aside(player) {
		return max(f.heading(player), cards)
	}
	return f.heading(player) + cards
}

// heading returns the height of a name with the face before it.
func (f *form) heading(player int) int {
	if player == f.own {
		return f.Text.Heading
	}
	return max(f.Text.Heading, f.Text.Face)
}

// aside reports whether the name of a player is beside the cards.
func (f *form) aside(player int) bool { return f.listed && player != f.own }

// leastName is the least width of a name beside cards, usualName that with room for a note
// as well, and mostName the greatest, in heights of it.
const leastName, usualName, mostName = 2.5, 4.5, 6

// nameWidth returns the width that is kept for names beside cards: what is usual, unless that
// breaks a line.
func (f *form) nameWidth(c sizes) int {
	longest := 0
	for _, s := range f.Seats[:f.own] {
		longest = max(longest, min(MostInRow, s.columns()))
	}
	height := float64(f.Text.Heading)
	return min(int(usualName*height), max(int(leastName*height), f.across(c)-2*gap-longest*Thumb))
}

// top is how many of the others sit opposite.
func (f *form) top() int { return f.own - 2*f.rows }

// atSide reports whether one of the others sits at the left or at the right.
func (f *form) atSide(player int) bool { return player < f.rows || player >= f.rows+f.top() }

// seatWidth returns the width that one of the others has.
func (f *form) seatWidth(player int, c sizes) int {
	switch {
	case f.listed:
		return f.across(c) - 2*gap - f.nameWidth(c)
	case !f.atSide(player):
		n := f.top()
		return (f.across(c) - (n+1)*gap) / n
	case f.piles == between:
		return f.sideWidth(c)
	}
	return (f.Width - 3*gap) / 2
}

// sideWidth returns the width of the lines at the sides of the piles.
func (f *form) sideWidth(c sizes) int {
	longest := 2
	for i := range f.own {
		if f.atSide(i) {
			longest = max(longest, min(f.Seats[i].columns(), sideLine))
		}
	}
	return max(leastSide, longest*step(c.other)+gap)
}

// sideLine is how many cards of a line lie in a row beside the piles, and
// leastSide the least width of that.
const (
	sideLine  = 4
	leastSide = 150
)

func (f *form) ownWidth(c sizes) int {
	return max(leastHeading, f.inRow(f.own, f.across(c)-2*gap, c.own)*step(c.own)) + gap
}

func (f *form) middleWidth(c sizes) int { return 3*f.pileWidth(c) + 2*f.pileGap() }

// pileGap returns the gap between piles.
func (f *form) pileGap() int {
	if f.tight() {
		return air
	}
	return gap
}

// pileWidth returns the width of a pile with its caption.
func (f *form) pileWidth(c sizes) int {
	caption := f.Text.Caption
	if f.brief() {
		caption = f.Text.Count
	}
	return max(step(c.pile), min(caption, (f.Width-4*gap)/3))
}

// tight reports whether the piles have no row of their own.
func (f *form) tight() bool { return f.piles == slim || f.piles == atFoot }

// brief reports whether captions are numbers alone.
func (f *form) brief() bool { return f.tight() && f.Text.Count > 0 }

func (f *form) middleHeight(c sizes) int {
	pile := CardHeight(c.pile) + f.Text.Small + edge
	if f.piles == slim {
		return max(f.promptHeight(c), pile)
	}
	return f.promptHeight(c) + gap + pile
}

func (f *form) promptWidth(c sizes) int {
	switch {
	case f.piles == inCorner:
		return f.middleWidth(c)
	case f.piles == between:
		return f.Width - 2*f.sideWidth(c) - 4*gap
	case f.piles == slim:
		return f.Width - f.middleWidth(c) - 3*gap
	case f.piles == atFoot:
		return f.footWidth(c)
	}
	return f.Width - 2*gap
}

// promptHeight returns the height of the prompt, which has room for the longest: lines are
// not filled to the last letter.
func (f *form) promptHeight(c sizes) int {
	width := f.promptWidth(c)
	lines := 1
	if f.Text.Prompt > width {
		lines = (f.Text.Prompt*11/10 + width - 1) / max(1, width)
	}
	return lines * f.Text.Line
}

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
