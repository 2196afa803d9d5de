package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// themed is a widget that knows its theme; every widget does.
type themed interface{ Theme() fyne.Theme }

// looks reads colours and sizes of one theme by name.
type looks struct {
	theme   fyne.Theme
	variant fyne.ThemeVariant
}

func looksOf(w themed) looks { return looks{w.Theme(), fyne.CurrentApp().Settings().ThemeVariant()} }

func currentLooks() looks { return looks{theme.Current(), fyne.CurrentApp().Settings().ThemeVariant()} }

func (l looks) color(n fyne.ThemeColorName) color.Color { return l.theme.Color(n, l.variant) }
func (l looks) size(n fyne.ThemeSizeName) float32       { return l.theme.Size(n) }

// scale returns the text scale: what is drawn beside text grows with it.
func (l looks) scale() float32 { return max(1, l.size(SizeIcon)/24) }

// touch returns the height of something that is tapped and holds content of the given height.
func (l looks) touch(content float32) float32 {
	return fyne.Max(l.size(SizeTouch), content+2*l.size(SpaceMedium))
}

// rendererBase is the base of renderers that have nothing to release.
type rendererBase struct{ objects []fyne.CanvasObject }

func (r *rendererBase) Objects() []fyne.CanvasObject { return r.objects }
func (*rendererBase) Destroy()                       {}

const (
	ringWidth = 3   // the focus ring
	ringGap   = 5   // how far the fill draws in to let the ring be seen
	edgeWidth = 1.5 // outlines of things that can be tapped
	hairline  = 1   // rules that only divide
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
		place(r, fyne.NewPos(s.inset-s.outset, s.inset), size.SubtractWidthHeight(2*(s.inset-s.outset), 2*s.inset))
	}
	place(s.ring, fyne.NewPos(-s.outset, 0), size.AddWidthHeight(2*s.outset, 0))
}

func (s *skin) paint(l looks, look skinLook) {
	s.corner = cmp.Or(look.corner, l.size(SizeCorner))
	s.fill.FillColor = l.named(look.fill)
	s.fill.StrokeColor = l.named(look.stroke)
	s.fill.StrokeWidth = 0
	if look.stroke != "" {
		s.fill.StrokeWidth = cmp.Or(look.edge, edgeWidth)
	}
	s.veil.FillColor = l.named(look.veil)
	s.inset = 0
	s.ring.StrokeWidth, s.ring.StrokeColor = 0, color.Transparent
	if look.focused {
		s.inset = ringGap
		s.ring.StrokeWidth, s.ring.StrokeColor = ringWidth, l.color(cmp.Or(look.ring, ColorFocus))
	}
	s.ring.CornerRadius = s.corner
	s.fill.CornerRadius = fyne.Max(2, s.corner-s.inset)
	s.veil.CornerRadius = s.fill.CornerRadius
	s.layout(s.size)
	for _, r := range []*canvas.Rectangle{s.fill, s.veil, s.ring} {
		r.Refresh()
	}
}

// named returns the colour of that name, or none for the empty name.
func (l looks) named(n fyne.ThemeColorName) color.Color {
	if n == "" {
		return color.Transparent
	}
	return l.color(n)
}
