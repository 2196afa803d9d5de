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
func (r *Room) openDuels(report stats.Report, s selection) {
	v := viewDuels(report, r.People())
	page := r.NewPage("")
	page.SetTitle("Head to head", duelsText(s))
	grid, most := container.NewStack(), 0
	page.SetFill(widgets.Watch(func(size fyne.Size) {
		if now := rowNames(size); now != most {
			most = now
			grid.Objects = []fyne.CanvasObject{r.duelsGrid(v, s, most)}
		}
	}, grid))
	r.Open(page)
}

// duelsGrid returns the table, with so many characters of a name before a row.
func (r *Room) duelsGrid(v duelsView, s selection, most int) *widgets.Grid {
	names := v.names(most)
	header := []fyne.CanvasObject{container.New(roomFor(names))}
	for i, p := range v.People {
		header = append(header, container.NewStack(container.New(roomFor(v.column(i))), r.duelHead(p, s)))
	}
	grid := widgets.NewGrid(header, func(row, col int) widgets.CellView {
		if col == 0 {
			return widgets.CellView{Text: names[row]}
		}
		return v.Cells[row][col-1]
	})
	grid.OnTapped = func(row, col int) {
		if col == 0 || row == col-1 {
			r.openPerson(v.People[row], s)
			return
		}
		r.openPair(v.People[row], v.People[col-1], s)
	}
	grid.SetRows(len(v.People))
	return grid
}

// How many characters of a name there are before a row: usually, where the text is
// large, and how many times that where the window is wide.
const (
	rowNameMost  = 8
	rowNameLarge = 5
	roomyNames   = 3
)

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

// roomFor is an empty layout as wide as the longest of some texts in a grid, in bold.
type roomFor []string

func (r roomFor) Layout([]fyne.CanvasObject, fyne.Size) {}

func (r roomFor) MinSize([]fyne.CanvasObject) fyne.Size {
	width := float32(0)
	for _, text := range r {
		width = max(width, fyne.MeasureText(text, theme.Size(widgets.SizeHeading), fyne.TextStyle{Bold: true}).Width)
	}
	return fyne.NewSize(width+2*theme.Size(widgets.SpaceSmall), 0)
}

// duelHead returns the head of a person's column.
func (r *Room) duelHead(p history.Person, s selection) fyne.CanvasObject {
	name := widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Lines: 1, Align: fyne.TextAlignCenter})
	return widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, container.NewCenter(badge(p, widgets.RowBadge)), name), func() { r.openPerson(p, s) })
}
