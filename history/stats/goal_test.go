package stats_test

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// of returns the fact of a game that Ann and Ben ended after some rounds, of which Ann called all.
func of(t *testing.T, id, variant string, caller scoring.Player, rounds ...[2]*scoring.Score) played {
	t.Helper()
	intents := []scoring.Intent{scoring.Start{At: began, Variant: variant, People: []scoring.Person{{ID: "ann", Name: "Ann"}, {ID: "ben", Name: "Ben"}}}}
	for _, r := range rounds {
		intents = append(intents, scoring.Record{At: began, Caller: caller, Scores: r[:]})
	}
	return ended(t, id, intents...)
}

// ended returns the game that intents make, which ends then.
func ended(t *testing.T, id string, intents ...scoring.Intent) played {
	t.Helper()
	g := scoringtest.Play(append(intents, scoring.EndGame{At: began})...)
	start, _ := g.Started()
	return played{fact: stats.Of(id, start, g.Sheet(began))}
}

func pair(a, b int) [2]*scoring.Score { return [2]*scoring.Score{{Points: a}, {Points: b}} }

func TestPointsOfGamesWithAnotherGoalAreNeverAdded(t *testing.T) {
	low := of(t, "low", "dutch", scoring.Nobody, pair(5, 9), pair(7, 2))
	high := of(t, "high", "any-game-highest", scoring.Nobody, pair(500, 90), pair(70, 20))
	ones := of(t, "ones", "cactus", scoring.Nobody, pair(4, 6), pair(8, 6), pair(1, 6))
	for _, tt := range []struct {
		name                 string
		games                []played
		goal                 stats.Goal
		rounds               int
		average, end         float64
		best, worst          stats.Moment // rounds
		bestTotal, lastTotal stats.Moment
		wins                 int
	}{
		{"the lowest wins", []played{low}, stats.LowestTotal, 2, 6, 12, stats.Moment{Points: 5, Game: "low"}, stats.Moment{Points: 7, Game: "low"}, stats.Moment{Points: 12, Game: "low"}, stats.Moment{Points: 12, Game: "low"}, 0},
		{"the highest wins", []played{high}, stats.HighestTotal, 2, 285, 570, stats.Moment{Points: 500, Game: "high"}, stats.Moment{Points: 70, Game: "high"}, stats.Moment{Points: 570, Game: "high"}, stats.Moment{Points: 570, Game: "high"}, 1},
		{"rounds are counted, and cards stay cards", []played{ones}, stats.MostRounds, 3, 13. / 3, 2, stats.Moment{Points: 1, Game: "ones"}, stats.Moment{Points: 8, Game: "ones"}, stats.Moment{Points: 2, Game: "ones"}, stats.Moment{Points: 2, Game: "ones"}, 1},
		{"of all, the totals of one goal and the hands of like games", []played{high, ones, low}, stats.LowestTotal, 5, 5, 12, stats.Moment{Points: 1, Game: "ones"}, stats.Moment{Points: 8, Game: "ones"}, stats.Moment{Points: 12, Game: "low"}, stats.Moment{Points: 12, Game: "low"}, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			report := count(tt.games, stats.Query{})
			ann := annIn(report)
			if report.Goal != tt.goal || ann.Rounds != tt.rounds || !near(ann.Average, tt.average) || !near(ann.AverageEnd, tt.end) || ann.Wins != tt.wins {
				t.Errorf("goal %d, %d rounds of %v, total %v, %d wins", report.Goal, ann.Rounds, ann.Average, ann.AverageEnd, ann.Wins)
			}
			if ann.Best != tt.best || ann.Worst != tt.worst || ann.BestTotal != tt.bestTotal || ann.WorstTotal != tt.lastTotal {
				t.Errorf("rounds %v to %v, totals %v to %v", ann.Best, ann.Worst, ann.BestTotal, ann.WorstTotal)
			}
		})
	}
}

// annIn returns what is counted of Ann.
func annIn(r stats.Report) stats.Line {
	return r.People[slices.IndexFunc(r.People, func(l stats.Line) bool { return l.Person == "ann" })]
}

func near(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

func TestHandsAreWhatTheCardsCounted(t *testing.T) {
	kamikaze := &scoring.Score{Special: true}
	for _, tt := range []struct {
		name            string
		rounds          [][2]*scoring.Score
		hands, calls    int
		average, inHand float64
		right           int
	}{
		{"a right call counts 0, and the hand is what it was", [][2]*scoring.Score{pair(5, 9)}, 1, 1, 5, 5, 1},
		{"a wrong call costs 10, and the hand is what it was", [][2]*scoring.Score{pair(9, 5)}, 1, 1, 9, 9, 0},
		{"a special hand that is not written is none", [][2]*scoring.Score{pair(5, 9), {kamikaze, {Points: 30}}}, 1, 1, 5, 5, 1},
		{"nor is a blank that it allows", [][2]*scoring.Score{pair(5, 9), {nil, kamikaze}}, 1, 1, 5, 5, 1},
		{"a hand that is written beside it is one, and there is no call", [][2]*scoring.Score{pair(5, 9), {{Points: 30}, kamikaze}}, 2, 1, 17.5, 5, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := annIn(count([]played{of(t, "g", "cabo", 0, tt.rounds...)}, stats.Query{}))
			if l.Rounds != tt.hands || l.Calls != tt.calls || l.CallsWon != tt.right ||
				!near(l.Average, tt.average) || !near(l.CallHand, tt.inHand) {
				t.Errorf("%d hands of %v, %d of %d calls with %v", l.Rounds, l.Average, l.CallsWon, l.Calls, l.CallHand)
			}
		})
	}
}

func TestTrailingMeansFewerPointsIfTheHighestWins(t *testing.T) {
	report := count([]played{of(t, "g", "any-game-highest", scoring.Nobody, pair(5, 30), pair(50, 1))}, stats.Query{})
	if l := annIn(report); l.Wins != 1 || l.Comeback != (stats.Moment{Points: 25, Game: "g"}) {
		t.Errorf("%d wins, from %v behind", l.Wins, l.Comeback)
	}
	if records := report.Records(); len(records) == 0 || records[0].Kind != stats.BestTotal || records[0].Points != 55 {
		t.Errorf("records %v", records)
	}
}

// TestACallWithAnUnknownHandCountsForNoHand plays a custom game with a special hand that
// leaves others what their cards count.
func TestACallWithAnUnknownHandCountsForNoHand(t *testing.T) {
	own := engine.CustomGame{Name: "Ours", Players: engine.Pair{2, 3}, Score: &engine.Pair{0, 40}, Special: &engine.OwnSpecial{Name: "royal", Own: 0}}
	game := ended(t, "g",
		scoring.Start{At: began, Game: &own, People: []scoring.Person{{ID: "ann", Name: "Ann"}, {ID: "ben", Name: "Ben"}}},
		scoring.Record{At: began, Caller: 0, Scores: []*scoring.Score{{Points: 2}, {Points: 9}}},
		scoring.Record{At: began, Caller: 0, Scores: []*scoring.Score{{Special: true}, {Points: 9}}},
	)
	l := annIn(count([]played{game}, stats.Query{}))
	if l.Calls != 2 || l.CallsWon != 2 || l.Called != 1 || !near(l.CallHand, 2) {
		t.Errorf("%d calls, %d right, %d of them with a hand of %v", l.Calls, l.CallsWon, l.Called, l.CallHand)
	}
}
