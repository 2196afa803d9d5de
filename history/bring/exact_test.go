package bring_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// older returns a table as Tabby wrote it before there were events in it.
func older(t rapid.TB, table string) string {
	t.Helper()
	return edited(t, table, func(row []string) []string { return row[:len(row)-1] })
}

// edited returns a table with each of its rows changed.
func edited(t rapid.TB, table string, edit func(row []string) []string) string {
	t.Helper()
	rows := must.Get(csv.NewReader(strings.NewReader(table)).ReadAll())
	for i, row := range rows {
		rows[i] = edit(row)
	}
	var b bytes.Buffer
	must.Do(t, csv.NewWriter(&b).WriteAll(rows))
	return b.String()
}

// written returns games as a table of Tabby.
func written(t rapid.TB, now time.Time, games ...scoring.Game) string {
	t.Helper()
	var b bytes.Buffer
	w := flat.NewWriter(&b, flat.Form{})
	for _, g := range games {
		must.Do(t, w.Game("id", now, g.Events(), g.Sheet(now)))
	}
	must.Do(t, w.Close())
	return b.String()
}

// TestAnyGameIsReadBackEqual plays games with players who leave and come, corrections, extra
// rounds, carried totals and all else there is: the whole sheet comes back.
func TestAnyGameIsReadBackEqual(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		roll, c := scoringtest.RolledBy(rt), scoringtest.Clock{Now: scoringtest.Noon}
		g := randomGame(roll, &c)
		if _, begun := g.Started(); !begun {
			return
		}
		now := c.Now.Add(24 * time.Hour) // when a clock has run out
		text := written(rt, now, g)
		games, err := read(text)
		if err != nil || len(games) != 1 {
			rt.Fatalf("%v in\n%s", err, text)
		}
		again := scoringtest.Fold(games[0].Events)
		if diff := cmp.Diff(g.Sheet(now), again.Sheet(now), cmp.Exporter(func(reflect.Type) bool { return true }), cmp.Comparer(func(a, b engine.Rules) bool { return a.ID == b.ID })); diff != "" {
			rt.Fatalf("another sheet comes back (-was +is):\n%s\n%s", diff, text)
		}
	})
}

// randomGame plays a game by dice.
func randomGame(roll scoringtest.Dice, c *scoringtest.Clock) (g scoring.Game) {
	for range 2 + roll(12) {
		var in scoring.Intent
		if _, begun := g.Started(); begun {
			in = roll.Intent(g, c.Tick(roll))
		} else {
			in = roll.StartOf(engine.Games()[roll(len(engine.Games()))])
		}
		events, err := scoring.Decide(g, in)
		if err != nil {
			continue
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}

// TestARowThatWasChangedCounts changes a table of Tabby in a spreadsheet: what is typed there is
// read, as is a table that a spreadsheet saved in its own way.
func TestARowThatWasChangedCounts(t *testing.T) {
	score := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	round := func(a, b int) scoring.Intent {
		return scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(a), score(b)}}
	}
	house := engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}
	g := scoringtest.Play(scoring.Start{At: at, Variant: "recall", House: house, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}, Dealer: 1}, round(3, 9), round(4, 7))
	text := written(t, at, g)
	for name, tt := range map[string]struct {
		was, is string
		total   int
		dealer  scoring.Player // as the events say, or the first player
	}{
		"nothing":              {"", "", 7, 1},
		"a semicolon each":     {",", ";", 7, 1},
		"a date to the minute": {"2026-11-20T20:00:00Z,recall", "2026-11-20 20:00,recall", 7, 1},
		"a name":               {"Ann,", "Anne,", 7, 0},
		"a date":               {"2026-11-20T20:00:00Z,recall", "2026-11-21,recall", 7, 1},
		"broken events":        {`{""recorded`, `{""recorder`, 7, 0},
		"no events":            {`started`, ``, 7, 0},
	} {
		is := text
		if tt.was == "," {
			is = semicolons(t, text)
		} else if tt.was != "" {
			is = strings.ReplaceAll(text, tt.was, tt.is)
		}
		games, err := read(is)
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if _, s := sheet(t, games[0]); s.Totals[0] != tt.total || s.Rounds[0].Dealer != tt.dealer {
			t.Errorf("%s: a total of %d, dealt by %d", name, s.Totals[0], s.Rounds[0].Dealer)
		}
	}
	if _, err := read(strings.Replace(text, "Ann,4,,4,,7,", "Ann,5,,4,,7,", 1)); !errors.As(err, new(*bring.LineError)) {
		t.Errorf("a score that does not suit its total: %v", err)
	}
}

// semicolons returns a table as a spreadsheet with decimal commas saves it.
func semicolons(t *testing.T, table string) string {
	t.Helper()
	rows := must.Get(csv.NewReader(strings.NewReader(table)).ReadAll())
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = ';'
	must.Do(t, w.WriteAll(rows))
	return b.String()
}
