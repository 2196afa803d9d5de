package cards

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/art"
)

func TestAlbumDrawingsAreVisible(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		for name := range albums[l]() {
			if share := opaque(drawn(t, l, name)); share < 0.02 {
				t.Errorf("%s: %.1f %% of it is painted", name, share*100)
			}
		}
	})
}

func TestScenesStayBehindEdge(t *testing.T) {
	for name := range albums[art.Day]() {
		if !strings.HasPrefix(name, "scene-") {
			continue
		}
		img := drawn(t, art.Day, name)
		edge := img.Bounds().Dy() * 148 / 160 // of the picture
		above := img.SubImage(image.Rect(0, 0, img.Bounds().Dx(), edge)).(*image.RGBA)
		if share := opaque(above); share < 0.15 {
			t.Errorf("%s: they take %.1f %% of the picture", name, share*100)
		}
	}
}

// drawn returns a drawing in pixels.
func drawn(t *testing.T, l art.Light, name string) *image.RGBA {
	t.Helper()
	pixels, ok := newPrinter(l).Print(name, 120, 120).(*image.RGBA)
	if !ok {
		t.Fatalf("%s cannot be drawn", name)
	}
	return pixels
}

// opaque returns the share of a picture that is painted.
func opaque(img *image.RGBA) float64 {
	b, painted := img.Bounds(), 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if img.RGBAAt(x, y).A > 0x7F {
				painted++
			}
		}
	}
	return float64(painted) / float64(b.Dx()*b.Dy())
}

func TestEveryFaceHasArtwork(t *testing.T) {
	sizes := []fyne.Size{{Width: 44, Height: 62}, {Width: 80, Height: 112}, {Width: 250, Height: 350}}
	everyLight(t, func(t *testing.T, l art.Light) {
		a := albums[l]()
		for _, f := range all() {
			for _, size := range sizes {
				for _, piece := range (shown{face: f, size: size}).plan().Art {
					if a[piece.Name] == "" {
						t.Errorf("%s at %v: no %s", f.Code, size, piece.Name)
					}
				}
			}
		}
	})
}
