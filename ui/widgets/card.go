package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Card is a surface on the background, with content and a margin around it.
type Card struct {
	widget.BaseWidget

	content *fyne.Container
	fill    fyne.ThemeColorName
	edge    fyne.ThemeColorName // none if empty, and then no corners either
}

// NewCard returns a card with objects one below the other.
func NewCard(objects ...fyne.CanvasObject) *Card {
	return newCard(ColorSurface, ColorTileEdge, Column(SpaceMedium, objects...))
}

// NewGround returns the background of the window. Fyne fills a window with a colour
// a little lighter than the theme's, and pictures that lie on it would show their
// edges.
func NewGround() *Card { return newCard(theme.ColorNameBackground, "", &fyne.Container{}) }

func newCard(fill, edge fyne.ThemeColorName, content fyne.CanvasObject) *Card {
	c := &Card{fill: fill, edge: edge, content: Inset(SpaceLarge, SpaceLarge, content)}
	c.ExtendBaseWidget(c)
	return c
}

// Content returns what lies on the card.
func (c *Card) Content() fyne.CanvasObject { return c.content }

func (c *Card) inner() fyne.CanvasObject { return c.content }

// HeightFor returns the height at that width.
func (c *Card) HeightFor(width float32) float32 { return HeightFor(c.content, width) }

// CreateRenderer draws the card.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &cardRenderer{card: c, ground: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, r.card.content}
	r.paint() // the content is laid out once the card has a size
	return r
}

type cardRenderer struct {
	rendererBase

	card   *Card
	ground *canvas.Rectangle
}

func (r *cardRenderer) MinSize() fyne.Size { return r.card.content.MinSize() }

func (r *cardRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.card.content.Resize(size)
}

func (r *cardRenderer) Refresh() {
	r.paint()
	r.card.content.Refresh()
}

// paint gives the surface its colours.
func (r *cardRenderer) paint() {
	l := looksOf(r.card)
	r.ground.FillColor, r.ground.StrokeColor = l.color(r.card.fill), l.named(r.card.edge)
	if r.card.edge != "" {
		r.ground.StrokeWidth, r.ground.CornerRadius = edgeWidth, l.size(SizeCorner)
	}
	r.ground.Refresh()
}
