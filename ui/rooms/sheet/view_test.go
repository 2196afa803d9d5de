package sheet

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// trio begins a game of Ann, Ben and Cy, Ann dealing.
func trio(house engine.House) scoring.Start {
	in := uitest.Start("rat-a-tat-cat", "Ann", "Ben", "Cy")
	in.House = house
	return in
}

var to30 = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}

func TestTheHeadlineSaysWhatHappensNext(t *testing.T) {
	for _, tt := range []struct {
		name string
		do   []scoring.Intent
		at   time.Duration
		want string
	}{
		{"at the start", []scoring.Intent{trio(nil)}, 0, "Ann deals. Ben cuts and begins."},
		{"after a round", []scoring.Intent{trio(nil), uitest.Round(0, 1, 2, 3)}, 0, "Ben deals. Cy cuts and begins."},
		{"a player who is out is passed over", []scoring.Intent{trio(to30), uitest.Round(0, 1, 31, 3)}, 0, "Cy deals. Ann cuts and begins."},
		{"when the game is won", []scoring.Intent{trio(to30), uitest.Round(0, 1, 31, 30)}, 0, "Ann wins."},
		{
			"when an extra round is due",
			[]scoring.Intent{trio(engine.House{engine.Rounds: "1", engine.FinalTie: engine.ExtraRound}), uitest.Round(0, 1, 1, 3)},
			0,
			"Ann and Ben are tied and play an extra round. Ben deals. Ann cuts and begins.",
		},
		{
			"while time has run out on a round",
			[]scoring.Intent{trio(engine.House{engine.End: engine.EndTime}), scoring.Deal{At: uitest.Evening()}},
			time.Hour,
			"Time is up: finish this round.",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := uitest.Game(t, tt.do...)
			uitest.Want(t, "headline", sheetview.Of(languages.English(), g.Sheet(uitest.Evening().Add(tt.at))).Headline, tt.want)
		})
	}
}

func TestAColumnShowsTotalPlaceAndNote(t *testing.T) {
	g := uitest.Game(t, trio(to30), uitest.Round(0, 5, 31, 26))
	uitest.Want(t, "columns", sheetview.Of(languages.English(), g.Sheet(uitest.Evening())).Columns, []sheetview.Column{
		{Player: 0, Name: "Ann", Total: 5, Stands: "1st", Place: "1st", Rank: 1, Limit: 29, Begins: true, Reacts: sheetview.Stamps},
		{Player: 1, Name: "Ben", Total: 31, Note: "out", Stands: "3rd, out", Place: "3rd", Rank: 3, Limit: 29, Out: true, Reacts: sheetview.Ducks},
		{Player: 2, Name: "Cy", Total: 26, Note: "4 to go", Stands: "2nd", Place: "2nd", Rank: 2, Limit: 29, Deals: true, Danger: true, Reacts: sheetview.Ducks},
	})
}

func TestRoundsThatArePlannedHaveARow(t *testing.T) {
	eight := engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(8)}
	one := engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)}
	for _, tt := range []struct {
		name            string
		do              []scoring.Intent
		number, planned int
	}{
		{"before the first of eight", []scoring.Intent{trio(eight)}, 1, 8},
		{"after one of eight", []scoring.Intent{trio(eight), uitest.Round(0, 1, 2, 3)}, 2, 7},
		{"in a game without a last round", []scoring.Intent{trio(to30), uitest.Round(0, 1, 2, 3)}, 2, 1},
		{"when all are played", []scoring.Intent{trio(one), uitest.Round(0, 1, 2, 3)}, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := sheetview.Of(languages.English(), uitest.Game(t, tt.do...).Sheet(uitest.Evening()))
			uitest.Want(t, "number", v.Number, tt.number)
			uitest.Want(t, "planned", v.Planned, tt.planned)
		})
	}
}

func TestACellShowsHowAScoreCounts(t *testing.T) {
	for _, tt := range []struct {
		name string
		do   []scoring.Intent
		at   [2]int // round, column
		want widgets.CellView
	}{
		{"the best score", []scoring.Intent{trio(to30), uitest.Round(-1, 5, 6, 7)}, [2]int{0, 0}, widgets.CellView{Text: "5", Strong: true}},
		{"a call that was right", []scoring.Intent{trio(to30), uitest.Round(0, 5, 6, 7)}, [2]int{0, 0}, widgets.CellView{Text: "5", Strong: true, Ring: widgets.Good, Said: "right call"}},
		{"a call that was wrong", []scoring.Intent{trio(to30), uitest.Round(1, 5, 6, 7)}, [2]int{0, 1}, widgets.CellView{Text: "6", Ring: widgets.Bad, Said: "wrong call"}},
		{
			"a penalty is part of the score",
			[]scoring.Intent{trio(engine.House{engine.WrongCallPenalty: "10"}), uitest.Round(1, 5, 6, 7)},
			[2]int{0, 1},
			widgets.CellView{Text: "16", Before: "6", Ring: widgets.Bad, Said: "scored 6, wrong call"},
		},
		{"the score that puts out", []scoring.Intent{trio(to30), uitest.Round(-1, 5, 31, 7)}, [2]int{0, 1}, widgets.CellView{Text: "31", Badge: widgets.IconOut, Said: "out"}},
		{"the score that makes the total fall back", []scoring.Intent{trio(half30), uitest.Round(-1, 5, 30, 7)}, [2]int{0, 1}, widgets.CellView{Text: "30", Marks: []widgets.Icon{widgets.IconDown}, Said: "the total falls back to 15"}},
		{"a player who is out has a blank", []scoring.Intent{trio(to30), uitest.Round(-1, 5, 31, 7), uitest.Round(-1, 5, -1, 7)}, [2]int{1, 1}, widgets.CellView{}},
		{
			"a score that a correction asks for",
			[]scoring.Intent{
				trio(to30), uitest.Round(-1, 5, 31, 7), uitest.Round(-1, 5, -1, 7),
				scoring.Correct{At: uitest.Evening(), Round: 0, Scores: map[scoring.Player]*scoring.Score{1: {Points: 13}}},
			},
			[2]int{1, 1},
			widgets.CellView{Text: "?", Said: "warning", Warn: true},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := uitest.Game(t, tt.do...)
			uitest.Want(t, "cell", cellView(&languages.English().Kit, sheetview.Of(languages.English(), g.Sheet(uitest.Evening())).Rows[tt.at[0]].Cells[tt.at[1]]), tt.want)
		})
	}
}

func TestATotalThatFellBackSaysFromWhere(t *testing.T) {
	g := uitest.Game(t, trio(half30), uitest.Round(-1, 5, 30, 7))
	v := sheetview.Of(languages.English(), g.Sheet(uitest.Evening()))
	uitest.Want(t, "total", v.Columns[1].Total, 15)
	uitest.Want(t, "note", v.Columns[1].Note, "30 › 15")
}

var half30 = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}
