package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ground is the paper everything lies on. Fyne 2.7.1 fills a window with a
// colour a little lighter than the theme's, and pictures that lie on the paper
// would show their edges.
type Ground struct {
	widget.BaseWidget
}

// NewGround is a piece of paper.
func NewGround() *Ground {
	g := &Ground{}
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer draws the paper.
func (g *Ground) CreateRenderer() fyne.WidgetRenderer {
	g.ExtendBaseWidget(g)
	r := &groundRenderer{ground: g, paper: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type groundRenderer struct {
	rendererBase

	ground *Ground
	paper  *canvas.Rectangle
}

func (r *groundRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *groundRenderer) Layout(size fyne.Size) { r.paper.Resize(size) }

func (r *groundRenderer) Refresh() {
	r.paper.FillColor = looksOf(r.ground).color(theme.ColorNameBackground)
	r.paper.Refresh()
}

func (r *groundRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.paper} }
