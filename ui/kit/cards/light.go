package cards

import (
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/internal/system/contrast"
	"tabby/ui/kit/widgets"
)

// starkest is the least contrast of ink on paper of a stark theme. Black
// on white is 21.
const starkest = 20

// LightOf returns the light for the paper and the ink of a theme, so that any
// theme works.
func LightOf(l widgets.Looks) art.Light {
	paper := contrast.Luminance(l.Color(theme.ColorNameBackground))
	ink := contrast.Luminance(l.Color(theme.ColorNameForeground))
	switch {
	case contrast.Ratio(paper, ink) > starkest:
		return art.Stark
	case paper < ink:
		return art.Night
	}
	return art.Day
}
