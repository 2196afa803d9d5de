package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets/shape"
)

// SetWhole lets the grid be as high as all its rows, where what is around it scrolls, or not. The
// header remains in view if that calls [Grid.SetAbove].
func (g *Grid) SetWhole(on bool) {
	if g.whole == on {
		return
	}
	g.whole, g.above, g.scroll.Direction = on, 0, container.ScrollBoth
	if on {
		g.scroll.Direction = container.ScrollHorizontalOnly
		g.scroll.Offset.Y = 0
	}
	g.Refresh()
}

// SetAbove says how much of the top of a whole grid is scrolled out of view.
func (g *Grid) SetAbove(height float32) {
	if above := max(0, height); g.whole && above != g.above {
		g.above = above
		g.Refresh()
	}
}

// headerTop returns where the header is.
func (g *Grid) headerTop() float32 { return clamp(g.above, g.Size().Height-g.measure.head) }

// HeightFor returns the height at that width: of a whole grid that of all rows.
func (g *Grid) HeightFor(width float32) float32 {
	if !g.whole {
		return g.MinSize().Height
	}
	m := measureGrid(g, LooksOf(g), width)
	return m.head + m.row*float32(max(leastRows, g.rows+g.Planned)) + g.kept
}

// revealRow scrolls what is around a whole grid so that a row is seen below the header.
func (g *Grid) revealRow(row int) {
	around := scrollsOf(g)
	if !g.whole || len(around) == 0 {
		return
	}
	s, d := around[len(around)-1], fyne.CurrentApp().Driver()
	top := s.Offset.Y + d.AbsolutePositionForObject(g).Y - d.AbsolutePositionForObject(s).Y + float32(row)*g.measure.row
	to := bring(s.Offset.Y, top, g.measure.head+g.measure.row, s.Size().Height)
	ScrollTo(s, fyne.NewPos(s.Offset.X, clamp(to, s.Content.Size().Height-s.Size().Height)))
}

// scrollAround hands a wheel that turns up or down on to what is around a whole grid.
func (g *Grid) scrollAround(e *fyne.ScrollEvent) {
	if around := scrollsOf(g); len(around) > 0 && e.Scrolled.DY != 0 {
		around[len(around)-1].Scrolled(e)
		return
	}
	g.scroll.Scrolled(e)
}

// HeadRoom is how far above the grid what moves in the header is seen, in device-independent pixels.
const HeadRoom = 8

// layoutHead places the header and its ground.
func (r *gridRenderer) layoutHead(m gridMeasure, width float32) {
	top := r.grid.headerTop()
	r.layoutHeader(m)
	shape.Place(r.ground, fyne.NewPos(0, top), fyne.NewSize(width, m.head))
	shape.Place(r.under, fyne.NewPos(0, top+m.head-edgeWidth), fyne.NewSize(width, edgeWidth))
	shape.Place(r.grid.headClip, fyne.NewPos(m.first, top-HeadRoom), fyne.NewSize(max(0, width-r.grid.Aside-m.first), m.head+HeadRoom))
	shape.Place(r.grid.corner, fyne.NewPos(0, top), fyne.NewSize(m.first, m.head))
}
