package sheet

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/uitest"
)

// gameOf returns a game after some intents.
func gameOf(t *testing.T, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	var g scoring.Game
	for _, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatalf("%T: %v", in, err)
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}

var evening = time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)

// trio begins a game of Ann, Ben and Cy, Ann dealing.
func trio(house engine.House) scoring.Start {
	return scoring.Start{At: evening, Variant: "rat-a-tat-cat", House: house, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}
}

// round is a round of totals by player; -1 is a blank.
func round(caller scoring.Player, totals ...int) scoring.Record {
	in := scoring.Record{At: evening, Caller: caller}
	for _, n := range totals {
		if n < 0 {
			in.Scores = append(in.Scores, nil)
			continue
		}
		in.Scores = append(in.Scores, &scoring.Score{Points: n})
	}
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
		{"after a round", []scoring.Intent{trio(nil), round(0, 1, 2, 3)}, 0, "Ben deals. Cy cuts and begins."},
		{"whoever is out is passed over", []scoring.Intent{trio(to30), round(0, 1, 31, 3)}, 0, "Cy deals. Ann cuts and begins."},
		{"once somebody has won", []scoring.Intent{trio(to30), round(0, 1, 31, 30)}, 0, "Ann wins."},
		{
			"when an extra round is due",
			[]scoring.Intent{trio(engine.House{engine.Rounds: "1", engine.FinalTie: engine.ExtraRound}), round(0, 1, 1, 3)},
			0,
			"Ann and Ben are level and play an extra round. Ben deals. Ann cuts and begins.",
		},
		{
			"while time has run out on a round",
			[]scoring.Intent{trio(engine.House{engine.End: engine.EndTime}), scoring.Deal{At: evening}},
			time.Hour,
			"Time is up: finish this round.",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, tt.do...)
			uitest.Want(t, "headline", ViewGame(g, g.Sheet(evening.Add(tt.at))).Headline, tt.want)
		})
	}
}

func TestAColumnSaysHowAPlayerStands(t *testing.T) {
	g := gameOf(t, trio(to30), round(0, 5, 31, 26))
	uitest.Want(t, "columns", ViewOf(g.Sheet(evening)).Columns, []columnView{
		{Player: 0, Name: "Ann", Total: 5, Note: "24 left", Place: "1st", Begins: true},
		{Player: 1, Name: "Ben", Total: 31, Note: "out", Place: "3rd", Out: true},
		{Player: 2, Name: "Cy", Total: 26, Note: "3 left", Place: "2nd", Deals: true, Danger: true},
	})
}

func TestACellShowsWhatBecameOfAScore(t *testing.T) {
	three := 13
	for _, tt := range []struct {
		name string
		do   []scoring.Intent
		at   [2]int // round, column
		want cellView
	}{
		{"the best score", []scoring.Intent{trio(to30), round(-1, 5, 6, 7)}, [2]int{0, 0}, cellView{Text: "5", Best: true}},
		{"a call that was right", []scoring.Intent{trio(to30), round(0, 5, 6, 7)}, [2]int{0, 0}, cellView{Text: "5", Best: true, Called: true, Right: true}},
		{"a call that was wrong", []scoring.Intent{trio(to30), round(1, 5, 6, 7)}, [2]int{0, 1}, cellView{Text: "6", Called: true, Wrong: true}},
		{
			"a penalty is part of the score",
			[]scoring.Intent{trio(engine.House{engine.WrongCallPenalty: "10"}), round(1, 5, 6, 7)},
			[2]int{0, 1},
			cellView{Text: "16", Called: true, Wrong: true},
		},
		{"the score that puts out", []scoring.Intent{trio(to30), round(-1, 5, 31, 7)}, [2]int{0, 1}, cellView{Text: "31", Went: true}},
		{"whoever is out has a blank", []scoring.Intent{trio(to30), round(-1, 5, 31, 7), round(-1, 5, -1, 7)}, [2]int{1, 1}, cellView{}},
		{
			"a score that a correction asks for",
			[]scoring.Intent{
				trio(to30), round(-1, 5, 31, 7), round(-1, 5, -1, 7),
				scoring.Correct{At: evening, Round: 0, Scores: map[scoring.Player]*scoring.Score{1: {Points: three}}},
			},
			[2]int{1, 1},
			cellView{Text: "?", Asked: true},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, tt.do...)
			uitest.Want(t, "cell", ViewOf(g.Sheet(evening)).Rows[tt.at[0]].Cells[tt.at[1]], tt.want)
		})
	}
}

func TestTheClockIsToldInMinutesAndAtLastInSeconds(t *testing.T) {
	for _, tt := range []struct {
		clock scoring.Clock
		want  clockView
	}{
		{scoring.Clock{}, clockView{}},
		{scoring.Clock{Runs: true, Left: 30 * time.Minute}, clockView{Text: "30 min left"}},
		{scoring.Clock{Runs: true, Left: 29*time.Minute + time.Second}, clockView{Text: "30 min left"}},
		{scoring.Clock{Runs: true, Left: 59 * time.Second}, clockView{Text: "59 s left"}},
		{scoring.Clock{Runs: true, Left: time.Minute, Paused: true}, clockView{Text: "1 min left, paused", Paused: true}},
		{scoring.Clock{Runs: true, Up: true}, clockView{Text: "Time is up", Up: true}},
	} {
		uitest.Want(t, tt.want.Text, viewClock(tt.clock), tt.want)
	}
}
