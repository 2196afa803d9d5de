package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Column stacks objects from top to bottom, each as wide as the column and as
// high as it wants to be at that width.
func Column(gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &columnLayout{gap: gap}, Objects: objects}
}

type columnLayout struct {
	gap   fyne.ThemeSizeName
	width lastWidth
}

func (c *columnLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	shown := visible(objects)
	height := theme.Size(c.gap) * float32(max(0, len(shown)-1))
	for _, o := range shown {
		height += HeightFor(o, width)
	}
	return height
}

// squeezer is a widget that can be lower than it wants to be, such as a keypad.
type squeezer interface{ leastHeight() float32 }

// squeezed returns the height of o when its column is too low by the given height,
// and what is still missing.
func squeezed(o fyne.CanvasObject, width, short float32) (height, still float32) {
	height = HeightFor(o, width)
	if s, ok := o.(squeezer); ok && short > 0 {
		give := max(0, min(short, height-s.leastHeight()))
		return height - give, short - give
	}
	return height, short
}

// Layout places the objects.
func (c *columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = lastWidth(size.Width)
	y, short := float32(0), c.heightFor(objects, size.Width)-size.Height
	for _, o := range visible(objects) {
		var height float32
		height, short = squeezed(o, size.Width, short)
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, height))
		y += height + theme.Size(c.gap)
	}
}

// MinSize returns the width of the widest object and the height at the last width.
func (c *columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, o := range visible(objects) {
		widest = max(widest, o.MinSize().Width)
	}
	return fyne.NewSize(widest, c.heightFor(objects, c.width.or(widest)))
}

// Row sets objects side by side, centred upright, each as wide as it must be;
// the object at index grow takes the room that is left (-1: none does).
func Row(gap fyne.ThemeSizeName, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	r := &rowLayout{gap: gap}
	if grow >= 0 && grow < len(objects) {
		r.grows = objects[grow]
	}
	return &fyne.Container{Layout: r, Objects: objects}
}

// Bullet sets a sign before an object, level with its first line.
func Bullet(gap fyne.ThemeSizeName, sign, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &rowLayout{gap: gap, grows: o, hang: true}, Objects: []fyne.CanvasObject{sign, o}}
}

type rowLayout struct {
	gap   fyne.ThemeSizeName
	hang  bool // all begin at the top
	grows fyne.CanvasObject
	width lastWidth
}

func (r *rowLayout) widths(objects []fyne.CanvasObject, width float32) []float32 {
	left := width - theme.Size(r.gap)*float32(max(0, len(objects)-1))
	out := make([]float32, len(objects))
	for i, o := range objects {
		out[i] = o.MinSize().Width
		left -= out[i]
	}
	for i, o := range objects {
		if o == r.grows {
			out[i] = max(0, out[i]+left)
		}
	}
	return out
}

func (r *rowLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	shown := visible(objects)
	height := float32(0)
	for i, w := range r.widths(shown, width) {
		height = max(height, HeightFor(shown[i], w))
	}
	return height
}

// Layout places the objects.
func (r *rowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r.width = lastWidth(size.Width)
	shown := visible(objects)
	x := float32(0)
	for i, w := range r.widths(shown, size.Width) {
		height := min(size.Height, HeightFor(shown[i], w))
		y := (size.Height - height) / 2
		if r.hang {
			y = 0
		}
		shown[i].Move(fyne.NewPos(x, y))
		shown[i].Resize(fyne.NewSize(w, height))
		x += w + theme.Size(r.gap)
	}
}

// MinSize returns the sum of the widths and the greatest height.
func (r *rowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	shown := visible(objects)
	width := theme.Size(r.gap) * float32(max(0, len(shown)-1))
	for _, o := range shown {
		width += o.MinSize().Width
	}
	return fyne.NewSize(width, r.heightFor(objects, max(width, float32(r.width))))
}

// Inset keeps room around an object: across on the left and right, along
// above and below.
func Inset(across, along fyne.ThemeSizeName, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &insetLayout{across, along}, Objects: []fyne.CanvasObject{o}}
}

type insetLayout struct{ across, along fyne.ThemeSizeName }

func (i *insetLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	x, y := theme.Size(i.across), theme.Size(i.along)
	return HeightFor(objects[0], width-2*x) + 2*y
}

// Layout places the object.
func (i *insetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x, y := theme.Size(i.across), theme.Size(i.along)
	objects[0].Move(fyne.NewPos(x, y))
	objects[0].Resize(size.SubtractWidthHeight(2*x, 2*y))
}

// MinSize returns the size of the object and the margin.
func (i *insetLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(2*theme.Size(i.across), 2*theme.Size(i.along))
}
