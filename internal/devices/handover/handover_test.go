package handover_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
	"tabby/internal/testing/expect"
	_ "tabby/internal/testing/minusfour" // one more variant for every test here
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func decoded(t testing.TB, fragment string) string {
	t.Helper()
	_, export, err := handover.Decode(fragment)
	if err != nil {
		t.Fatal(err)
	}
	return string(must.Get(io.ReadAll(export)))
}

func TestAnEveningHasRoomInACode(t *testing.T) {
	const version25 = 997 // bytes at level M
	for _, c := range []struct {
		rounds int
		dealt  bool
		most   int
	}{{12, false, 620}, {12, true, 800}, {20, true, 1120}, {60, true, 2700}} {
		fragment := must.Get(handover.Encode(strings.NewReader(evening(c.rounds, c.dealt).export())))
		t.Logf("%d rounds, dealt %v: %d characters; an export has %d", c.rounds, c.dealt, len(fragment), len(evening(c.rounds, c.dealt).export()))
		if len(fragment) > c.most {
			t.Errorf("%d rounds, dealt %v: %d characters, want at most %d", c.rounds, c.dealt, len(fragment), c.most)
		}
	}
	twelve := must.Get(handover.Encode(strings.NewReader(evening(12, true).export())))
	if link := handover.Address("http://192.168.178.120:8229/", twelve); len(link) > version25 {
		t.Errorf("12 rounds with their deals are %d characters", len(link))
	}
}

// TestAnyGameIsHandedOverWhole plays random games of every variant, and imports them
// from their link.
func TestAnyGameIsHandedOverWhole(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := random(r).export()
		fragment := must.Get(handover.Encode(strings.NewReader(want)))
		game, export, err := handover.Decode(fragment)
		if err != nil {
			r.Fatal(err)
		}
		got := must.Get(io.ReadAll(export))
		if diff := cmp.Diff(want, string(got)); diff != "" {
			r.Fatalf("another export (-there +here):\n%s", diff)
		}
		in, _, err := history.Hold(bytes.NewReader(got), empty{}, history.Work{})
		if err != nil || len(in.Games()) != 1 || in.Games()[0] != game {
			r.Fatalf("game %s is not the one that comes in: %v", game, err)
		}
	})
}

// TestAnExportedGameHasTheSameLog plays random games of every variant, and reads the lines
// of their export.
func TestAnExportedGameHasTheSameLog(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		played := random(r)
		again := history.Ledger{ID: played.ledger.ID}
		for line := range strings.Lines(played.export()) {
			read, err := history.ParseLine([]byte(line))
			if err != nil {
				r.Fatalf("%v: %s", err, line)
			}
			if e, is := read.(history.Entry); is {
				if again, _, err = again.Next(e); err != nil {
					r.Fatal(err)
				}
			}
		}
		if diff := cmp.Diff(played.ledger.Game.Events(), again.Game.Events()); diff != "" || again.Sum != played.ledger.Sum {
			r.Fatalf("another log comes back (-was +is):\n%s", diff)
		}
	})
}

// empty is a store without anything.
type empty = history.Empty

// random plays a random game of any variant.
func random(r *rapid.T) *table {
	chance := rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "seed"), 0)).IntN
	zone := rapid.SampledFrom([]*time.Location{time.UTC, time.FixedZone("", 5*3600+1800), time.Local}).Draw(r, "zone")
	own := &engine.CustomGame{Name: "Ours “<&>”", Players: engine.Pair{2, 7}, Wins: "highest", Note: "2026-11-20T19:30:00Z\nand so on"}
	variant := must.Get(own.Rules())
	if rapid.IntRange(0, 4).Draw(r, "one's own") > 0 {
		own, variant = nil, rapid.SampledFrom(engine.Variants()).Draw(r, "variant")
	}
	names := rapid.Permutation([]string{"Ann", "Jürgen", "李雷", `O"Neil`, "<b>", "2026-11-20T19:30:00Z", "😀"}).Draw(r, "names")
	t := newTable(chance, zone, names[:rapid.IntRange(variant.Players.Min, min(variant.Players.Max, len(names))).Draw(r, "players")]...)
	t.do(func(at time.Time) scoring.Intent {
		return scoring.Start{At: at, Variant: variant.ID, Game: own, People: t.seats()}
	}, 0)
	pause := rapid.Int64Range(-int64(time.Hour), int64(24*time.Hour))
	for range rapid.IntRange(0, 25).Draw(r, "intents") {
		t.do(func(at time.Time) scoring.Intent { return anyIntent(r, t.ledger.Game.Sheet(at), at) }, time.Duration(pause.Draw(r, "pause")))
	}
	if note := rapid.SampledFrom([]string{"", "began \"2026-11-20T19:30:00.5Z\"", "until 2026-11-20T19:30:00Z", "\u0001x"}).Draw(r, "note"); note != "" {
		body := must.Get(history.EncodeAnnotation(history.GameAnnotation{Note: note}))
		t.marks = append(t.marks, history.Annotation{Kind: history.OfGame, ID: t.ledger.ID, Rev: 3, Body: body})
	}
	return t
}

// anyIntent returns what can be done at a table, or cannot.
func anyIntent(r *rapid.T, s scoring.Sheet, at time.Time) scoring.Intent {
	player := scoring.Player(rapid.IntRange(0, len(s.People)-1).Draw(r, "player"))
	switch rapid.IntRange(0, 9).Draw(r, "intent") {
	case 0:
		return scoring.Deal{At: at}
	case 1:
		return scoring.Undo{}
	case 2:
		return scoring.Redo{}
	case 3:
		return scoring.Leave{At: at, Player: player}
	case 4:
		return scoring.Join{At: at, Person: scoring.Person{Name: fmt.Sprint("New ", len(s.People))}, After: player}
	case 5:
		return scoring.ChooseDealer{At: at, Player: player}
	case 6:
		return scoring.EndGame{At: at}
	}
	in := scoring.Record{At: at, Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People))}
	all := s.Ruleset.Score()
	for _, p := range s.Playing() {
		in.Scores[p] = &scoring.Score{Points: rapid.IntRange(all.Min, all.Max).Draw(r, "points")}
	}
	if len(s.Playing()) > 0 {
		in.Caller = rapid.SampledFrom(s.Playing()).Draw(r, "caller")
	}
	return in
}

func TestAGameGoesOnWhereItWasHandedOver(t *testing.T) {
	whole, lines := evening(12, true), 0
	other := must.Get(sqlite.Open(t.TempDir(), sqlite.Options{}))
	t.Cleanup(func() { _ = other.Close() })
	for _, entries := range []int{7, 25, 25, 3} {
		part := *whole
		part.entries = whole.entries[:entries]
		got := must.Get(other.Import(strings.NewReader(decoded(t, must.Get(handover.Encode(strings.NewReader(part.export()))))), history.Work{}))
		if added := max(0, entries-lines); got.Entries != added || len(got.Differ) > 0 {
			t.Errorf("after %d entries, %d come in as %+v", lines, entries, got)
		}
		lines = max(lines, entries)
	}
	var b strings.Builder
	must.Do(t, other.Export(&b, history.Work{}))
	if there := must.Get(handover.Encode(strings.NewReader(b.String()))); decoded(t, there) == "" {
		t.Error("it cannot be handed on")
	}
	for _, e := range whole.entries {
		expect.Contains(t, fmt.Sprint("entry ", e.Seq), b.String(), string(e.Line()))
	}
}

func TestTwoGamesAreNotHandedOver(t *testing.T) {
	one, other := evening(2, false), evening(3, false)
	other.entries[0].Game = newID(func(n int) int { return 5 % n })
	for name, export := range map[string]string{
		"none": string(history.Counts{}.Line()), "two": one.export() + string(other.entries[0].Line()),
		"a gap": strings.Replace(one.export(), string(one.entries[1].Line()), "", 1),
	} {
		if _, err := handover.Encode(strings.NewReader(export)); err == nil {
			t.Errorf("%s: handed over", name)
		}
	}
}

func TestLinksAreRecognized(t *testing.T) {
	for text, want := range map[string]string{
		handover.Address("", "1abc"):                           "1abc",
		handover.Address("http://192.168.1.20:8229", "1abc"):   "1abc",
		handover.Address("https://a.b/tabby/?x=1#old", "1abc"): "1abc",
		" http://a.b/#game=1ab\n c \n":                         "1abc",
		"#game=1abc":                                           "1abc",
		"games/my #game=1.jsonl":                               "",
		`{"note":"http://a.b/#game=1abc"}`:                     "",
		"Tabby.jsonl":                                          "",
	} {
		got, ok := handover.Fragment(text)
		if ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
	expect.Same(t, "an address", handover.Address("http://192.168.1.20:8229", "1abc"), "http://192.168.1.20:8229/#game=1abc")
	got := handover.Address("https://a.b/tabby/?x=1#old", "1abc")
	expect.Same(t, "an address with a fragment", got, "https://a.b/tabby/?x=1#game=1abc")
}

func TestALinkIsImportedLikeAFile(t *testing.T) {
	want := evening(3, true).export()
	link := handover.Address("http://a.b", must.Get(handover.Encode(strings.NewReader(want))))
	long := want + strings.Repeat("\n", 1<<19)
	for name, c := range map[string]struct {
		in   io.Reader
		want string
	}{
		"a link":         {strings.NewReader(link + "\n"), want},
		"a link, piped":  {io.MultiReader(strings.NewReader(link)), want},
		"a file":         {strings.NewReader(want), want},
		"a long, piped":  {io.MultiReader(strings.NewReader(long)), long},
		"a file of none": {strings.NewReader(""), ""},
	} {
		in := must.Get(handover.Input(c.in))
		expect.Same(t, name, string(must.Get(io.ReadAll(in))), c.want)
	}
	if _, err := handover.Input(strings.NewReader(link[:len(link)-9])); err == nil {
		t.Error("a link that is not whole came in")
	}
}

// TestVersionOneIsReadForEver holds a link that was written once.
func TestVersionOneIsReadForEver(t *testing.T) {
	link := must.Get(os.ReadFile("testdata/version1.txt"))
	fragment, ok := handover.Fragment(string(link))
	if !ok {
		t.Fatal("it is no link")
	}
	want := must.Get(os.ReadFile("testdata/version1.jsonl"))
	expect.Same(t, "the export", decoded(t, fragment), string(want))
}

// TestOldLinksAreReadWithoutTheirUnderscores reads a link as an older Tabby wrote it, from the end of
// which a chat takes underscores: they say nothing.
func TestOldLinksAreReadWithoutTheirUnderscores(t *testing.T) {
	old := strings.TrimSpace(string(must.Get(os.ReadFile("testdata/version1.txt"))))
	fragment, _ := handover.Fragment(old)
	want, export, err := handover.Decode(fragment)
	must.Do(t, err)
	text := must.Get(io.ReadAll(export))
	for _, fewer := range []int{1, 2} {
		got, export, err := handover.Decode(fragment[:len(fragment)-fewer])
		if err != nil || got != want || !bytes.Equal(must.Get(io.ReadAll(export)), text) {
			t.Errorf("%d fewer: %s, %v", fewer, got, err)
		}
	}
}
