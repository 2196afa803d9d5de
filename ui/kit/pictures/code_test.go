package pictures

import (
	"errors"
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
)

// isBlack reports whether a pixel is black. It fails if it is neither that nor white.
func isBlack(t *testing.T, c color.Color) bool {
	t.Helper()
	r, g, b, _ := c.RGBA()
	if r != g || g != b || r != 0 && r != 0xFFFF {
		t.Fatalf("a pixel is %v, neither black nor white", c)
	}
	return r == 0
}

func newCode(text string) *Code {
	return must.Get(NewCode(text, "The address as a QR code"))
}

func TestCodeIsDrawnInWholePixelsOnWhite(t *testing.T) {
	for _, text := range []string{"http://192.168.1.20:8229", strings.Repeat("long ", 200)} {
		for _, side := range assault.Few(3, []int{130, 320, 333, 480, 1440}) {
			c := newCode(text)
			picture, modules := c.draw(side, side), c.modules()
			each := side / modules
			start := (side - each*c.code.Size) / 2
			for y := range side {
				for x := range side {
					want := x >= start && y >= start && c.code.Black((x-start)/each, (y-start)/each)
					if got := isBlack(t, picture.At(x, y)); got != want {
						t.Fatalf("%d bytes in %d pixels: black %v at %d,%d, want %v", len(text), side, got, x, y, want)
					}
				}
			}
			if start < codeQuiet*each {
				t.Errorf("%d bytes in %d pixels: %d white pixels around, want %d", len(text), side, start, codeQuiet*each)
			}
		}
	}
}

// A shade is a theme that is always light, or always dark.
type shade struct {
	fyne.Theme

	variant fyne.ThemeVariant
}

func (s shade) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return s.Theme.Color(name, s.variant)
}

func TestCodeIsBlackOnWhiteInEveryTheme(t *testing.T) {
	t.Cleanup(func() { fyne.CurrentApp().Settings().SetTheme(widgettest.PlainTheme{Scale: 1}) })
	for _, variant := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
		fyne.CurrentApp().Settings().SetTheme(shade{theme.DefaultTheme(), variant})
		c := newCode("http://192.168.1.20:8229")
		canvas := widgettest.Scene(t, c, fyne.NewSize(320, 320))
		picture := canvas.Capture()
		if isBlack(t, picture.At(2, 2)) {
			t.Error("what is around the code is not white")
		}
		each := 320 / c.modules()
		start := (320 - each*c.code.Size) / 2
		if !isBlack(t, picture.At(start+each/2, start+each/2)) {
			t.Error("the corner of the code is not black")
		}
	}
}

func TestCodeTakesTheRoomThereIs(t *testing.T) {
	c := newCode("http://192.168.1.20:8229")
	widgettest.Scene(t, widgets.Column(widgets.SpaceSmall, c), widgettest.Desk())
	for width, want := range map[float32]float32{10: float32(c.modules()), 358: 358, 900: codeMost} {
		expect.Same(t, fmt.Sprintf("its height where it is %v wide", width), c.HeightFor(width), want)
	}
	picture := c.All.Objects[0]
	expect.Same(t, "its size in a wide window", picture.Size(), fyne.NewSquareSize(codeMost))
	expect.Same(t, "it is read as", widgets.Label(c), "The address as a QR code")
}

func TestCodeIsSeenAsAWholeInALowWindow(t *testing.T) {
	c := newCode("http://192.168.1.20:8229")
	widgettest.Scene(t, widgets.Column(widgets.SpaceSmall, c), fyne.NewSize(844, 390))
	expect.Same(t, "its height in a window 390 high", c.HeightFor(412), 390-codeBeside)
}

func TestCodeSaysThatATextIsTooLong(t *testing.T) {
	const most = 2953
	newCode(strings.Repeat("a", most))
	if _, err := NewCode(strings.Repeat("a", most+1), ""); !errors.Is(err, ErrLongCode) {
		t.Errorf("%d bytes: %v", most+1, err)
	}
	short, long := newCode(strings.Repeat("a", 997)), newCode(strings.Repeat("a", 998))
	if short.code.Size != codeWide || long.code.Size >= codeWide {
		t.Errorf("997 bytes are %d modules wide and 998 are %d", short.code.Size, long.code.Size)
	}
}
