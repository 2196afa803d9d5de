package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

const typed = `date,variant,game,round,player,points,called
2026-11-20,rat-a-tat-cat,1,1,Ann,12,
2026-11-20,rat-a-tat-cat,1,1,"Ben, ""B""",7,yes
2026-11-21,recall,1,1,ann,3,
2026-11-21,recall,1,1,Cy,3,
`

// takes imports a file, and fails unless that comes to what is wanted, whatever backup it made.
func takes(t *testing.T, s *Store, from io.Reader, want history.Imported) {
	t.Helper()
	got := must.Get(s.Import(from, history.Work{}))
	got.Backup = ""
	expect.Same(t, "-want +got", got, want)
}

func TestTypedTableIsImportedOnce(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	ann := person(t, s, "Ann")
	for _, want := range []history.Imported{{Games: 2, Entries: 2, People: 2}, {Known: 2}} {
		takes(t, s, strings.NewReader(typed), want)
		same(t, s, exported(t, s.Reader))
	}
	games, err := s.Games(history.Page{Filter: history.Filter{Person: ann.ID}})
	if err != nil || len(games) != 2 || games[1].Seats[1].Name != `Ben, "B"` || !games[1].Over {
		t.Errorf("%+v, %v", games, err)
	}
	nights, err := s.Nights(history.NightPage{})
	if err != nil || len(nights) != 2 || nights[0].Day != "2026-11-21" {
		t.Errorf("%v, %v", nights, err)
	}
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	if table := tabled(t, other); strings.Count(table, "\n") != 5 {
		t.Errorf("not five rows:\n%s", table)
	}
}

func TestPlaysOfAnotherAppAreImportedOnce(t *testing.T) {
	text := must.Get(os.ReadFile("../bring/testdata/evening.bgsplay"))
	s := openAt(t, t.TempDir(), Options{})
	ann := person(t, s, "Ann")
	for _, want := range []history.Imported{{Games: 5, Entries: 5, People: 2, Marks: 2}, {Known: 5}} {
		takes(t, s, bytes.NewReader(text), want)
	}
	games, err := s.Games(history.Page{Filter: history.Filter{Person: ann.ID}})
	if err != nil || len(games) != 5 || games[0].Named != "rat-a-tat cat" || games[1].Named != "Wingspan" || games[2].Variant != "skyjo" || !games[2].Over || games[2].Seats[0].Total != -3 || !games[2].Seats[0].Won {
		t.Errorf("%+v, %v", games, err)
	}
}

// sameMinute are plays of the same people in the same minute with the same totals.
func sameMinute(plays ...string) io.Reader {
	return strings.NewReader(`{"players": [{"id": 1, "name": "Ann"}, {"id": 2, "name": "Ben"}], "games": [{"id": 1, "name": "Rat-a-Tat Cat"}], "plays": [` +
		strings.Join(plays, ",") + `]}`)
}

// play is one of them.
func play(id, second string) string {
	return `{"uuid": "` + id + `", "playDate": "2026-01-02 20:04:` + second + `", "gameRefId": 1,
		"playerScores": [{"playerRefId": 1, "score": "3"}, {"playerRefId": 2, "score": "4"}]}`
}

func TestPlaysWithOtherIDsOrSecondsAreOtherGames(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	for _, want := range []history.Imported{{Games: 3, Entries: 3, People: 2}, {Known: 3}} {
		takes(t, s, sameMinute(play("a", "00"), play("b", "00"), play("a", "01"), play("a", "00")), want)
	}
}

// TestPlaysThatCameInBeforeAreKnown begins with a store into which an older Tabby imported one play
// of three that are alike, and dropped what tells it from the others.
func TestPlaysThatCameInBeforeAreKnown(t *testing.T) {
	before := must.Get(os.Open("testdata/plays-before.jsonl"))
	defer before.Close()
	s := openAt(t, t.TempDir(), Options{})
	must.Get(s.Import(before, history.Work{}))
	takes(t, s, sameMinute(play("a", "00"), play("a", "00")), history.Imported{Known: 1})
	for _, want := range []history.Imported{{Games: 2, Known: 1, Entries: 2}, {Known: 3}, {Known: 3}} {
		takes(t, s, sameMinute(play("a", "00"), play("b", "00"), play("c", "00")), want)
	}
}

// scored is a play without a UUID of 20:04:00, with the score of Ann.
func scored(ann int) string {
	return strings.Replace(strings.Replace(play("", "00"), `"score": "3"`, fmt.Sprintf(`"score": "%d"`, ann), 1), `"uuid": "", `, "", 1)
}

func TestPlaysOfTheSameSecondAreTwoIfTheyDiffer(t *testing.T) {
	for name, tc := range map[string]struct {
		plays []string
		games int
	}{
		"equal":                 {[]string{scored(3), scored(3)}, 1},
		"other scores":          {[]string{scored(3), scored(5)}, 2},
		"two of three":          {[]string{scored(3), scored(5), scored(3)}, 2},
		"equal, with a UUID":    {[]string{play("a", "00"), play("a", "00")}, 1},
		"with and without UUID": {[]string{play("a", "00"), scored(3)}, 2},
	} {
		s := openAt(t, t.TempDir(), Options{})
		t.Run(name, func(t *testing.T) {
			takes(t, s, sameMinute(tc.plays...), history.Imported{Games: tc.games, Entries: tc.games, People: 2})
			takes(t, s, sameMinute(tc.plays...), history.Imported{Known: tc.games})
		})
	}
}

// TestGamesWithoutAPointAreLeftOut imports games in which nobody has a point: no list would
// have them, so they do not count as new.
func TestGamesWithoutAPointAreLeftOut(t *testing.T) {
	nothing := strings.NewReplacer(`"3"`, `"0"`, `"4"`, `"0"`).Replace(play("a", "00"))
	table := "date,variant,game,player,total\n2026-01-02,recall,1,Ann,0\n2026-01-02,recall,1,Di,0\n2026-01-02,recall,2,Ann,0\n2026-01-02,recall,2,Ben,7\n"
	for name, from := range map[string]io.Reader{"plays": sameMinute(nothing, play("b", "00")), "a table": strings.NewReader(table)} {
		s := openAt(t, t.TempDir(), Options{})
		got, err := s.Import(from, history.Work{})
		if err != nil || got.Games != 1 || got.Left != 1 || got.People != 2 {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		if n, err := s.Count(history.Filter{}); err != nil || n != 1 {
			t.Errorf("%s: %d games are listed, %v", name, n, err)
		}
	}
}

// BenchmarkPlays imports plays of BG Stats twice; the time of each should not depend on their number.
func BenchmarkPlays(b *testing.B) {
	for _, n := range []int{2_000, 20_000} {
		var all []string
		for i := range n {
			all = append(all, strings.Replace(play(strconv.Itoa(i), "00"), "-01-02", fmt.Sprintf("-%02d-%02d", i%12+1, i/12%28+1), 1))
		}
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			for range b.N {
				s := openAt(b, b.TempDir(), Options{})
				for range 2 { // the second time all are known
					must.Get(s.Import(sameMinute(all...), history.Work{}))
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*n), "µs/play")
		})
	}
}

func TestTableWithAnInvalidLineIsNotImported(t *testing.T) {
	for name, tc := range map[string]struct {
		text string
		line int
	}{
		"a score":  {strings.Replace(typed, ",12,", ",ten,", 1), 2},
		"NUL":      {strings.Replace(typed, "Cy", "C\x00y", 1), 5},
		"too long": {strings.Replace(typed, "Cy", strings.Repeat("C", history.MaxLine), 1), 5},
	} {
		s := openAt(t, t.TempDir(), Options{})
		want := exported(t, s.Reader)
		_, err := s.Import(strings.NewReader(tc.text), history.Work{})
		if line := new(history.LineError); !errors.As(err, &line) || line.Line != tc.line {
			t.Errorf("%s: %v, want line %d", name, err, tc.line)
		}
		same(t, s, want)
	}
}

// tabled is the table that Tabby writes of what a store keeps.
func tabled(t *testing.T, s *Store) string {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, s.ExportTable(&b, history.Filter{}, flat.Form{}, history.Work{}))
	return b.String()
}

func TestTableOfTabbyAddsNoKnownGame(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	must.Get(s.Import(strings.NewReader(typed), history.Work{}))
	out := elimination(t, s) // of which a table alone could not make a game
	before := exported(t, s.Reader)
	renamed := person(t, s, "Ann")
	table := tabled(t, s)
	must.Get(s.Do(history.Rename{Person: renamed.ID, Name: "Anna"}))
	for name, tc := range map[string]struct {
		table string
		want  history.Imported
	}{
		"as it was written":     {tabled(t, s), history.Imported{Known: 3}},
		"before a new name":     {table, history.Imported{Known: 3}},
		"with another score":    {strings.Replace(table, ",Ann,12,", ",Ann,13,", 1), history.Imported{Known: 2, Differ: []string{idIn(table, ",Ann,12,")}}},
		"without a round":       {strings.Join(slices.DeleteFunc(strings.SplitAfter(table, "\n"), func(l string) bool { return strings.HasPrefix(l, out) && strings.Contains(l, ",2,counts,") }), ""), history.Imported{Known: 2, Differ: []string{out}}},
		"opened and saved":      {strings.ReplaceAll(table, "\n", "\r\n"), history.Imported{Known: 3}},
		"with a mark before it": {"\ufeff" + table, history.Imported{Known: 3}},
		"the head and no more":  {table[:strings.Index(table, "\n")+1], history.Imported{}},
	} {
		t.Run(name, func(t *testing.T) { takes(t, s, strings.NewReader(tc.table), tc.want) })
	}
	must.Do(t, s.Check(history.Work{}))
	must.Get(s.Do(history.Rename{Person: renamed.ID, Name: "Ann"}))
	if n, err := s.Count(history.Filter{}); err != nil || n != 3 {
		t.Errorf("%d games, %v", n, err)
	}
	if strings.Count(string(exported(t, s.Reader)), "\n") < strings.Count(string(before), "\n") {
		t.Error("something is lost")
	}
}

func TestTableOfTabbyKeepsGameIDs(t *testing.T) {
	from, to := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	must.Get(from.Import(strings.NewReader(typed), history.Work{}))
	table := tabled(t, from)
	for _, want := range []history.Imported{{Games: 2, Entries: 2, People: 3}, {Known: 2}} {
		takes(t, to, strings.NewReader(table), want)
	}
	for _, id := range []string{idIn(table, ",Ann,12,"), idIn(table, ",Cy,3,")} {
		if _, err := to.Summary(id); err != nil {
			t.Error(err)
		}
	}
	must.Do(t, to.Check(history.Work{}))
}

// idIn is the id of the game in the row that has this in it.
func idIn(table, row string) string {
	for line := range strings.Lines(table) {
		if strings.Contains(line, row) {
			id, _, _ := strings.Cut(line, ",")
			return id
		}
	}
	return ""
}

// elimination keeps a game in which somebody is out after the first round.
func elimination(t *testing.T, s *Store) string {
	t.Helper()
	at := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	house := engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(30)}
	return keep(t, s, scoringtest.Play(
		scoring.Start{At: at, Variant: "rat-a-tat-cat", House: house, People: met(t, s, "Ann", "Ben", "Cy")},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: scoringtest.Points(3, 31, 5)},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 3}, nil, {Points: 30}}},
	).Events()...).ID()
}
