package flat

import (
	"bytes"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// columns are those that are written.
var columns = []string{
	"game", "date", "variant", "ending", "round", "kind", "player",
	"points", "penalty", "total", "called", "final", "place", "won",
}

// Own reports whether a table begins with the columns that a [Writer] writes. Not every such
// table can be read again: it does not tell the house rules, nor rounds that somebody
// who is out has no row in.
func Own(begins []byte) bool {
	head, _, _ := bytes.Cut(bytes.TrimPrefix(begins, []byte(byteOrderMark)), []byte("\n"))
	return string(bytes.TrimSpace(head)) == strings.Join(columns, ",")
}

// kinds say what became of a round.
var kinds = map[scoring.Fate]string{
	scoring.Counts: "counts", scoring.Tiebreak: "extra", scoring.Void: "void", scoring.Late: "late",
}

// A Writer writes games as CSV.
type Writer struct {
	out    *csv.Writer
	headed bool
}

// NewWriter returns a Writer to w.
func NewWriter(w io.Writer) *Writer { return &Writer{out: csv.NewWriter(w)} }

// Game writes the rows of a game that began like this. Of a game without a round,
// such as one of which only totals are known, there is a row a player.
func (w *Writer) Game(id string, began scoring.Started, s scoring.Sheet) error {
	if err := w.head(); err != nil {
		return err
	}
	g := sheetWriter{s, []string{id, began.At.Format(time.RFC3339), began.Variant, string(s.Ruleset.Value(engine.End))}}
	for _, r := range s.Rounds {
		for p, c := range r.Cells {
			if c.Mark == scoring.Blank {
				continue
			}
			first := append([]string{strconv.Itoa(r.Number), kinds[r.Fate], Safe(s.People[p].Name)}, points(c)...)
			if err := w.out.Write(g.row(p, append(first, yes(r.Caller == scoring.Player(p)))...)); err != nil {
				return err
			}
		}
	}
	for p := range s.People {
		if len(s.Rounds) > 0 {
			break
		}
		if err := w.out.Write(g.row(p, "", "totals", Safe(s.People[p].Name), "", "", strconv.Itoa(s.Totals[p]), "")); err != nil {
			return err
		}
	}
	return nil
}

// A sheetWriter writes the rows of one game.
type sheetWriter struct {
	scoring.Sheet
	first []string // of every row
}

// row returns a row of a player: what is the same of all, what is of this row, how
// the game ended.
func (t sheetWriter) row(p int, cells ...string) []string {
	row := append(slices.Clone(t.first), cells...)
	return append(row, strconv.Itoa(t.Totals[p]), place(t.Sheet, p), t.won(scoring.Player(p)))
}

// won returns "yes" for a winner, or "provisional" where a score is missing.
func (t sheetWriter) won(p scoring.Player) string {
	if slices.Contains(t.Winners, p) && t.Provisional() {
		return "provisional"
	}
	return yes(slices.Contains(t.Winners, p))
}

func (w *Writer) head() error {
	if w.headed {
		return nil
	}
	w.headed = true
	return w.out.Write(columns)
}

// Close writes what is not written yet. A table without games has its head.
func (w *Writer) Close() error {
	if err := w.head(); err != nil {
		return err
	}
	w.out.Flush()
	return w.out.Error()
}

// points returns points, penalty and total of a cell. What is not known, or does
// not count, is blank.
func points(c scoring.Cell) []string {
	if c.Mark != scoring.Written {
		return []string{"", "", strconv.Itoa(c.Total)}
	}
	penalty := ""
	if c.Penalty > 0 {
		penalty = strconv.Itoa(c.Penalty)
	}
	return []string{strconv.Itoa(c.Score.Points), penalty, strconv.Itoa(c.Total)}
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return ""
}

func place(s scoring.Sheet, p int) string {
	if s.Places[p] == 0 {
		return ""
	}
	return strconv.Itoa(s.Places[p])
}

// dangerous are the characters with which a spreadsheet takes a text for a
// formula, or for part of another cell.
const dangerous = "=+-@\t\r\n|%＝＋－＠"

// Safe returns a text that no spreadsheet takes for a formula: one that might be
// has an apostrophe before it.
func Safe(text string) string {
	if text != "" && (strings.ContainsRune(dangerous, []rune(text)[0]) || text[0] == '\'') {
		return "'" + text
	}
	return text
}

// plain returns what [Safe] was given.
func plain(text string) string {
	if rest, ok := strings.CutPrefix(text, "'"); ok && Safe(rest) != rest {
		return rest
	}
	return text
}
