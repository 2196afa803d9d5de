//go:build decks

package sight

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os/exec"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// TestDecksOfOthersAreRead reads decks that Debian ships for its games, each as one drawing of all cards in rows: plain
// ones of England and France, one of four colours, one with a frame, a Swiss one, and one whose faces of a suit differ
// in a corner alone.
func TestDecksOfOthersAreRead(t *testing.T) {
	all := map[string][]printed{}
	for _, name := range []string{"anglo", "bellot", "neoclassical_4_color", "ornamental", "swiss-xvii", "tango_nuevo"} {
		all[name] = shipped(t, name)
	}
	held(t, all)
}

// shipped returns a deck of the package gnome-cards-data: 13 cards of a suit in a row, and a row of others.
func shipped(t *testing.T, name string) (all []printed) {
	const columns, rows = 13, 5
	data, err := exec.Command("rsvg-convert", "--height", "2100", "/usr/share/aisleriot/cards/"+name+".svgz").Output()
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	sheet := must.Get(png.Decode(bytes.NewReader(data)))
	w, h := sheet.Bounds().Dx()/columns, sheet.Bounds().Dy()/rows
	for i, f := range must.Get(engine.Variant("recall")).Decks[0].Deck {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.Draw(img, img.Bounds(), sheet, image.Pt(i/4*w, i%4*h), draw.Src)
		all = append(all, printed{f.Code, img})
	}
	return all
}
