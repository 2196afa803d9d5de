package widgets

import "fyne.io/fyne/v2"

// A keeper keeps room at its foot, so that nothing in it lies below a message.
type keeper interface {
	keep(height float32)
}

// standOf returns where a message stands on a screen, and what keeps room for it there, or
// nil: the rows of a grid, or the body that scrolls, on the widest page.
func standOf(screen fyne.CanvasObject) (Box, keeper) {
	boxes, pages := Boxes(screen), pagesIn(screen)
	if len(pages) == 0 {
		return boxes[screen], nil
	}
	page := pages[0]
	for _, p := range pages[1:] {
		if p.Size().Width > page.Size().Width {
			page = p
		}
	}
	body := page.All.Objects[0]
	if !page.filled() {
		box := boxes[body]
		box.Size.Height += page.kept
		return box, page
	}
	if grid := gridIn(body); grid != nil {
		return boxes[grid], grid
	}
	return boxes[body], nil
}

// gridIn returns the first grid that is seen in an object, or nil.
func gridIn(o fyne.CanvasObject) *Grid {
	if !o.Visible() {
		return nil
	}
	if grid, is := o.(*Grid); is {
		return grid
	}
	for _, part := range partsOf(o) {
		if grid := gridIn(part); grid != nil {
			return grid
		}
	}
	return nil
}

// keep lets the body end so much above the footer, but for the least of it.
func (p *Page) keep(height float32) {
	if height != p.kept {
		p.kept = height
		p.All.Layout.Layout(p.All.Objects, p.Size())
	}
}

// keep lets the rows end so much above the foot of the grid, but for one of them.
func (g *Grid) keep(height float32) {
	if height != g.kept {
		g.kept = height
		g.Refresh()
	}
}
