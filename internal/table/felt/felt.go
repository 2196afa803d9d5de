// Package felt lays out a table of cards: where each player's name and cards, the piles, the
// prompt and what happened are, in whole pixels.
//
// A [Plan] follows from a [Setting] alone: the room there is, who plays with how many cards,
// and how large text is. It does not know the faces of the cards, whose turn it is, or which
// moves are possible, so it cannot change with any of these. The window and the pages of guests
// draw the same plan.
package felt

// A Setting is what a table is laid out for.
type Setting struct {
	Width, Height int
	Seats         []Seat // the others clockwise, and then one's own
	Low           bool   // as on a phone on its side: notes are signs on one's own cards, not words below
	Text          Text
}

// A Seat is a player and a line of cards.
type Seat struct {
	Cards int // the most that the line has had in this round
	Rows  int // in which they lie, 0 and 1 are one
}

// Text is the size of text on a table: heights of lines, and two widths.
type Text struct {
	Heading int // the height of a name
	Face    int // of the face before the name of another player, where it is higher
	Line    int // of the prompt
	Small   int // of what happened, of captions and notes
	Caption int // the width of the longest caption
	Count   int // of the longest that is a number alone; 0 where captions cannot be
	Prompt  int // the width of the longest prompt in one line
}

// A Box is a rectangle on a table, with its top left corner.
type Box struct{ X, Y, Width, Height int }

// A Plan says where everything on a table is.
type Plan struct {
	Height           int  // of all of it, which scrolls where that is more than there is room for
	Brief            bool // captions are numbers alone
	Other, Own, Pile int  // the widths of cards
	Seats            []Place
	Draw             Box // a pile with its caption below
	Held             Box
	Discard          Box
	Prompt           Box
	News             Box
}

// Near returns where news is shown near those who made it, on a table of that width with lines of that height: beside
// the only other player, or below the others if two lines have room above the prompt and the piles. Otherwise it is
// at the place that the plan says.
func (p Plan) Near(width, line int) Box {
	others, own, low := p.Seats[:len(p.Seats)-1], p.Seats[len(p.Seats)-1], 0
	for _, s := range others {
		low = max(low, s.Plate.Y+s.Plate.Height)
	}
	below := Box{p.Prompt.X, low + gap, p.Prompt.Width, min(p.Prompt.Y, p.Draw.Y, own.Heading.Y) - low - gap}
	if len(others) == 1 {
		seat := others[0].Plate
		right := seat.X + seat.Width + gap
		if p.News.Y > p.Prompt.Y && width-right >= leastNews+gap {
			return Box{right, seat.Y, width - right - gap, seat.Height}
		}
		below.X, below.Width = seat.X, seat.Width
	}
	if p.News.Y < p.Prompt.Y || below.Height < 2*line {
		return p.News
	}
	return below
}

// generous is a width of the cards of others with which all cards are large.
const generous = 72

// Suits reports whether the plan, whose text is larger, can take the place of another plan of the same table. Either no
// card is smaller and the line about what happened has no less room; or all cards are large, nothing is left out, and
// nothing lies beyond the height unless the other plan exceeds it too.
func (p Plan) Suits(other Plan, height int) bool {
	same := p.Own >= other.Own && p.Other >= other.Other && p.Pile >= other.Pile && p.News.Height >= other.News.Height
	return (same || p.Other >= generous) && p.Brief == other.Brief && p.Height <= max(height, other.Height)
}

// Middle returns the room of the prompt and the piles.
func (p Plan) Middle() Box {
	x, y := min(p.Prompt.X, p.Draw.X), min(p.Prompt.Y, p.Draw.Y)
	right := max(p.Prompt.X+p.Prompt.Width, p.Discard.X+p.Discard.Width)
	return Box{x, y, right - x, max(p.Prompt.Y+p.Prompt.Height, p.Draw.Y+p.Draw.Height) - y}
}

// A Place is where a player's line is.
type Place struct {
	Plate   Box // of all of it
	Heading Box
	Cards   []Box // what can be tapped of each card; the card is in the middle, at the top
	Note    int   // the height of the note below each card, or 0
}

// CardHeight returns the height of a card of a width.
func CardHeight(width int) int { return width * 7 / 5 }

// Thumb is the least width and height of anything that can be tapped.
const Thumb = 44

// MostInRow is the most cards that lie in one row, unless the deal has more.
const MostInRow = 6

// columns returns how many cards of a line lie side by side if there is room. A line that
// grows keeps its shape as long as it can: people remember where a card lies.
func (s Seat) columns() int {
	rows := max(1, s.Rows)
	switch n := max(1, s.Cards); {
	case rows > 1 || n <= 4:
		return (n + rows - 1) / rows
	case n <= MostInRow:
		return MostInRow
	default:
		return max(MostInRow, (n+1)/2)
	}
}

// fewColumns is how many columns have room in any width.
const fewColumns = 3

// keeps reports whether a line has rows and columns that are never broken.
func (s Seat) keeps() bool { return s.Rows > 1 && s.columns() <= fewColumns }

// rows returns how many rows a line has with that many cards side by side.
func (s Seat) rows(columns int) int { return max(1, (s.Cards+columns-1)/columns) }
