package frame

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/draw/chart"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// A Picture is a chart on a screen. It is drawn away from the screen, once, and
// again only if the theme, the size of text or the room for it has changed.
type Picture struct {
	widget.BaseWidget
	widgets.Reading

	look  *Settings
	card  bool // it lies on a card, and not on the page
	chart chart.Chart
	size  chart.Size      // of the chart
	drawn look.Appearance // how it is drawn, or is being drawn
	turn  int             // counts how often it was drawn
	image *canvas.Image
	said  *widgets.Text // while there is nothing to see
}

// Picture returns a picture of a chart to lie on the page or on a card, with what it says in words.
func (s *Settings) Picture(card bool, says string, c chart.Chart) *Picture {
	p := &Picture{
		Reading: widgets.Reading{Label: says},
		look:    s, card: card, chart: c, size: chartPixels(), image: &canvas.Image{FillMode: canvas.ImageFillContain},
	}
	p.image.SetMinSize(chartView())
	p.image.Hide()
	p.said = widgets.NewHint(s.world.Words.Common.Drawing)
	p.ExtendBaseWidget(p)
	p.draw()
	return p
}

// SetChart draws another chart. Until that is done the one before is shown.
func (p *Picture) SetChart(c chart.Chart) {
	p.chart = c
	p.draw()
}

// SetRoom draws the chart as high as a room, but not lower than usual.
func (p *Picture) SetRoom(room fyne.Size) {
	const step = 35 // so that not every size of window is drawn
	size := chartPixels()
	if room.Width > 0 {
		least := int(chartDensity * chartView().Width)
		size.W = min(size.W, max(least, chartDensity*int(room.Width))/step*step)
		size.H = max(size.H, size.W/step*int(step*room.Height/room.Width))
	}
	if p.size != size {
		p.size = size
		p.draw()
	}
}

// draw draws the chart in the present look.
func (p *Picture) draw() {
	p.drawn = p.look.shownAppearance()
	p.turn++
	turn, c, size, look := p.turn, p.chart, p.size, p.look.ChartStyle()
	if p.card {
		look = look.On(theme.Color(widgets.ColorSurface))
	}
	var drawn image.Image
	var err error
	p.look.world.Away(func() { drawn, err = c.Image(size, look) }, func() {
		if turn != p.turn {
			return // it is being drawn again
		}
		if err != nil {
			p.said.SetText(p.look.world.Words.Refusals.Explain(err))
			return
		}
		p.image.Image = drawn
		p.image.Show()
		p.image.Refresh()
		p.said.Hide()
	})
}

// MinSize returns that of the picture, so that nothing moves when it is there.
func (p *Picture) MinSize() fyne.Size { return chartView() }

// HeightFor returns the height at which all of that width is used, up to the widest chart whose
// text is not much larger than that of the page.
func (p *Picture) HeightFor(width float32) float32 {
	const widest = 480
	return max(chartView().Height, min(width, widest)*float32(p.size.H)/float32(p.size.W))
}

// Refresh draws the chart again if the theme has changed.
func (p *Picture) Refresh() {
	if p.drawn != p.look.shownAppearance() {
		p.draw()
	}
	p.BaseWidget.Refresh()
}

// CreateRenderer shows the picture.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(p.image, p.said))
}

// chartPixels returns the size of a chart as it is drawn, and chartView the least size
// at which it is shown: up to half of it, for dense screens.
func chartPixels() chart.Size { return chart.Size{W: 700, H: 560} }
func chartView() fyne.Size    { return fyne.NewSize(240, 280) }

// ChartColumn is the least width of a chart beside another.
const ChartColumn = 320

// chartDensity is how much larger a chart is drawn than it is shown, and chartText
// how far its text grows with all other: beyond, the numbers have no room.
const (
	chartDensity = 2
	chartText    = 1.5
)

// ChartStyle returns how a chart looks in the present theme.
func (s *Settings) ChartStyle() chart.Style {
	worn := s.shownAppearance()
	style := chart.Light()
	switch worn.Mode {
	case look.Contrast:
		style = chart.Contrast()
	case look.Dark:
		style = chart.Dark()
	}
	style.Scale = chartDensity * min(float64(worn.TextScale), chartText)
	return style.On(theme.Color(theme.ColorNameBackground))
}
