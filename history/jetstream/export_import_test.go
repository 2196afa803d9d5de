package jetstream_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/jetstream"
	"tabby/history/jetstream/natstest"
	"tabby/history/sqlite"
	"tabby/scoring"
	"tabby/ui/game"
)

// machine returns a store of one machine with people, games and notes.
func machine(t *testing.T, games int) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(filepath.Join(t.TempDir(), "tabby"), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	for range games {
		in := scoring.Start{At: noon, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "999"}}
		for _, name := range []string{"Ann", "Ben", "Cleo"} {
			p, err := s.Meet(name)
			if err != nil {
				t.Fatal(err)
			}
			in.People = append(in.People, scoring.Person{ID: p.ID, Name: name})
		}
		id, err := game.Begin(s, in, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		g, err := game.Open(s, id, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 5 {
			if err := g.Do(scoring.Record{At: noon, Scores: []*scoring.Score{{Points: n}, {Points: 2 * n}, {Points: 7}}, Caller: scoring.Nobody}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Do(history.NoteGame{Game: id, Note: "<rain> & tea"}); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestHistoryGoesToAStreamAndBack(t *testing.T) {
	kept := machine(t, 6)
	var before, within, after bytes.Buffer
	if err := kept.Export(&before, history.Work{}); err != nil {
		t.Fatal(err)
	}
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	got, err := s.Import(bytes.NewReader(before.Bytes()), history.Work{})
	if err != nil || got.Games != 6 || got.Entries != 36 || got.People != 3 || got.Marks != 6 {
		t.Fatalf("imported %+v, %v", got, err)
	}
	if again, err := s.Import(bytes.NewReader(before.Bytes()), history.Work{}); err != nil || again.Games+again.Entries+again.People+again.Marks != 0 || again.Known != 6 {
		t.Errorf("imported once more: %+v, %v", again, err)
	}
	if err := s.Export(&within, history.Work{}); err != nil {
		t.Fatal(err)
	}
	if within.String() != before.String() {
		t.Errorf("the stream exports\n%s\nnot\n%s", within.String(), before.String())
	}
	back := machine(t, 0)
	if _, err := back.Import(bytes.NewReader(within.Bytes()), history.Work{}); err != nil {
		t.Fatal(err)
	}
	if err := back.Export(&after, history.Work{}); err != nil || after.String() != before.String() {
		t.Errorf("back on one machine it is\n%s, %v", after.String(), err)
	}
}

func TestImportGoesOnWhereItWasBrokenOff(t *testing.T) {
	var file bytes.Buffer
	if err := machine(t, 4).Export(&file, history.Work{}); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(file.String(), "\n")
	part := strings.Join(append([]string{`{"tabby":"history","version":1}` + "\n"}, lines[1:len(lines)-9]...), "")
	s := openStore(t, natstest.Start(t, 1).URL())
	for _, text := range []string{part, file.String()} {
		if _, err := s.Import(strings.NewReader(text), history.Work{}); err != nil {
			t.Fatal(err)
		}
	}
	var got bytes.Buffer
	if err := s.Export(&got, history.Work{}); err != nil || got.String() != file.String() {
		t.Errorf("got %s, %v", got.String(), err)
	}
}

func TestGameThatWentOnOtherwiseStaysAsItIs(t *testing.T) {
	kept := machine(t, 1)
	var file bytes.Buffer
	if err := kept.Export(&file, history.Work{}); err != nil {
		t.Fatal(err)
	}
	s := openStore(t, natstest.Start(t, 1).URL())
	if _, err := s.Import(bytes.NewReader(file.Bytes()), history.Work{}); err != nil {
		t.Fatal(err)
	}
	ids, err := s.Games()
	if err != nil || len(ids) != 1 {
		t.Fatal(ids, err)
	}
	for i, store := range []game.Store{kept, s} {
		g, err := game.Open(store, ids[0], time.Now)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Do(scoring.Record{At: noon, Scores: []*scoring.Score{{Points: i}, {Points: i}, {Points: i}}, Caller: scoring.Nobody}); err != nil {
			t.Fatal(err)
		}
	}
	file.Reset()
	if err := kept.Export(&file, history.Work{}); err != nil {
		t.Fatal(err)
	}
	got, err := s.Import(&file, history.Work{})
	if err != nil || len(got.Differ) != 1 || got.Entries != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

var _ game.Store = (*jetstream.Store)(nil)
