package widgets

import "fyne.io/fyne/v2"

// touchBox lays out the content of something that is tapped as a whole: with a
// margin, and at least a thumb high.
type touchBox struct {
	content       fyne.CanvasObject
	across, along fyne.ThemeSizeName // the margin at the sides, and above and below
}

func (b *touchBox) heightFor(l looks, width float32) float32 {
	return max(l.size(SizeTouch), HeightFor(b.content, width-2*l.size(b.across))+2*l.size(b.along))
}

// minSize returns the least width and the height at the width owner has, if any.
func (b *touchBox) minSize(l looks, owner fyne.CanvasObject) fyne.Size {
	width := max(l.size(SizeTouchFloor), b.content.MinSize().Width+2*l.size(b.across))
	return fyne.NewSize(width, b.heightFor(l, lastWidthOf(owner).or(width)))
}

// layout puts the content in the middle of the height, or at the top.
func (b *touchBox) layout(l looks, size fyne.Size, top bool) {
	x, y := l.size(b.across), l.size(b.along)
	width := size.Width - 2*x
	height := min(size.Height-2*y, HeightFor(b.content, width))
	if !top {
		y = (size.Height - height) / 2
	}
	b.content.Move(fyne.NewPos(x, y))
	b.content.Resize(fyne.NewSize(width, height))
}
