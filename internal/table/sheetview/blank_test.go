package sheetview

import (
	"fmt"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// noon is when all games of these tests are played.
var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// sheet returns the sheet of a game of Ann, Ben, Cy and Dee after intents.
func sheet(t *testing.T, house engine.House, do ...scoring.Intent) scoring.Sheet {
	t.Helper()
	return played(t, "rat-a-tat-cat", 4, house, do...)
}

// scores records a round; a player without points is left out.
func scores(points ...*scoring.Score) scoring.Intent {
	return scoring.Record{At: noon, Scores: points, Caller: scoring.Nobody, Source: scoring.SourceTyped}
}

func score(n int) *scoring.Score { return &scoring.Score{Points: n} }

func TestBlankSaysWhetherThePlayerWasOutHadLeftOrOnlyRested(t *testing.T) {
	s := sheet(t, engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"},
		scores(score(5), score(31), score(6), score(7)),
		scoring.Leave{At: noon, Player: 3},
		scores(&scoring.Score{SatOut: true}, nil, score(6)),
		scoring.Join{At: noon, Person: scoring.Person{ID: "Eve", Name: "Eve"}, After: 0})
	v := Of(languages.English(), s)
	want := map[scoring.Player]Blank{0: SatOut, 1: WasOut, 2: "", 3: HadLeft, 4: NotIn}
	for i, c := range v.Columns {
		expect.Same(t, c.Name+" in round 2", v.Rows[1].Cells[i].Blank, want[c.Player])
		expect.Same(t, c.Name+" has left", c.Left, c.Player == 3)
	}
}

func TestCellKeepsTheWrittenScoreApartFromTheCountedOne(t *testing.T) {
	s := sheet(t, engine.House{engine.WrongCallPenalty: "10"},
		scoring.Record{At: noon, Scores: []*scoring.Score{score(5), score(6), score(7), score(8)}, Caller: 1, Source: scoring.SourceTyped})
	row := Of(languages.English(), s).Rows[0]
	c := row.Cells[1]
	if c.Score.Points != 6 || c.Penalty != 10 || c.Total != 16 || row.Caller != 1 {
		t.Errorf("the cell of a wrong call is %+v in %+v", c, row)
	}
}

func TestTextAloneHasItsOwnMarks(t *testing.T) {
	s := sheet(t, engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf, engine.WrongCallPenalty: "10"},
		scoring.Record{At: noon, Scores: []*scoring.Score{score(5), score(6), score(29), score(8)}, Caller: 1, Source: scoring.SourceTyped},
		scoring.Leave{At: noon, Player: 0},
		scores(nil, &scoring.Score{SatOut: true}, score(12), score(22)))
	v := Of(languages.English(), s)
	want := [][]string{{"1", "5", "*6+10", "29", "8"}, {"2", "", "-", "12", "22›15"}}
	for n, row := range v.Rows {
		got := []string{row.Number.Plain}
		for _, c := range row.Cells {
			got = append(got, c.Plain)
		}
		expect.Same(t, fmt.Sprint("round ", n+1), got, want[n])
	}
	for i, want := range []string{"left", "2nd", "3rd, out", "1st"} {
		expect.Same(t, v.Columns[i].Name+" stands", v.Columns[i].Stands, want)
	}
}
