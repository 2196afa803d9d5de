package paper

import (
	"cmp"
	"image"
	"image/color"
	"maps"
	"slices"

	"github.com/wcharczuk/go-chart/v2/drawing"

	"tabby/history"
	"tabby/internal/draw/chart"
	"tabby/internal/words"
)

// A Style says in which language and in which look pictures are made. An unknown look means that of
// paper.
type Style struct {
	Words *words.Language
	Look  history.Look

	// Between is called between two steps of long work, if everything has to be done on one
	// goroutine, as in a browser. It may be nil.
	Between func()

	format chart.Format // PNG, unless a test reads what is written
}

// A look is the colours of a picture.
type look struct {
	ground, card, head inks
	rule               drawing.Color // lines on cards, and around them
	accent             drawing.Color // what is marked on a card
	crown              drawing.Color
}

// inks are the colours of a ground and of what is written on it.
type inks struct{ fill, ink, soft drawing.Color }

// looks are the looks there are. Those of paper and night are the light and the dark
// theme of the window.
var looks = map[history.Look]look{
	history.LookPaper: {
		ground: inksOf("FAF7F0", "1F2430", "575D6B"), card: inksOf("FFFFFF", "1F2430", "575D6B"), head: inksOf("1E6F5C", "FFFFFF", "DCEBE5"),
		rule: hex("DCD6C8"), accent: hex("1E6F5C"), crown: hex("E0A030"),
	},
	history.LookNight: {
		ground: inksOf("14181B", "ECE7DD", "A9B0B6"), card: inksOf("1A2024", "ECE7DD", "A9B0B6"), head: inksOf("0B0E10", "F2C46D", "A9B0B6"),
		rule: hex("3A4248"), accent: hex("4FB39A"), crown: hex("F2C46D"),
	},
}

func hex(rgb string) drawing.Color { return drawing.ColorFromHex(rgb) }

func inksOf(fill, ink, soft string) inks { return inks{hex(fill), hex(ink), hex(soft)} }

// look returns the colours of the style.
func (s Style) look() look {
	if l, ok := looks[s.Look]; ok {
		return l
	}
	return looks[history.LookPaper]
}

// style returns how a pen draws on a ground of the look.
func (l look) style(on inks) chart.Style {
	return chart.Style{Paper: on.fill, Ink: on.ink, Soft: l.rule}
}

// A palette has the colours that most pixels of some pictures have.
type palette struct {
	all  color.Palette
	near map[color.RGBA]uint8 // the nearest of them to a colour
}

// mostColours is how many colours a palette has at most.
const mostColours = 256

// newPalette returns the palette of pictures without transparent pixels. pause is called between two
// steps.
func newPalette(pause func(), pictures ...*image.RGBA) *palette {
	count := map[color.RGBA]int{}
	for _, p := range pictures {
		runs(pause, p, func(_, n int, c color.RGBA) { count[c] += n })
	}
	colours := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(packed(a), packed(b)))
	})
	p := &palette{near: map[color.RGBA]uint8{}}
	some := colours[:min(mostColours, len(colours))]
	for _, c := range some {
		p.all = append(p.all, c)
	}
	for i, c := range colours {
		if p.near[c] = uint8(nearest(c, some)); i%1000 == 0 {
			pause()
		}
	}
	return p
}

func packed(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }

// nearest returns which of some colours is nearest to a colour.
func nearest(c color.RGBA, some []color.RGBA) (found int) {
	least := 1 << 30
	for i, s := range some {
		r, g, b := int(s.R)-int(c.R), int(s.G)-int(c.G), int(s.B)-int(c.B)
		if apart := r*r + g*g + b*b; apart < least {
			least, found = apart, i
		}
	}
	return found
}

// flat returns one of the pictures in the colours of the palette.
func (p *palette) flat(pause func(), picture *image.RGBA) *image.Paletted {
	flat := image.NewPaletted(picture.Rect, p.all)
	runs(pause, picture, func(at, n int, c color.RGBA) {
		near := p.near[c]
		for i := range n {
			flat.Pix[at+i] = near
		}
	})
	return flat
}

// runs calls f for all pixels of a picture without transparent ones: with the place at which that many begin that have
// the same colour. pause is called now and then.
func runs(pause func(), p *image.RGBA, f func(at, n int, c color.RGBA)) {
	const paced = 1 << 16
	all := len(p.Pix) / 4
	of := func(i int) color.RGBA { return color.RGBA{p.Pix[4*i], p.Pix[4*i+1], p.Pix[4*i+2], 0xff} }
	for at := 0; at < all; {
		c, end := of(at), at+1
		for end < all && end%paced != 0 && of(end) == c {
			end++
		}
		f(at, end-at, c)
		if at = end; at%paced == 0 {
			pause()
		}
	}
}
