package flat

import (
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"tabby/scoring"
)

// addEvents writes the events of a game into the last column of its rows, spread over the rows so
// that no cell is too long for a spreadsheet. Its people are those of the sheet, without their ids,
// and no log of a dealt round is kept.
func addEvents(rows [][]string, events []scoring.Event, people []scoring.Person) error {
	last := len(columns) - 1
	for i, e := range plainEvents(events, people) {
		text, err := scoring.Marshal(e)
		if err != nil {
			return err
		}
		row := rows[min(i, len(rows)-1)]
		row[last] = strings.TrimSpace(row[last] + " " + unparted(text))
	}
	return nil
}

// plainEvents returns events as a table has them.
func plainEvents(events []scoring.Event, people []scoring.Person) []scoring.Event {
	all, joined := slices.Clone(events), 0
	for i, e := range all {
		switch e := e.(type) {
		case scoring.Started:
			e.People = slices.Clone(e.People)
			for p := range e.People {
				e.People[p] = scoring.Person{Name: people[p].Name}
			}
			joined, all[i] = len(e.People), e
		case scoring.Joined:
			e.Person = scoring.Person{Name: people[joined].Name}
			joined++
			all[i] = e
		case scoring.Recorded:
			e.Log = nil
			all[i] = e
		}
	}
	return all
}

// A Row is a row of a table that a [Writer] wrote, perhaps opened and saved in a spreadsheet: what it has in
// a column, or "".
type Row func(column string) string

// Exact returns the events of the game in some rows, when each was written down, and whether the rows are
// those of that game. If somebody has changed a row, the rows count and not the events; but the game may have
// been played on another day than they say. plain returns a cell as it was written.
func Exact(rows []Row, plain func(cell string) string) (events []scoring.Event, times []time.Time, ok bool) {
	var text strings.Builder
	for _, r := range rows {
		text.WriteString(r("events"))
	}
	var game scoring.Game
	for in := json.NewDecoder(strings.NewReader(text.String())); ; {
		var one json.RawMessage
		if err := in.Decode(&one); err != nil {
			if !errors.Is(err, io.EOF) || len(events) == 0 {
				return nil, nil, false
			}
			break
		}
		e, err := scoring.UnmarshalAll(one)
		if err != nil || scoring.Fits(game, e) != nil {
			return nil, nil, false
		}
		game = scoring.Apply(game, e)
		events, times = append(events, e), append(times, timeOf(one, times))
	}
	return events, times, isSheet(rows, plain, written{events, game.Sheet(times[len(times)-1])})
}

// written is a game as a [Writer] gets it.
type written struct {
	events []scoring.Event
	sheet  scoring.Sheet
}

// timeOf returns when an event was, or when the last of those before was.
func timeOf(event []byte, before []time.Time) time.Time {
	var said map[string]struct {
		At time.Time `json:"at"`
	}
	_ = json.Unmarshal(event, &said) // it has been read once
	for _, e := range said {
		if !e.At.IsZero() {
			return e.At
		}
	}
	return before[len(before)-1]
}

// seen are the columns that somebody may have changed. Place and winner are not among them: in a
// timed game they depend on when the table was written.
var seen = []string{
	"variant", "round", "kind", "player", "points", "penalty", "counted", "special", "total", "called",
	"final", "head_start",
}

// isSheet reports whether rows are those that would be written of a game, all of one day.
func isSheet(rows []Row, plain func(cell string) string, of written) bool {
	again, err := rowsOf("", time.Time{}, of.events, of.sheet)
	if err != nil || len(again) != len(rows) {
		return false
	}
	for i, fields := range again {
		for j, column := range columns {
			if column == "date" && rows[i](column) != rows[0](column) {
				return false
			}
			if slices.Contains(seen, column) && plain(rows[i](column)) != Plain(fields[j]) {
				return false
			}
		}
	}
	return true
}
