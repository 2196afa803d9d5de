package letters

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"syscall/js"
)

// addSystem adds the fonts of the browser, which the page draws with: see letters.js.
func (l *Letters) addSystem(ttf []byte) {
	page := js.Global().Get("tabby").Get("letters")
	if !page.Call("work").Bool() {
		return
	}
	about := l.own.Describe()
	data := js.Global().Get("Uint8Array").New(len(ttf))
	js.CopyBytesToJS(data, ttf)
	family := page.Call("know", about.Family, int(about.Aspect.Weight), data).String()
	l.glyphs = browser{page, int(about.Aspect.Weight), family}
}

// A browser draws with fonts of its own. Letters that the own font has look as they do
// elsewhere: the page knows that font too.
type browser struct {
	page   js.Value
	weight int
	family string // as CSS
}

func (b browser) has(r rune) bool { return b.page.Call("has", string(r)).Bool() }

func (b browser) set(text string, size float64) Line {
	font := fmt.Sprintf("%d %gpx %s", b.weight, size, b.family)
	return Line{b.page.Call("width", text, font).Float(), &painted{b.page, text, font}}
}

// painted is a line that the browser paints.
type painted struct {
	page       js.Value
	text, font string
}

func (p *painted) draw(on draw.Image, x, y int, ink color.Color) {
	n := color.NRGBAModel.Convert(ink).(color.NRGBA)
	drawn := p.page.Call("draw", p.text, p.font, fmt.Sprintf("#%02x%02x%02x%02x", n.R, n.G, n.B, n.A))
	picture := image.NewNRGBA(image.Rect(0, 0, drawn.Get("width").Int(), drawn.Get("height").Int()))
	js.CopyBytesToGo(picture.Pix, drawn.Get("data"))
	at := image.Pt(x-drawn.Get("left").Int(), y-drawn.Get("above").Int())
	draw.Draw(on, picture.Rect.Add(at), picture, image.Point{}, draw.Over)
}

func (p *painted) height() (above, below int) {
	size := p.page.Call("height", p.text, p.font)
	return size.Index(0).Int(), size.Index(1).Int()
}
