//go:build nats

package jetstream_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestMain(m *testing.M) {
	natstest.Main()
	os.Exit(m.Run())
}

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

func openStore(t testing.TB, url string) *jetstream.Store {
	t.Helper()
	s, _, err := jetstream.Open(url, jetstream.Options{Patience: 2 * time.Minute}) // elections are slow on a busy machine
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

type (
	log  = journal.Log[scoring.Event]
	desk = journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
)

func openDesk(t testing.TB, l history.Log) *desk {
	t.Helper()
	return must.Get(journal.Open(history.Domain(), l))
}

var start = scoring.Start{At: noon, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "9999"}, People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}}

// begin begins a game and returns its ID.
func begin(t testing.TB, s *jetstream.Store) string {
	t.Helper()
	l := s.NewGame()
	must.Do(t, openDesk(t, l).Do(start))
	return l.ID()
}

func record(points int) scoring.Record {
	return scoring.Record{At: noon, Scores: []*scoring.Score{{Points: points}, {Points: 1}}, Caller: scoring.Nobody}
}

// join opens a game as a host does, and returns its desk.
func join(t testing.TB, s *jetstream.Store, id string, changed func()) (*jetstream.Game, *desk) {
	t.Helper()
	g := must.Get(s.Join(id, changed))
	t.Cleanup(g.Leave)
	return g, openDesk(t, g.Log())
}

func TestAStreamKeepsTheContractOfALog(t *testing.T) {
	s := openStore(t, natstest.Start(t, 1).URL())
	started := must.Get(scoring.Decide(scoring.Game{}, start))[0]
	round := func(points ...int) scoring.Event {
		return scoring.Recorded{At: noon, Caller: scoring.Nobody, Scores: scoringtest.Points(points...)}
	}
	logtest.Run(t, logtest.Case[scoring.Event]{
		Open: func(t *testing.T) (log, func() log) {
			first := s.NewGame()
			return first, func() log {
				return must.Get(s.Log(first.ID()))
			}
		},
		Batches: [][]scoring.Event{{started, round(1, 2)}, {round(7, 12)}, {round(18, 23), scoring.Undone{}}, {scoring.Redone{}}},
	})
	expect.Error(t, "a game that is not there", expect.ErrorOf(s.Log("0190-none")), history.ErrNoGame)
}

func TestGamesOfASpaceAreListedByTime(t *testing.T) {
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	var want []string
	for range 9 {
		want = append(want, begin(t, s))
	}
	other, _, err := jetstream.Open(cluster.URL(), jetstream.Options{Space: "cafe-7"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(other.Close)
	begin(t, other)
	if got, err := s.Games(); err != nil || !slices.Equal(got, want) {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	if _, _, err := jetstream.Open(cluster.URL(), jetstream.Options{Space: "no.space"}); err == nil {
		t.Error("a space with a dot is let in")
	}
}

func TestTwoHostsAddEachPersonOnce(t *testing.T) {
	cluster := natstest.Start(t, 1)
	stores := []*jetstream.Store{openStore(t, cluster.URL()), openStore(t, cluster.URL())}
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve"}
	var meeting sync.WaitGroup
	for i := range 4 {
		meeting.Go(func() {
			for j := range names {
				if _, err := stores[i%2].Meet(names[(i+j)%len(names)]); err != nil {
					t.Error(err)
				}
			}
		})
	}
	meeting.Wait()
	for _, s := range stores {
		people := must.Get(s.People())
		var got []string
		for _, p := range people {
			got = append(got, p.Name)
		}
		slices.Sort(got)
		expect.Same(t, "drafts", got, names)
	}
}

func TestDraftSavedByAnotherHostIsAConflictUntilItIsRead(t *testing.T) {
	cluster := natstest.Start(t, 1)
	first, second := openStore(t, cluster.URL()), openStore(t, cluster.URL())
	id := begin(t, first)
	a, _ := join(t, first, id, nil)
	b, _ := join(t, second, id, nil)
	name := "party/" + id
	if a.Draft(name) != nil || b.Draft(name) != nil {
		t.Fatal("a draft before there is one")
	}
	save := func(g *jetstream.Game, text string) error { return g.SaveDraft(name, []byte(text)) }
	must.Do(t, save(a, "one"))
	if err := save(b, "two"); !errors.Is(err, journal.ErrConflict) {
		t.Fatalf("saved over a draft that was not read: %v", err)
	}
	if got := b.Draft(name); string(got) != "one" {
		t.Fatalf("read %q after a conflict", got)
	}
	must.Do(t, errors.Join(save(b, "two"), b.SaveDraft(name, nil), save(b, "three")))
	a.Doubt()
	if got := a.Draft(name); string(got) != "three" {
		t.Errorf("read %q in doubt", got)
	}
}

func TestDeskFollowsWhatAnotherHostStores(t *testing.T) {
	cluster := natstest.Start(t, 1)
	first, second := openStore(t, cluster.URL()), openStore(t, cluster.URL())
	id := begin(t, first)
	_, here := join(t, first, id, nil)
	changed := newAlarm()
	g, there := join(t, second, id, changed.ring)
	for n := range 20 {
		must.Do(t, here.DoAs(record(n), "phone/"+strings.Repeat("i", n+1)))
	}
	changed.until(t, "the last round", func() bool {
		must.Get(there.CatchUp())
		return there.Batches() == here.Batches()
	})
	if !there.Did("phone/ii") || there.Did("phone/x") {
		t.Error("names are not those of the batches")
	}
	if err := there.DoAs(record(9), "phone/ii"); err != nil || there.Batches() != here.Batches() {
		t.Errorf("an intent that is done is done again: %v", err)
	}
	g.Leave()
}

func TestOfTwoDesksOnlyOneAppends(t *testing.T) {
	cluster := natstest.Start(t, 1)
	var desks []*desk
	id := begin(t, openStore(t, cluster.URL()))
	for range 2 {
		_, d := join(t, openStore(t, cluster.URL()), id, nil)
		desks = append(desks, d)
	}
	must.Do(t, desks[0].Do(record(3)))
	before := desks[1].Batches()
	if err := desks[1].Do(record(4)); !errors.Is(err, journal.ErrConflict) || desks[1].Batches() != before {
		t.Fatalf("the second desk: %v", err)
	}
	if changed, err := desks[1].CatchUp(); !changed || err != nil {
		t.Fatalf("catching up after a conflict: %t, %v", changed, err)
	}
	if err := desks[1].Do(record(4)); err != nil || desks[1].Batches() != before+2 {
		t.Errorf("once more: %v", err)
	}
}

// What a host has stored itself does not wake it: the first time it is woken there is
// something of another.
func TestHostIsNotWokenByItself(t *testing.T) {
	cluster := natstest.Start(t, 1)
	second := openStore(t, cluster.URL())
	id := begin(t, second)
	first := openStore(t, cluster.URL())
	changed := newAlarm()
	_, here := join(t, first, id, changed.ring)
	for n := range 3 {
		must.Do(t, here.Do(record(n)))
	}
	_, there := join(t, second, id, nil)
	must.Do(t, there.Do(record(4)))
	select {
	case <-changed:
	case <-time.After(time.Minute):
		t.Fatal("nothing came")
	}
	if took, err := here.CatchUp(); !took || err != nil {
		t.Errorf("it was woken, and there was nothing new: %v", err)
	}
}
