package widgets

import "fyne.io/fyne/v2"

// Spread centres an object and lets it grow no wider than most
// device-independent pixels, so that lines stay readable on a desktop.
func Spread(most float32, o fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &spreadLayout{most: most}, Objects: []fyne.CanvasObject{o}}
}

type spreadLayout struct {
	most  float32
	width lastWidth
}

func (s *spreadLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return HeightFor(objects[0], min(width, s.most))
}

// Layout places the object.
func (s *spreadLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = lastWidth(size.Width)
	width := min(size.Width, s.most)
	objects[0].Move(fyne.NewPos((size.Width-width)/2, 0))
	objects[0].Resize(fyne.NewSize(width, size.Height))
}

// MinSize is the object's.
func (s *spreadLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	return fyne.NewSize(least.Width, s.heightFor(objects, s.width.or(least.Width)))
}
