package people

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// openDuels opens the table of who was ahead of whom. A tap compares two people.
func (r *Room) openDuels(report stats.Report, s selection) {
	v := viewDuels(r.Words, report, r.People())
	w := r.Words.Statistics
	page, hint := r.NewPage(w.HeadToHead), widgets.NewHint(w.DuelsHint(s.Query, s.Period))
	grid, most := container.NewStack(), 0
	page.SetFill(widgets.Below(widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, hint), widgets.Watch(func(size fyne.Size) {
		if now := rowNames(size); now != most {
			most = now
			grid.Objects = []fyne.CanvasObject{r.duelsGrid(v, s, most)}
		}
	}, grid)))
	r.Open(page)
}

// duelsGrid returns the table, with so many characters of a name before a row.
func (r *Room) duelsGrid(v duelsView, s selection, most int) *widgets.Grid {
	names := v.names(most)
	header := []fyne.CanvasObject{roomFor(names)}
	for i, p := range v.People {
		header = append(header, container.NewStack(roomFor(v.column(i)), r.duelHead(p, s)))
	}
	grid := widgets.NewGrid(header, func(row, col int) widgets.CellView {
		if col == 0 {
			return widgets.CellView{Text: names[row]}
		}
		return v.Cells[row][col-1]
	})
	grid.Name = r.Words.Statistics.AllDuels
	grid.OnTapped = func(row, col int) {
		if col == 0 || row == col-1 {
			r.openPerson(v.People[row], s)
			return
		}
		r.openPair(v.People[row], v.People[col-1], s)
	}
	grid.TextSize = duelText
	grid.SetRows(len(v.People))
	return grid
}

// duelText is the size of the numbers, of which six columns fit on a phone.
const duelText = widgets.SizeBody

// How many characters of a name there are before a row: usually, where the text is
// large, and how many times that where the window is wide.
const (
	rowNameMost  = 6
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

// roomFor returns nothing as wide as the longest of some texts in a grid.
func roomFor(texts []string) fyne.CanvasObject {
	return widgets.Inset(widgets.SpaceSmall, widgets.SpaceNone, container.New(asWide{duelText, texts}))
}

// duelHead returns the head of a person's column.
func (r *Room) duelHead(p history.Person, s selection) fyne.CanvasObject {
	name := widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Lines: 1, Align: fyne.TextAlignCenter})
	return widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, container.NewCenter(badge(p, widgets.RowBadge)), name), func() { r.openPerson(p, s) })
}
