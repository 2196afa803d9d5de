//go:build smoke

package smoke

import (
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// A screen is an X server without a monitor.
type screen struct {
	display string // such as ":7"
	file    string // where the server keeps its pixels
}

// newScreen starts a server on any free display, with more arguments. It has the size of the first
// window, so that the window fills it.
func newScreen(tb testing.TB, more ...string) *screen {
	tb.Helper()
	dir := tb.TempDir()
	read, write, err := os.Pipe()
	must.Do(tb, err)
	defer read.Close()
	args := []string{"-displayfd", "3", "-screen", "0", "390x700x24", "-nolisten", "tcp", "-noreset", "-fbdir", dir}
	server := exec.Command("Xvfb", append(args, more...)...)
	server.ExtraFiles = []*os.File{write}
	must.Do(tb, errors.Join(server.Start(), write.Close()))
	tb.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	number := must.Get(io.ReadAll(read))
	if len(number) == 0 {
		tb.Fatal("Xvfb found no free display")
	}
	return &screen{":" + strings.TrimSpace(string(number)), filepath.Join(dir, "Xvfb_screen0")}
}

// The words of an X window dump's header that say where its pixels are.
const (
	dumpHeader = 0
	dumpWidth  = 4
	dumpHeight = 5
	dumpPixel  = 11 // bits each
	dumpRow    = 12 // bytes each
	dumpColors = 19 // 12 bytes each
	dumpWords  = 25
)

// picture returns what the screen shows.
func (s *screen) picture(tb testing.TB) *image.RGBA {
	tb.Helper()
	dump := must.Get(os.ReadFile(s.file))
	word := func(i int) int { return int(binary.BigEndian.Uint32(dump[4*i:])) }
	if len(dump) < 4*dumpWords || word(dumpPixel) != 32 {
		tb.Fatalf("%s is no picture of 32 bits a pixel", s.file)
	}
	pixels := dump[word(dumpHeader)+12*word(dumpColors):]
	img := image.NewRGBA(image.Rect(0, 0, word(dumpWidth), word(dumpHeight)))
	for y := range img.Rect.Max.Y {
		row := pixels[y*word(dumpRow):]
		for x := range img.Rect.Max.X {
			img.SetRGBA(x, y, color.RGBA{row[4*x+2], row[4*x+1], row[4*x], 255})
		}
	}
	return img
}

// keep saves a picture of the screen, to show why a test has failed.
func (s *screen) keep(tb testing.TB) {
	name := filepath.Join(tb.ArtifactDir(), "screen.png")
	file, err := os.Create(name)
	if err == nil {
		err = errors.Join(png.Encode(file, s.picture(tb)), file.Close())
	}
	tb.Logf("what the screen shows: %s (kept with -artifacts) %v", name, err)
}

// felt is the colour of what the program suggests to tap, in the light theme and
// in the dark one.
var felt = [...]color.RGBA{{0x1e, 0x6f, 0x5c, 255}, {0x4f, 0xb3, 0x9a, 255}}

// broad is how many pixels of felt side by side are a button, not a letter, and
// edge how far below them its edge may be.
const (
	broad = 90
	edge  = 8
)

// The parts of a page: what scrolls, and what stays in reach of the thumb.
var (
	body   = image.Rect(0, 60, 390, 596)
	footer = image.Rect(0, 596, 390, 700)
)

// suggested returns a place in the lowest button in felt in a part of the screen,
// and whether there is one. The pointer must not be on it: that changes its colour.
func (s *screen) suggested(tb testing.TB, part image.Rectangle) (at image.Point, found bool) {
	tb.Helper()
	img := s.picture(tb)
	for y := part.Max.Y - 1; y >= part.Min.Y+2*edge; y-- {
		left, right := longest(img, y)
		above, below := longest(img, y-edge)
		if right-left >= broad && below-above >= broad { // otherwise it is only a frame
			return image.Pt((left+right)/2, y-2*edge), true
		}
	}
	return at, false
}

// longest returns where the longest line of felt in a row begins and ends.
func longest(img *image.RGBA, y int) (left, right int) {
	begin := 0
	for x := range img.Rect.Max.X {
		c := img.RGBAAt(x, y)
		if c != felt[0] && c != felt[1] {
			begin = x + 1
		} else if x+1-begin > right-left {
			left, right = begin, x+1
		}
	}
	return left, right
}
