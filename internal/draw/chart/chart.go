// Package chart draws numbers: lines with a limit, and bars. A [Chart] is data;
// [Chart.Draw] makes a picture of it, as PNG or SVG, in a [Style].
//
// No chart needs colour to be read: each line has a mark, dashes and its name at
// its end; of two parts of a bar one is filled and the other is not. Each person has a
// colour and a shape. Drawing needs no screen and may be done in any goroutine.
package chart

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"io"
	"slices"
	"strings"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/engine"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/internal/words/sums"
	"tabby/scoring"
)

// A Series is a line.
type Series struct {
	Name  string
	X, Y  []float64    // of one length
	Badge badges.Badge // whose it is
	Dash  int          // how it is broken, such as the number of a player
	Plain bool         // without marks, where there are many points
}

// A Bar is a named number.
type Bar struct {
	Name string
	N    int
}

// A Chart is lines or bars to draw.
type Chart struct {
	X, Y      string // what the axes say
	Lines     []Series
	Bars      []Bar
	Of        badges.Badge // whose bars they are
	Limit     float64      // how high the chart is at least
	Limited   bool         // draw the limit
	LimitName string       // what is written at it
}

// A Format is the file format of a picture.
type Format uint8

// The formats.
const (
	PNG Format = iota
	SVG
)

// A Size is that of a picture, in pixels.
type Size struct{ W, H int }

// Draw writes a picture of a chart. A picture of less than 160 × 120 pixels is an
// error.
func (c Chart) Draw(w io.Writer, f Format, s Size, l Style) error {
	pen, err := c.drawn(f, s, l)
	if err != nil {
		return err
	}
	return pen.Save(w)
}

// Image returns a picture of a chart, as [Chart.Draw] does.
func (c Chart) Image(s Size, l Style) (image.Image, error) {
	pen, err := c.drawn(PNG, s, l)
	if err != nil {
		return nil, err
	}
	return pen.Image(func() {})
}

// drawn returns the pen that drew a chart.
func (c Chart) drawn(f Format, s Size, l Style) (*Pen, error) {
	if s.W < 160 || s.H < 120 {
		return nil, fmt.Errorf("%d × %d is too small", s.W, s.H)
	}
	pen, err := NewPen(f, s, l)
	if err != nil {
		return nil, err
	}
	pen.Chart(image.Rect(0, 0, s.W, s.H), c)
	return pen, nil
}

// A Style is the colours and the scale of a chart.
type Style struct {
	Paper, Ink, Soft drawing.Color
	Scale            float64 // of text, lines and marks; 0 means 1
}

// Light returns the style of the light theme, and of paper.
func Light() Style {
	return Style{Paper: rgb(0xFFFFFF), Ink: rgb(0x1F2430), Soft: rgb(0xD8D4CA)}
}

// Dark returns the style of the dark theme.
func Dark() Style {
	return Style{Paper: rgb(0x14181B), Ink: rgb(0xECE7DD), Soft: rgb(0x3A4248)}
}

// Contrast returns the style of high contrast: white on black.
func Contrast() Style {
	return Style{Paper: rgb(0x000000), Ink: rgb(0xFFFFFF), Soft: rgb(0x7F7F7F)}
}

func rgb(hex uint32) drawing.Color {
	return drawing.Color{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xFF}
}

// On returns the style on another ground, such as that of a page.
func (l Style) On(ground color.Color) Style {
	c := color.NRGBAModel.Convert(ground).(color.NRGBA)
	l.Paper = drawing.Color{R: c.R, G: c.G, B: c.B, A: c.A}
	return l
}

// Person returns the colour of that number, the same in every style.
func Person(colour int) drawing.Color { return rgb(badges.Colors()[colour%badges.Count]) }

// dashes are how lines are broken, by [Series.Dash].
var dashes = [][]float64{nil, {8, 4}, {3, 2}, {10, 3, 2, 3}, {5, 2}, {12, 6}, {4, 5}, {8, 3, 3, 3, 3, 3}}

// mostMarks is the number of rounds up to which every total has a mark.
const mostMarks = 40

// leastHigh is how high a chart is while no player has points.
const leastHigh = 10

// Totals returns the chart of the totals of a game: a line for every player, until
// they went out or left. The limit is left out as long as every total is below half of it; the chart then
// reaches to twice the highest total.
func Totals(s scoring.Sheet, badges Badges, w words.ChartsTexts) Chart {
	top, c := 0.0, Chart{X: w.Round, Y: w.Total, LimitName: w.Limit}
	for i, p := range s.Seats {
		l := Series{Name: s.People[p].Name, Badge: badges.Of(s, p), Dash: i, Plain: s.Counted() > mostMarks}
		l.totals(s, p)
		c.Lines, top = append(c.Lines, l), max(top, slices.Max(l.Y))
		if _, c.Limited = s.Headroom(p); c.Limited {
			c.Limit = float64(s.Ruleset.Number(engine.Threshold))
		}
	}
	switch {
	case top == 0:
		c.Limit = max(c.Limit, leastHigh)
	case 2*top < c.Limit:
		c.Limited, c.Limit = false, 2*top
	}
	return c
}

// totals adds the totals of a player, from the one before the first round that
// counts. A player without a round has one total, at the end.
func (l *Series) totals(s scoring.Sheet, p scoring.Player) {
	round := 0
	add := func(round, total int) { l.X, l.Y = append(l.X, float64(round)), append(l.Y, float64(total)) }
	for _, r := range s.Rounds {
		if r.Fate != scoring.Counts {
			continue
		}
		round++
		c := r.Cells[p]
		if c.Mark == scoring.Blank {
			continue
		}
		if l.X == nil {
			add(round-1, c.Before())
		}
		add(round, c.Total)
	}
	if l.X == nil {
		add(round, s.Totals[p])
	}
}

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
