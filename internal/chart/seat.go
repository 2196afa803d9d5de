package chart

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"strconv"
)

// A Seat is what a player reads of a sheet that lies on the table.
type Seat struct {
	Badge Badge
	Name  string
	Total int
	Note  string // such as the place, or ""
	Turn  int    // clockwise quarter turns towards the player
	Size  Size   // in pixels, before it is turned
}

// seatBox is the width in which the measures of a seat are given; its height is half of
// that.
const seatBox = 400.

// Draw returns the picture of a seat in a style.
func (s Seat) Draw(l Style) (image.Image, error) {
	l.Scale = 1
	pen, err := NewPen(PNG, s.Size, l)
	if err != nil {
		return nil, err
	}
	unit := float64(s.Size.W) / seatBox
	at := func(n float64) int { return int(n * unit) }
	pen.Card(image.Rect(0, 0, s.Size.W, s.Size.H), at(28), l.Soft)
	pen.Card(image.Rect(at(3), at(3), s.Size.W-at(3), s.Size.H-at(3)), at(26), l.Paper)
	pen.Person(s.Badge, s.Name, image.Pt(at(72), at(100)), 96*unit)
	noted := at(seatBox-24) - pen.Width(24*unit, s.Note)
	pen.Text(noted, at(62), 24*unit, s.Note)
	pen.Text(at(140), at(62), 30*unit, pen.Fit(30*unit, s.Name, noted-at(150)))
	pen.Text(at(140), at(164), 78*unit, strconv.Itoa(s.Total))
	var drawn bytes.Buffer
	if err := pen.Save(&drawn); err != nil {
		return nil, err
	}
	picture, err := png.Decode(&drawn)
	if err != nil {
		return nil, err
	}
	return turned(picture, s.Turn), nil
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
