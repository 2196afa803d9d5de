package term

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-isatty"
	"github.com/mattn/go-runewidth"

	"tabby/history"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A printer is where a command prints. It cleans all text, so that neither a note
// nor a file can send a terminal escape sequences, and prints over the progress.
type printer struct {
	to       io.Writer
	progress *progress
}

func (p printer) Write(text []byte) (int, error) {
	p.progress.clear()
	if _, err := io.WriteString(p.to, words.Plain(string(text))); err != nil {
		return 0, err
	}
	return len(text), nil
}

// unprinted returns what is behind a printer.
func unprinted(w io.Writer) io.Writer {
	if p, ok := w.(printer); ok {
		return p.to
	}
	return w
}

// data returns where data goes: byte for byte, except to a terminal.
func (c call) data() io.Writer {
	if isTerminal(c.Out) {
		return c.Out
	}
	return unprinted(c.Out)
}

func isTerminal(w io.Writer) bool {
	file, ok := unprinted(w).(*os.File)
	return ok && isatty.IsTerminal(file.Fd())
}

// A progress is one line of a terminal that is overwritten.
type progress struct {
	to    io.Writer
	now   func() time.Time
	began time.Time
	shown int // columns
	words *words.Language
}

// show shows how far the work is, from its second second on.
func (p *progress) show(doing history.Doing, done, total int) {
	if p.now().Sub(p.began) < time.Second {
		return
	}
	line := words.Plain(p.words.Progress.Count(doing, done, total))
	p.clear()
	p.shown = len(line)
	fmt.Fprint(p.to, line)
}

// clear erases the line.
func (p *progress) clear() {
	if p != nil && p.shown > 0 {
		fmt.Fprint(p.to, "\r"+strings.Repeat(" ", p.shown)+"\r")
		p.shown = 0
	}
}

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
				said = append(said, w.Change(s, scoring.Change{Kind: scoring.ScoreMissing, Player: scoring.Player(q), Round: i}))
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

// longest is the limit of a line in bytes: that of a whole import.
const longest = 64 << 20

var errLong = errors.New("a line is too long")

// long returns an error of a line, which says how long one may be.
func long(err error) error {
	if errors.Is(err, errLong) {
		return mistake("a line may have at most %d MiB", longest>>20)
	}
	return err
}

// lines reads lines of any length up to a limit.
type lines struct {
	in      *bufio.Reader
	longest int // in bytes
}

func newLines(in io.Reader) lines { return lines{bufio.NewReader(in), longest} }

// next returns the next line without its end. The error is errLong for a line that
// was skipped, or that of the reader, [io.EOF] at the end.
func (l lines) next() ([]byte, error) {
	var line []byte
	long, begun := false, false
	for {
		part, err := l.in.ReadSlice('\n')
		begun = begun || len(part) > 0
		if long = long || len(line)+len(part) > l.longest; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && !(errors.Is(err, io.EOF) && begun):
			return nil, err
		case long:
			return nil, errLong
		}
		return bytes.TrimRight(line, "\r\n"), nil
	}
}

// answer writes a value as one line of JSON, unbuffered. What a terminal would
// obey is escaped.
func (c call) answer(v any) error {
	var line bytes.Buffer
	e := json.NewEncoder(&line)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := io.WriteString(unprinted(c.Out), escaped(line.String()))
	return err
}

// escaped returns JSON without characters that a terminal obeys.
func escaped(text string) string {
	var b strings.Builder
	for _, r := range text {
		if words.Obeyed(r) {
			fmt.Fprintf(&b, `\u%04x`, r)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
