package felt

import "slices"

// A form is one of the ways to lay out a table: how many rows have a player at
// the left and one at the right, and whether the piles lie between these; or each of the
// others in a row of their own, with the name beside the cards, in turn from the top. Where
// it is low, the piles can be in the corner at the right, with what happened above them. Where
// there is little room, the prompt can be beside the piles, or both beside one's own line.
type form struct {
	Setting

	own     int // the index of one's own line, which is how many others there are
	rows    int
	between bool
	listed  bool
	corner  bool
	slim    bool
	foot    bool
	at      newsAt
}

// forms returns all of them, those with the piles in a row of their own first.
func forms(s Setting) (all []form) {
	others := len(s.Seats) - 1
	var ways []form
	for _, rows := range slices.Compact([]int{others / 2, min(1, others/2), 0}) {
		ways = append(ways, form{rows: rows, between: true}, form{rows: rows})
	}
	if others > 1 {
		ways = append(ways, form{listed: true})
	}
	if s.Low {
		ways = append(ways, form{corner: true}, form{corner: true, listed: others > 1})
	}
	for _, f := range slices.Clone(ways) {
		if !f.between && !f.corner {
			slim, foot := f, f
			slim.slim, foot.foot = true, true
			ways = append(ways, slim, foot)
		}
	}
	for _, f := range ways {
		f.Setting, f.own = s, others
		for f.at = beside; f.at <= beneath; f.at++ {
			if f.at == beside && !f.tight() || f.at != beside && !f.corner {
				all = append(all, f)
			}
		}
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

// wide reports whether there is width enough for a form: lines of others are broken in two rows
// at most.
func (f *form) wide(c sizes) bool {
	if f.between && (f.rows == 0 || f.Width < f.middleWidth(c)+2*f.sideWidth(c)+4*gap) {
		return false
	}
	if f.corner && f.across(c) < f.Width/2 {
		return false
	}
	if (f.between || f.corner || f.slim) && f.promptWidth(c) < leastPrompt*f.Text.Line {
		return false
	}
	if !f.corner && f.at == beside && f.Width < f.ownWidth(c)+2*(leastNews+2*gap) {
		return false
	}
	return f.columnsFit(c) && f.whole(c) >= 0.5 && f.ownFits(c)
}

// ownFits reports whether one's own line is in one row, as far as that is possible.
func (f *form) ownFits(c sizes) bool {
	room := f.ownRoom(c)
	n := f.inRow(f.own, room, c.own)
	return n == f.inRow(f.own, f.Width-2*gap, leastOwn) && (!f.foot || n*step(c.own) <= room)
}

// across returns the width in which the lines are: all of it, but for a corner.
func (f *form) across(c sizes) int {
	if f.corner {
		return f.Width - f.middleWidth(c) - gap
	}
	return f.Width
}

// ownRoom returns the width in which one's own line is.
func (f *form) ownRoom(c sizes) int {
	if f.foot {
		return f.Width - f.footWidth(c) - 3*gap
	}
	return f.across(c) - 2*gap
}

// footWidth returns the width of the piles and the prompt beside one's own line.
func (f *form) footWidth(c sizes) int { return max(f.middleWidth(c), leastPrompt*f.Text.Line) }

// leastNews is the least width of the news beside one's own line, and leastPrompt that of a
// prompt, in lines of its text.
const (
	leastNews   = 180
	leastPrompt = 7
)

// othersFit reports whether the lines of others are broken no more than they must
// be.
func (f *form) othersFit(c sizes) bool {
	for i := range f.own {
		width := f.seatWidth(i, c)
		if fixed := !f.between || !f.atSide(i); fixed && f.inRow(i, width, c.other) != f.inRow(i, width, leastOther) {
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

// note returns the height of notes below one's own cards.
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
		return max(f.Text.Heading, cards)
	}
	return f.Text.Heading + cards
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
	case f.between:
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
func (f *form) tight() bool { return f.slim || f.foot }

// brief reports whether captions are numbers alone.
func (f *form) brief() bool { return f.tight() && f.Text.Count > 0 }

func (f *form) middleHeight(c sizes) int {
	piles := CardHeight(c.pile) + f.Text.Small + edge
	if f.slim {
		return max(f.promptHeight(c), piles)
	}
	return f.promptHeight(c) + gap + piles
}

func (f *form) promptWidth(c sizes) int {
	switch {
	case f.corner:
		return f.middleWidth(c)
	case f.between:
		return f.Width - 2*f.sideWidth(c) - 4*gap
	case f.slim:
		return f.Width - f.middleWidth(c) - 3*gap
	case f.foot:
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
