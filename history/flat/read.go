package flat

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
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

// A Game is a game as it was read, checked by the rules.
type Game struct {
	Line   int    // of its first row, from 1
	ID     string // what the table says for it
	At     time.Time
	Events []scoring.Event // the people in them have no ids
}

// An Error names the line that is wrong.
type Error struct {
	Line int
	Err  error
}

// Error returns the line and what is wrong with it, for developers.
func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// AtLine returns the line.
func (e *Error) AtLine() int { return e.Line }

// Unwrap returns what is wrong with it.
func (e *Error) Unwrap() error { return e.Err }

// Read reads games from CSV in the form described above, all of them or, with an
// [*Error], none.
func Read(data []byte) ([]Game, error) {
	return ReadBut(data, nil)
}

// ReadBut is like [Read], and leaves the games out that the table has under these
// names.
func ReadBut(data []byte, without map[string]bool) ([]Game, error) {
	in, at, err := opened(data)
	if err != nil {
		return nil, err
	}
	return readRows(in, at, without)
}

// opened reads the first row of a table, and returns the rest and where its columns
// are.
func opened(data []byte) (*csv.Reader, map[string]int, error) {
	in := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))
	in.FieldsPerRecord = -1
	head, err := in.Read()
	if errors.Is(err, io.EOF) {
		return nil, nil, &Error{1, errors.New("the file is empty")}
	}
	if err != nil {
		return nil, nil, wrong(in, err)
	}
	at, err := locate(head)
	if err != nil {
		return nil, nil, &Error{1, err}
	}
	return in, at, nil
}

func readRows(in *csv.Reader, at map[string]int, without map[string]bool) ([]Game, error) {
	var games []Game
	var g *draft
	for {
		record, err := in.Read()
		if errors.Is(err, io.EOF) {
			return g.closed(games)
		}
		if err != nil {
			return nil, wrong(in, err)
		}
		line, _ := in.FieldPos(0)
		r := row{at: at, fields: record, line: line}
		if r.blank() || without[r.get("game")] {
			continue
		}
		if g == nil || g.key != r.key() {
			if games, err = g.closed(games); err != nil {
				return nil, err
			}
			g = &draft{key: r.key(), id: r.get("game"), line: line}
		}
		if err := g.add(r); err != nil {
			return nil, &Error{line, err}
		}
	}
}

// wrong names the line of what the CSV itself has wrong.
func wrong(in *csv.Reader, err error) error {
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		return &Error{parse.Line, parse.Err}
	}
	line, _ := in.FieldPos(0)
	return &Error{line, err}
}

// locate finds the columns.
func locate(head []string) (map[string]int, error) {
	at := map[string]int{}
	for i, name := range head {
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := at[name]; twice && name != "" {
			return nil, fmt.Errorf("the column %q stands there twice", name)
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
	for _, f := range r.fields {
		if strings.TrimSpace(f) != "" {
			return false
		}
	}
	return true
}

func (r row) key() string {
	return r.get("date") + "\x00" + r.get("variant") + "\x00" + r.get("game")
}

// number returns a number in a column, and whether there is one.
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

// moment reads a date. One without a time is an evening.
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

// short is the beginning of a text that may be anything.
func short(text string) string {
	if len(text) > 40 {
		return strings.ToValidUTF8(text[:40], "") + "…"
	}
	return text
}
