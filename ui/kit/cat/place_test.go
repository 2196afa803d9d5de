package cat

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// earsAt is how far below the top of its picture the ears of a cat begin, in the units of that.
const earsAt = 12

func TestEarsOnAnEdgeAreInSightAtTheTopOfAPage(t *testing.T) {
	app := test.NewTempApp(t)
	for _, scale := range []float32{1, 1.25, 1.5, 1.75, 2} {
		app.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: scale}))
		c := NewPerched((&uitest.Clock{}).After, &languages.English().Home)
		on := On("On the table", c, widgets.NewBody("Round 1"))
		test.NewTempWindow(t, on).Resize(fyne.NewSize(600, 400))
		above := c.Object().Size().Height*earsAt/art.CatHeight + c.Object().Position().Y
		if above < -theme.Size(widgets.SpaceSmall)-0.5 {
			t.Errorf("in text %v, they are %v above the heading", scale, -above)
		}
	}
}
