package paper

import (
	"cmp"
	"image"
	"image/color"
	"maps"
	"slices"
)

// A palette has the colours that most pixels of some pictures have.
type palette struct {
	all  color.Palette
	near map[color.RGBA]uint8 // the nearest of them to a colour
}

// mostColours is how many colours a palette has at most.
const mostColours = 256

// newPalette returns the palette of pictures without transparent pixels.
func newPalette(pictures ...*image.RGBA) *palette {
	count := map[color.RGBA]int{}
	for _, p := range pictures {
		for i := 0; i < len(p.Pix); i += 4 {
			count[color.RGBA{p.Pix[i], p.Pix[i+1], p.Pix[i+2], 0xff}]++
		}
	}
	colours := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(packed(a), packed(b)))
	})
	p := &palette{near: map[color.RGBA]uint8{}}
	for _, c := range colours[:min(mostColours, len(colours))] {
		p.all = append(p.all, c)
	}
	for _, c := range colours {
		p.near[c] = uint8(p.all.Index(c))
	}
	return p
}

func packed(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }

// flat returns one of the pictures in the colours of the palette.
func (p *palette) flat(picture *image.RGBA) *image.Paletted {
	flat := image.NewPaletted(picture.Rect, p.all)
	for i := range flat.Pix {
		at := picture.Pix[4*i:]
		flat.Pix[i] = p.near[color.RGBA{at[0], at[1], at[2], 0xff}]
	}
	return flat
}
