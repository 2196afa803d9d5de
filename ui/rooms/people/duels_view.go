package people

import (
	"fmt"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

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

// names returns the names before the rows, cut to so many characters.
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
