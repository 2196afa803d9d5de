package history

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// joined is a table that Tabby wrote of two games; in the second, Dee came after the first round.
func joined(t *testing.T) string {
	t.Helper()
	at := time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	start := scoring.Start{At: at, Variant: "recall", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
	round := func(points ...int) scoring.Intent {
		return scoring.Record{At: at, Caller: scoring.Nobody, Scores: scoringtest.Points(points...)}
	}
	var table bytes.Buffer
	w := flat.NewWriter(&table, flat.Form{})
	for n, intents := range [][]scoring.Intent{
		{start, round(1, 2), round(3, 4)},
		{start, round(5, 6), scoring.Join{At: at, Person: scoring.Person{Name: "Dee"}, After: 1}, round(7, 8, 9)},
	} {
		g := scoringtest.Play(intents...)
		must.Do(t, w.Game(numbered(n), at, g.Events(), g.Sheet(at)))
	}
	must.Do(t, w.Close())
	return table.String()
}

// TestACellChangedBesideAJoinIsRefusedWithItsLine changes a score in a spreadsheet. Without
// its events, rows cannot say that somebody joined, so nothing of the table comes in.
func TestACellChangedBesideAJoinIsRefusedWithItsLine(t *testing.T) {
	table := joined(t)
	if _, got, err := Hold(strings.NewReader(table), nothing{}, Work{}); err != nil || got.Games != 2 {
		t.Fatal(got, err)
	}
	lines := strings.SplitAfter(table, "\n")
	at := 0 // of the first row of Dee
	for i, l := range lines {
		if at == 0 && strings.Contains(l, ",Dee,") {
			at = i + 1
		}
	}
	changed := strings.Replace(table, ",Ann,7,", ",Ann,6,", 1)
	if changed == table {
		t.Fatal(table)
	}
	_, err := ReadFile(strings.NewReader(changed), nothing{}, Work{})
	wrong, why := new(LineError), bring.Refusal{}
	if !errors.As(err, &wrong) || wrong.Line != at || !errors.Is(err, ErrOwnTable) || !errors.As(err, &why) || why.Reason != bring.ErrNotThere || why.Player != "Dee" {
		t.Errorf("%v, want line %d", err, at)
	}
}
