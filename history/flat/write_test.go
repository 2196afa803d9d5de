package flat_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/flat"
	"tabby/scoring"
)

// TestWrittenTableIsReadBack plays games with names that are hard on CSV.
func TestWrittenTableIsReadBack(t *testing.T) {
	names := []string{"Ann", `=HYPERLINK("x")`, "Ben, the \"younger\"", "+1", "@SUM(A1)", "-2", "'t Hooft", "陈", "''"}
	rapid.Check(t, func(r *rapid.T) {
		people := rapid.Permutation(names).Draw(r, "names")[:rapid.IntRange(2, 5).Draw(r, "players")]
		start := scoring.Start{At: at, Variant: "recall", House: engine.House{engine.Rounds: engine.Number(3), engine.WrongCallPenalty: engine.Number(5)}}
		for _, name := range people {
			start.People = append(start.People, scoring.Person{Name: name})
		}
		intents := []scoring.Intent{start}
		for range 3 {
			in := scoring.Record{At: at, Caller: scoring.Player(rapid.IntRange(-1, len(people)-1).Draw(r, "caller"))}
			for range people {
				in.Scores = append(in.Scores, &scoring.Score{Points: rapid.IntRange(0, 20).Draw(r, "points")})
			}
			intents = append(intents, in)
		}
		g := played(r, intents...)
		began, _ := g.Started()
		want := g.Sheet(at)
		var b bytes.Buffer
		w := flat.NewWriter(&b)
		if err := errors.Join(w.Game("id", began, want), w.Close()); err != nil {
			r.Fatal(err)
		}
		rows, err := csv.NewReader(bytes.NewReader(b.Bytes())).ReadAll()
		if err != nil {
			r.Fatal(err)
		}
		for _, row := range rows {
			for _, cell := range row {
				if cell != "" && strings.ContainsRune("=+-@", rune(cell[0])) {
					r.Fatalf("a formula: %q", cell)
				}
			}
		}
		if !flat.Own(b.Bytes()) || flat.Own(b.Bytes()[1:]) {
			r.Fatalf("whose is this?\n%s", &b)
		}
		games, err := read(b.String())
		if err != nil || len(games) != 1 {
			r.Fatalf("%v in\n%s", err, &b)
		}
		_, got := sheet(t, games[0])
		if diff := cmp.Diff(want.Totals, got.Totals); diff != "" {
			r.Fatal(diff)
		}
		for i, name := range people {
			if got.People[i].Name != name {
				r.Fatalf("%q is %q", name, got.People[i].Name)
			}
		}
	})
}

func TestTotalThatFellBackIsWrittenAsItIs(t *testing.T) {
	house := engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}
	people := []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}
	g := played(t,
		scoring.Start{At: at, Variant: "recall", House: house, People: people},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 30}, {Points: 7}}})
	began, _ := g.Started()
	var b bytes.Buffer
	w := flat.NewWriter(&b)
	if err := errors.Join(w.Game("id", began, g.Sheet(at)), w.Close()); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), ",Ann,30,,15,,15,") {
		t.Errorf("written\n%s", &b)
	}
}

// played returns the game that intents make.
func played(t rapid.TB, intents ...scoring.Intent) (g scoring.Game) {
	t.Helper()
	for _, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}

func TestGameWithoutWinnerIsRunning(t *testing.T) {
	const head = "game,date,variant,round,player,points,total,won\n"
	for _, c := range []struct {
		name, rows string
		over       bool
	}{
		{"somebody has won", "a,2026-01-02,recall,1,Ann,3,3,yes\na,2026-01-02,recall,1,Ben,5,5,\n", true},
		{"nobody has", "a,2026-01-02,recall,1,Ann,3,3,\na,2026-01-02,recall,1,Ben,5,5,\n", false},
		{"nothing was played", "a,2026-01-02,recall,,Ann,,0,\na,2026-01-02,recall,,Ben,,0,\n", false},
		{"only totals, and somebody has won", "a,2026-01-02,recall,,Ann,,3,yes\na,2026-01-02,recall,,Ben,,9,\n", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, err := read(head + c.rows)
			if err != nil || len(games) != 1 {
				t.Fatal(games, err)
			}
			g := scoring.Game{}
			for _, e := range games[0].Events {
				g = scoring.Apply(g, e)
			}
			if over := g.Sheet(games[0].At).Over; over != c.over {
				t.Errorf("over: %v", over)
			}
		})
	}
}

func TestFingerprintDependsOnPlayAlone(t *testing.T) {
	const head = "game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\n"
	const ann, ben = "a,2026-01-02,recall,rounds,1,counts,Ann,3,,3,,3,1,yes\n", "a,2026-01-02,recall,rounds,1,counts,Ben,4,,4,,4,2,\n"
	fingerprint := func(text string) flat.Fingerprint {
		t.Helper()
		all, ids, err := flat.Fingerprints(strings.NewReader(text))
		if err != nil || len(ids) != 1 || ids[0] != "a" {
			t.Fatal(ids, err)
		}
		return all["a"]
	}
	told := fingerprint(head + ann + ben)
	for name, tc := range map[string]struct {
		text string
		same bool
	}{
		"the same":      {head + ann + ben, true},
		"another name":  {head + strings.Replace(ann, "Ann", "Anna", 1) + ben, true},
		"another score": {head + strings.Replace(ann, ",3,,3,,", ",5,,5,,", 1) + ben, false},
		"a call":        {head + strings.Replace(ann, ",3,,3,,", ",3,,3,yes,", 1) + ben, false},
		"a row less":    {head + ann, false},
		"a row more":    {head + ann + ben + ben, false},
		"another order": {head + ben + ann, false},
	} {
		if same := fingerprint(tc.text) == told; same != tc.same {
			t.Errorf("%s: the same is %v", name, same)
		}
	}
}

func TestWinnerIsProvisionalWhileAScoreIsMissing(t *testing.T) {
	start := scoring.Start{
		At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(30)},
		People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}},
	}
	score := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	g := played(t,
		start,
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(1), score(31)}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(30), nil}},
		scoring.Correct{At: at, Round: 0, Scores: map[scoring.Player]*scoring.Score{2: score(29)}},
		scoring.EndGame{At: at},
	)
	began, _ := g.Started()
	var b bytes.Buffer
	w := flat.NewWriter(&b)
	if err := errors.Join(w.Game("a", began, g.Sheet(at)), w.Close()); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&b).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		want := ""
		if row[6] == "Ann" {
			want = "provisional"
		}
		if won := row[len(row)-1]; won != want {
			t.Errorf("%s: %q, want %q", row[6], won, want)
		}
	}
}
