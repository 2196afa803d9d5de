package sqlite

import (
	"encoding/json"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// ownGame plays a custom game in which the highest total wins.
func ownGame(t *testing.T, s *Store) (id string, definition []byte) {
	t.Helper()
	own := engine.CustomGame{
		Name: "Ours <&> ünder", Players: engine.Pair{2, 3}, Wins: "highest", Score: &engine.Pair{-5, 40},
		House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"},
	}
	start := scoring.Start{At: friday, Game: &own, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
	round := scoring.Record{At: friday, Scores: scoringtest.Points(-5, 40), Caller: scoring.Nobody}
	log := keep(t, s, scoringtest.Play(start, round, round).Events()...)
	return log.ID(), must.Get(json.Marshal(own.Canonical()))
}

func TestACustomGameTravelsWithAllItsFacts(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id, definition := ownGame(t, s)
	imports, synced := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	lines := exported(t, s.Reader)
	imported(t, imports, lines)
	brings(t, s, synced)
	for what, there := range map[string]*Store{
		"here": s, "by an export": imports, "by sync": synced, "from the lines": gathered(t, lines),
	} {
		if text := exported(t, there.Reader); !strings.Contains(text, `"game":`+string(definition)) {
			t.Errorf("%s it is not byte for byte as it was begun:\n%s", what, text)
		}
		sheet := must.Get(there.Detail(id)).Sheet
		expect.Same(t, what+": the totals", sheet.Totals, []int{-10, 80})
		expect.Same(t, what+": the winners", sheet.Winners, []scoring.Player{1})
		if g := must.Get(there.Summary(id)); g.Named != "Ours <&> ünder" || g.Newer {
			t.Errorf("%s it is listed as %+v", what, g)
		}
		must.Do(t, there.Check(history.Work{}))
	}
}

func TestACustomGameIsReadFromATable(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	ownGame(t, s)
	imported(t, other, tabled(t, s))
	expect.Same(t, "the table", tabled(t, other), tabled(t, s))
	takes(t, s, strings.NewReader(tabled(t, s)), history.Imported{Known: 1})
}

func TestACustomGameIsCountedSeparatelyAndByItsName(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	id, _ := ownGame(t, s)
	table(t, s, friday, "Cy", "Di")
	g := must.Get(s.Summary(id))
	report := must.Get(s.Statistics(stats.Query{}, history.Work{}))
	if len(report.Variants) != 2 || report.Variants[0].Variant != g.Variant && report.Variants[1].Variant != g.Variant {
		t.Fatalf("%+v", report.Variants)
	}
	for _, v := range report.Variants {
		if own := v.Variant == g.Variant; own != (v.Named == g.Named) || own && (v.Games != 1 || v.BestTotal.Points != 80) {
			t.Errorf("%+v", v)
		}
	}
	if only := must.Get(s.Statistics(stats.Query{Variant: g.Variant}, history.Work{})); only.Games != 1 || len(only.Variants) != 1 {
		t.Errorf("alone: %+v", only)
	}
}

// lastLine returns the line of the last entry in an export.
func lastLine(t *testing.T, s *Store) (v history.Verbatim) {
	t.Helper()
	for line := range strings.Lines(exported(t, s.Reader)) {
		what := must.Get(history.ParseLine([]byte(line)))
		if e, is := what.(history.Entry); is {
			v = history.Verbatim{Sum: e.Sum, Key: "game/" + e.Game, Text: strings.TrimSpace(line)}
		}
	}
	return v
}

func TestShownSheetOfACustomGameIsTheComputedOne(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	id, _ := ownGame(t, s)
	imported(t, other, exported(t, s.Reader))
	shown, alone := lastLine(t, s).Shown()
	if !alone {
		t.Fatalf("nothing is shown in %+v", lastLine(t, s))
	}
	d := must.Get(other.Detail(id))
	if shown.Entries != d.Summary.Entries || !shown.Over || len(shown.Rounds) != len(d.Sheet.Rounds) {
		t.Errorf("%+v", shown)
	}
	for p := range d.Sheet.People {
		if *shown.Totals[p] != d.Sheet.Totals[p] || *shown.Places[p] != d.Sheet.Places[p] || *shown.Rounds[1][p] != d.Sheet.Rounds[1].Cells[p].Counted {
			t.Errorf("player %d: %+v", p, shown)
		}
	}
	if _, known, err := other.Shown(id); known || err != nil {
		t.Errorf("where it is computed, what was shown is kept: %v", err)
	}
	expect.Same(t, "the export", exported(t, other.Reader), exported(t, s.Reader))
	table(t, s, friday, "Cy", "Di")
	expect.Same(t, "games of which something is shown", strings.Count(exported(t, s.Reader), `"shown"`), 1)
}

func TestNewerMarksOfAGameAreKeptAndPassedOn(t *testing.T) {
	lines := linesFrom(newID(1), fromNewer()["a custom game"])
	const said = `,"shown":{"entries":2,"rounds":[[3,null]],"totals":[3,null],"places":[1,null],"over":false}}` + "\n"
	for _, tt := range []struct {
		said  string
		known bool
	}{
		{said, true},
		{strings.Replace(said, "[3,null]", "[3,1e9]", 1), false},
		{strings.Replace(said, `"entries":2`, `"entries":-2`, 1), false},
		{strings.Replace(said, `{"entries"`, `[{"entries"`, 1), false},
	} {
		text := `{"tabby":"history","version":1,"people":0,"games":1,"entries":2}` + "\n" + strings.TrimSuffix(lines, "}\n") + tt.said
		s := openAt(t, t.TempDir(), Options{})
		if _, err := s.Import(strings.NewReader(text), history.Work{}); err != nil && tt.known {
			t.Fatal(err)
		}
		if _, known, err := s.Shown(newID(1)); known != tt.known || err != nil {
			t.Errorf("%s is known: %v, %v", tt.said, known, err)
		}
		if !tt.known {
			continue
		}
		if got, _, _ := s.Shown(newID(1)); got.Entries != 2 || *got.Totals[0] != 3 || got.Totals[1] != nil {
			t.Errorf("%+v", got)
		}
		passedOn(t, s, strings.TrimSuffix(lines, "}\n")+tt.said)
		without := openAt(t, t.TempDir(), Options{})
		imported(t, without, strings.Replace(text, tt.said, "}\n", 1))
		if len(spare(t, s, without)) > 0 {
			t.Error("it is brought to a device that has the same entries, again and again")
		}
	}
}
