package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Choice offers a few short options side by side; where they do not fit
// like that, they are stacked.
type Choice struct {
	widget.BaseWidget

	OnChanged func(index int)

	options  []*option
	selected int
}

// NewChoice returns a choice with no option selected.
func NewChoice(options []string, changed func(index int)) *Choice {
	c := &Choice{OnChanged: changed, selected: -1}
	for i, text := range options {
		c.options = append(c.options, newOption(c, i, text))
	}
	c.ExtendBaseWidget(c)
	return c
}

// SetSelected selects an option, or none for -1. It does not call OnChanged.
func (c *Choice) SetSelected(index int) {
	c.selected = index
	c.Refresh()
}

func (c *Choice) choose(index int) {
	if index < 0 || index >= len(c.options) || index == c.selected {
		return
	}
	c.SetSelected(index)
	if c.OnChanged != nil {
		c.OnChanged(index)
	}
}

// step selects the next option or the one before and moves the focus with it.
func (c *Choice) step(by int) {
	to := max(0, min(len(c.options)-1, c.selected+by))
	c.choose(to)
	if canvas := canvasOf(c); canvas != nil {
		canvas.Focus(c.options[to])
	}
}

// stacked reports whether the options are stacked at that width.
func (c *Choice) stacked(width float32) bool {
	each := width / float32(max(1, len(c.options)))
	for _, o := range c.options {
		if o.natural() > each {
			return true
		}
	}
	return false
}

// HeightFor returns the height at that width.
func (c *Choice) HeightFor(width float32) float32 {
	l := looksOf(c)
	if !c.stacked(width) {
		return l.touch(typeface{size: l.size(SizeBody)}.lineHeight())
	}
	height := float32(0)
	for _, o := range c.options {
		height += o.heightFor(width)
	}
	return height
}

func (c *Choice) inner() fyne.CanvasObject {
	all := container.NewWithoutLayout()
	for _, o := range c.options {
		all.Objects = append(all.Objects, o)
	}
	return all
}

// CreateRenderer draws the choice.
func (c *Choice) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &choiceRenderer{choice: c, ground: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground}
	for _, o := range c.options {
		r.objects = append(r.objects, o)
	}
	r.Refresh()
	return r
}

type choiceRenderer struct {
	rendererBase

	choice *Choice
	ground *canvas.Rectangle
}

func (r *choiceRenderer) MinSize() fyne.Size {
	l := looksOf(r.choice)
	width := float32(0)
	for _, o := range r.choice.options {
		width = max(width, typeface{size: l.size(SizeBody)}.longestWord(o.text)+o.around(l))
	}
	return fyne.NewSize(width, r.choice.HeightFor(lastWidthOf(r.choice).or(width)))
}

func (r *choiceRenderer) Layout(size fyne.Size) {
	c := r.choice
	r.ground.Resize(size)
	stacked := c.stacked(size.Width)
	y, each := float32(0), size.Width/float32(max(1, len(c.options)))
	for i, o := range c.options {
		o.stacked = stacked
		if stacked {
			height := o.heightFor(size.Width)
			o.Move(fyne.NewPos(0, y))
			o.Resize(fyne.NewSize(size.Width, height))
			y += height
			continue
		}
		o.Move(fyne.NewPos(float32(i)*each, 0))
		o.Resize(fyne.NewSize(each, size.Height))
	}
}

func (r *choiceRenderer) Refresh() {
	l := looksOf(r.choice)
	r.ground.FillColor, r.ground.StrokeColor = l.color(ColorTile), l.color(ColorTileEdge)
	r.ground.StrokeWidth, r.ground.CornerRadius = edgeWidth, l.size(SizeCorner)
	r.Layout(r.choice.Size())
	r.ground.Refresh()
	for _, o := range r.choice.options {
		o.Refresh()
	}
}
