//go:build chromium && long

package webtest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
)

// add adds a player on the page of a new game, typed as an on-screen keyboard types.
func (x *tab) add(name string) {
	x.Helper()
	x.tap("Add a name")
	x.focused("Add a name")
	x.run(fmt.Sprintf(`void tabby.type(%q)`, name))
	x.find("Add a name, " + name)
	x.do(chromedp.KeyEvent("\r"))
	x.find("✓ " + name)
}

// ink returns how many pixels in a node are lighter or darker than its ground, which is
// what most of it has.
func (x *tab) ink(s node) (ink int) {
	x.Helper()
	screen := must.Get(png.Decode(bytes.NewReader(ask(x, chromedp.CaptureScreenshot()))))
	var greys [256]int
	area := image.Rect(int(s.X), int(s.Y), int(s.X+s.Width), int(s.Y+s.Height))
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for i := area.Min.X; i < area.Max.X; i++ {
			greys[color.GrayModel.Convert(screen.At(i, y)).(color.Gray).Y]++
		}
	}
	ground := slices.Index(greys[:], slices.Max(greys[:]))
	for grey, n := range greys {
		if max(grey-ground, ground-grey) > 64 {
			ink += n
		}
	}
	return ink
}

func TestANameIsDrawnInTheFontsOfTheBrowser(t *testing.T) {
	x := fresh(t, phone)
	x.tap("New game")
	x.add("三三三")
	x.add("龜龜龜")
	few, many := x.ink(x.find("✓ 三三三, seat 1")), x.ink(x.find("✓ 龜龜龜, seat 2"))
	const more = 100 // pixels of 39 strokes; what no font has would be drawn alike
	if many < few+more {
		x.picture("letters")
		t.Errorf("9 strokes have %d pixels of ink, 48 strokes have %d", few, many)
	}
}
