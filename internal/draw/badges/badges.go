// Package badges has what tells people apart in the window, on pages, charts and paper: a cat,
// a colour and a shape.
package badges

import (
	"embed"
	"regexp"
	"strconv"
	"strings"
)

//go:embed *.svg cats/*.svg
var drawings embed.FS

// drawing returns the drawing of a shape as SVG: its outline in white, and on it the
// shape in black. It panics if there is none.
func drawing(name string) []byte {
	svg, err := drawings.ReadFile(name + ".svg")
	if err != nil {
		panic("badges: no drawing " + name)
	}
	return svg
}

// A Shape is the tag on the collar of a cat, and marks the line of a person in a chart.
type Shape struct {
	Name   string // of its drawing, too
	Round  bool   // a circle: it has no outline of corners
	Ringed bool   // a ring around a core, with a gap between them
}

// The sides of circles, as shares of the side of a shape.
const (
	Radius = 0.46 // of a round shape
	Hole   = 0.38 // of the hole in a ring
	Core   = 0.29 // of what stands in the hole
)

// CrownShare is the side of a crown as a share of the side of its badge, and CrownLift the part of
// the crown above the badge.
const (
	CrownShare = 0.5
	CrownLift  = 0.7
)

// StepHigh returns how high the step of one of the first three places is on a podium, as a share of the highest.
func StepHigh(place int) float64 { return float64(9-2*place) / 7 }

// Count is the number of shapes, and of colours.
const Count = 8

// Shapes returns the shapes there are, in the order they are offered.
func Shapes() [Count]Shape {
	return [Count]Shape{
		{Name: "disc", Round: true},
		{Name: "square"},
		{Name: "triangle"},
		{Name: "diamond"},
		{Name: "star"},
		{Name: "hexagon"},
		{Name: "plus"},
		{Name: "ring", Round: true, Ringed: true},
	}
}

// A Point lies on a grid of 100 by 100, from the top left.
type Point struct{ X, Y float64 }

// token is a command or a number of a path.
var token = regexp.MustCompile(`[MLCz]|-?[0-9.]+`)

// Outline returns the corners of a shape, curves drawn as short lines. It panics
// if the drawing is missing or has other commands than M, L, C and z.
func (s Shape) Outline() []Point {
	_, path, _ := strings.Cut(string(drawing(s.Name)), ` d="`)
	path, _, _ = strings.Cut(path, `"`)
	var points, from []Point
	command, numbers := "", []float64(nil)
	for _, word := range token.FindAllString(path, -1) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			command, numbers = word, nil
			continue
		}
		if numbers = append(numbers, n); len(numbers)%2 == 0 {
			from = append(from, Point{numbers[len(numbers)-2], n})
		}
		switch {
		case command == "C" && len(from) == 3:
			points, from = curve(points, from), nil
		case command != "C" && len(from) == 1:
			points, from = append(points, from[0]), nil
		}
	}
	return points
}

// curve adds a Bézier curve from the last point over two others to a third.
func curve(points, over []Point) []Point {
	const parts = 4
	a := points[len(points)-1]
	for i := 1; i <= parts; i++ {
		t := float64(i) / parts
		u := 1 - t
		at := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
		points = append(points, Point{at(a.X, over[0].X, over[1].X, over[2].X), at(a.Y, over[0].Y, over[1].Y, over[2].Y)})
	}
	return points
}

// Colors returns the colours of badges, as 0xRRGGBB: the same in every theme, on
// charts and on paper. They have the hues of Okabe and Ito, which people with any
// vision can tell apart: blue, orange, bluish green, reddish purple, sky blue,
// vermillion, yellow and black. All are about equally dark: light and dark cats stand out
// from them, and they from light and from dark grounds.
func Colors() [Count]uint32 {
	return [Count]uint32{0x1F75CD, 0x9C6C00, 0x008560, 0xAF5399, 0x257E9D, 0xC05500, 0x7D7700, 0x73737B}
}
