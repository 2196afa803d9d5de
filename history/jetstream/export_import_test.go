//go:build nats

package jetstream_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/history/jetstream"
	"tabby/history/sqlite"
	"tabby/internal/table/game"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/scoring"
)

// machine returns a store of one machine with people, games and notes.
func machine(t *testing.T, games int) *sqlite.Store {
	t.Helper()
	s := must.Get(sqlite.Open(filepath.Join(t.TempDir(), "tabby"), sqlite.Options{}))
	t.Cleanup(func() { _ = s.Close() })
	for i := range games {
		in := scoring.Start{At: noon, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndThreshold, engine.Threshold: "999"}}
		if i%2 == 1 {
			in.Game = &engine.CustomGame{Name: "Grandma’s <best>", Players: engine.Pair{2, 4}, Wins: "highest"}
		}
		for _, name := range []string{"Ann", "Ben", "Cleo"} {
			p := must.Get(s.Meet(name))
			in.People = append(in.People, scoring.Person{ID: p.ID, Name: name})
		}
		id := must.Get(game.Begin(s, in, time.Now))
		g := must.Get(game.Open(s, id, time.Now))
		for n := range 5 {
			must.Do(t, g.Do(scoring.Record{At: noon, Scores: []*scoring.Score{{Points: n}, {Points: 2 * n}, {Points: 7}}, Caller: scoring.Nobody}))
		}
		must.Get(s.Do(history.NoteGame{Game: id, Note: "<rain> & tea"}))
	}
	return s
}

func TestHistoryGoesToAStreamAndBack(t *testing.T) {
	kept := machine(t, 6)
	var before, within, after bytes.Buffer
	must.Do(t, kept.Export(&before, history.Work{}))
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	got, err := s.Import(bytes.NewReader(before.Bytes()), history.Work{})
	if err != nil || got.Games != 6 || got.Entries != 36 || got.People != 3 || got.Marks != 9 {
		t.Fatalf("imported %+v, %v", got, err)
	}
	if again, err := s.Import(bytes.NewReader(before.Bytes()), history.Work{}); err != nil || again.Games+again.Entries+again.People+again.Marks != 0 || again.Known != 6 {
		t.Errorf("imported once more: %+v, %v", again, err)
	}
	must.Do(t, s.Export(&within, history.Work{}))
	expect.Same(t, "the export of the stream", within.String(), before.String())
	back := machine(t, 0)
	must.Get(back.Import(bytes.NewReader(within.Bytes()), history.Work{}))
	if err := back.Export(&after, history.Work{}); err != nil || after.String() != before.String() {
		t.Errorf("back on one machine it is\n%s, %v", after.String(), err)
	}
}

func TestInterruptedImportResumes(t *testing.T) {
	var file bytes.Buffer
	must.Do(t, machine(t, 4).Export(&file, history.Work{}))
	lines := strings.SplitAfter(file.String(), "\n")
	part := strings.Join(append([]string{`{"tabby":"history","version":1}` + "\n"}, lines[1:len(lines)-9]...), "")
	s := openStore(t, natstest.Start(t, 1).URL())
	for _, text := range []string{part, file.String()} {
		must.Get(s.Import(strings.NewReader(text), history.Work{}))
	}
	var got bytes.Buffer
	if err := s.Export(&got, history.Work{}); err != nil || got.String() != file.String() {
		t.Errorf("got %s, %v", got.String(), err)
	}
}

func TestGameWithAnotherContinuationStaysAsItIs(t *testing.T) {
	kept := machine(t, 1)
	var file bytes.Buffer
	must.Do(t, kept.Export(&file, history.Work{}))
	s := openStore(t, natstest.Start(t, 1).URL())
	must.Get(s.Import(bytes.NewReader(file.Bytes()), history.Work{}))
	ids, err := s.Games()
	if err != nil || len(ids) != 1 {
		t.Fatal(ids, err)
	}
	for i, store := range []game.Store{kept, s} {
		g := must.Get(game.Open(store, ids[0], time.Now))
		must.Do(t, g.Do(scoring.Record{At: noon, Scores: []*scoring.Score{{Points: i}, {Points: i}, {Points: i}}, Caller: scoring.Nobody}))
	}
	file.Reset()
	must.Do(t, kept.Export(&file, history.Work{}))
	got, err := s.Import(&file, history.Work{})
	if err != nil || len(got.Differ) != 1 || got.Entries != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

// TestAnExportIsKnownAfterItsTable brings the same games in as a table and then as an export, which
// knows the people by other ids.
func TestAnExportIsKnownAfterItsTable(t *testing.T) {
	kept := machine(t, 2)
	var table, file bytes.Buffer
	must.Do(t, kept.ExportTable(&table, history.Filter{}, flat.Form{}, history.Work{}))
	must.Do(t, kept.Export(&file, history.Work{}))
	s := openStore(t, natstest.Start(t, 1).URL())
	must.Get(s.Import(&table, history.Work{}))
	if got, err := s.Import(&file, history.Work{}); err != nil || len(got.Differ) != 0 || got.Known != 2 || got.Entries != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

// TestUnreadableMessageHoldsBackNoOther puts garbage into one game of three, where a
// fourth would be, and among the people.
func TestUnreadableMessageHoldsBackNoOther(t *testing.T) {
	kept := machine(t, 3)
	var before, after bytes.Buffer
	must.Do(t, kept.Export(&before, history.Work{}))
	cluster := natstest.Start(t, 1)
	s := openStore(t, cluster.URL())
	must.Get(s.Import(bytes.NewReader(before.Bytes()), history.Work{}))
	ids := must.Get(s.Games())
	tries := assault.Times(1, 3, 100)
	dice := rand.New(rand.NewPCG(1, 2))
	for range tries {
		text := assault.Mutate(dice, []byte(strings.SplitN(before.String(), "\n", 20)[dice.IntN(19)]))
		cluster.Publish(t, natstest.GameSubject(ids[1]), string(text))
		cluster.Publish(t, natstest.GameSubject("made-up"), string(text))
	}
	cluster.Publish(t, "tabby.home.people", "garbage")
	err := s.Export(&after, history.Work{})
	part := new(jetstream.PartError)
	if !errors.As(err, &part) || len(part.Missing) != 3 || !strings.Contains(err.Error(), ids[1]+" Ann Ben Cleo, from entry 7 on") || !strings.Contains(err.Error(), "made-up") {
		t.Fatalf("it says %v", err)
	}
	expect.Same(t, "the export of the stream", after.String(), before.String())
	if people, err := openStore(t, cluster.URL()).People(); err != nil || len(people) != 3 {
		t.Errorf("the people are %v, %v", people, err)
	}
	if got, err := s.Import(bytes.NewReader(before.Bytes()), history.Work{}); err != nil || len(got.Differ) != 1 || got.Known != 2 {
		t.Errorf("an import says %+v, %v", got, err)
	}
	assault.Tried(t, 2*tries, assault.Tricks)
}

var _ game.Store = (*jetstream.Store)(nil)

// TestNewerOrForgedMessagesEndNoSpace imports a game of a variant that is not known, a mark that
// says that a game is gone, and people with a revision that leaves no room.
func TestNewerOrForgedMessagesEndNoSpace(t *testing.T) {
	kept := machine(t, 1)
	s := openStore(t, natstest.Start(t, 1).URL())
	var file bytes.Buffer
	must.Do(t, kept.Export(&file, history.Work{}))
	const id = "01a1f7c7-bce0-7a27-8e1c-000000000001"
	e := history.Entry{Game: id, Seq: 1, At: "2030-11-20T20:30:00Z", Body: `[{"started":{"at":"2030-11-20T20:00:00Z","variant":"nine-lives",` +
		`"people":[{"name":"Dee"},{"name":"Eve"}],"dealer":0}}]`}
	e.Sum = e.Chained("")
	gone := history.Annotation{Kind: history.OfGame, ID: id, Rev: 9, Body: `{"gone":true}`}
	const begin = `{"tabby":"history","version":1}` + "\n"
	people := must.Get(kept.People())
	forged := people[0]
	forged.Rev = 1 << 30
	expect.Error(t, "a forged revision", expect.ErrorOf(s.Import(strings.NewReader(begin+string(forged.Line())), history.Work{})), history.ErrRevision)
	for _, text := range []string{begin + string(gone.Line()), file.String(), begin + string(e.Line())} {
		must.Get(s.Import(strings.NewReader(text), history.Work{}))
	}
	var got bytes.Buffer
	if err := s.Export(&got, history.Work{}); err != nil || !strings.Contains(got.String(), string(e.Line())) {
		t.Errorf("got %s, %v", got.String(), err)
	}
	expect.Error(t, "opened", expect.ErrorOf(game.Open(s, id, time.Now)), history.ErrNewerGame)
}

// TestMarksOfAGameArePassedOn brings a game that only a newer Tabby computes, with what its
// writer saw, over a server to another device.
func TestMarksOfAGameArePassedOn(t *testing.T) {
	const id = "01a1f7c7-bce0-7a27-8e1c-000000000001"
	text, before := `{"tabby":"history","version":1}`+"\n", ""
	for i, body := range []string{
		`[{"started":{"at":"2030-11-20T20:00:00Z","variant":"own-abcdefgh23456777","game":{"tabby_game":2,"name":"Ours"},` +
			`"people":[{"name":"Dee"},{"name":"Eve"}],"dealer":0}}]`,
		`[{"recorded":{"at":"2030-11-20T20:10:00Z","scores":[{"points":3},{"points":9}],"caller":-1}}]`,
	} {
		e := history.Entry{Game: id, Seq: i + 1, At: "2030-11-20T20:30:00Z", Body: body}
		e.Sum = e.Chained(before)
		text, before = text+string(e.Line()), e.Sum
	}
	const shown = `,"shown":{"entries":2,"rounds":[[3,9]],"totals":[3,9],"places":[1,2],"over":false}}` + "\n"
	text = strings.TrimSuffix(text, "}\n") + shown
	s, got := openStore(t, natstest.Start(t, 1).URL()), bytes.Buffer{}
	for range 2 {
		must.Get(s.Import(strings.NewReader(text), history.Work{}))
		if got.Reset(); s.Export(&got, history.Work{}) != nil || !strings.HasSuffix(got.String(), text[strings.Index(text, "\n")+1:]) {
			t.Errorf("the stream exports\n%s\nnot\n%s", got.String(), text)
		}
	}
	device := machine(t, 0)
	must.Get(device.Import(&got, history.Work{}))
	if saw, known, err := device.Shown(id); !known || err != nil || *saw.Totals[1] != 9 {
		t.Errorf("the other device shows %+v, %v, %v", saw, known, err)
	}
}

// TestKindsOfANewerTabbyGoToAStreamAndBack imports what a newer Tabby wrote, after the same without
// the fields that are not known here.
func TestKindsOfANewerTabbyGoToAStreamAndBack(t *testing.T) {
	text := string(must.Get(os.ReadFile("../../testdata/hostile/ok-newer-kinds.jsonl")))
	url := natstest.Start(t, 1).URL()
	s := openStore(t, url)
	lines := strings.SplitAfter(text, "\n")
	bare := strings.NewReplacer(`,"photo":"<&>"`, "", `,"by":"a phone"`, "", `,"seen":[1]`, "").Replace(strings.Join(lines[1:len(lines)-3], ""))
	if got := must.Get(s.Import(strings.NewReader(`{"tabby":"history","version":3}`+"\n"+bare), history.Work{})); got.People != 2 || got.Marks != 6 {
		t.Errorf("%+v", got)
	}
	if got := must.Get(s.Import(strings.NewReader(text), history.Work{})); got.People+got.Marks != 0 || got.Entries != 2 {
		t.Errorf("with more fields: %+v", got)
	}
	for range 2 {
		var out bytes.Buffer
		must.Do(t, s.Export(&out, history.Work{}))
		expect.Same(t, "the export of the stream", out.String(), text)
		must.Get(s.Import(strings.NewReader(text), history.Work{}))
		s = openStore(t, url)
	}
}
