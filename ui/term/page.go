package term

import (
	"slices"
	"strings"
	"time"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// show returns a sheet for people: a column a player, a row a round, and sentences
// below.
func (c call) show(v sheetview.View, s scoring.Sheet, began string) string {
	text := v.Title + ", " + v.Subtitle + "\n" + began + "\n\n" + c.sheetTable(v, s).String() + "\n"
	return text + "\n" + strings.Join(c.remarks(v, s), "\n")
}

func (c call) sheetTable(v sheetview.View, s scoring.Sheet) *table {
	w, t := c.words.Table, &table{align: "ll"}
	row := func(first, second string, of func(i int) string) {
		cells := []string{first, second}
		for i := range v.Columns {
			cells = append(cells, of(i))
		}
		t.add(cells...)
	}
	row("", "dealt by", func(i int) string { return clip(w.Name(s, v.Columns[i].Player)) })
	for _, r := range v.Rows {
		row(r.Number.Plain, w.Name(s, r.Dealer), func(i int) string { return r.Cells[i].Plain })
	}
	t.rule()
	row("", w.TotalRow, func(i int) string { return c.words.Figure(v.Columns[i].Total) })
	row("", w.PlaceRow, func(i int) string { return v.Columns[i].Stands })
	return t
}

// remarks returns the sentences below the sheet.
func (c call) remarks(v sheetview.View, s scoring.Sheet) []string {
	w := c.words.Table
	said := []string{c.legend(v), v.Order, w.Winners(s), w.Tie(s), w.Turns(s)}
	for _, q := range s.Playing() {
		said = append(said, c.words.Sentence(w.Headroom(s, q)))
	}
	said = append(said, c.clock(s))
	for _, i := range s.Missing() {
		for q, cell := range s.Rounds[i].Cells {
			if cell.Mark == scoring.Missing {
				said = append(said, w.Change(s, scoring.Change{Kind: scoring.ScoreLacking, Player: scoring.Player(q), Round: i}))
			}
		}
	}
	return slices.DeleteFunc(said, func(text string) bool { return text == "" })
}

// clock returns how much time is left, or what to do if none is.
func (c call) clock(s scoring.Sheet) string {
	if s.Clock.Up || !s.Clock.Runs || s.Over {
		return c.words.Sentence(c.words.Table.Clock(s))
	}
	left := c.words.Count(int(s.Clock.Left/time.Minute), words.Minute) + " left."
	if s.Clock.Paused {
		return "The clock stands still with " + left
	}
	return left
}

// legend explains the marks on the sheet.
func (c call) legend(v sheetview.View) string {
	all := v.Legend(&c.words.Table)
	if all == nil {
		return ""
	}
	return strings.Join(all, ", ") + "\n"
}
