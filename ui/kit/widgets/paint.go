package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

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

// touch returns the height of something that is tapped and holds content of the given height.
func (l Looks) touch(content float32) float32 {
	return fyne.Max(l.Size(SizeTouch), content+2*l.Size(SpaceMedium))
}

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

// of returns the look with the state of t.
func (k skinLook) of(t *tapper) skinLook {
	k.veil, k.focused = t.Veil(), t.focused
	return k
}

// objects returns the objects of the skin and the content, from back to front.
func (s *skin) objects(content ...fyne.CanvasObject) []fyne.CanvasObject {
	return append([]fyne.CanvasObject{s.fill, s.veil, s.ring}, content...)
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
