package people

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
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

// duelsGrid returns the table, with that many characters of a name before a row.
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

// duelText is the size of the numbers: six columns of them fit on a phone.
const duelText = widgets.SizeBody

// How many characters of a name there are before a row: usually, if the text is
// large, and how many times that if the window is wide.
const (
	rowNameMost  = 7
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

// A duelsView is the table of all people against each other: a row and a column for
// each.
type duelsView struct {
	People []history.Person
	Cells  [][]widgets.CellView // as the person of the row sees it
}

// viewDuels returns in how many games each person was ahead of each other one, and in
// how many behind. Who leads is bold on a ground, who trails is muted.
func viewDuels(w *words.Language, r stats.Report, known []history.Person) duelsView {
	var v duelsView
	for i, row := range r.Matrix() {
		v.People = append(v.People, personOf(r.People[i], known))
		cells := make([]widgets.CellView, len(row))
		for j, p := range row {
			if i != j {
				cells[j] = duelCell(w, p)
			}
		}
		v.Cells = append(v.Cells, cells)
	}
	return v
}

func duelCell(w *words.Language, p stats.Pair) widgets.CellView {
	if p.Games == 0 {
		return widgets.CellView{Text: w.Statistics.NoNumber, Muted: true}
	}
	return widgets.CellView{
		Text:   fmt.Sprintf("%d–%d", p.Ahead, p.Behind()),
		Strong: p.Ahead > p.Behind(), Lit: p.Ahead > p.Behind(), Muted: p.Ahead < p.Behind(),
	}
}

// names returns the names before the rows, cut to that many characters.
func (v duelsView) names(most int) []string {
	var all []string
	for _, p := range v.People {
		name := []rune(p.Name)
		if len(name) > most {
			name = append(name[:most-1], '…')
		}
		all = append(all, string(name))
	}
	return all
}

// column returns the texts below the head of a column.
func (v duelsView) column(i int) []string {
	var all []string
	for _, row := range v.Cells {
		all = append(all, row[i].Text)
	}
	return all
}

// openPair opens the statistics of the games that two people played together. A
// person who is known by name alone has none.
func (r *Room) openPair(one, other history.Person, s selection) {
	if one.ID == "" || other.ID == "" {
		r.openPerson(other, s)
		return
	}
	c := r.newCountedPage(r.Words.Joined([]string{one.Name, other.Name}), func(report stats.Report) []fyne.CanvasObject { return pairBody(r.Words, report, one, other) })
	c.narrow = func(q *stats.Query) { q.People = []string{one.ID, other.ID} }
	r.Open(c)
	c.show(s)
}

// pairBody returns who was ahead, and the facts of both.
func pairBody(w *words.Language, r stats.Report, one, other history.Person) []fyne.CanvasObject {
	i, j := lineOf(r, one), lineOf(r, other)
	if i < 0 || j < 0 {
		return []fyne.CanvasObject{cat.Nothing(cat.Curled, w.Statistics.NoneFinished)}
	}
	cards := widgets.Columns(pairColumn, widgets.SpaceLarge)
	for _, l := range []stats.Line{r.Comparable(i), r.Comparable(j)} {
		cards.Add(widgets.NewCard(widgets.NewHeading(l.Name), factRows(pairFacts(w, l))))
	}
	text := widgets.Column(widgets.SpaceSmall, widgets.NewText(w.Statistics.Together(r, i, j), widgets.TextStyle{Bold: true}), duelMeter(r.Matrix()[i][j], one, other))
	both := widgets.Row(widgets.SpaceMedium, 1, badge(one, personBadge), text, badge(other, personBadge))
	return []fyne.CanvasObject{widgets.NewCard(both), cards}
}

// pairColumn is the least width of a person's card beside the other one.
const pairColumn = 320
