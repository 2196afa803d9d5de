package cards

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/internal/draw/letters"
	"tabby/internal/draw/raster"
	"tabby/internal/system/contrast"
	"tabby/ui/kit/widgets"
)

// The most drawings and lines of a plan.
const (
	mostArt  = 4
	mostText = 3
)

// A shown is everything that the look of a card depends on. Sizes are in
// device-independent pixels.
type shown struct {
	face   engine.Face
	size   fyne.Size
	light  art.Light
	inset  float32 // the space between the card and its bounds
	plain  bool    // shows one thing also where there is room for a picture
	spent  bool
	lifted bool
	inks   [3]color.NRGBA // of edges, of what is spent, and of the ground it lies on
}

// A drawing is a card on the screen. It changes its objects only when there is
// something else to show.
type drawing struct {
	paper, panel *canvas.Rectangle
	art          [mostArt]*canvas.Image
	text         [mostText]*canvas.Text
	now          shown
}

func newDrawing() *drawing {
	d := &drawing{paper: canvas.NewRectangle(color.Transparent), panel: canvas.NewRectangle(color.Transparent)}
	for i := range d.art {
		d.art[i] = &canvas.Image{FillMode: canvas.ImageFillContain}
		d.art[i].Hidden = true
	}
	for i := range d.text {
		d.text[i] = canvas.NewText("", color.Black)
		d.text[i].TextStyle = bold()
		d.text[i].Hidden = true
	}
	return d
}

func (d *drawing) objects(more ...fyne.CanvasObject) []fyne.CanvasObject {
	all := []fyne.CanvasObject{d.paper, d.panel}
	for _, a := range d.art {
		all = append(all, a)
	}
	for _, t := range d.text {
		all = append(all, t)
	}
	return append(all, more...)
}

// show draws a card. Its place may change without drawing again.
func (d *drawing) show(s shown) {
	if d.now == s || s.size.IsZero() {
		return
	}
	d.now = s
	p := s.plan()
	d.showGround(p, s)
	for i, image := range d.art {
		if i >= len(p.Art) {
			image.Hide()
			continue
		}
		showArt(image, p.Art[i], s)
	}
	for i, text := range d.text {
		if i >= len(p.Text) {
			text.Hide()
			continue
		}
		showLine(text, p.Text[i], s)
	}
}

func (d *drawing) showGround(p art.Plan, s shown) {
	d.paper.FillColor, d.paper.CornerRadius = art.Paper.Under(s.light), p.Corner
	d.paper.StrokeColor, d.paper.StrokeWidth, d.paper.Shadow = s.inks[0], 1, shadow(s.lifted)
	d.panel.FillColor, d.panel.CornerRadius = p.Ground.Paint().Under(s.light), p.Inner
	if s.spent {
		d.paper.FillColor, d.panel.FillColor = s.inks[2], color.Transparent
	}
	place(d.paper, p.Card)
	place(d.panel, p.Panel)
	d.paper.Refresh()
	d.panel.Refresh()
}

// faded is the translucency of drawings on a card that is spent.
const faded = 0.45

func showArt(image *canvas.Image, a art.Placed, s shown) {
	image.Show()
	translucency := 0.0
	if s.spent {
		translucency = faded
	}
	place(image, a.Box)
	if image.Translucency != translucency {
		image.Translucency = translucency
		image.Refresh()
	}
	widgets.Print(image, sharpness(), printers[s.light], a.Name)
}

func showLine(text *canvas.Text, l art.Line, s shown) {
	text.Show()
	text.Text, text.TextSize, text.Color = letters.Drawn(l.Text), l.Size, inkOf(l, s)
	size, baseline := fyne.CurrentApp().Driver().RenderedTextSize(text.Text, l.Size, bold(), nil)
	at := fyne.NewPos(l.X, l.Y-baseline+l.Size*capitals/2)
	if l.Centred {
		at = at.SubtractXY(size.Width/2, 0)
	}
	text.Move(at)
	text.Resize(size)
	text.Refresh()
}

// capitals is how high digits and capitals are, as a share of the text size.
const capitals = 0.714

func inkOf(l art.Line, s shown) color.Color {
	if s.spent {
		return s.inks[1]
	}
	return l.Ink().Under(s.light)
}

func place(o fyne.CanvasObject, b art.Box) {
	o.Move(fyne.NewPos(b.X, b.Y))
	o.Resize(fyne.NewSize(b.Width, b.Height))
}

func (s shown) plan() art.Plan {
	return art.PlanOf(s.face, art.Look{Width: s.size.Width, Height: s.size.Height, Inset: s.inset, Plain: s.plain, Measure: widthOf})
}

// bold returns the style of all text on a card.
func bold() fyne.TextStyle { return fyne.TextStyle{Bold: true} }

func widthOf(text string, size float32) float32 { return fyne.MeasureText(text, size, bold()).Width }

func fit(size fyne.Size) art.Grid { return art.Fit(size.Width, size.Height) }

// looks are those of a theme, for cards.
type looks struct{ widgets.Looks }

func (l looks) color(n fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(l.Color(n)).(color.NRGBA)
}

// shows returns a face of a size under these looks.
func (l looks) shows(f engine.Face, size fyne.Size) shown {
	return shown{
		face: f, size: size, light: LightOf(l.Looks),
		inks: [3]color.NRGBA{
			l.color(widgets.ColorOutline), l.color(widgets.ColorDisabledInk), l.color(widgets.ColorDisabledFill),
		},
	}
}

// albums hold every drawing for each light, by name, made on first use.
var albums = [art.Lights]func() map[string]string{
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Day) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Night) }),
	sync.OnceValue(func() map[string]string { return art.Drawings(art.Stark) }),
}

// printers print the albums.
var printers = [art.Lights]*raster.Printer[string]{newPrinter(art.Day), newPrinter(art.Night), newPrinter(art.Stark)}

func newPrinter(l art.Light) *raster.Printer[string] {
	return raster.NewPrinter(func(name string) string { return albums[l]()[name] })
}

// sharpest is the least scale at which cards are printed, so that they are sharp between pixels.
const sharpest = 2

// sharpness returns the scale at which cards are printed: that of the window, or sharpest.
func sharpness() float32 { return max(sharpest, widgets.PixelScale()) }

// Ahead returns a function that prints faces and the back before they are needed.
// It takes a while, and may run on any goroutine.
func Ahead(faces []engine.Face, sizes ...fyne.Size) func() {
	l := looks{widgets.CurrentLooks()}
	scale, on := sharpness(), printers[LightOf(l.Looks)]
	var all []art.Placed
	for _, size := range sizes {
		drawn := []art.Placed{art.BackOf(fit(size))}
		for _, f := range faces {
			drawn = append(drawn, l.shows(f, size).plan().Art...)
		}
		all = append(all, drawn...)
	}
	return func() {
		for _, a := range all {
			on.Print(a.Name, a.Box.Width*scale, a.Box.Height*scale)
		}
	}
}

// starkest is the least contrast of ink on paper of a stark theme. Black
// on white is 21.
const starkest = 20

// LightOf returns the light for the paper and the ink of a theme, so that any
// theme works.
func LightOf(l widgets.Looks) art.Light {
	paper := contrast.Luminance(l.Color(theme.ColorNameBackground))
	ink := contrast.Luminance(l.Color(theme.ColorNameForeground))
	switch {
	case contrast.Ratio(paper, ink) > starkest:
		return art.Stark
	case paper < ink:
		return art.Night
	}
	return art.Day
}
