package widgets

import (
	"image/color"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/badges"
	"tabby/internal/testing/must"
	"tabby/internal/testing/widgettest"
)

func declaredIcons() []string {
	source := must.Get(os.ReadFile("icon.go"))
	var names []string
	for _, m := range regexp.MustCompile(`Icon = "(\w+)"`).FindAllStringSubmatch(string(source), -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return names
}

func TestIconsMatchFiles(t *testing.T) {
	files := must.Get(fs.Glob(os.DirFS("../../../internal/draw/icons"), "*.svg"))
	var drawn []string
	for _, f := range files {
		drawn = append(drawn, strings.TrimSuffix(f, ".svg"))
	}
	slices.Sort(drawn)
	if declared := declaredIcons(); !slices.Equal(declared, drawn) {
		t.Errorf("declared %q\ndrawn %q", declared, drawn)
	}
}

func TestIconsHaveOneColourOnGridOf24(t *testing.T) {
	for _, name := range declaredIcons() {
		t.Run(name, func(t *testing.T) {
			drawn := inkedIcon{Icon(name), color.NRGBA{R: 0xAB, G: 0xCD, B: 0xEF, A: 0xFF}}.svg()
			if !strings.Contains(drawn, `viewBox="0 0 24 24"`) || strings.Contains(drawn, "#000000") || !strings.Contains(drawn, "#abcdef") {
				t.Errorf("drawn %s", drawn)
			}
			for _, size := range []float32{16, 24, 56} {
				if inkedPixels(t, NewGlyph(Icon(name), ""), size) == 0 {
					t.Errorf("nothing is seen at %v", size)
				}
			}
		})
	}
}

// inkedPixels counts what o paints at that side.
func inkedPixels(t *testing.T, o fyne.CanvasObject, side float32) (n int) {
	c := widgettest.Scene(t, o, fyne.NewSquareSize(side))
	picture := c.Capture()
	ground := picture.At(0, 0)
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			if picture.At(x, y) != ground {
				n++
			}
		}
	}
	return n
}

// TestBadgesLookDifferent shows every cat at every size, and every tag where there is one.
func TestBadgesLookDifferent(t *testing.T) {
	for _, side := range []float32{16, 24, 40, 56} {
		seen := map[string]Badge{}
		for i := range badges.Cats {
			b := Badge{Cat: i, Colour: 2, Shape: i}
			if side >= badges.Tagged {
				b.Cat = 0
				if i >= badges.Count {
					break
				}
			}
			c := widgettest.Scene(t, NewBadgeView(b, side), fyne.NewSquareSize(side))
			picture, key := c.Capture(), strings.Builder{}
			for y := range picture.Bounds().Dy() {
				for x := range picture.Bounds().Dx() {
					r, _, _, _ := picture.At(x, y).RGBA()
					key.WriteByte(byte(r >> 8))
				}
			}
			if other, ok := seen[key.String()]; ok {
				t.Errorf("at %v %v looks like %v", side, b, other)
			}
			seen[key.String()] = b
		}
	}
}

func TestPersonColoursWrap(t *testing.T) {
	if PersonColor(People) != PersonColor(0) || PersonColor(-1) != PersonColor(People-1) {
		t.Errorf("%s and %s", PersonColor(People), PersonColor(-1))
	}
}

func TestIconLinesScale(t *testing.T) {
	for _, side := range []float32{12, 24, 96} {
		g := NewGlyph(IconMinus, "")
		c := widgettest.Scene(t, g, fyne.NewSquareSize(side))
		picture := c.Capture()
		thick := 0
		for y := range picture.Bounds().Dy() {
			if picture.At(picture.Bounds().Dx()/2, y) != picture.At(0, 0) {
				thick++
			}
		}
		if want := 2 * side / 24; float32(thick) < want || float32(thick) > want+1 {
			t.Errorf("at %v the line is %d thick, want %v", side, thick, want)
		}
	}
}
