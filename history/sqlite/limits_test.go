package sqlite

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// desk begins a game of two people at a moment, and returns where it is changed.
func desk(t *testing.T, s *Store, at time.Time) *journal.Desk[scoring.Game, scoring.Intent, scoring.Event] {
	t.Helper()
	d := must.Get(journal.Open(history.Domain(), s.NewGame()))
	must.Do(t, d.Do(scoring.Start{
		At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "99", engine.LateJoin: engine.JoinAverage},
		People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}},
	}))
	must.Do(t, d.Do(scoring.Record{At: at, Caller: scoring.Nobody, Scores: scoringtest.Points(7, 12)}))
	return d
}

// nearLimits lets games be played until no more is accepted, by what ends them.
func nearLimits() map[string]func(t *testing.T, s *Store) {
	all := map[string]func(t *testing.T, s *Store){
		"entries": func(t *testing.T, s *Store) {
			desk(t, s, friday)
			games := must.Get(s.Games(history.Page{}))
			at := slices.IndexFunc(games, func(g history.Summary) bool { return g.Rounds == 1 })
			log := must.Get(s.Log(games[at].ID))
			n := len(must.Get(log.Read()))
			events := slices.Repeat([]scoring.Event{scoring.Undone{}, scoring.Redone{}}, history.MaxEntries/2-3)
			must.Do(t, log.Append(n, events)) // in one, which is quick
			d := must.Get(journal.Open(history.Domain(), log))
			for n += len(events); ; n++ {
				in := []scoring.Intent{scoring.Undo{}, scoring.Redo{}}[n%2]
				if err := d.Do(in); err != nil {
					expect.Error(t, "one more entry", err, history.ErrTooMuch)
					break
				}
			}
			expect.Same(t, "events", n, history.MaxEntries)
		},
		"people": func(t *testing.T, s *Store) {
			d := desk(t, s, friday)
			for n := 2; ; n++ {
				err := d.Do(scoring.Join{At: friday, Person: scoring.Person{Name: fmt.Sprint("P", n)}, After: 0})
				if err != nil {
					expect.Error(t, "one more player", err, history.ErrTooMuch)
					expect.Same(t, "people", n, 64)
					return
				}
				must.Do(t, d.Do(scoring.Leave{At: friday, Player: scoring.Player(n)}))
			}
		},
	}
	for _, year := range []int{2, 1899, 1900, 1969, 2262, 2999, 3000, 9999} {
		all[fmt.Sprint("the year ", year)] = func(t *testing.T, s *Store) {
			desk(t, s, time.Date(year, 6, 1, 12, 0, 0, 0, time.UTC))
		}
	}
	return all
}

// TestGamesBeyondAllBoundsAreLeftOutByName takes in an export with a game that an older Tabby let grow.
func TestGamesBeyondAllBoundsAreLeftOutByName(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	longGame(t, s, "Cy", "Di")
	desk(t, s, friday)
	var b bytes.Buffer
	lines := strings.SplitAfter(exported(t, s.Reader), "\n")
	last := strings.LastIndex(strings.Join(lines, ""), `{"game":`)
	what := must.Get(history.ParseLine([]byte(strings.Join(lines, "")[last:])))
	e, sum := what.(history.Entry), what.(history.Entry).Sum
	b.WriteString(`{"tabby":"history","version":1}` + "\n" + strings.Join(lines[1:], ""))
	for n := e.Seq + 1; n <= history.MaxEntries+2; n++ {
		e.Seq, e.Body = n, []string{`[{"redone":{}}]`, `[{"undone":{}}]`}[n%2]
		e.Sum = e.Chained(sum)
		sum = e.Sum
		b.Write(e.Line())
	}
	other := openAt(t, t.TempDir(), Options{})
	got := must.Get(other.Import(bytes.NewReader(b.Bytes()), history.Work{}))
	if got.Games != 1 || len(got.Beyond) != 1 || len(got.Beyond[0].Seats) != 2 || got.Beyond[0].Seats[0].Name != "Ann" {
		t.Errorf("%+v", got)
	}
	expect.Error(t, "at a meeting", expect.ErrorOf(other.TakeIn(bytes.NewReader(b.Bytes()), history.Work{})), history.ErrTooMuch)
}
