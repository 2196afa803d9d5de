package bring_test

import (
	"encoding/csv"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/bring"
	"tabby/internal/testing/expect"
	_ "tabby/internal/testing/minusfour" // one more variant for every test here
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// TestWrittenTableIsReadBack plays games of every variant, with names that are hard on
// CSV: an equal sheet comes back.
func TestWrittenTableIsReadBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := anyGame(r)
		text, got := table(r, want)
		noFormula(r, text)
		if !isOwn(text) || isOwn(text[1:]) {
			r.Fatalf("whose is this?\n%s", text)
		}
		if diff := cmp.Diff(asRead(want.Sheet(at)), asRead(got)); diff != "" {
			r.Fatalf("another sheet comes back (-was +is):\n%s\n%s", diff, text)
		}
	})
}

// anyGame plays a game of any variant, with scores from all that is possible.
func anyGame(r *rapid.T) scoring.Game {
	rules := rapid.SampledFrom(engine.Variants()).Draw(r, "variant")
	names := rapid.Permutation([]string{"Ann", `=HYPERLINK("x")`, "Ben, the \"younger\"", "+1", "@SUM(A1)", "-2", "'t Hooft", "陈", "''", "Zoë", "Cy;=1+1;", "Di; \"@2\"", "Ed;'=3", "Fay, =4;-5"}).Draw(r, "names")
	rounds := rapid.IntRange(1, 4).Draw(r, "rounds")
	fine := rapid.SampledFrom([]engine.Value{engine.None, engine.Number(5), engine.PenaltyDouble}).Draw(r, "fine")
	start := scoring.Start{At: at, Variant: rules.ID, House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(rounds), engine.WrongCallPenalty: fine}}
	for _, name := range names[:rapid.IntRange(rules.Players.Min, rules.Players.Max).Draw(r, "players")] {
		start.People = append(start.People, scoring.Person{Name: name})
	}
	if rapid.IntRange(0, 3).Draw(r, "head start") == 0 {
		start.HeadStarts = make([]int, len(start.People))
		start.HeadStarts[1] = rapid.IntRange(1, 60).Draw(r, "points ahead")
	}
	intents := []scoring.Intent{start}
	ruleset, err := engine.NewRuleset(rules.ID, start.House)
	if err != nil { // a game in which nothing hangs on the call
		delete(start.House, engine.WrongCallPenalty)
		ruleset, err = engine.NewRuleset(rules.ID, start.House)
	}
	if err != nil {
		r.Fatal(err)
	}
	caller := -1
	if rules.Calling == engine.MustCall {
		caller = 0
	}
	score := rapid.OneOf(rapid.IntRange(ruleset.Score().Min, ruleset.Score().Max), rapid.IntRange(ruleset.Score().Min, 5))
	for range rounds {
		in := scoring.Record{At: at, Caller: scoring.Player(rapid.IntRange(caller, len(start.People)-1).Draw(r, "caller"))}
		for range start.People {
			in.Scores = append(in.Scores, &scoring.Score{Points: score.Draw(r, "points")})
		}
		intents = append(intents, in)
	}
	return scoringtest.Play(intents...)
}

// noFormula checks that no cell of a table is a formula to a spreadsheet, by whichever separator it goes.
func noFormula(r *rapid.T, table string) {
	cells := slices.Concat(must.Get(csv.NewReader(strings.NewReader(table)).ReadAll())...)
	for _, separator := range []string{";", "\t"} {
		for line := range strings.Lines(table) {
			cells = append(cells, strings.Split(line, separator)...)
		}
	}
	for _, cell := range cells {
		begins := strings.Trim(cell, " \"\n")
		if _, err := strconv.Atoi(begins); err != nil && begins != "" && strings.ContainsRune("=+-@", rune(begins[0])) {
			r.Fatalf("a formula: %q", cell)
		}
	}
}

// A readSheet is what a table says of a sheet.
type readSheet struct {
	People         []scoring.Person
	Totals, Places []int
	Winners        []scoring.Player
	Callers        []scoring.Player
	Cells          [][]scoring.Cell
}

func asRead(s scoring.Sheet) readSheet {
	all := readSheet{People: s.People, Totals: s.Totals, Places: s.Places, Winners: s.Winners}
	for _, r := range s.Rounds {
		all.Callers, all.Cells = append(all.Callers, r.Caller), append(all.Cells, r.Cells)
	}
	return all
}

func TestTotalsBelowZeroAreRead(t *testing.T) {
	const head = "date,variant,player,total\n"
	for text, want := range map[string]int{"-8": -8, "−8": -8, "-1": -1, "0": 0, "99999": 99_999} {
		games, err := read(head + "2026-01-02,minus-four,Ann," + text + "\n2026-01-02,minus-four,Ben,7\n")
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if _, s := sheet(t, games[0]); s.Totals[0] != want {
			t.Errorf("%s is read as %d", text, s.Totals[0])
		}
	}
	for _, rows := range []string{
		"2026-01-02,minus-four,Ann,-100000\n2026-01-02,minus-four,Ben,7\n",
		"2026-01-02,recall,Ann,-8\n2026-01-02,recall,Ben,7\n",
	} {
		if _, err := read(head + rows); err == nil {
			t.Errorf("taken:\n%s", rows)
		}
	}
}

func TestGameWithoutWinnerIsRunning(t *testing.T) {
	const head = "game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\n"
	for _, c := range []struct {
		name, rows string
		over       bool
	}{
		{"somebody has won", "a,2026-01-02,recall,rounds,1,counts,Ann,3,,3,,3,1,yes\na,2026-01-02,recall,rounds,1,counts,Ben,5,,5,,5,2,\n", true},
		{"nobody has", "a,2026-01-02,recall,rounds,1,counts,Ann,3,,3,,3,1,\na,2026-01-02,recall,rounds,1,counts,Ben,5,,5,,5,2,\n", false},
		{"nothing was played", "a,2026-01-02,recall,rounds,,totals,Ann,,,0,,0,1,\na,2026-01-02,recall,rounds,,totals,Ben,,,0,,0,1,\n", false},
		{"only totals, and somebody has won", "a,2026-01-02,recall,rounds,,totals,Ann,,,3,,3,1,yes\na,2026-01-02,recall,rounds,,totals,Ben,,,9,,9,2,\n", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, err := read(head + c.rows)
			if err != nil || len(games) != 1 {
				t.Fatal(games, err)
			}
			expect.Same(t, "over", scoringtest.Fold(games[0].Events).Sheet(games[0].At).Over, c.over)
		})
	}
}

func TestFingerprintDependsOnPlayAlone(t *testing.T) {
	const head = "game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\n"
	const ann, ben = "a,2026-01-02,recall,rounds,1,counts,Ann,3,,3,,3,1,yes\n", "a,2026-01-02,recall,rounds,1,counts,Ben,4,,4,,4,2,\n"
	fingerprint := func(text string) bring.Fingerprint {
		t.Helper()
		f := must.Get(bring.Read([]byte(text), bring.Options{}))
		all, ids := f.Fingerprints()
		if len(ids) != 1 || ids[0] != "a" {
			t.Fatal(ids)
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
		expect.Same(t, name+": the same", fingerprint(tc.text) == told, tc.same)
	}
}

func TestWinnerIsProvisionalWhileAScoreIsMissing(t *testing.T) {
	start := scoring.Start{
		At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(30)},
		People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}},
	}
	score := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	g := scoringtest.Play(
		start,
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(1), score(31)}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(30), nil}},
		scoring.Correct{At: at, Round: 0, Scores: map[scoring.Player]*scoring.Score{2: score(29)}},
		scoring.EndGame{At: at},
	)
	rows := must.Get(csv.NewReader(strings.NewReader(written(t, at, g))).ReadAll())
	for _, row := range rows[1:] {
		want := ""
		if row[8] == "Ann" {
			want = "provisional"
		}
		expect.Same(t, row[8], row[len(row)-3], want)
	}
}

// isOwn reports whether a table is one that Tabby wrote.
func isOwn(text string) bool {
	f, err := bring.Read([]byte(text), bring.Options{})
	return err == nil && f.Own
}

// TestATableOfWhoWonHasNoPoints writes a round that Ben won.
func TestATableOfWhoWonHasNoPoints(t *testing.T) {
	score := &scoring.Score{Points: 1}
	g := scoringtest.Play(
		scoring.Start{At: at, Variant: "just-who-won", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{nil, score}},
		scoring.EndGame{At: at})
	text := written(t, at, g)
	expect.Contains(t, "who has not won", text, "1,counts,Ann,,,,,0,,0,2,,")
	expect.Contains(t, "who has won", text, "1,counts,Ben,,,1,,1,,1,1,yes,")
	_, s := sheet(t, must.Get(read(text))[0])
	expect.Same(t, "read again", s.Totals, []int{0, 1})
}
