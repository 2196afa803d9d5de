package sqlite

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/scoring"
)

// ownGame plays a game of one's own in which the highest total wins.
func ownGame(t *testing.T, s *Store) (id string, definition []byte) {
	t.Helper()
	own := engine.OwnGame{
		Name: "Ours <&> ünder", Players: engine.Pair{2, 3}, Wins: "highest", Score: &engine.Pair{-5, 40},
		House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"},
	}
	log := s.NewGame()
	var g scoring.Game
	round := scoring.Record{At: friday, Scores: []*scoring.Score{{Points: -5}, {Points: 40}}, Caller: scoring.Nobody}
	for i, in := range []scoring.Intent{
		scoring.Start{At: friday, Game: &own, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}, round, round,
	} {
		events := must1(scoring.Decide(g, in))
		must(t, log.Append(i, events))
		g = scoring.Apply(g, events[0])
	}
	return log.ID(), must1(json.Marshal(own.Canonical()))
}

func TestAnOwnGameTravelsWithAllThatItIs(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	id, definition := ownGame(t, s)
	imports, synced, recovered := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{}), exported(t, s.Reader)
	imported(t, imports, exported(t, s.Reader))
	bring(t, s, synced)
	for what, there := range map[string]*Store{"here": s, "by an export": imports, "by sync": synced, "from the lines": gathered(t, recovered)} {
		if text := exported(t, there.Reader); !strings.Contains(text, `"game":`+string(definition)) {
			t.Errorf("%s it is not byte for byte as it was begun:\n%s", what, text)
		}
		d := must1(there.Detail(id))
		if diff := cmp.Diff([]int{-10, 80}, d.Sheet.Totals); diff != "" || len(d.Sheet.Winners) != 1 || d.Sheet.Winners[0] != 1 {
			t.Errorf("%s: %s", what, diff)
		}
		if g := must1(there.Summary(id)); g.Named != "Ours <&> ünder" || g.Newer {
			t.Errorf("%s it is listed as %+v", what, g)
		}
		must(t, there.Check(history.Work{}))
	}
}

func TestAnOwnGameIsReadFromATable(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	ownGame(t, s)
	var table bytes.Buffer
	must(t, s.ExportTable(&table, history.Filter{}, history.Work{}))
	imported(t, other, table.String())
	if diff := cmp.Diff(tabled(t, s), tabled(t, other)); diff != "" {
		t.Error(diff)
	}
	if got := imported(t, s, table.String()); got.Known != 1 {
		t.Errorf("where it is known: %+v", got)
	}
}

func TestAnOwnGameIsCountedApartAndByItsName(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id, _ := ownGame(t, s)
	table(t, s, friday, "Cy", "Di")
	g := must1(s.Summary(id))
	report := must1(s.Statistics(stats.Query{}, history.Work{}))
	if len(report.Variants) != 2 || report.Variants[0].Variant != g.Variant && report.Variants[1].Variant != g.Variant {
		t.Fatalf("%+v", report.Variants)
	}
	for _, v := range report.Variants {
		if own := v.Variant == g.Variant; own != (v.Named == g.Named) || own && (v.Games != 1 || v.BestTotal.Points != 80) {
			t.Errorf("%+v", v)
		}
	}
	if only := must1(s.Statistics(stats.Query{Variant: g.Variant}, history.Work{})); only.Games != 1 || len(only.Variants) != 1 {
		t.Errorf("alone: %+v", only)
	}
}
