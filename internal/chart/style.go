package chart

import (
	"image/color"

	"github.com/wcharczuk/go-chart/v2/drawing"
)

// A Style is what a chart wears.
type Style struct {
	Paper, Ink, Soft drawing.Color
	People           []drawing.Color // by [story.Look], repeated
	Scale            float64         // of text, lines and marks; 0 means 1
}

// The colours of people are those of the window, after Okabe and Ito, whom people
// with any vision can follow.
var (
	onLight    = []string{"0072B2", "AA7400", "00815D", "B76392", "2F86B6", "BB5200", "89810E", "33333A"}
	onDark     = []string{"4B9BD5", "E69F00", "1FB58C", "CC79A7", "8CCDF2", "E8743A", "F0E442", "D8D8D8"}
	onContrast = []string{"56A8E8", "E69F00", "1FC899", "E08FBE", "9AD8FA", "FF8040", "F0E442", "FFFFFF"}
)

// Light returns the look of the light theme, and of paper.
func Light() Style { return look("FFFFFF", "1F2430", "D8D4CA", onLight) }

// Dark returns the look of the dark theme.
func Dark() Style { return look("14181B", "ECE7DD", "3A4248", onDark) }

// Contrast returns the look of high contrast: white on black.
func Contrast() Style { return look("000000", "FFFFFF", "7F7F7F", onContrast) }

// On returns the look on another ground, such as that of a page.
func (l Style) On(ground color.Color) Style {
	c := color.NRGBAModel.Convert(ground).(color.NRGBA)
	l.Paper = drawing.Color{R: c.R, G: c.G, B: c.B, A: c.A}
	return l
}

func look(paper, ink, soft string, people []string) Style {
	l := Style{Paper: drawing.ColorFromHex(paper), Ink: drawing.ColorFromHex(ink), Soft: drawing.ColorFromHex(soft)}
	for _, c := range people {
		l.People = append(l.People, drawing.ColorFromHex(c))
	}
	return l
}

// Person returns the colour of that number.
func (l Style) Person(colour int) drawing.Color { return l.People[colour%len(l.People)] }

// dashes are how lines are broken, by [Series.Dash].
var dashes = [][]float64{nil, {8, 4}, {2, 3}, {10, 3, 2, 3}, {5, 2}, {12, 6}, {3, 6}, {8, 3, 3, 3, 3, 3}}
