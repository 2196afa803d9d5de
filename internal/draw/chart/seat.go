package chart

import (
	"image"
	"image/color"
	"image/draw"
	"strings"

	"tabby/internal/draw/badges"
	"tabby/internal/words/sums"
)

// A Seat is what a player reads of a sheet that lies on the table.
type Seat struct {
	Badge badges.Badge
	Name  string
	Total int
	Note  string      // such as the place, or ""
	Does  string      // that the player deals or begins, or ""
	Gold  color.Color // of the seat of a player who has won, or nil
	On    color.Color // the table that it lies on
	Turn  int         // clockwise quarter turns towards the player
	Size  Size        // in pixels, before it is turned
}

// seatBox is the width in which the measures of a seat are given; its height is half of
// that.
const seatBox = 400.

// The sizes of what is written on a seat, in points; long names are smaller, down to the
// least.
const (
	seatName, seatLeast = 30., 16.
	seatNote            = 22.
	seatTotal           = 84.
)

// A face is where the badge of a seat is and how wide, and where the name begins, in the measures of a seat.
type face struct{ x, y, side, name float64 }

// face returns the face of a seat: one that has won is larger, below a crown.
func (s Seat) face() face {
	if s.Gold != nil {
		return face{68, 96, 92, 124}
	}
	return face{52, 48, 60, 90}
}

// Draw returns the picture of a seat in a style: the badge, the name and who deals or begins, the
// total in the middle below them, and at the foot the place.
func (s Seat) Draw(l Style) (image.Image, error) {
	l.Scale = 1
	if s.Gold != nil {
		l = Light().On(s.Gold)
	}
	ground, err := NewPen(PNG, s.Size, l.On(s.On))
	if err != nil {
		return nil, err
	}
	pen, unit := ground.With(l), float64(s.Size.W)/seatBox
	at := func(n float64) int { return int(n * unit) }
	pen.Card(image.Rect(0, 0, s.Size.W, s.Size.H), at(28), Person(s.Badge.Colour))
	pen.Card(image.Rect(at(7), at(7), s.Size.W-at(7), s.Size.H-at(7)), at(22), l.Paper)
	s.drawHead(pen, unit)
	total := sums.Text(s.Total)
	wide := pen.Width(seatTotal*unit, total)
	left := (s.Size.W - wide) / 2
	pen.Text(left, at(172), seatTotal*unit, total)
	if turnsInto(total) {
		pen.Box(image.Rect(left, at(179), left+wide, at(184)), l.Ink)
	}
	if s.Note != "" {
		pen.Text(s.Size.W-at(24)-pen.Width(seatNote*unit, s.Note), at(178), seatNote*unit, s.Note)
	}
	picture, err := pen.Image(func() {})
	if err != nil {
		return nil, err
	}
	return turned(picture, s.Turn), nil
}

// turnsInto reports whether a number can be read upside down as well, with a 6 for a 9: 6, 86.
func turnsInto(number string) bool {
	return strings.ContainsAny(number, "69") && strings.Trim(number, "01689") == ""
}

// drawHead draws the badge, the name and beside it who deals or begins with a pen, in units of a seat.
func (s Seat) drawHead(pen *Pen, unit float64) {
	at := func(n float64) int { return int(n * unit) }
	f := s.face()
	mark := image.Pt(at(f.x), at(f.y))
	pen.Person(s.Badge, mark, f.side*unit)
	if s.Gold != nil {
		pen.Crown(mark, f.side*unit)
	}
	size, room := seatName, at(seatBox-f.name-22)
	if s.Does != "" {
		wide := pen.Width(seatNote*unit, s.Does)
		pen.Text(s.Size.W-at(24)-wide, at(60), seatNote*unit, s.Does)
		room -= wide + at(12)
	}
	for size > seatLeast && pen.Width(size*unit, s.Name) > room {
		size--
	}
	pen.Text(at(f.name), at(60), size*unit, pen.Fit(size*unit, s.Name, room))
}

// turned returns a picture after some quarter turns clockwise.
func turned(picture image.Image, quarters int) image.Image {
	for range (quarters%4 + 4) % 4 {
		from := picture.Bounds()
		to := image.NewRGBA(image.Rect(0, 0, from.Dy(), from.Dx()))
		upright := image.NewRGBA(from)
		draw.Draw(upright, from, picture, from.Min, draw.Src)
		for y := range from.Dy() {
			for x := range from.Dx() {
				to.SetRGBA(from.Dy()-1-y, x, upright.RGBAAt(from.Min.X+x, from.Min.Y+y))
			}
		}
		picture = to
	}
	return picture
}
