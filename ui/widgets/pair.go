package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Pair returns two objects side by side, the second in the room that is left;
// where they do not fit, they are stacked.
func Pair(gap fyne.ThemeSizeName, first, second fyne.CanvasObject) *fyne.Container {
	p := &pairLayout{gap: gap, row: rowLayout{gap: gap, grows: second}, column: columnLayout{gap: gap}}
	return &fyne.Container{Layout: p, Objects: []fyne.CanvasObject{first, second}}
}

type pairLayout struct {
	gap    fyne.ThemeSizeName
	row    rowLayout
	column columnLayout
	width  lastWidth
}

// fits reports whether both objects fit side by side; one alone takes all
// the width, as in a column.
func (p *pairLayout) fits(objects []fyne.CanvasObject, width float32) bool {
	if len(visible(objects)) < 2 {
		return false
	}
	for i, o := range visible(objects) {
		if i > 0 {
			width -= theme.Size(p.gap)
		}
		width -= o.MinSize().Width
	}
	return width >= 0
}

func (p *pairLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	if p.fits(objects, width) {
		return p.row.heightFor(objects, width)
	}
	return p.column.heightFor(objects, width)
}

// Layout places the objects.
func (p *pairLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	p.width = lastWidth(size.Width)
	if p.fits(objects, size.Width) {
		p.row.Layout(objects, size)
		return
	}
	p.column.Layout(objects, size)
}

// MinSize returns the width of the stacked objects and the height at the last width.
func (p *pairLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := p.column.MinSize(objects).Width
	return fyne.NewSize(least, p.heightFor(objects, p.width.or(least)))
}

// Reveal scrolls so that an object inside the scroll is visible.
func Reveal(s *container.Scroll, o fyne.CanvasObject) { revealIn(s, o) }
