package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/history/stats"
	"tabby/ui/widgets"
)

// goDuels opens who was ahead of whom, for everybody. A tap compares two.
func (a *App) goDuels(r stats.Report, o outlook) {
	v := viewDuelsOf(r, a.people)
	page := widgets.NewPage("Head to head")
	page.SetTitle("Head to head", duelsWords(o))
	page.SetBack("Back", func() { a.stack.Pop() })
	grid, most := container.NewStack(), 0
	page.SetFill(widgets.Watch(func(size fyne.Size) {
		if now := rowNames(size); now != most {
			most = now
			grid.Objects = []fyne.CanvasObject{a.duelsGrid(v, o, most)}
		}
	}, grid))
	a.stack.Push(page)
}

// duelsGrid sets everybody against everybody, with so many characters of a name
// before a row.
func (a *App) duelsGrid(v duelsView, o outlook, most int) *widgets.Grid {
	names := v.names(most)
	header := []fyne.CanvasObject{container.New(roomFor(names))}
	for _, p := range v.People {
		header = append(header, a.duelHead(p, o))
	}
	grid := widgets.NewGrid(header, func(row, col int) widgets.CellView {
		if col == 0 {
			return widgets.CellView{Text: names[row]}
		}
		return v.Cells[row][col-1]
	})
	grid.OnTapped = func(row, col int) {
		switch {
		case col == 0 || row == col-1:
			a.goPerson(v.People[row], o)
		default:
			a.goPair(v.People[row], v.People[col-1], o)
		}
	}
	grid.SetRows(len(v.People))
	return grid
}

// rowNameMost is how many characters of a name stand before a row, rowNameLarge how
// many where the text is large, and roomyNames how many times that where the window
// is wide.
const (
	rowNameMost  = 8
	rowNameLarge = 5
	roomyNames   = 3
)

// rowNames is how many characters of a name stand before a row.
func rowNames(size fyne.Size) int {
	most := rowNameMost
	if theme.Size(widgets.SizeBody) >= largeBody {
		most = rowNameLarge
	}
	if size.Width >= wideEnough {
		most *= roomyNames
	}
	return most
}

// roomFor is a layout that has nothing in it, and is as wide as the longest of
// some names in the size of a grid.
type roomFor []string

func (r roomFor) Layout([]fyne.CanvasObject, fyne.Size) {}

func (r roomFor) MinSize([]fyne.CanvasObject) fyne.Size {
	width := float32(0)
	for _, name := range r {
		width = max(width, fyne.MeasureText(name, theme.Size(widgets.SizeHeading), fyne.TextStyle{}).Width)
	}
	return fyne.NewSize(width+2*theme.Size(widgets.SpaceSmall), 0)
}

// duelHead is who a column is about.
func (a *App) duelHead(p Person, o outlook) fyne.CanvasObject {
	mark := container.NewCenter(rowMark(personRow{Person: p, Retired: p.Retired}))
	name := widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Lines: 1, Align: fyne.TextAlignCenter})
	return widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, mark, name), func() { a.goPerson(p, o) })
}
