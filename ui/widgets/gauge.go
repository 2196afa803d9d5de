package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// A Gauge is a thin bar that fills up.
type Gauge struct {
	widget.BaseWidget

	share float32
	ink   fyne.ThemeColorName
}

// gaugeHeight is the height of a gauge in device-independent pixels, gaugeWidth its
// share of the room across.
const (
	gaugeHeight = 6
	gaugeWidth  = 0.8
)

// NewGauge returns an empty gauge.
func NewGauge() *Gauge {
	g := &Gauge{ink: ColorFelt}
	g.ExtendBaseWidget(g)
	return g
}

// Set fills the gauge up to a share, from 0 to 1, with a colour.
func (g *Gauge) Set(share float32, ink fyne.ThemeColorName) {
	set(g, &g.share, max(0, min(1, share)))
	set(g, &g.ink, ink)
}

// CreateRenderer draws the gauge.
func (g *Gauge) CreateRenderer() fyne.WidgetRenderer {
	g.ExtendBaseWidget(g)
	r := &gaugeRenderer{gauge: g, track: canvas.NewRectangle(nil), fill: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.track, r.fill}
	r.Refresh()
	return r
}

type gaugeRenderer struct {
	rendererBase

	gauge       *Gauge
	track, fill *canvas.Rectangle
}

func (r *gaugeRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(gaugeHeight) }

func (r *gaugeRenderer) Layout(size fyne.Size) {
	width := size.Width * gaugeWidth
	at := fyne.NewPos((size.Width-width)/2, (size.Height-gaugeHeight)/2)
	place(r.track, at, fyne.NewSize(width, gaugeHeight))
	place(r.fill, at, fyne.NewSize(max(gaugeHeight, width*r.gauge.share), gaugeHeight))
}

func (r *gaugeRenderer) Refresh() {
	l := looksOf(r.gauge)
	r.track.FillColor, r.track.StrokeColor, r.track.StrokeWidth = l.color(ColorSurface), l.color(ColorOutline), hairline
	r.fill.FillColor = l.color(r.gauge.ink)
	r.fill.Hidden = r.gauge.share == 0
	r.track.CornerRadius, r.fill.CornerRadius = gaugeHeight/2, gaugeHeight/2
	r.Layout(r.gauge.Size())
	r.track.Refresh()
	r.fill.Refresh()
}
