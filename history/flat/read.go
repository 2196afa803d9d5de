package flat

import (
	"bufio"
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
	Line   int    // of its first row, from 1
	ID     string // as the table has it
	At     time.Time
	Events []scoring.Event // the people in them have no ids
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
func Read(from io.Reader, without map[string]bool) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		if err := read(from, without, yield); err != nil {
			yield(Game{}, err)
		}
	}
}

// read yields games until there are no more, or no more are wanted.
func read(from io.Reader, without map[string]bool, yield func(Game, error) bool) error {
	t, err := newTable(from)
	if err != nil {
		return err
	}
	count := 0
	closed := func(g *draft) (more bool, err error) {
		if g == nil {
			return true, nil
		}
		if count++; count > maxGames {
			return false, &LineError{g.line, fmt.Errorf("more than %d games", maxGames)}
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
		if err := g.add(r); err != nil {
			return &LineError{r.line, err}
		}
	}
	_, err = closed(g)
	return err
}

// A table is CSV whose first row names the columns.
type table struct {
	in *csv.Reader
	at map[string]int // columns by name
}

// byteOrderMark is what some programs begin a text with.
const byteOrderMark = "\ufeff"

// newTable returns a table of which the first row was read.
func newTable(from io.Reader) (table, error) {
	text := bufio.NewReader(from)
	if begins, _ := text.Peek(len(byteOrderMark)); string(begins) == byteOrderMark {
		_, _ = text.Discard(len(byteOrderMark)) // it was peeked at
	}
	in := csv.NewReader(text)
	in.FieldsPerRecord, in.ReuseRecord = -1, true
	head, err := in.Read()
	if errors.Is(err, io.EOF) {
		return table{}, &LineError{1, errors.New("the file is empty")}
	}
	if err != nil {
		return table{}, wrong(in, err)
	}
	at, err := locate(head)
	if err != nil {
		return table{}, &LineError{1, err}
	}
	return table{in, at}, nil
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
		if r := (row{t.at, fields, line}); !r.blank() && !yield(r, nil) {
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

// locate returns the columns by name.
func locate(head []string) (map[string]int, error) {
	at := map[string]int{}
	for i, name := range head {
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := at[name]; twice && name != "" {
			return nil, fmt.Errorf("there are two columns %q", name)
		}
		at[name] = i
	}
	for _, name := range []string{"date", "variant", "player"} {
		if _, ok := at[name]; !ok {
			return nil, fmt.Errorf("the first row has to name a column %q", name)
		}
	}
	_, points := at["points"]
	_, total := at["total"]
	if _, round := at["round"]; points != round || !points && !total {
		return nil, errors.New(`the first row has to name columns "round" and "points", or "total"`)
	}
	return at, nil
}

// A row is one line of the table.
type row struct {
	at     map[string]int
	fields []string
	line   int
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

// number returns the number in a column, and whether there is one.
func (r row) number(column string) (int, bool, error) {
	text := r.get(column)
	if text == "" {
		return 0, false, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > 99_999 {
		return 0, false, fmt.Errorf("%s is %q, not a number from 0 to 99999", column, short(text))
	}
	return n, true, nil
}

// moment parses a date. One without a time means 20:00.
func moment(text string) (time.Time, error) {
	for _, form := range []string{time.RFC3339, "2006-01-02 15:04", time.DateOnly} {
		at, err := time.Parse(form, text)
		if err != nil {
			continue
		}
		if form == time.DateOnly {
			at = at.Add(20 * time.Hour)
		}
		if y := at.Year(); y < 1900 || y > 2999 {
			break
		}
		return at, nil
	}
	return time.Time{}, fmt.Errorf("date is %q, not like 2026-11-20", short(text))
}

func called(text string) (bool, error) {
	switch strings.ToLower(text) {
	case "", "no", "0", "false":
		return false, nil
	case "yes", "1", "true", "x":
		return true, nil
	}
	return false, fmt.Errorf("called is %q, not yes or no", short(text))
}

// short returns the beginning of a text for an error message.
func short(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "…"
	}
	return text
}
