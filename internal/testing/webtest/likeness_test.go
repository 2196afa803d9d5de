//go:build chromium && long

package webtest

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	machine "tabby/internal/system/desktop"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/ui"
	"tabby/ui/frame"
)

// A step leads to a screen, in a browser and in a window that the computer draws.
type step struct {
	screen   string
	browser  func(x *tab)
	computer func(u *uitest.User)
}

// steps are the same way in both: in the size of a phone and of a computer, light and dark.
var steps = []step{
	{"new game", func(x *tab) {
		x.tapFor("New game", "Add a name")
		x.typeInto("Add a name", "Ann\rBen\r")
		x.find("✓ Ben")
	}, func(u *uitest.User) {
		u.Tap("New game")
		u.Focus("Add a name")
		for _, name := range []string{"Ann", "Ben"} {
			u.Type(name)
			u.Press("Return")
		}
	}},
	{"sheet", func(x *tab) { x.tapFor("Start", "Enter round 1") }, func(u *uitest.User) { u.Tap("Start") }},
	{"who called", func(x *tab) { x.score(1) }, func(u *uitest.User) {
		for _, key := range []string{"Enter round 1", "7", "1", "2"} {
			u.Tap(key)
		}
	}},
	{"sheet of a round", func(x *tab) { x.tapFor("Nobody called", "Enter round 2") }, func(u *uitest.User) { u.Tap("Nobody called") }},
	{"dark sheet", func(x *tab) {
		x.tapFor("Games", "Settings")
		x.tapFor("Settings", "Dark")
		x.tapFor("Dark", "Back")
		x.tapFor("Back", "Settings")
		x.tapFor("Go on", "Enter round 2")
	}, func(u *uitest.User) {
		for _, label := range []string{"Games", "Settings", "Dark", "Back", "Go on"} {
			u.Tap(label)
		}
	}},
	{"rules", func(x *tab) { x.tapFor("Rules", "Close the rules") }, func(u *uitest.User) { u.Tap("Rules") }},
	{"wide sheet", func(x *tab) {
		x.tapFor("Close the rules", "Enter round 2")
		x.do(chromedp.EmulateViewport(desktop.width, desktop.height))
		x.find("Round 2")
	}, func(u *uitest.User) {
		u.Tap("Close the rules")
		u.Window.Resize(uitest.Desktop())
	}},
}

func TestScreensLookAsOnAComputer(t *testing.T) {
	drawn := drawings(t)
	x := fresh(t, phone)
	for i, s := range steps {
		s.browser(x)
		shown, differ := x.becomes(drawn[i])
		if differ > most {
			var data bytes.Buffer
			must.Do(t, png.Encode(&data, drawn[i]))
			keep(t, s.screen+" of a computer", data.Bytes())
			x.picture(s.screen)
			t.Errorf("%s: %.2f %% of the blocks differ", s.screen, 100*differ)
		}
		if i > 0 && apart(drawn[i-1], shown) < 2*most {
			t.Errorf("%s: it cannot be told from the screen before", s.screen)
		}
	}
}

// becomes waits until a screen is like a picture, since it may be moving yet. It returns what is
// shown, and the part of all blocks that differ.
func (x *tab) becomes(picture image.Image) (shown image.Image, differ float64) {
	x.Helper()
	for began := time.Now(); ; {
		shown := must.Get(png.Decode(bytes.NewReader(ask(x, chromedp.CaptureScreenshot()))))
		if differ = apart(picture, shown); differ <= most || time.Since(began) > patience/9 {
			return shown, differ
		}
	}
}

// drawings returns what the computer draws after each step. That is quick, because Fyne
// forgets what was not drawn for a minute.
func drawings(t *testing.T) (all []image.Image) {
	t.Helper()
	store := must.Get(machine.Open(languages.English(), t.TempDir()))
	defer func() { must.Do(t, store.Close()) }()
	u := uitest.New(t)
	u.Window.Canvas().Capture() // Fyne's clock goes on only when it draws
	ui.New(u.App, u.Window, store, frame.World{Words: languages.English(), Now: u.Now, After: u.After, Post: u.Post, Away: u.Away, Dice: rand.New(rand.NewPCG(1, 2))})
	for _, s := range steps {
		s.computer(u)
		all = append(all, u.Window.Canvas().Capture())
	}
	return all
}

// Pictures are compared by the mean colours of squares of pixels, which may lie beside
// their places: edges are made smooth in other ways, and boxes are a pixel or two larger
// where the computer draws them, and may begin one lower. What is alike has at most 0.2 %
// of squares that differ; a line of text has 0.5 %.
const (
	block  = 8     // pixels a side
	beside = 3     // pixels
	limit  = 16    // of 255: what differs by less is the same
	most   = 0.004 // the part of all blocks that may differ
)

// apart returns the part of all blocks that differ, from 0 to 1. Pictures of different
// sizes have no block alike.
func apart(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	differ, all := 0, 0
	for y := a.Bounds().Min.Y; y+block <= a.Bounds().Max.Y; y += block {
		for x := a.Bounds().Min.X; x+block <= a.Bounds().Max.X; x += block {
			all++
			if !near(a, b, image.Pt(x, y)) {
				differ++
			}
		}
	}
	return float64(differ) / float64(all)
}

// near reports whether b has a block of a at its place or beside it.
func near(a, b image.Image, at image.Point) bool {
	want := hue(a, at)
	if alike(want, hue(b, at)) {
		return true
	}
	for y := -beside; y <= beside; y++ {
		for x := -beside; x <= beside; x++ {
			if alike(want, hue(b, at.Add(image.Pt(x, y)))) {
				return true
			}
		}
	}
	return false
}

func alike(a, b [3]float64) bool {
	for i := range a {
		if a[i]-b[i] > limit || b[i]-a[i] > limit {
			return false
		}
	}
	return true
}

// hue returns the mean red, green and blue of a block, from 0 to 255.
func hue(m image.Image, at image.Point) (rgb [3]float64) {
	area := image.Rectangle{at, at.Add(image.Pt(block, block))}.Intersect(m.Bounds())
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA)
			for i, v := range []uint8{c.R, c.G, c.B} {
				rgb[i] += float64(v) / float64(area.Dx()*area.Dy())
			}
		}
	}
	return rgb
}
