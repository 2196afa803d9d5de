package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Choice offers a few short options side by side; where they do not fit
// like that, they are stacked.
type Choice struct {
	composed

	OnChanged func(index int)

	options  []*option
	selected int
}

// NewChoice returns a choice with no option selected.
func NewChoice(options []string, changed func(index int)) *Choice {
	c := &Choice{OnChanged: changed, selected: -1}
	c.all = inShape(segments{c}, newSurface(ColorTile, ColorTileEdge, SizeCorner))
	for i, text := range options {
		c.options = append(c.options, newOption(c, i, text))
		c.all.Objects = append(c.all.Objects, c.options[i])
	}
	c.ExtendBaseWidget(c)
	return c
}

// SetSelected selects an option, or none for -1. It does not call OnChanged.
func (c *Choice) SetSelected(index int) { set(c, &c.selected, index) }

func (c *Choice) choose(index int) {
	if index < 0 || index >= len(c.options) || index == c.selected {
		return
	}
	c.SetSelected(index)
	callWith(c.OnChanged, index)
}

// step selects the next option or the one before and moves the focus with it.
func (c *Choice) step(by int) {
	to := max(0, min(len(c.options)-1, c.selected+by))
	c.choose(to)
	if canvas := canvasOf(c); canvas != nil {
		canvas.Focus(c.options[to])
	}
}

// stacks reports whether the options are stacked at that width.
func (c *Choice) stacks(width float32) bool {
	each := width / float32(max(1, len(c.options)))
	return slices.ContainsFunc(c.options, func(o *option) bool { return o.natural() > each })
}

// Resize lets the options follow how they stand.
func (c *Choice) Resize(size fyne.Size) {
	before := c.stacks(c.Size().Width)
	c.composed.Resize(size)
	if c.stacks(size.Width) != before {
		c.Refresh()
	}
}

// segments lays out the options of a choice on its ground.
type segments struct{ choice *Choice }

func (s segments) narrowest([]fyne.CanvasObject) float32 {
	width := float32(0)
	for _, o := range s.choice.options {
		width = max(width, typeface{size: looksOf(o).size(SizeBody)}.longestWord(o.label.text)+o.around())
	}
	return width
}

func (s segments) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	ground, options := objects[0], s.choice.options
	put.at(ground, fyne.Position{}, room)
	each, y := room.Width/float32(max(1, len(options))), float32(0)
	if !s.choice.stacks(room.Width) {
		l := looksOf(s.choice)
		for i, o := range options {
			put.at(o, fyne.NewPos(float32(i)*each, 0), fyne.NewSize(each, room.Height))
		}
		return l.touch(typeface{size: l.size(SizeBody)}.lineHeight())
	}
	for _, o := range options {
		height := o.HeightFor(room.Width)
		put.at(o, fyne.NewPos(0, y), fyne.NewSize(room.Width, height))
		y += height
	}
	return y
}
