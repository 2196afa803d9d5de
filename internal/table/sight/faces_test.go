package sight

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/golang/freetype/truetype"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/letters/font"
	"tabby/internal/draw/raster"
	"tabby/internal/testing/must"
)

// printed is a card of a deck as it was printed: its picture, see-through beyond its corners.
type printed struct {
	code string
	img  *image.RGBA
}

// printedHeight is the height of a printed card in pixels.
const printedHeight = 420

// tabbys returns Tabby's own faces of a deck.
func tabbys(deck engine.Deck) (all []printed) {
	drawings := art.Drawings(art.Day)
	written := must.Get(truetype.Parse(font.Regular()))
	for _, f := range deck {
		all = append(all, printed{f.Code, painted(f, drawings, written)})
	}
	return all
}

func painted(f engine.Face, drawings map[string]string, written *truetype.Font) *image.RGBA {
	const w, h = printedHeight * art.CardWidth / art.CardHeight, printedHeight
	sized := func(size float32) xfont.Face {
		return truetype.NewFace(written, &truetype.Options{Size: float64(size), DPI: 72, GlyphCacheEntries: 1})
	}
	plan := art.PlanOf(f, art.Look{Width: w, Height: h, Measure: func(text string, size float32) float32 {
		return float32(xfont.MeasureString(sized(size), text)) / 64
	}})
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	rounded(img, plan.Card, plan.Corner, art.Paper.Under(art.Day))
	rounded(img, plan.Panel, plan.Inner, plan.Ground.Paint().Under(art.Day))
	for _, a := range plan.Art {
		d := must.Get(raster.Draw(drawings[a.Name], float64(a.Box.Width), float64(a.Box.Height)))
		draw.Draw(img, d.Bounds().Add(image.Pt(int(a.Box.X), int(a.Box.Y))), d, image.Point{}, draw.Over)
	}
	for _, l := range plan.Text {
		write(img, l, sized(l.Size))
	}
	return img
}

func write(img *image.RGBA, l art.Line, face xfont.Face) {
	d := xfont.Drawer{Dst: img, Src: image.NewUniform(l.Ink().Under(art.Day)), Face: face}
	x := l.X
	if l.Centred {
		x -= float32(d.MeasureString(l.Text)) / 64 / 2
	}
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6((l.Y + l.Size*0.357) * 64)}
	d.DrawString(l.Text)
}

// rounded fills a box with round corners.
func rounded(img *image.RGBA, b art.Box, radius float32, c color.Color) {
	for y := int(b.Y); y < int(b.Y+b.Height); y++ {
		for x := int(b.X); x < int(b.X+b.Width); x++ {
			dx := max(b.X+radius-float32(x), float32(x)+1-(b.X+b.Width-radius), 0)
			dy := max(b.Y+radius-float32(y), float32(y)+1-(b.Y+b.Height-radius), 0)
			if math.Hypot(float64(dx), float64(dy)) <= float64(radius)+0.5 {
				img.Set(x, y, c)
			}
		}
	}
}
