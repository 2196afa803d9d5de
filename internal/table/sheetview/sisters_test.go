package sheetview

import (
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// played returns the sheet of a game that intents make after its beginning by this many
// players, Ann, Ben, Cy, …
func played(t *testing.T, variant string, players int, house engine.House, do ...scoring.Intent) scoring.Sheet {
	t.Helper()
	start := scoring.Start{At: noon, Variant: variant, House: house}
	for _, name := range []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"}[:players] {
		start.People = append(start.People, scoring.Person{ID: name, Name: name})
	}
	return scoringtest.GoOn(scoringtest.Play(start), do...).Sheet(noon)
}

// called records a round that a player called.
func called(caller scoring.Player, points ...*scoring.Score) scoring.Intent {
	return scoring.Record{At: noon, Scores: points, Caller: caller, Source: scoring.SourceTyped}
}

func special() *scoring.Score { return &scoring.Score{Special: true} }

func TestEveryGameHasItsMarksAsText(t *testing.T) {
	for _, tt := range []struct {
		name, variant string
		house         engine.House
		do            []scoring.Intent
		want          [][]string // by round
		legend        string
	}{
		{
			"Cabo: a right call counts 0, a wrong one costs 10, 100 falls to 50", "cabo", nil,
			[]scoring.Intent{called(0, score(5), score(50), score(12)), called(0, score(9), score(50), score(3))},
			[][]string{{"*5=0", "50", "12"}, {"*9+10", "50›50", "3"}},
			"* called, = counts as, › total falls back",
		},
		{
			"Cabo: a kamikaze, and no score is needed", "cabo", nil,
			[]scoring.Intent{called(2, special(), nil, score(30)), called(0, &scoring.Score{Special: true, Points: 50}, score(4), score(5))},
			[][]string{{"!0", "=50", "*30=50"}, {"*!50=0", "4=50›50", "5=50›50"}},
			"* called, ! Kamikaze, = counts as, › total falls back",
		},
		{
			"Skyjo: who ends it and is not alone lowest doubles", "skyjo", nil,
			[]scoring.Intent{called(1, score(-4), score(12), score(12)), called(1, score(-4), score(-4), score(12))},
			[][]string{{"−4", "*12+12", "12"}, {"−4", "*−4", "12"}},
			"* called",
		},
		{
			"Cactus: a round counts 1", "cactus", nil,
			[]scoring.Intent{called(1, score(7), score(4), score(1)), called(0, score(1), score(4), score(7))},
			[][]string{{"7=0", "*4=0", "1"}, {"*1", "4=0", "7=0"}},
			"* called, = counts as",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := languages.English()
			v := Of(w, played(t, tt.variant, 3, tt.house, tt.do...))
			for n, row := range v.Rows {
				var got []string
				for _, c := range row.Cells {
					got = append(got, c.Plain)
				}
				expect.Same(t, fmt.Sprint("round ", n+1), got, tt.want[n])
			}
			expect.Same(t, "the legend", strings.Join(v.Legend(&w.Table), ", "), tt.legend)
		})
	}
}

func TestCellSaysWhatTheRoundCountsInstead(t *testing.T) {
	v := Of(languages.English(), played(t, "cabo", 3, nil, called(2, special(), nil, score(30))))
	for i, want := range []struct {
		text, before, said string
		blank              Blank
		called, wrong      bool
	}{
		{"0", "", "Kamikaze", "", false, false},
		{"50", "–", "no score needed", Spared, false, false},
		{"50", "30", "scored 30, called", "", true, false},
	} {
		c := v.Rows[0].Cells[i]
		if c.Text != want.text || c.Before != want.before || c.Said != want.said || c.Blank != want.blank || c.Called != want.called || c.Wrong != want.wrong {
			t.Errorf("%s has %+v, want %+v", v.Columns[i].Name, c, want)
		}
	}
}

func TestAGameWithNothingButTotalsHasNoRounds(t *testing.T) {
	start := scoring.Start{At: noon, Variant: "any-game-highest", People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}, Carried: []scoring.Carry{{Total: 230}, {Total: 140}}}
	g := scoringtest.Play(start)
	if got := Of(languages.English(), g.Sheet(noon)).Subtitle; strings.Contains(got, "only totals") {
		t.Errorf("a game that goes on from paper says %q", got)
	}
	expect.Same(t, "what is said", Of(languages.English(), scoringtest.GoOn(g, scoring.EndGame{At: noon}).Sheet(noon)).Subtitle, "only totals · the highest wins")
}

func TestSheetSaysWhichTotalWinsAndHowMuchIsToGo(t *testing.T) {
	house := engine.House{engine.End: engine.EndThreshold, engine.Threshold: "100", engine.ThresholdCmp: engine.Reach}
	above := engine.House{engine.End: engine.EndThreshold, engine.Threshold: "91", engine.ThresholdCmp: engine.Exceed}
	for _, tt := range []struct {
		name, variant, subtitle, note string
		house                         engine.House
	}{
		{"the lowest wins", "dutch", "ends at 100 · the lowest wins", "9 to go", house},
		{"rounds are counted", "cactus", "ends at 100 · the highest wins", "100 to go", house},
		{"the last one in wins", "dutch", "out at 100", "9 to go", engine.House{engine.End: engine.EndElimination}},
		{"a total above the number ends it", "dutch", "ends above 91 · the lowest wins", "at the limit", above},
		{"nothing is to go where rounds end it", "cactus", "5 rounds · the highest wins", "", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := Of(languages.English(), played(t, tt.variant, 2, tt.house, called(scoring.Nobody, score(91), score(3))))
			if v.Subtitle != tt.subtitle || v.Columns[0].Note != tt.note {
				t.Errorf("it says %q and %q, want %q and %q", v.Subtitle, v.Columns[0].Note, tt.subtitle, tt.note)
			}
		})
	}
}
