package cards

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/internal/testing/expect"
	"tabby/ui/kit/widgets"
)

func everyLight(t *testing.T, f func(*testing.T, art.Light)) {
	for l := range art.Light(art.Lights) {
		t.Run(fmt.Sprint(l), func(t *testing.T) { f(t, l) })
	}
}

func TestLightOfTheme(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		expect.Same(t, "the light", LightOf(widgets.Looks{Theme: themeUnder(l), Variant: theme.VariantLight}), l)
	})
	t.Run("also a theme that is not ours", func(t *testing.T) {
		expect.Same(t, "Fyne's dark theme", LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantDark}), art.Night)
		expect.Same(t, "Fyne's light theme", LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantLight}), art.Day)
	})
}
