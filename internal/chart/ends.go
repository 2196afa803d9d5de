package chart

import (
	"image"
	"slices"
)

// An end is where a line has its name.
type end struct {
	Series
	y int
}

// ends writes the names of lines with their marks at their ends, one above the other where they
// would meet.
func (d *drawn) ends(all []end) {
	slices.SortStableFunc(all, func(a, b end) int { return a.y - b.y })
	apart := d.px(13)
	for i := 1; i < len(all); i++ {
		all[i].y = max(all[i].y, all[i-1].y+apart)
	}
	if n := len(all); n > 0 {
		over := max(0, all[n-1].y-d.bottom)
		for i := n - 1; i >= 0 && over > 0; i-- {
			all[i].y -= over
			if i > 0 {
				over = max(0, all[i-1].y+apart-all[i].y)
			}
		}
	}
	for _, e := range all {
		d.Mark(e.Badge, image.Pt(d.right+d.px(14), e.y), markSide*d.scale)
		name := d.Fit(small, e.Name, d.area.Max.X-d.right-d.px(24))
		d.Text(d.right+d.px(22), e.y+d.px(4), small, name)
	}
}
