package term

import (
	"io"
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// A table is text in columns: some to the left, the others to the right.
type table struct {
	left []bool // by column; those beyond stand to the right
	rows [][]string
}

// add adds a row.
func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

// rule adds a line across.
func (t *table) rule() { t.rows = append(t.rows, nil) }

// WriteTo writes the table, without spaces at the ends of lines.
func (t *table) WriteTo(w io.Writer) (int64, error) {
	widths := t.widths()
	var b strings.Builder
	for _, row := range t.rows {
		var line strings.Builder
		for i, text := range row {
			pad := strings.Repeat(" ", widths[i]-columns(text))
			if i < len(t.left) && t.left[i] {
				line.WriteString(text + pad + "  ")
			} else {
				line.WriteString(pad + text + "  ")
			}
		}
		if row == nil {
			line.WriteString(strings.Repeat("-", t.width(widths)))
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

func (t *table) widths() []int {
	var widths []int
	for _, row := range t.rows {
		for i, text := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], columns(text))
		}
	}
	return widths
}

func (t *table) width(widths []int) int {
	n := -2
	for _, w := range widths {
		n += w + 2
	}
	return max(0, n)
}

// columns returns how wide a text stands in a terminal.
func columns(text string) int {
	n := 0
	for _, r := range text {
		n += runeColumns(r)
	}
	return n
}

func runeColumns(r rune) int {
	switch kind := width.LookupRune(r).Kind(); {
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
		return 2
	default:
		return 1
	}
}

// clip cuts a name down to what fits over a column.
func clip(name string) string {
	const most = 14
	if columns(name) <= most {
		return name
	}
	n := 0
	for i, r := range name {
		if n += runeColumns(r); n > most-1 {
			return strings.TrimRight(name[:i], " ") + "…"
		}
	}
	return name
}
