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
	g.ExtendBaseWidget(g)
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
