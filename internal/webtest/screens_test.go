//go:build chromium

package webtest

import (
	"bytes"
	"image"
	"image/png"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/history"
	machine "tabby/internal/desktop"
	"tabby/ui"
	"tabby/ui/frame"
	"tabby/ui/uitest"
)

// Both draw the same letters, but a computer without a display at whole pixels and WebGL
// between them, and each smooths edges in its own way. So blocks are compared, by their
// mean, and a few edges may still be off. A line that is missing, moved or of another
// colour is far more.
const (
	block   = 6    // pixels wide and high
	apart   = 40   // of 255: how far two blocks are from each other that differ
	differs = 0.02 // of all blocks may; 0.012 did
)

// TestScreensAreThoseOfAComputer draws four screens of the same history in both.
func TestScreensAreThoseOfAComputer(t *testing.T) {
	computer := newShed(t)
	computer.play(6)
	given := computer.export()
	x := launch(t, t.TempDir(), phone).open(site(t), phone)
	x.imports(given, "6 new games")
	x.tapFor("Back", "New game")
	u := uitest.New(t)
	store, err := machine.Open(t.TempDir())
	must(t, err)
	t.Cleanup(func() { must(t, store.Close()) })
	_, err = store.Import(given, history.Work{})
	must(t, err)
	ui.New(u.App, u.Window, store, frame.Schedule{Now: time.Now, After: u.After, Away: u.Away, Dice: rand.New(rand.NewPCG(1, 2))})
	u.Window.Resize(uitest.Phone())
	for _, at := range []struct{ screen, has, back string }{
		{"People", "Back", "Back"},
		{"New game", "Start", "Back"},
		{"Rules", "Ask a question", "Close the rules"},
		{"Deal a virtual deck", "Back", "Back"},
	} {
		x.tapFor(at.screen, at.has)
		u.Tap(at.screen)
		u.Pass(time.Minute)
		x.do(chromedp.MouseEvent(chromedp.MouseMoved, 1, 1)) // nothing is hovered
		part := 1.0
		for range 5 { // the browser may not have drawn all of it yet
			x.do(chromedp.Sleep(10 * frames))
			screen, err := png.Decode(bytes.NewReader(ask(x, chromedp.CaptureScreenshot())))
			must(t, err)
			if part = different(screen, u.Window.Canvas().Capture()); part <= differs {
				break
			}
		}
		if part > differs {
			x.picture("screen-" + at.screen)
			t.Errorf("%s: %.1f %% of the blocks differ", at.screen, 100*part)
		}
		x.tapFor(at.back, "New game")
		u.Tap(at.back)
	}
}

// different returns the part of the blocks of two pictures that differ.
func different(a, b image.Image) float64 {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 1
	}
	off, all := 0, 0
	size := a.Bounds().Size()
	for y := 0; y+block <= size.Y; y += block {
		for x := 0; x+block <= size.X; x += block {
			all++
			p, q := colour(a, x, y), colour(b, x, y)
			if max(p[0]-q[0], q[0]-p[0], p[1]-q[1], q[1]-p[1], p[2]-q[2], q[2]-p[2]) > apart {
				off++
			}
		}
	}
	return float64(off) / float64(all)
}

// colour returns the mean of red, green and blue of a block, of 255.
func colour(i image.Image, x, y int) (sum [3]int) {
	const most = 0xffff
	for dy := range block {
		for dx := range block {
			r, g, b, _ := i.At(i.Bounds().Min.X+x+dx, i.Bounds().Min.Y+y+dy).RGBA()
			sum = [3]int{sum[0] + int(r), sum[1] + int(g), sum[2] + int(b)}
		}
	}
	for c := range sum {
		sum[c] = sum[c] * 255 / most / block / block
	}
	return sum
}
