package term

import (
	"strings"

	"github.com/mattn/go-runewidth"

	"tabby/internal/words"
)

// columns counts the columns of text in a terminal.
var columns = &runewidth.Condition{}

// A table is text in columns. text/tabwriter would do if it counted wide letters.
type table struct {
	align string // by column: l for left; the others are right
	rows  [][]string
}

// add adds a row. A cell has one line.
func (t *table) add(cells ...string) {
	for i, text := range cells {
		cells[i] = strings.NewReplacer("\n", " ", "\t", " ").Replace(words.Bare(text))
	}
	t.rows = append(t.rows, cells)
}

// rule adds a line across.
func (t *table) rule() { t.rows = append(t.rows, nil) }

// String returns the lines of the table, without spaces at their ends.
func (t *table) String() string {
	var widths []int
	for _, row := range t.rows {
		widths = append(widths, make([]int, max(0, len(row)-len(widths)))...)
		for i, text := range row {
			widths[i] = max(widths[i], columns.StringWidth(text))
		}
	}
	across := -2
	for _, width := range widths {
		across += width + 2
	}
	lines := make([]string, 0, len(t.rows))
	for _, row := range t.rows {
		var cells []string
		for i, text := range row {
			if i < len(t.align) && t.align[i] == 'l' {
				cells = append(cells, columns.FillRight(text, widths[i]))
			} else {
				cells = append(cells, columns.FillLeft(text, widths[i]))
			}
		}
		if row == nil {
			cells = []string{strings.Repeat("-", max(0, across))}
		}
		lines = append(lines, strings.TrimRight(strings.Join(cells, "  "), " "))
	}
	return strings.Join(lines, "\n")
}

// clip cuts a name to the width of its column.
func clip(name string) string { return columns.Truncate(name, 14, "…") }
