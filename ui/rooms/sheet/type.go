package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets"
)

// A headType is the sizes in which a sheet is set.
type headType struct {
	badge                          float32 // 0 for none
	name, total, tight, note, cell fyne.ThemeSizeName
	flat                           bool // the total is beside the badge
	slim                           bool // the place and a note are not both shown, without a badge no place
}

// typeFor returns the type for a sheet of a height with columns of a width, both in
// device-independent pixels at the usual size of text, where text has a scale. Larger text does not
// make totals smaller. large asks for very large digits.
func typeFor(column, height, scale float32, large bool) headType {
	t := headType{
		badge: widgets.RowBadge, name: widgets.SizeSmall, note: widgets.SizeSmall,
		total: widgets.SizeName, tight: widgets.SizeHeading, cell: widgets.SizeHeading,
	}
	switch {
	case widgets.LargeText() && height < roomyHeight:
		if t = largeType(column, height); height < flatHeight {
			return t
		}
	case height*scale < flatHeight:
		return t.flattened(column)
	case height*scale < roomyHeight:
	case column >= grandColumn && height >= grandHeight:
		t = headType{
			badge: grandBadge, name: widgets.SizeName, note: widgets.SizeHeading,
			total: widgets.SizeEcho, tight: widgets.SizeTotal, cell: widgets.SizeName,
		}
	case column >= roomyColumn:
		t = headType{
			badge: roomyBadge, name: widgets.SizeHeading, note: widgets.SizeBody,
			total: widgets.SizeEcho, tight: widgets.SizeTotal, cell: widgets.SizeName,
		}
	case column >= wideColumn:
		t.badge, t.name, t.total, t.tight, t.cell = wideBadge, widgets.SizeBody, widgets.SizeSum, widgets.SizeTotal, widgets.SizeName
	case column >= snugColumn:
		t.badge, t.name, t.total, t.tight, t.cell = snugBadge, widgets.SizeBody, widgets.SizeTotal, widgets.SizeName, widgets.SizeName
	case column >= tightColumn:
		t.badge, t.total, t.tight = leastBadge, widgets.SizeTotal, widgets.SizeName
	default:
		t.badge = leastBadge
	}
	if large {
		return t.enlarged(column)
	}
	return t
}

// flattened returns the type with the total beside the badge.
func (t headType) flattened(column float32) headType {
	if t.flat, t.slim = true, column < flatColumn; t.slim {
		t.badge, t.total = slimBadge, widgets.SizeHeading
	}
	return t
}

// largeType returns the type for large text, of which three rows have room below the totals: these
// are as large as the columns let them be.
func largeType(column, height float32) headType {
	t := headType{
		badge: slimBadge, name: widgets.SizeSmall, note: widgets.SizeSmall,
		total: widgets.SizeHeading, tight: widgets.SizeBody, cell: widgets.SizeBody, slim: true,
	}
	switch {
	case column < smallColumn:
		t.tight = widgets.SizeSmall
	case height < totalHeight:
	case column >= snugColumn && height >= echoHeight:
		t.total, t.tight = widgets.SizeEcho, widgets.SizeSum
	case column >= tightColumn:
		t.total, t.tight = widgets.SizeTotal, widgets.SizeName
	case column >= nameColumn:
		t.total, t.tight = widgets.SizeName, widgets.SizeHeading
	}
	switch {
	case height < bareHeight:
		t.badge = 0
	case column >= tightColumn:
		t.badge = widgets.RowBadge
	}
	if height >= echoHeight {
		t.cell = widgets.SizeHeading
	}
	return t
}

// enlarged returns the type with very large digits.
func (t headType) enlarged(column float32) headType {
	if column >= roomyColumn {
		t.total, t.tight, t.cell = widgets.SizeEcho, widgets.SizeTotal, widgets.SizeTotal
		return t
	}
	if t.cell = widgets.SizeTotal; column < snugColumn {
		t.cell = widgets.SizeName
	}
	if t.total == widgets.SizeName {
		t.total, t.tight = widgets.SizeTotal, widgets.SizeName
	}
	return t
}

// From these sizes on a sheet is set in larger type, so that a child reads it across the table; below
// flatHeight in a flat one. A total of three digits has room in each column.
const (
	leastBadge, roomyHeight           = 40, 560
	tightColumn                       = 54
	snugBadge, snugColumn             = 56, 76
	wideBadge, wideColumn             = 60, 98
	roomyBadge, roomyColumn           = 64, 116
	grandBadge, grandColumn           = 72, 170
	grandHeight                       = 800
	flatHeight, flatColumn, slimBadge = 340, 100, 22
)

// Below bareHeight large text has no badges and no places, and below totalHeight small totals. From
// echoHeight on its totals are as large as they are in usual text.
const (
	totalHeight, bareHeight, echoHeight = 170, 200, 300
	smallColumn, nameColumn             = 30, 42
)

// showWhole shows all rows at once or not, where so much of them is seen.
func (g *Grid) showWhole(on bool, seen float32) {
	if on {
		g.Room = seen
	}
	g.SetWhole(on)
	g.fit(g.size)
}

func (g *Grid) fit(size fyne.Size) {
	g.size = size
	if g.Room > 0 {
		size.Height = g.Room
	}
	scale := theme.Size(widgets.SizeBody) / 16
	column := (size.Width - g.Aside) / float32(len(g.heads)+1) / scale
	if face := typeFor(column, size.Height/scale, scale, g.Large); face != g.face {
		g.face = face
		g.TextSize = face.cell
		for _, h := range g.heads {
			h.fit(face)
		}
		g.Refresh()
	}
}
