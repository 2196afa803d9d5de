package ui

import (
	"bytes"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A picture is a chart on a screen. It is drawn away from the screen, once, and
// again only where the theme or the size of text has become another.
type picture struct {
	widget.BaseWidget

	app   *App
	name  string // of the picture
	chart chart.Chart
	drawn Look // what it wears, or is going to
	image *canvas.Image
	said  *widgets.Text // while there is nothing to see
}

func (a *App) picture(name string, c chart.Chart) *picture {
	p := &picture{app: a, name: name + ".png", chart: c, image: &canvas.Image{FillMode: canvas.ImageFillContain}}
	p.image.SetMinSize(chartView())
	p.image.Hide()
	p.said = widgets.NewHint("Drawing …")
	p.ExtendBaseWidget(p)
	p.draw()
	return p
}

// draw draws the chart in the present look.
func (p *picture) draw() {
	p.drawn = p.app.worn()
	drawn, look := p.drawn, p.app.chartLook()
	var png bytes.Buffer
	var err error
	p.app.time.Away(func() { err = p.chart.Draw(&png, chart.PNG, chartPixels(), look) }, func() {
		if drawn != p.drawn {
			return // it is being drawn in another look
		}
		if err != nil {
			p.said.SetText(words.Explain(err))
			return
		}
		p.image.Resource = fyne.NewStaticResource(p.name, png.Bytes())
		p.image.Show()
		p.image.Refresh()
		p.said.Hide()
	})
}

// MinSize is that of the picture, so that nothing moves when it is there.
func (p *picture) MinSize() fyne.Size { return chartView() }

// Refresh draws anew what wears another theme.
func (p *picture) Refresh() {
	if p.drawn != p.app.worn() {
		p.draw()
	}
	p.BaseWidget.Refresh()
}

// CreateRenderer shows the picture.
func (p *picture) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	return widget.NewSimpleRenderer(container.NewStack(p.image, p.said))
}

// chartPixels is the size of a chart as it is drawn, and chartView the least size
// at which it is shown: up to half of it, for dense screens.
func chartPixels() chart.Size { return chart.Size{W: 700, H: 560} }
func chartView() fyne.Size    { return fyne.NewSize(240, 280) }

// chartColumn is the least width of a chart beside another.
const chartColumn = 320

// chartDensity is how much larger a chart is drawn than it is shown, and chartText
// how far its text grows with all other: beyond, the numbers have no room.
const (
	chartDensity = 2
	chartText    = 1.5
)

// worn is how the program looks, whatever the system is.
func (a *App) worn() Look {
	l := a.look()
	if l.Mode == System {
		l.Mode = Light
		if a.app.Settings().ThemeVariant() == theme.VariantDark {
			l.Mode = Dark
		}
	}
	return l
}

// chartLook is what a chart wears in the present theme.
func (a *App) chartLook() chart.Style {
	worn := a.worn()
	look := chart.Light()
	switch worn.Mode {
	case Contrast:
		look = chart.Contrast()
	case Dark:
		look = chart.Dark()
	}
	look.Scale = chartDensity * min(float64(worn.TextScale), chartText)
	return look.On(theme.Color(theme.ColorNameBackground))
}

// looks are the colours and shapes of everybody known, as charts wear them.
func (a *App) looks() story.Badges {
	all := story.Badges{}
	for _, p := range a.people {
		all[p.ID] = lookOf(p)
	}
	return all
}

func lookOf(p Person) story.Badge { return story.Badge{Colour: p.Colour, Shape: p.Shape} }
