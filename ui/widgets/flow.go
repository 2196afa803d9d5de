package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Flow returns objects side by side that continue in the next line where the room
// ends, as words do.
func Flow(gap fyne.ThemeSizeName, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &flowLayout{gap: gap}, Objects: objects}
}

type flowLayout struct {
	gap   fyne.ThemeSizeName
	width lastWidth
}

// each calls place with every object's place and size and returns the height
// of all lines.
func (f *flowLayout) each(objects []fyne.CanvasObject, width float32, place func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	gap := theme.Size(f.gap)
	x, y, line := float32(0), float32(0), float32(0)
	for _, o := range visible(objects) {
		size := o.MinSize()
		size.Width = min(size.Width, width)
		size.Height = HeightFor(o, size.Width)
		if x > 0 && x+size.Width > width {
			x, y, line = 0, y+line+gap, 0
		}
		place(o, fyne.NewPos(x, y), size)
		x, line = x+size.Width+gap, max(line, size.Height)
	}
	return y + line
}

func (f *flowLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return f.each(objects, width, func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
}

// Layout places the objects.
func (f *flowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = lastWidth(size.Width)
	f.each(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position, s fyne.Size) {
		o.Move(at)
		o.Resize(s)
	})
}

// MinSize returns the width of the widest object and the height at the last width.
func (f *flowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, o := range visible(objects) {
		widest = max(widest, o.MinSize().Width)
	}
	return fyne.NewSize(widest, f.heightFor(objects, f.width.or(widest)))
}
