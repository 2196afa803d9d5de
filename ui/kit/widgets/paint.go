package widgets

import (
	"cmp"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets/shape"
)

// Themed is a widget that knows its theme; every widget does.
type Themed interface{ Theme() fyne.Theme }

// Looks reads colours and sizes of one theme by name.
type Looks struct {
	Theme   fyne.Theme
	Variant fyne.ThemeVariant
}

// LooksOf returns the looks of the theme that a widget has.
func LooksOf(w Themed) Looks { return Looks{w.Theme(), fyne.CurrentApp().Settings().ThemeVariant()} }

// CurrentLooks returns the looks of the theme of the window.
func CurrentLooks() Looks { return Looks{theme.Current(), fyne.CurrentApp().Settings().ThemeVariant()} }

// Color returns the colour of a name.
func (l Looks) Color(n fyne.ThemeColorName) color.Color { return l.Theme.Color(n, l.Variant) }

// Size returns the size of a name.
func (l Looks) Size(n fyne.ThemeSizeName) float32 { return l.Theme.Size(n) }

// Scale returns the text scale: what is drawn beside text grows with it.
func (l Looks) Scale() float32 { return max(1, l.Size(SizeIcon)/24) }

// RendererBase is the base of renderers of some parts that have nothing to release.
type RendererBase struct{ Parts []fyne.CanvasObject }

// Objects returns the parts, from back to front.
func (r *RendererBase) Objects() []fyne.CanvasObject { return r.Parts }

// Destroy does nothing.
func (*RendererBase) Destroy() {}

// unseen is the base of widgets that draw nothing.
type unseen struct{ widget.BaseWidget }

// CreateRenderer draws nothing.
func (*unseen) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// The widths of lines, in device-independent pixels.

const (
	RingWidth = 3   // the focus ring
	RingGap   = 5   // how far the fill draws in to let the ring be seen
	edgeWidth = 1.5 // outlines of things that can be tapped
	Hairline  = 1   // rules that only divide
)

// skin draws the background of something that can be tapped: fill, outline,
// hover and press overlay, and focus ring.
type skin struct {
	fill, veil, ring *canvas.Rectangle
	corner           float32
	size             fyne.Size
	inset            float32
	outset           float32 // how far the ground reaches out at the sides, so that content aligns with what has no ground
}

func newSkin() *skin {
	return &skin{
		fill: canvas.NewRectangle(color.Transparent),
		veil: canvas.NewRectangle(color.Transparent),
		ring: canvas.NewRectangle(color.Transparent),
	}
}

// skinLook is what a skin shows; an empty name is no colour.
type skinLook struct {
	fill, stroke, veil fyne.ThemeColorName
	ring               fyne.ThemeColorName // ColorFocus if empty
	corner             float32             // 0: the theme's corner
	edge               float32             // the width of the outline, that of what can be tapped if 0
	focused            bool
}

func (s *skin) layout(size fyne.Size) {
	s.size = size
	for _, r := range []*canvas.Rectangle{s.fill, s.veil} {
		shape.Place(r, fyne.NewPos(s.inset-s.outset, s.inset), size.SubtractWidthHeight(2*(s.inset-s.outset), 2*s.inset))
	}
	shape.Place(s.ring, fyne.NewPos(-s.outset, 0), size.AddWidthHeight(2*s.outset, 0))
}

func (s *skin) paint(l Looks, look skinLook) {
	s.corner = cmp.Or(look.corner, l.Size(SizeCorner))
	s.fill.FillColor = l.Named(look.fill)
	s.fill.StrokeColor = l.Named(look.stroke)
	s.fill.StrokeWidth = 0
	if look.stroke != "" {
		s.fill.StrokeWidth = cmp.Or(look.edge, edgeWidth)
	}
	s.veil.FillColor = l.Named(look.veil)
	s.inset = 0
	s.ring.StrokeWidth, s.ring.StrokeColor = 0, color.Transparent
	if look.focused {
		s.inset = RingGap
		s.ring.StrokeWidth, s.ring.StrokeColor = RingWidth, l.Color(cmp.Or(look.ring, ColorFocus))
	}
	s.ring.CornerRadius = s.corner
	s.fill.CornerRadius = fyne.Max(2, s.corner-s.inset)
	s.veil.CornerRadius = s.fill.CornerRadius
	s.layout(s.size)
	for _, r := range []*canvas.Rectangle{s.fill, s.veil, s.ring} {
		r.Refresh()
	}
}

// Named returns the colour of that name, or none for the empty name.
func (l Looks) Named(n fyne.ThemeColorName) color.Color {
	if n == "" {
		return color.Transparent
	}
	return l.Color(n)
}

// The colours that a theme must have beside those of Fyne. Fyne's background is the
// paper, its foreground the ink.
const (
	ColorSurface      fyne.ThemeColorName = "tabbySurface"      // cards, sheets, fields: lies on the paper
	ColorMuted        fyne.ThemeColorName = "tabbyMuted"        // ink for what matters less
	ColorRule         fyne.ThemeColorName = "tabbyRule"         // hairlines that only divide
	ColorOutline      fyne.ThemeColorName = "tabbyOutline"      // outlines that say "here is something to tap"
	ColorTile         fyne.ThemeColorName = "tabbyTile"         // ground of keys and of things in a list
	ColorTileEdge     fyne.ThemeColorName = "tabbyTileEdge"     // outline of a tile
	ColorDisabledInk  fyne.ThemeColorName = "tabbyDisabledInk"  // ink of what cannot be tapped now
	ColorDisabledFill fyne.ThemeColorName = "tabbyDisabledFill" // ground of what cannot be tapped now
	ColorFelt         fyne.ThemeColorName = "tabbyFelt"         // the main action, and ink that can be tapped
	ColorOnFelt       fyne.ThemeColorName = "tabbyOnFelt"       // ink on felt
	ColorFeltSoft     fyne.ThemeColorName = "tabbyFeltSoft"     // ground of what is chosen
	ColorTonal        fyne.ThemeColorName = "tabbyTonal"        // ground of what else there is to do
	ColorTonalEdge    fyne.ThemeColorName = "tabbyTonalEdge"    // its outline
	ColorAccent       fyne.ThemeColorName = "tabbyAccent"       // look here
	ColorOnAccent     fyne.ThemeColorName = "tabbyOnAccent"     // ink on accent
	ColorCrown        fyne.ThemeColorName = "tabbyCrown"        // of who has won
	ColorAccentSoft   fyne.ThemeColorName = "tabbyAccentSoft"   // ground of a question
	ColorWarning      fyne.ThemeColorName = "tabbyWarning"      // wrong, or cannot be taken back
	ColorOnWarning    fyne.ThemeColorName = "tabbyOnWarning"    // ink on warning
	ColorWarningSoft  fyne.ThemeColorName = "tabbyWarningSoft"  // ground of a warning
	ColorFocus        fyne.ThemeColorName = "tabbyFocus"        // the ring around what the keyboard is on
	ColorHover        fyne.ThemeColorName = "tabbyHover"        // laid over what the pointer is on
	ColorPressed      fyne.ThemeColorName = "tabbyPressed"      // laid over what is held down
	ColorScrollBar    fyne.ThemeColorName = "tabbyScrollBar"    // the thumb of a scroll bar
	ColorScrim        fyne.ThemeColorName = "tabbyScrim"        // laid over the page below a question
	ColorToast        fyne.ThemeColorName = "tabbyToast"        // ground of a passing message
	ColorOnToast      fyne.ThemeColorName = "tabbyOnToast"      // ink of a passing message
	ColorToastAction  fyne.ThemeColorName = "tabbyToastAction"  // the way to answer a passing message
)

// The colours of every badge, whoever it stands for.
const (
	ColorPersonEdge fyne.ThemeColorName = "tabbyPersonEdge" // its edge
)

// The colours of a card table.
const (
	ColorTable      fyne.ThemeColorName = "tabbyTable"      // its felt
	ColorTableSoft  fyne.ThemeColorName = "tabbyTableSoft"  // ground on it of what is chosen, or of whose turn it is
	ColorTableEdge  fyne.ThemeColorName = "tabbyTableEdge"  // its rim
	ColorOnTable    fyne.ThemeColorName = "tabbyOnTable"    // ink on it
	ColorTableMuted fyne.ThemeColorName = "tabbyTableMuted" // ink on it for what matters less
	ColorTableLight fyne.ThemeColorName = "tabbyTableLight" // look here, and outline of what can be tapped on it
)

// People is how many colours there are for people.
const People = badges.Count

// PersonColor returns the colour of person i; i may be any number and wraps at [People].
func PersonColor(i int) fyne.ThemeColorName {
	return fyne.ThemeColorName("tabbyPerson" + strconv.Itoa((i%People+People)%People))
}

// The sizes that a theme must have beside those of Fyne, in device-independent pixels.
// The theme multiplies the text sizes by the text scale, the rest stays.
const (
	SizeSmall   fyne.ThemeSizeName = "tabbySmall"   // 14: helper lines
	SizeBody    fyne.ThemeSizeName = "tabbyBody"    // 16: everything else
	SizePrompt  fyne.ThemeSizeName = "tabbyPrompt"  // 16: above cards and on a sheet, for which large text leaves room
	SizeHeading fyne.ThemeSizeName = "tabbyHeading" // 20: headings, scores
	SizeName    fyne.ThemeSizeName = "tabbyName"    // 28: names at the table
	SizeTotal   fyne.ThemeSizeName = "tabbyTotal"   // 40: totals
	SizeSum     fyne.ThemeSizeName = "tabbySum"     // 52: totals where there is more room
	SizeEcho    fyne.ThemeSizeName = "tabbyEcho"    // 64: what the keypad types
	SizeIcon    fyne.ThemeSizeName = "tabbyIcon"    // 24: icons, grows with the text
	SizeSign    fyne.ThemeSizeName = "tabbySign"    // 19.2: icons beside text, grows with it

	SpaceTiny   fyne.ThemeSizeName = "tabbySpaceTiny"   // 4
	SpaceSmall  fyne.ThemeSizeName = "tabbySpaceSmall"  // 8
	SpaceMedium fyne.ThemeSizeName = "tabbySpaceMedium" // 12
	SpaceLarge  fyne.ThemeSizeName = "tabbySpaceLarge"  // 16
	SpaceHuge   fyne.ThemeSizeName = "tabbySpaceHuge"   // 24
	SpaceNone   fyne.ThemeSizeName = "tabbySpaceNone"   // 0

	SizeCorner     fyne.ThemeSizeName = "tabbyCorner"     // 16
	SizeTouch      fyne.ThemeSizeName = "tabbyTouch"      // 56: height of what is tapped
	SizeTouchFloor fyne.ThemeSizeName = "tabbyTouchFloor" // 44: nothing tapped is smaller
	SizeKey        fyne.ThemeSizeName = "tabbyKey"        // 64: smallest key of the keypad
)

// TextSizeNames lists the size names that follow the text scale.
func TextSizeNames() []fyne.ThemeSizeName {
	return []fyne.ThemeSizeName{SizeSmall, SizeBody, SizeHeading, SizeName, SizeTotal, SizeSum, SizeEcho, SizeIcon, SizeSign}
}

// A surface is a rectangle in colours of the theme.
type surface struct {
	widget.BaseWidget

	fill, edge fyne.ThemeColorName // none if empty
	corner     fyne.ThemeSizeName  // square if empty
	width      float32             // of the edge
	standing   bool                // its corners are round at the top alone
	rectangle  *canvas.Rectangle
}

func newSurface(fill, edge fyne.ThemeColorName, corner fyne.ThemeSizeName) *surface {
	s := &surface{fill: fill, edge: edge, corner: corner, width: edgeWidth, rectangle: canvas.NewRectangle(nil)}
	s.ExtendBaseWidget(s)
	return s
}

// NewGround returns the background of the window. Fyne fills a window with a colour
// a little lighter than the theme's, and pictures that lie on it would show their
// edges.
func NewGround() fyne.CanvasObject { return newSurface(theme.ColorNameBackground, "", "") }

// NewSurface returns a rectangle with round corners in two colours of the theme, which
// may be "" for none.
func NewSurface(fill, edge fyne.ThemeColorName) fyne.CanvasObject {
	return newSurface(fill, edge, SizeCorner)
}

// NewStep returns a [NewSurface] that rests on the ground: only its top corners are round.
func NewStep(fill, edge fyne.ThemeColorName) fyne.CanvasObject {
	s := newSurface(fill, edge, SizeCorner)
	s.standing = true
	return s
}

// Framed returns a picture with an edge, unless it lies on a ground of its own colour.
func Framed(picture fyne.CanvasObject) fyne.CanvasObject {
	return Layers(picture, newSurface("", ColorOutline, ""))
}

// NewCard returns objects one below the other on a surface of their own, with a
// margin around them.
func NewCard(objects ...fyne.CanvasObject) *fyne.Container {
	return newCard(ColorSurface, Column(SpaceMedium, objects...))
}

// NewList returns rows on one card, with a rule between them.
func NewList(rows ...fyne.CanvasObject) *fyne.Container {
	all := Column(SpaceNone)
	for i, row := range rows {
		if i > 0 {
			all.Add(shape.In(shape.High(Hairline), newSurface(ColorRule, "", "")))
		}
		all.Add(row)
	}
	return Layers(newSurface(ColorSurface, ColorTileEdge, SizeCorner), Inset(SpaceSmall, SpaceTiny, all))
}

func newCard(fill fyne.ThemeColorName, content fyne.CanvasObject) *fyne.Container {
	return Layers(newSurface(fill, ColorTileEdge, SizeCorner), Inset(SpaceLarge, SpaceLarge, content))
}

// Layers returns objects on top of each other.
func Layers(objects ...fyne.CanvasObject) *fyne.Container {
	return shape.In(inset{across: SpaceNone, along: SpaceNone}, objects...)
}

// setColors changes the colours.
func (s *surface) setColors(fill, edge fyne.ThemeColorName) {
	if s.fill != fill || s.edge != edge {
		s.fill, s.edge = fill, edge
		s.Refresh()
	}
}

func (s *surface) Refresh() {
	s.paint()
	s.BaseWidget.Refresh()
}

func (s *surface) paint() {
	l, r := LooksOf(s), s.rectangle
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = l.Named(s.fill), l.Named(s.edge), 0, 0
	if s.edge != "" {
		r.StrokeWidth = s.width
	}
	if s.corner != "" {
		r.CornerRadius = l.Size(s.corner)
	}
	if s.standing {
		r.TopLeftCornerRadius, r.TopRightCornerRadius, r.CornerRadius = r.CornerRadius, r.CornerRadius, 0
	}
}

func (s *surface) CreateRenderer() fyne.WidgetRenderer {
	s.paint()
	return widget.NewSimpleRenderer(s.rectangle)
}

// Tone is the severity of a notice.
type Tone int

// The tones of notices; each has a sign and a colour.
const (
	Info Tone = iota
	Success
	Warning
)

func (t Tone) look() (icon Icon, ink, ground fyne.ThemeColorName) {
	switch t {
	case Success:
		return IconCheck, ColorFelt, ColorFeltSoft
	case Warning:
		return IconWarning, ColorWarning, ColorWarningSoft
	}
	return IconInfo, ColorAccent, ColorAccentSoft
}

// NewNotice returns a banner with a text, and with buttons to
// answer it below the text.
func NewNotice(tone Tone, text string, actions ...fyne.CanvasObject) *fyne.Container {
	return NewNoticeOf(tone, NewBody(text), actions...)
}

// NewNoticeOf returns a notice with a text that may change.
func NewNoticeOf(tone Tone, text *Text, actions ...fyne.CanvasObject) *fyne.Container {
	text.SetLive()
	icon, ink, ground := tone.look()
	content := Column(SpaceSmall, Row(SpaceMedium, 1, NewGlyph(icon, ink), text))
	if len(actions) > 0 {
		content.Add(Flow(SpaceSmall, actions...))
	}
	return newCard(ground, content)
}
