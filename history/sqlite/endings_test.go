package sqlite

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// apart is two stores that have written on the same game: 9 points on the first, then 4
// and 5 on the other, both after a game of two rounds.
func apart(t testing.TB) (one, other *Store, id string) {
	t.Helper()
	hour := 20
	now := func() time.Time {
		hour++
		return time.Date(2026, 11, 20, hour, 0, 0, 0, time.UTC)
	}
	one, other = openAt(t, t.TempDir(), Options{Now: now}), openAt(t, t.TempDir(), Options{Now: now})
	id = longGame(t, one, "Ann", "Ben")
	goOn(t, one, id, 0)
	goOn(t, one, id, 0)
	imported(t, other, exported(t, one.Reader))
	goOn(t, one, id, 9)
	goOn(t, other, id, 4)
	goOn(t, other, id, 5)
	return one, other, id
}

// forked is a store with both endings of the game of [apart], and the one that has the second alone.
func forked(t testing.TB) (s, other *Store, id string) {
	t.Helper()
	s, other, id = apart(t)
	imported(t, s, exported(t, other.Reader))
	return s, other, id
}

// longGame begins a game that goes on until a player has 100 points.
func longGame(t testing.TB, s *Store, names ...string) (id string) {
	t.Helper()
	house := engine.House{engine.End: engine.EndThreshold, engine.Threshold: "100"}
	begun := scoring.Started{At: friday, Variant: "rat-a-tat-cat", House: house, People: met(t, s, names...)}
	return keep(t, s, begun).ID()
}

// totals are those of the endings of a game in the order in which they are listed.
func totals(t testing.TB, s *Store, id string) (all []int) {
	t.Helper()
	for _, e := range must.Get(s.Endings(id)) {
		all = append(all, e.Seats[0].Total)
	}
	return all
}

// total is that of the first player of a game, as lists and statistics say.
func total(t testing.TB, s *Store, id string) int {
	t.Helper()
	listed := must.Get(s.Games(history.Page{}))[0].Seats[0].Total
	expect.Same(t, "the total on the sheet, and in the list", must.Get(s.Detail(id)).Sheet.Totals[0], listed)
	expect.Same(t, "games in the statistics", must.Get(s.Statistics(stats.Query{}, history.Work{})).Unfinished, 1)
	return listed
}

func TestBothEndingsOfAGameAreKept(t *testing.T) {
	one, other, id := apart(t)
	got := imported(t, one, exported(t, other.Reader))
	if !cmp.Equal(got.Parted, []string{id}) || got.Grown != 0 || got.Entries != 2 || len(got.Differ) > 0 {
		t.Errorf("%+v", got)
	}
	imported(t, other, exported(t, one.Reader))
	imported(t, one, exported(t, other.Reader)) // what the other went by until now
	text := exported(t, one.Reader)
	same(t, one, text)
	same(t, other, text)
	expect.Same(t, "endings in the list", must.Get(one.Games(history.Page{}))[0].Endings, 2)
	if got := totals(t, one, id); !cmp.Equal(got, []int{9, 9}) {
		t.Errorf("totals %v", got)
	}
	if !strings.HasPrefix(text, `{"tabby":"history","version":2,"people":2,"marks":3,"games":1,"entries":5,"others":1}`) {
		t.Errorf("the header is %s", text[:100])
	}
	e := must.Get(one.Endings(id))
	if !e[0].Main || e[0].Rounds != 4 || e[1].Main || e[1].Rounds != 3 || e[0].Since != 2 || e[1].Since != 2 {
		t.Errorf("%+v", e)
	}
	if again := imported(t, one, text); again.Entries+again.Marks+again.People+len(again.Parted) > 0 || again.Known != 1 {
		t.Errorf("twice: %+v", again)
	}
}

func TestTheChosenEndingOfAGameCounts(t *testing.T) {
	one, other, id := apart(t)
	goOn(t, other, id, 30)
	imported(t, one, exported(t, other.Reader))
	before := exported(t, one.Reader)
	expect.Same(t, "the game stands at", total(t, one, id), 9)
	log := must.Get(one.Log(id))
	must.Get(log.Read())
	second := must.Get(one.Endings(id))[1]
	undo := must.Get(one.Do(history.ChooseEnding{Game: id, Sum: second.Sum}))
	expect.Same(t, "the game stands at", total(t, one, id), 39)
	e := must.Get(one.Endings(id))
	if !e[0].Main || e[0].Sum != second.Sum {
		t.Errorf("%+v", e)
	}
	chosen := exported(t, one.Reader)
	same(t, one, chosen)
	imported(t, other, chosen)
	same(t, other, chosen)
	goOn(t, other, id, 1) // which is after the chosen one
	expect.Same(t, "the game stands at", total(t, other, id), 40)
	must.Get(one.Do(undo))
	expect.Same(t, "the game stands at", total(t, one, id), 9)
	if got, want := linesOf(exported(t, one.Reader), "game", "ending"), linesOf(before, "game", "ending"); got != want {
		t.Errorf("undone it is\n%s\nand was\n%s", got, want)
	}
	nowhere := expect.ErrorOf(one.Do(history.ChooseEnding{Game: id, Sum: "nowhere"}))
	expect.Error(t, "an ending that is not there", nowhere, history.ErrNoEnding)
	must.Do(t, one.Check(history.Work{}))
}

// linesOf are the lines of an export that begin with one of some names.
func linesOf(text string, names ...string) (lines string) {
	for line := range strings.Lines(text) {
		for _, name := range names {
			if strings.HasPrefix(line, `{"`+name+`"`) {
				lines += line
			}
		}
	}
	return lines
}

// TestADeskDoesNotWriteOnAnotherEnding has a desk open while the game goes by another
// ending that has as many entries.
func TestADeskDoesNotWriteOnAnotherEnding(t *testing.T) {
	one, other, id := apart(t)
	goOn(t, one, id, 3) // as many as there
	log := must.Get(one.Log(id))
	n := len(must.Get(log.Read()))
	imported(t, one, exported(t, other.Reader))
	must.Get(one.Do(history.ChooseEnding{Game: id, Sum: must.Get(one.Endings(id))[1].Sum}))
	before := exported(t, one.Reader)
	for range 2 {
		r := scoring.Recorded{Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 7}, {Points: 1}}}
		if err := log.Append(n, []scoring.Event{r}); !errors.Is(err, journal.ErrConflict) || !errors.Is(err, history.ErrMeanwhile) {
			t.Errorf("appended: %v", err)
		}
	}
	same(t, one, before)
	expect.Same(t, "batches", len(must.Get(log.Read())), n)
	goOn(t, one, id, 2)
}

func TestEmptyingTheTrashRemovesAllEndings(t *testing.T) {
	one, other, id := forked(t)
	must.Get(one.Do(history.Trash{Game: id, At: friday}))
	expect.Same(t, "games in the trash", must.Get(one.EmptyTrash()), 1)
	text := exported(t, one.Reader)
	if lines := linesOf(text, "game", "ending"); lines != "" || !strings.Contains(text, `"version":1,`) {
		t.Errorf("there is still\n%s", lines)
	}
	same(t, one, text)
	for _, note := range []string{"a", "b", "c"} {
		must.Get(other.Do(history.NoteGame{Game: id, Note: note}))
	}
	if got := must.Get(one.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{})); got.Gone != 1 || got.Entries != 0 {
		t.Errorf("%+v", got)
	}
	text = exported(t, one.Reader)
	expect.Same(t, "what came back", linesOf(text, "game", "ending"), "")
	same(t, one, text)
}
