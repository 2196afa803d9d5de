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

// addEvents writes the events of a game into the last column of its rows, one a row as far as
// there are rows, so that no cell is too long for a spreadsheet. The people are those of the
// sheet, without their ids, and no log of a dealt round is kept.
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

// exact returns the game whose events stand in its rows, and whether the rows are those of that
// game. Where somebody has changed one, the rows count, not the events; but a game may have been
// played on another day than they say.
func exact(rows []row) (Game, bool) {
	var text strings.Builder
	for _, r := range rows {
		text.WriteString(r.get("events"))
	}
	var g Game
	var game scoring.Game
	for in := json.NewDecoder(strings.NewReader(text.String())); ; {
		var one json.RawMessage
		if err := in.Decode(&one); err != nil {
			if !errors.Is(err, io.EOF) || len(g.Events) == 0 {
				return Game{}, false
			}
			break
		}
		e, err := scoring.UnmarshalAll(one)
		if err != nil || scoring.Fits(game, e) != nil {
			return Game{}, false
		}
		game = scoring.Apply(game, e)
		g.Events, g.Times = append(g.Events, e), append(g.Times, timeOf(one, g.Times))
	}
	began, _ := game.Started()
	if g.At = began.At; !sameMoment(rows[0].get("date"), rows[0].monthFirst, began.At.Format(time.RFC3339)) {
		at, err := moment(rows[0].get("date"), rows[0].monthFirst)
		if err != nil {
			return Game{}, false
		}
		g.At = at
	}
	return g, isSheet(rows, g.Events, game.Sheet(g.Times[len(g.Times)-1]))
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

// seen are the columns in which somebody may have changed something. Place and winner are not
// among them: in a game by time they depend on when the table was written.
var seen = []string{
	"variant", "round", "kind", "player", "points", "penalty", "counted", "special", "total", "called",
	"final", "head_start",
}

// isSheet reports whether rows are those that would be written of a game, all of one day.
func isSheet(rows []row, events []scoring.Event, s scoring.Sheet) bool {
	again, err := rowsOf("", time.Time{}, events, s)
	if err != nil || len(again) != len(rows) {
		return false
	}
	at := map[string]int{}
	for i, name := range columns {
		at[name] = i
	}
	for i, fields := range again {
		want := row{at: at, fields: fields}
		if rows[i].get("date") != rows[0].get("date") {
			return false
		}
		for _, column := range seen {
			if strings.Replace(whole(plain(rows[i].get(column))), "−", "-", 1) != plain(want.get(column)) {
				return false
			}
		}
	}
	return true
}
