package cards

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

func everyLight(t *testing.T, f func(*testing.T, art.Light)) {
	for l := range art.Light(art.Lights) {
		t.Run(fmt.Sprint(l), func(t *testing.T) { f(t, l) })
	}
}

func TestLightOfTheme(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		if got := LightOf(widgets.Looks{Theme: themeUnder(l), Variant: theme.VariantLight}); got != l {
			t.Errorf("got %v", got)
		}
	})
	t.Run("also a theme that is not ours", func(t *testing.T) {
		if got := LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantDark}); got != art.Night {
			t.Errorf("Fyne's dark theme: got %v", got)
		}
		if got := LightOf(widgets.Looks{Theme: theme.DefaultTheme(), Variant: theme.VariantLight}); got != art.Day {
			t.Errorf("Fyne's light theme: got %v", got)
		}
	})
}
