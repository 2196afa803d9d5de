package widgets

import (
	"cmp"
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/badges"
	"tabby/internal/draw/icons"
	"tabby/internal/draw/raster"
	"tabby/ui/kit/widgets/shape"
)

// Icon is the name of a drawing in icons/: lines 2 wide on a grid of 24.
type Icon string

// The icons there are. The zero Icon is none.
const (
	IconBack      Icon = "back"
	IconNext      Icon = "next"
	IconClose     Icon = "close"
	IconUndo      Icon = "undo"
	IconRedo      Icon = "redo"
	IconMore      Icon = "more"
	IconSettings  Icon = "settings"
	IconPlus      Icon = "plus"
	IconMinus     Icon = "minus"
	IconCheck     Icon = "check"
	IconBackspace Icon = "backspace"
	IconKnock     Icon = "knock"
	IconDeal      Icon = "deal"
	IconCut       Icon = "cut"
	IconOut       Icon = "out"
	IconLeave     Icon = "leave"
	IconEdit      Icon = "edit"
	IconClock     Icon = "clock" // on pages
	IconPause     Icon = "pause"
	IconPlay      Icon = "play"
	IconDrag      Icon = "drag"
	IconUp        Icon = "up"
	IconDown      Icon = "down"
	IconPeople    Icon = "people"
	IconPerson    Icon = "person"
	IconCards     Icon = "cards"
	IconCamera    Icon = "camera"
	IconCopy      Icon = "copy"
	IconHelp      Icon = "help"
	IconInfo      Icon = "info"
	IconWarning   Icon = "warning"
	IconTrophy    Icon = "trophy"
	IconShuffle   Icon = "shuffle"
	IconSearch    Icon = "search"
	IconTrash     Icon = "trash"
	IconShare     Icon = "share"
	IconBook      Icon = "book"
	IconChart     Icon = "chart"
	IconEye       Icon = "eye"
	IconHidden    Icon = "hidden" // turned face down
	IconKeypad    Icon = "keypad"
	IconText      Icon = "text"
	IconHistory   Icon = "history"
	IconImport    Icon = "import"
	IconRadio     Icon = "radio"
	IconRadioOn   Icon = "radioon"
	IconSpeak     Icon = "speak"
	IconQuiet     Icon = "quiet"
	IconTurn      Icon = "turn"
	IconPhone     Icon = "phone"  // another device
	IconScreen    Icon = "screen" // a television
	IconTable     Icon = "table"
	IconPrint     Icon = "print"
	IconHouse     Icon = "house" // of house rules
	IconStar      Icon = "star"  // of a special hand
	IconPaw       Icon = "paw"   // of a call
	IconMedal     Icon = "medal"
	IconRibbon    Icon = "ribbon" // of a medal

	// Filled, to ride on a badge.
	IconDealer Icon = "dealer"
	IconBegins Icon = "begins"
	IconWon    Icon = "won"
)

// glyph draws an icon inside another widget.
type glyph struct {
	image *canvas.Image
	shows inkedIcon
}

// An inkedIcon is an icon in a colour.
type inkedIcon struct {
	icon Icon
	ink  color.Color
}

// svg returns the drawing, which is black until it is inked. It panics if there is no such icon.
func (i inkedIcon) svg() string {
	return strings.ReplaceAll(string(icons.Drawing(string(i.icon))), "#000000", "#"+hexOf(i.ink))
}

var iconPrinter = raster.NewPrinter(inkedIcon.svg)

func newGlyph() *glyph {
	image := &canvas.Image{FillMode: canvas.ImageFillContain}
	image.Hide()
	return &glyph{image: image}
}

func (g *glyph) paint(i Icon, ink color.Color) {
	g.shows = inkedIcon{i, ink}
	g.image.Hidden = i == ""
	g.print()
}

func (g *glyph) place(at fyne.Position, side float32) {
	shape.Place(g.image, at, fyne.NewSquareSize(side))
	g.print()
}

func (g *glyph) print() {
	if !g.image.Hidden {
		Print(g.image, PixelScale(), iconPrinter, g.shows)
	}
}

// Glyph is an icon that stands alone and cannot be tapped.
type Glyph struct {
	widget.BaseWidget

	Icon  Icon
	Color fyne.ThemeColorName // the foreground if empty
	Side  fyne.ThemeSizeName  // SizeIcon if empty
	// Ground is the colour of a disc below it; there is none if empty.
	Ground fyne.ThemeColorName
}

// NewGlyph returns an icon in a colour of the theme (the foreground if empty).
func NewGlyph(icon Icon, ink fyne.ThemeColorName) *Glyph {
	g := &Glyph{Icon: icon, Color: ink}
	g.ExtendBaseWidget(g)
	return g
}

// newSign returns an icon, none as yet, to stand beside text.
func newSign() *Glyph {
	g := NewGlyph("", "")
	g.Side = SizeSign
	g.Hide()
	return g
}

// set changes icon and colour. The zero Icon takes no room.
func (g *Glyph) set(icon Icon, ink fyne.ThemeColorName) {
	SetVisible(g, icon != "")
	if g.Icon != icon || g.Color != ink {
		g.Icon, g.Color = icon, ink
		g.Refresh()
	}
}

// CreateRenderer draws the icon.
func (g *Glyph) CreateRenderer() fyne.WidgetRenderer {
	r := &glyphRenderer{owner: g, glyph: newGlyph(), disc: canvas.NewCircle(color.Transparent)}
	r.Parts = []fyne.CanvasObject{r.disc, r.glyph.image}
	r.Refresh()
	return r
}

type glyphRenderer struct {
	RendererBase

	owner *Glyph
	glyph *glyph
	disc  *canvas.Circle
}

// discRoom is how far a disc extends beyond its icon.
const discRoom = 2

func (r *glyphRenderer) MinSize() fyne.Size {
	return fyne.NewSquareSize(LooksOf(r.owner).Size(cmp.Or(r.owner.Side, SizeIcon)))
}

func (r *glyphRenderer) Layout(size fyne.Size) {
	side := min(size.Width, size.Height)
	at := fyne.NewPos((size.Width-side)/2, (size.Height-side)/2)
	r.glyph.place(at, side)
	shape.Place(r.disc, at.SubtractXY(discRoom, discRoom), fyne.NewSquareSize(side+2*discRoom))
}

func (r *glyphRenderer) Refresh() {
	ink := cmp.Or(r.owner.Color, theme.ColorNameForeground)
	r.glyph.paint(r.owner.Icon, LooksOf(r.owner).Color(ink))
	r.disc.Hidden = r.owner.Ground == "" || r.owner.Icon == ""
	if !r.disc.Hidden {
		r.disc.FillColor = LooksOf(r.owner).Color(r.owner.Ground)
		r.disc.Refresh()
	}
	r.Layout(r.owner.Size())
}

func hexOf(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("%02x%02x%02x", n.R, n.G, n.B)
}

// A Badge stands for a person.
type Badge = badges.Badge

// BadgeView shows a [Badge].
type BadgeView struct {
	widget.BaseWidget

	Badge Badge
	Side  float32 // in device-independent pixels, 16 to 104; larger with larger text
	Dim   bool    // drawn in muted colours, for someone who is out
	Tag   bool    // only its tag is shown, on a piece of the collar
	Mark  Icon    // a small icon on the corner, or inside it if the badge is large; empty for none
}

// NewBadgeView returns a view of m; side is its size in device-independent pixels.
func NewBadgeView(m Badge, side float32) *BadgeView {
	v := &BadgeView{Badge: m, Side: side}
	v.ExtendBaseWidget(v)
	return v
}

// MinSize returns the size, which depends on the text size.
func (v *BadgeView) MinSize() fyne.Size {
	return fyne.NewSquareSize(v.Side * LooksOf(v).Scale())
}

// CreateRenderer draws the badge.
func (v *BadgeView) CreateRenderer() fyne.WidgetRenderer {
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

// faded is the transparency of a dim badge.
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

// A rider is a small icon on a disc at the edge of a badge.
type rider struct {
	disc *canvas.Circle
	sign *glyph
}

func newRider() rider {
	r := rider{canvas.NewCircle(color.Transparent), newGlyph()}
	r.disc.Hide()
	return r
}

// paint shows an icon in the given colours, or nothing without an icon.
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

// Print draws into an image with a cached drawing of by, at the size of the image in pixels at that scale.
func Print[K comparable](image *canvas.Image, scale float32, by *raster.Printer[K], of K) {
	size := image.Size()
	if printed := by.Print(of, size.Width*scale, size.Height*scale); printed != image.Image {
		image.Image = printed
		image.Refresh()
	}
}
