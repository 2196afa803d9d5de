// Package contrast computes how well one colour stands out from another, as WCAG 2 does.
package contrast

import (
	"image/color"
	"math"
)

// The least contrast of text against its ground, and that of any other sign with a meaning.
const (
	Text = 4.5
	Sign = 3.0
)

// Of returns the contrast of two opaque colours, from 1 to 21.
func Of(a, b color.Color) float64 { return Ratio(Luminance(a), Luminance(b)) }

// Ratio returns the contrast of two luminances, from 1 to 21.
func Ratio(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// Luminance returns the relative luminance of a colour, from 0 to 1.
func Luminance(c color.Color) float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return 0.2126*linear(n.R) + 0.7152*linear(n.G) + 0.0722*linear(n.B)
}

func linear(v uint8) float64 {
	s := float64(v) / 0xFF
	if s <= 0.04045 {
		return s / 12.92
	}
	return math.Pow((s+0.055)/1.055, 2.4)
}
