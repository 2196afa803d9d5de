//go:build chromium

package webtest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"testing"

	"github.com/chromedp/chromedp"
)

// add adds a player on the page of a new game, typed as an on-screen keyboard types.
func (x *tab) add(name string) {
	x.Helper()
	x.tap("Add a name")
	x.until(`document.activeElement.id === 'dummyEntry'`)
	x.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`void tabby.type(%q)`, name)))
	x.find("Add a name, " + name)
	x.do(chromedp.KeyEvent("\r"))
	x.find(name + ", ")
}

// ink returns how many dark pixels there are in a spot.
func (x *tab) ink(s spot) (dark int) {
	x.Helper()
	screen, err := png.Decode(bytes.NewReader(ask(x, chromedp.CaptureScreenshot())))
	if err != nil {
		x.Fatal(err)
	}
	area := image.Rect(int(s.X), int(s.Y), int(s.X+s.Width), int(s.Y+s.Height))
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for i := area.Min.X; i < area.Max.X; i++ {
			if color.GrayModel.Convert(screen.At(i, y)).(color.Gray).Y < 128 {
				dark++
			}
		}
	}
	return dark
}

func TestANameIsDrawnInTheFontsOfTheBrowser(t *testing.T) {
	x := launch(t, t.TempDir(), phone).open(site(t), phone)
	x.tap("New game")
	x.add("三三三")
	x.add("龜龜龜")
	few, many := x.ink(x.named("三三三")), x.ink(x.named("龜龜龜"))
	if few == 0 || many < 2*few {
		x.picture("letters")
		t.Errorf("3 strokes have %d dark pixels, 16 strokes have %d", few, many)
	}
}

// named waits for the spot with just that label.
func (x *tab) named(label string) spot {
	x.Helper()
	x.find(label)
	for _, s := range x.spots() {
		if s.Label == label {
			return s
		}
	}
	x.Fatalf("no %q among %q", label, x.labels())
	return spot{}
}
