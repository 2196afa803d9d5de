package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/internal/system/contrast"
)

// starkest is the least contrast of ink on paper of a stark theme. Black
// on white is 21.
const starkest = 20

// LightOf returns the light for the paper and the ink of a theme, so that any
// theme works.
func LightOf(t fyne.Theme, v fyne.ThemeVariant) art.Light {
	paper := contrast.Luminance(t.Color(theme.ColorNameBackground, v))
	ink := contrast.Luminance(t.Color(theme.ColorNameForeground, v))
	switch {
	case contrast.Ratio(paper, ink) > starkest:
		return art.Stark
	case paper < ink:
		return art.Night
	}
	return art.Day
}
