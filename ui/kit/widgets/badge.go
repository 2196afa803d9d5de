package widgets

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/widgets/shape"
)

// A Badge stands for a person.
type Badge = badges.Badge

// BadgeView shows a [Badge].
type BadgeView struct {
	widget.BaseWidget

	Badge Badge
	Side  float32 // in device-independent pixels, 16 to 104; grows with the text
	Dim   bool    // of someone who is out: drawn in the muted ink
	Tag   bool    // only its tag is shown, on a piece of the collar
	Mark  Icon    // rides on the corner, or inside it where the badge is large; none if empty
}

// NewBadgeView returns a view of m with the given side in device-independent pixels.
func NewBadgeView(m Badge, side float32) *BadgeView {
	v := &BadgeView{Badge: m, Side: side}
	v.ExtendBaseWidget(v)
	return v
}

// MinSize returns the side, which grows with the text.
func (v *BadgeView) MinSize() fyne.Size {
	return fyne.NewSquareSize(v.Side * LooksOf(v).Scale())
}

// CreateRenderer draws the badge.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
	v.ExtendBaseWidget(v)
	r := &markRenderer{view: v, image: &canvas.Image{FillMode: canvas.ImageFillContain}, rider: newRider()}
	r.Parts = []fyne.CanvasObject{r.image, r.rider.disc, r.rider.sign.image}
	r.Refresh()
	return r
}

// A badgeDrawing is how a badge looks.
type badgeDrawing struct {
	badge      Badge
	tag, large bool
	fill, edge string // of the colours that stand for them
}

var badgePrinter = raster.NewPrinter(func(d badgeDrawing) string {
	drawing := d.badge.SVG(d.large)
	if d.tag {
		drawing = d.badge.Tag()
	}
	return strings.NewReplacer("#000000", "#"+d.fill, "#ffffff", "#"+d.edge).Replace(drawing)
})

type markRenderer struct {
	RendererBase

	view  *BadgeView
	image *canvas.Image
	rider rider
	shows badgeDrawing
}

func (r *markRenderer) MinSize() fyne.Size { return r.view.MinSize() }

func (r *markRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	at := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	shape.Place(r.image, at, fyne.NewSquareSize(side))
	Print(r.image, PixelScale(), badgePrinter, r.shows)
	r.rider.ride(Box{at, fyne.NewSquareSize(side)})
}

// faded is how much of a badge that is dim is seen through.
const faded = 0.5

func (r *markRenderer) Refresh() {
	l, m := LooksOf(r.view), r.view.Badge
	ground, seenThrough := PersonColor(m.Colour), 0.0
	if r.view.Dim {
		ground, seenThrough = ColorMuted, faded
	}
	r.shows = badgeDrawing{
		badge: m, tag: r.view.Tag, large: r.view.MinSize().Width >= badges.Tagged,
		fill: hexOf(l.Color(ground)), edge: hexOf(l.Color(ColorPersonEdge)),
	}
	if r.image.Translucency != seenThrough {
		r.image.Translucency = seenThrough
		r.image.Refresh()
	}
	disc, ink := ColorAccent, ColorOnAccent
	if r.view.Mark == IconCheck {
		disc, ink = ColorFelt, ColorOnFelt
	}
	r.rider.paint(l, r.view.Mark, disc, ink)
	r.Layout(r.view.Size())
}

// A rider is a small sign on a disc that lies on the edge of something else.
type rider struct {
	disc *canvas.Circle
	sign *glyph
}

func newRider() rider {
	r := rider{canvas.NewCircle(color.Transparent), newGlyph()}
	r.disc.Hide()
	return r
}

// paint shows an icon in ink on a ground, or nothing without an icon.
func (r rider) paint(l Looks, icon Icon, ground, ink fyne.ThemeColorName) {
	r.disc.Hidden = icon == ""
	if icon == "" {
		r.sign.paint("", nil)
		return
	}
	r.disc.FillColor = l.Color(ground)
	r.disc.StrokeColor, r.disc.StrokeWidth = l.Color(ColorSurface), edgeWidth
	r.disc.Refresh()
	r.sign.paint(icon, l.Color(ink))
}

// riderShare is the side of a rider as a share of the badge it rides on, insideShare the same on a badge
// of largeBadge or more, riderSign the side of its icon as a share of the rider, and leastRider its
// least side; sides are in device-independent pixels.
const (
	riderShare  = 0.58
	insideShare = 0.36
	riderSign   = 0.66
	leastRider  = 16
	largeBadge  = 64
)

// put centres the rider on a point.
func (r rider) put(middle fyne.Position, side float32) {
	shape.Place(r.disc, middle.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
	sign := side * riderSign
	r.sign.place(middle.SubtractXY(sign/2, sign/2), sign)
}

// ride puts the rider on the lower right corner of a badge, inside it if that is large.
func (r rider) ride(badge Box) {
	side := badge.Size.Width
	if side >= largeBadge {
		inside := side * insideShare
		r.put(badge.At.AddXY(side-inside/2, side-inside/2), inside)
		return
	}
	r.put(badge.At.AddXY(side*0.92, side*0.84), max(leastRider, side*riderShare))
}

// hide hides the rider until it is painted again.
func (r rider) hide() { r.disc.Hidden, r.sign.image.Hidden = true, true }

// PixelScale returns how many pixels a device-independent one has, in the window that has most.
func PixelScale() float32 {
	most := float32(1)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Print shows a drawing of a printer in an image, as large as the image, in pixels of a scale.
func Print[K comparable](image *canvas.Image, scale float32, by *raster.Printer[K], of K) {
	size := image.Size()
	if printed := by.Print(of, size.Width*scale, size.Height*scale); printed != image.Image {
		image.Image = printed
		image.Refresh()
	}
}
