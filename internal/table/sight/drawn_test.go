package sight

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"strconv"

	"github.com/golang/freetype/truetype"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/letters/font"
	"tabby/internal/draw/raster"
	"tabby/internal/testing/must"
)

// A style is how a deck of standard cards is drawn.
type style struct {
	ground func(f engine.Face, x, y float64) color.RGBA // the card at a place, each from 0 to 1
	ink    func(f engine.Face) color.RGBA
	frame  bool
	pips   float64 // their size, as a part of the card's width
	large  bool    // there is one large pip, and only the corners tell the rank
}

// styles are decks unlike Tabby's own: as most are, dark to the edge, shaded with a frame, and of one dark colour for
// each face.
var styles = map[string]style{
	"classic": {
		ground: func(engine.Face, float64, float64) color.RGBA { return color.RGBA{252, 251, 247, 255} },
		ink:    inkOf, pips: 0.17,
	},
	"dark": {
		ground: func(f engine.Face, x, y float64) color.RGBA {
			l := 0.7 + 0.3*math.Sin(3*x+4*y)
			c := [...][3]float64{{}, {40, 60, 90}, {90, 60, 20}, {100, 30, 40}, {30, 70, 50}}[f.Suit]
			return color.RGBA{uint8(c[0] * l), uint8(c[1] * l), uint8(c[2] * l), 255}
		},
		ink:  func(engine.Face) color.RGBA { return color.RGBA{235, 215, 150, 255} },
		pips: 0.15,
	},
	"shaded": {
		ground: func(_ engine.Face, x, y float64) color.RGBA {
			l := uint8(255 - 60*math.Hypot(x-0.3, y-0.3))
			return color.RGBA{l, l, uint8(float64(l) * 0.94), 255}
		},
		ink: inkOf, frame: true, pips: 0.14,
	},
	"large": {
		ground: func(engine.Face, float64, float64) color.RGBA { return color.RGBA{250, 250, 246, 255} },
		ink:    inkOf, large: true,
	},
	"night": {
		ground: func(f engine.Face, x, y float64) color.RGBA {
			hue, l := float64(f.Points)*0.6+float64(f.Code[0])*2, 45+20*math.Cos(5*x-3*y)
			part := func(turn float64) uint8 { return uint8(l * (1.2 + math.Cos(hue+turn))) }
			return color.RGBA{part(0), part(2.1), part(4.2), 255}
		},
		ink:  func(engine.Face) color.RGBA { return color.RGBA{225, 190, 120, 255} },
		pips: 0.19,
	},
}

func inkOf(f engine.Face) color.RGBA {
	if f.Suit.Red() {
		return color.RGBA{200, 20, 30, 255}
	}
	return color.RGBA{20, 20, 25, 255}
}

// columns are the places of pips from above, in the outer columns and in the middle, by their number.
var columns = map[int]struct{ outer, middle []float64 }{
	2: {nil, []float64{.2, .8}}, 3: {nil, []float64{.2, .5, .8}},
	4: {[]float64{.2, .8}, nil}, 5: {[]float64{.2, .8}, []float64{.5}}, 6: {[]float64{.2, .5, .8}, nil},
	7: {[]float64{.2, .5, .8}, []float64{.35}}, 8: {[]float64{.2, .5, .8}, []float64{.35, .65}},
	9: {[]float64{.2, .4, .6, .8}, []float64{.5}}, 10: {[]float64{.2, .4, .6, .8}, []float64{.3, .7}},
}

// pipOf is the drawing of which a card has as many as it counts.
func pipOf(f engine.Face) string {
	switch {
	case f.Suit != engine.NoSuit:
		return "suit-" + f.Suit.Name()
	case f.Points > 6:
		return "scene-grinning"
	}
	return "scene-awake"
}

// drawn returns a deck in a style.
func (s style) drawn(deck engine.Deck) (all []printed) {
	written := must.Get(truetype.Parse(font.Regular()))
	const h, w = printedHeight, printedHeight * 63 / 88
	drawings := art.Drawings(art.Day)
	for _, f := range deck {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		rounded(img, art.Box{Width: w, Height: h}, 18, color.Black)
		for k := range w * h {
			if x, y := k%w, k/w; img.RGBAAt(x, y).A > 0 {
				img.SetRGBA(x, y, s.ground(f, float64(x)/w, float64(y)/h))
			}
		}
		ink := image.NewUniform(s.ink(f))
		stamp := func(x, y, size float64) {
			mask := must.Get(raster.Draw(drawings[pipOf(f)], size, size))
			draw.DrawMask(img, mask.Bounds().Add(image.Pt(int(x-size/2), int(y-size/2))), ink, image.Point{}, mask, image.Point{}, draw.Over)
		}
		text := func(x, y, size float64, upTo string) {
			d := xfont.Drawer{Dst: img, Src: ink, Face: truetype.NewFace(written, &truetype.Options{Size: size, DPI: 72, GlyphCacheEntries: 1})}
			d.Dot = fixed.P(int(x-float64(d.MeasureString(upTo))/128), int(y))
			d.DrawString(upTo)
		}
		pips, _ := strconv.Atoi(f.Rank)
		if at, is := columns[pips]; s.large {
			stamp(w*.5, h*.55, w*.7)
		} else if is {
			for _, y := range at.outer {
				stamp(w*.3, h*y, w*s.pips)
				stamp(w*.7, h*y, w*s.pips)
			}
			for _, y := range at.middle {
				stamp(w*.5, h*y, w*s.pips)
			}
		} else {
			text(w*.5, h*.6, h*.35, cmp.Or(f.Rank, f.Code))
			stamp(w*.5, h*.75, w*.25)
		}
		for range 2 {
			text(w*.11, h*.13, h*.11, cmp.Or(f.Rank, f.Code))
			stamp(w*.11, h*.185, w*.12)
			img = turnedRound(img)
		}
		if s.frame {
			for k := range 4 * h {
				x, y := []int{16, w - 18, 16 + k%h*(w-34)/h, 16 + k%h*(w-34)/h}[k/h], []int{16 + k%h*(h-34)/h, 16 + k%h*(h-34)/h, 16, h - 18}[k/h]
				draw.Draw(img, image.Rect(x, y, x+2, y+2), image.NewUniform(color.RGBA{90, 90, 150, 255}), image.Point{}, draw.Src)
			}
		}
		all = append(all, printed{f.Code, img})
	}
	return all
}

func turnedRound(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	n := len(img.Pix)
	for i := 0; i < n; i += 4 {
		copy(out.Pix[i:i+4], img.Pix[n-4-i:])
	}
	return out
}

// dominoes are the pieces of two squares with up to six pips each.
func dominoes() (all []printed) {
	const w, h = 210, 420
	pips := [][]image.Point{1: {{1, 1}}, 2: {{0, 0}, {2, 2}}, 4: {{0, 0}, {2, 2}, {0, 2}, {2, 0}}, 6: {{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1}, {2, 1}}}
	for n := 3; n <= 5; n += 2 {
		pips[n] = slices.Concat(pips[n-1], pips[1])
	}
	for first := range pips {
		for second := range first + 1 {
			img := image.NewRGBA(image.Rect(0, 0, w, h))
			rounded(img, art.Box{Width: w, Height: h}, 20, color.RGBA{245, 240, 225, 255})
			draw.Draw(img, image.Rect(20, h/2-3, w-20, h/2+3), image.Black, image.Point{}, draw.Src)
			for half, n := range []int{first, second} {
				for _, p := range pips[n] {
					disc(img, p.Mul(55).Add(image.Pt(50, 50+half*h/2)), 17, color.Black)
				}
			}
			all = append(all, printed{strconv.Itoa(first*10 + second), img})
		}
	}
	return all
}

// disc fills a circle.
func disc(img *image.RGBA, middle image.Point, radius int, c color.Color) {
	for i := range 4 * radius * radius {
		if p := image.Pt(i%(2*radius)-radius, i/(2*radius)-radius); p.X*p.X+p.Y*p.Y <= radius*radius {
			img.Set(middle.X+p.X, middle.Y+p.Y, c)
		}
	}
}
