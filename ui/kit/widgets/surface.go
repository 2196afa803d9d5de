package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
)

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
