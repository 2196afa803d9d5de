package cards

import (
	"encoding/xml"
	"errors"
	"image"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
)

// drawings returns the files of art/, by name.
func drawings(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(os.DirFS("art"), "*.svg")
	if err != nil || len(names) == 0 {
		t.Fatalf("found %d drawings: %v", len(names), err)
	}
	for i, name := range names {
		names[i] = strings.TrimSuffix(path.Base(name), ".svg")
	}
	return names
}

func TestDrawingsUseSupportedSVGOnly(t *testing.T) {
	known := map[string][]string{
		"svg":     {"xmlns", "width", "height", "viewBox"},
		"path":    {"fill", "d"},
		"circle":  {"fill", "cx", "cy", "r"},
		"ellipse": {"fill", "cx", "cy", "rx", "ry"},
		"rect":    {"fill", "x", "y", "width", "height", "rx", "ry"},
	}
	for _, name := range drawings(t) {
		for _, e := range elements(t, name) {
			attrs, ok := known[e.Name.Local]
			if !ok {
				t.Errorf("%s.svg: <%s>", name, e.Name.Local)
			}
			for _, a := range e.Attr {
				if !slices.Contains(attrs, a.Name.Local) {
					t.Errorf("%s.svg: <%s %s>", name, e.Name.Local, a.Name.Local)
				}
			}
		}
	}
}

func elements(t *testing.T, name string) []xml.StartElement {
	t.Helper()
	f, err := os.Open("art/" + name + ".svg")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []xml.StartElement
	d := xml.NewDecoder(f)
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%s.svg: %v", name, err)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e.Copy())
		}
	}
}

func TestDrawingColoursArePaints(t *testing.T) {
	known := map[string]bool{"#000000": true} // inked where it is used
	for _, p := range paints {
		known[p.hex(day)] = true
	}
	for _, name := range drawings(t) {
		for _, hex := range hexes.FindAllString(content(name), -1) {
			if !known[hex] {
				t.Errorf("%s.svg: %s stays as it is at night", name, hex)
			}
		}
	}
}

func TestEveryDrawingIsUsed(t *testing.T) {
	used := []string{"back", "paw", "joker"}
	for _, s := range scenes {
		used = append(append(used, s.behind...), s.before...)
	}
	for _, s := range signs {
		used = append(used, string(s))
	}
	for _, file := range suitFiles {
		used = append(used, file)
	}
	for _, name := range drawings(t) {
		if !slices.Contains(used, name) {
			t.Errorf("no card shows %s.svg", name)
		}
	}
}

func TestAlbumDrawingsAreVisible(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		for name, r := range albums[l]() {
			if share := opaque(drawn(t, r)); share < 0.02 {
				t.Errorf("%s: %.1f %% of it is painted", name, share*100)
			}
		}
	})
}

func TestScenesStayBehindEdge(t *testing.T) {
	for name := range scenes {
		img := drawn(t, albums[day]()[sceneName(name)])
		edge := img.Bounds().Dy() * sceneEdge / sceneHeight
		above := img.SubImage(image.Rect(0, 0, img.Bounds().Dx(), edge)).(*image.NRGBA)
		if share := opaque(above); share < 0.15 {
			t.Errorf("%s: they take %.1f %% of the picture", name, share*100)
		}
	}
}

// drawn returns a drawing in pixels.
func drawn(t *testing.T, r fyne.Resource) *image.NRGBA {
	t.Helper()
	img := &canvas.Image{Resource: r, FillMode: canvas.ImageFillContain}
	img.Resize(fyne.NewSize(60, 60))
	pixels, ok := img.Image.(*image.NRGBA)
	if !ok {
		t.Fatalf("Fyne cannot draw %s", r.Name())
	}
	return pixels
}

// opaque returns the share of a picture that is painted.
func opaque(img *image.NRGBA) float64 {
	b, painted := img.Bounds(), 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if img.NRGBAAt(x, y).A > 0x7F {
				painted++
			}
		}
	}
	return float64(painted) / float64(b.Dx()*b.Dy())
}

func TestEveryFaceHasArtwork(t *testing.T) {
	sizes := []fyne.Size{{Width: 44, Height: 62}, {Width: 80, Height: 112}, {Width: 250, Height: 350}}
	everyLight(t, func(t *testing.T, l light) {
		a := albums[l]()
		for _, f := range all() {
			for _, size := range sizes {
				for _, piece := range planOf(shown{face: f, size: size}).art {
					if a[piece.name] == nil {
						t.Errorf("%s at %v: no %s", f.Code, size, piece.name)
					}
				}
			}
		}
	})
}

func TestEveryPowerHasASign(t *testing.T) {
	for _, f := range all() {
		if f.Power != engine.NoPower && signs[f.Power] == "" {
			t.Errorf("%s: power %d has none", f.Code, f.Power)
		}
	}
}
