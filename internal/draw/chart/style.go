package chart

import (
	"image/color"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/internal/draw/badges"
)

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
var dashes = [][]float64{nil, {8, 4}, {2, 3}, {10, 3, 2, 3}, {5, 2}, {12, 6}, {3, 6}, {8, 3, 3, 3, 3, 3}}
