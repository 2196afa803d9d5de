package chart

import (
	"image/color"

	"github.com/wcharczuk/go-chart/v2/drawing"
)

// A Look is what a chart wears.
type Look struct {
	Paper, Ink, Soft drawing.Color
	Lines            []drawing.Color // by [Series.Style], repeated
	Scale            float64         // of text, lines and marks; 0 means 1
}

// The colours of lines are those of Okabe and Ito, which people with any vision
// tell apart; on dark the two darkest are lighter.
var (
	onLight = []string{"0072B2", "D55E00", "009E73", "CC79A7", "8A6D00", "1F78A8", "3A3A3A", "7A3E9D"}
	onDark  = []string{"56B4E9", "E69F00", "2BC59B", "E8A5CB", "F0E442", "8FC7F0", "ECE7DD", "C9A0E8"}
)

// Light returns the look of the light theme, and of paper.
func Light() Look { return look("FFFFFF", "1F2430", "D8D4CA", onLight) }

// Dark returns the look of the dark theme.
func Dark() Look { return look("14181B", "ECE7DD", "3A4248", onDark) }

// Contrast returns the look of high contrast: white on black, every line white.
func Contrast() Look { return look("000000", "FFFFFF", "7F7F7F", []string{"FFFFFF"}) }

// On returns the look on another ground, such as that of a page.
func (l Look) On(ground color.Color) Look {
	c := color.NRGBAModel.Convert(ground).(color.NRGBA)
	l.Paper = drawing.Color{R: c.R, G: c.G, B: c.B, A: c.A}
	return l
}

func look(paper, ink, soft string, lines []string) Look {
	l := Look{Paper: drawing.ColorFromHex(paper), Ink: drawing.ColorFromHex(ink), Soft: drawing.ColorFromHex(soft)}
	for _, c := range lines {
		l.Lines = append(l.Lines, drawing.ColorFromHex(c))
	}
	return l
}

func (l Look) line(style int) drawing.Color { return l.Lines[style%len(l.Lines)] }

// dashes are how lines are broken, by style.
var dashes = [][]float64{nil, {8, 4}, {2, 3}, {10, 3, 2, 3}, {5, 2}, {12, 6}, {3, 6}, {8, 3, 3, 3, 3, 3}}
