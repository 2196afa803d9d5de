package flat

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/scoring"
)

// Limits of what is read.
const (
	maxGames   = 100_000
	maxPlayers = 64
	maxRounds  = 999
)

// A Game is a game of a table, checked by the rules.
type Game struct {
	Line   int             // of its first row, from 1
	ID     string          // as the table has it
	At     time.Time       // when it was played, perhaps on another day than it began
	Events []scoring.Event // the people in them have no ids
	Times  []time.Time     // when each was written down; nil means At
}

// A LineError names the line of a file that is wrong. Lines count from 1.
type LineError struct {
	Line int
	Err  error
}

// Error returns the line and what is wrong with it, for developers.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// AtLine returns the line.
func (e *LineError) AtLine() int { return e.Line }

// Unwrap returns what is wrong with it.
func (e *LineError) Unwrap() error { return e.Err }

// Read reads the games of a table in the form described above, one after the other,
// but for those in columns named "game" that without has. The error is a
// [*LineError], and the last that is yielded.
func Read(from io.ReadSeeker, without map[string]bool) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		if err := read(from, without, maxGames, yield); err != nil {
			yield(Game{}, err)
		}
	}
}

// read yields games until there are no more, or no more are wanted. More than most are an error.
func read(from io.ReadSeeker, without map[string]bool, most int, yield func(Game, error) bool) error {
	monthFirst, err1 := isMonthFirst(from)
	t, err2 := newTable(from)
	if err := cmp.Or(err1, err2); err != nil {
		return err
	}
	t.monthFirst = monthFirst
	count := 0
	closed := func(g *draft) (more bool, err error) {
		if g == nil {
			return true, nil
		}
		if count++; count > most {
			return false, &LineError{g.line, Refusal{Reason: ErrGames, Max: most}}
		}
		game, err := g.game()
		return err == nil && yield(game, nil), err
	}
	var g *draft
	for r, err := range t.rows {
		if err != nil {
			return err
		}
		if without[r.get("game")] {
			continue
		}
		if g == nil || g.key != r.key() {
			if more, err := closed(g); !more {
				return err
			}
			g = &draft{key: r.key(), id: r.get("game"), line: r.line}
		}
		if err := g.take(r); err != nil {
			return err
		}
	}
	_, err := closed(g)
	return err
}

// A table is CSV whose first row names the columns.
type table struct {
	in         *csv.Reader
	at         map[string]int // columns by name
	monthFirst bool           // in days that are not written as 2006-01-02
}

// byteOrderMark is what some programs begin a text with.
const byteOrderMark = "\ufeff"

// separators stand between cells, by the program that saved the table: where a number has a
// comma, spreadsheets write a semicolon.
const separators = ",;\t"

// separator returns the one that the first row has most of.
func separator(begins []byte) rune {
	head, _, _ := bytes.Cut(begins, []byte("\n"))
	most := ','
	for _, r := range separators {
		if bytes.Count(head, []byte(string(r))) > bytes.Count(head, []byte(string(most))) {
			most = r
		}
	}
	return most
}

// newTable returns a table of which the first row was read.
func newTable(from io.Reader) (table, error) {
	text := bufio.NewReader(from)
	if begins, _ := text.Peek(len(byteOrderMark)); string(begins) == byteOrderMark {
		_, _ = text.Discard(len(byteOrderMark)) // it was peeked at
	}
	begins, _ := text.Peek(text.Size())
	in := csv.NewReader(text)
	in.Comma, in.FieldsPerRecord, in.ReuseRecord = separator(begins), -1, true
	head, err := in.Read()
	if errors.Is(err, io.EOF) {
		return table{}, &LineError{1, Refusal{Reason: ErrEmpty}}
	}
	if err != nil {
		return table{}, wrong(in, err)
	}
	at, err := locate(head)
	if err != nil {
		return table{}, &LineError{1, err}
	}
	return table{in: in, at: at}, nil
}

// rows yields the rows that are not blank, each until the next. An error is the
// last it yields.
func (t table) rows(yield func(row, error) bool) {
	for {
		fields, err := t.in.Read()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			yield(row{}, wrong(t.in, err))
			return
		}
		line, _ := t.in.FieldPos(0)
		if r := (row{t.at, fields, line, t.monthFirst}); !r.blank() && !yield(r, nil) {
			return
		}
	}
}

// wrong returns an error of the CSV reader with its line.
func wrong(in *csv.Reader, err error) error {
	if parse, ok := errors.AsType[*csv.ParseError](err); ok {
		return &LineError{parse.Line, parse.Err}
	}
	line, _ := in.FieldPos(0)
	return &LineError{line, err}
}

// locate returns the columns by name. A file with none of those of a table is something else.
func locate(head []string) (map[string]int, error) {
	at := map[string]int{}
	for i, name := range head {
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := at[name]; twice && name != "" {
			return nil, Refusal{Reason: ErrColumnTwice, Column: Short(name)}
		}
		at[name] = i
	}
	if !slices.ContainsFunc(columns, func(name string) bool { _, ok := at[name]; return ok }) {
		return nil, Refusal{Reason: ErrForeign}
	}
	for _, name := range []string{"date", "variant", "player"} {
		if _, ok := at[name]; !ok {
			return nil, Refusal{Reason: ErrNoColumn, Column: name}
		}
	}
	_, points := at["points"]
	_, total := at["total"]
	if _, round := at["round"]; points != round || !points && !total {
		return nil, Refusal{Reason: ErrNoPoints}
	}
	return at, nil
}

// A row is one line of the table.
type row struct {
	at         map[string]int
	fields     []string
	line       int
	monthFirst bool
}

func (r row) get(column string) string {
	i, ok := r.at[column]
	if !ok || i >= len(r.fields) {
		return ""
	}
	return strings.TrimSpace(r.fields[i])
}

func (r row) blank() bool {
	return !slices.ContainsFunc(r.fields, func(f string) bool { return strings.TrimSpace(f) != "" })
}

func (r row) key() string { return r.get("date") + "\x00" + r.get("variant") + "\x00" + r.get("game") }

// most is the highest number in a table.
const most = 99_999

// count returns the number in a column, which is not below zero, or 0 without one.
func (r row) count(column string) (int, error) {
	n, err := r.number(column, 0)
	if n == nil {
		return 0, err
	}
	return *n, err
}

// number returns the number in a column, or nil without one. Before a number below zero
// there may be a hyphen or a minus sign, and after a whole one a spreadsheet's ",00".
func (r row) number(column string, least int) (*int, error) {
	text := r.get(column)
	if text == "" {
		return nil, nil
	}
	n, err := strconv.Atoi(strings.Replace(whole(text), "−", "-", 1))
	if err != nil || n < least || n > most {
		return nil, Refusal{Reason: ErrNumber, Column: column, Text: Short(text), Min: least, Max: most}
	}
	return &n, nil
}

// whole returns a number without one or two decimals that are 0. Three may be thousands.
func whole(text string) string {
	for _, zeros := range []string{",0", ".0", ",00", ".00"} {
		if number, is := strings.CutSuffix(text, zeros); is {
			return number
		}
	}
	return text
}

// answer returns whether a column says yes. Another text is refused with a reason.
func answer(r row, column string, reason error) (bool, error) {
	switch text := r.get(column); strings.ToLower(text) {
	case "", "no", "0", "false":
		return false, nil
	case "yes", "1", "true", "x":
		return true, nil
	default:
		return false, Refusal{Reason: reason, Text: Short(text)}
	}
}

// Short returns the beginning of a text for an error message.
func Short(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "…"
	}
	return text
}
