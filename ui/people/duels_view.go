package people

import (
	"fmt"
	"math"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/widgets"
)

// A duelsView is how everybody did against everybody: a row and a column each.
type duelsView struct {
	People []history.Person
	Cells  [][]widgets.CellView // as the one in the row sees it
}

// viewDuelsOf says in how many per cent of games each was ahead of each other.
// More than half is bold, less is muted; who never met has no number.
func viewDuelsOf(r stats.Report, known []history.Person) duelsView {
	var v duelsView
	for i, row := range r.Matrix() {
		v.People = append(v.People, personOf(r.People[i], known))
		cells := make([]widgets.CellView, len(row))
		for j, p := range row {
			cells[j] = duelCell(p)
			if i == j {
				cells[j] = widgets.CellView{}
			}
		}
		v.Cells = append(v.Cells, cells)
	}
	return v
}

// duelsWords says what the numbers are, and of which games.
func duelsWords(o selection) string {
	text := "Per cent of games in which the row is ahead of the column."
	if o.Variant != "" {
		text += " " + o.what() + "."
	}
	if o.Span != allTime {
		text += " " + o.when() + "."
	}
	return text
}

func duelCell(p stats.Pair) widgets.CellView {
	if p.Games == 0 {
		return widgets.CellView{Text: none, Muted: true}
	}
	return widgets.CellView{
		Text:   fmt.Sprint(int(math.Round(100 * float64(p.Ahead) / float64(p.Games)))),
		Strong: p.Ahead > p.Behind(), Muted: p.Ahead < p.Behind(),
	}
}

// names are the names before the rows, of so many characters at most.
func (v duelsView) names(most int) []string {
	var all []string
	for _, p := range v.People {
		all = append(all, rowName(p.Name, most))
	}
	return all
}

// rowName is as much of a name as stands before a row.
func rowName(name string, most int) string {
	runes := []rune(name)
	if len(runes) <= most {
		return name
	}
	return string(runes[:most-1]) + "…"
}
