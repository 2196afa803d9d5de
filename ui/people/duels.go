package people

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// openDuels opens the table of who was ahead of whom. A tap compares two people.
func (r *Room) openDuels(report stats.Report, o selection) {
	v := viewDuelsOf(report, r.People())
	page := widgets.NewPage("Head to head")
	page.SetTitle("Head to head", duelsWords(o))
	page.SetBack("Back", func() { r.Back() })
	grid, most := container.NewStack(), 0
	page.SetFill(widgets.Watch(func(size fyne.Size) {
		if now := rowNames(size); now != most {
			most = now
			grid.Objects = []fyne.CanvasObject{r.duelsGrid(v, o, most)}
		}
	}, grid))
	r.Show(page)
}

// duelsGrid sets everybody against everybody, with so many characters of a name
// before a row.
func (r *Room) duelsGrid(v duelsView, o selection, most int) *widgets.Grid {
	names := v.names(most)
	header := []fyne.CanvasObject{container.New(roomFor(names))}
	for _, p := range v.People {
		header = append(header, r.duelHead(p, o))
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
			r.openPerson(v.People[row], o)
		default:
			r.openPair(v.People[row], v.People[col-1], o)
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
	if widgets.LargeText() {
		most = rowNameLarge
	}
	if size.Width >= frame.Wide {
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
func (r *Room) duelHead(p history.Person, o selection) fyne.CanvasObject {
	mark := container.NewCenter(rowMark(personRow{Person: p, Retired: p.Retired}))
	name := widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Lines: 1, Align: fyne.TextAlignCenter})
	return widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, mark, name), func() { r.openPerson(p, o) })
}
