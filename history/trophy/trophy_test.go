package trophy_test

import (
	"fmt"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

var began = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)

// A table is a game as it is written down: rounds of points, and who called in each.
type table struct {
	variant string
	house   engine.House
	players int
	carried []scoring.Carry
	ahead   []int // head starts
	rounds  [][]int
	callers []scoring.Player // of the first rounds; Nobody in the others
	moves   string           // of the first round, if it was dealt
	open    bool             // it goes on
}

// play returns the sheet of a table. Without an ending of its own it is ended by hand.
func (tb table) play(t *testing.T) scoring.Sheet {
	t.Helper()
	n := max(tb.players, 2)
	if len(tb.rounds) > 0 {
		n = len(tb.rounds[0])
	}
	start := scoring.Started{At: began, Variant: tb.variant, House: tb.house, Carried: tb.carried, HeadStarts: tb.ahead}
	if start.Variant == "" {
		start.Variant = "rat-a-tat-cat"
	}
	if start.House == nil && start.Variant == "rat-a-tat-cat" {
		start.House = engine.House{engine.End: engine.EndRounds, engine.Rounds: "20"}
	}
	for i := range n {
		start.People = append(start.People, scoring.Person{Name: string(rune('A' + i))})
	}
	events := []scoring.Event{start}
	for i, points := range tb.rounds {
		r := scoring.Recorded{At: began, Caller: scoring.Nobody, Scores: scoringtest.Points(points...)}
		if i < len(tb.callers) {
			r.Caller = tb.callers[i]
		}
		if i == 0 && tb.moves != "" {
			r.Source, r.Log = scoring.SourceDealt, &scoring.RoundLog{Seats: []scoring.Player{1, 0}, Log: engine.Log{Deck: "1 2", Moves: tb.moves}}
		}
		events = append(events, r)
	}
	if !tb.open {
		events = append(events, scoring.Ended{At: began})
	}
	return scoringtest.Fold(events).Sheet(began)
}

func TestATrophyIsWon(t *testing.T) {
	hundred := engine.House{engine.End: engine.EndElimination, engine.Threshold: "100"}
	for _, tt := range []struct {
		name   string
		game   table
		trophy trophy.Trophy
		won    []int // players
	}{
		{"who came to 100 and fell to 50 has nine lives", table{variant: "cabo", rounds: [][]int{{50, 1}, {50, 2}, {1, 1}}}, trophy.NineLives, []int{0}},
		{"who fell from half way has not", table{variant: "yaniv", house: engine.House{engine.Falls: "50=25,200=150"}, rounds: [][]int{{50, 1}, {1, 50}}}, trophy.NineLives, nil},
		{"who only came near has not", table{variant: "cabo", rounds: [][]int{{50, 1}, {49, 2}}}, trophy.NineLives, nil},

		{"who led from first to last is top cat", table{rounds: [][]int{{1, 2}, {9, 9}, {3, 3}}}, trophy.TopCat, []int{0}},
		{"level once is not ahead", table{rounds: [][]int{{1, 2}, {9, 8}, {3, 4}}}, trophy.TopCat, nil},
		{"two rounds are not enough", table{rounds: [][]int{{1, 2}, {9, 9}}}, trophy.TopCat, nil},
		{"of points from a paper sheet nobody knows who led", table{carried: []scoring.Carry{{Total: 5}, {Total: 9}}, rounds: [][]int{{1, 2}, {9, 9}, {3, 3}}}, trophy.TopCat, nil},
		{"where the highest wins, the highest led", table{variant: "any-game-highest", rounds: [][]int{{1, 2}, {9, 9}, {3, 3}}}, trophy.TopCat, []int{1}},

		{"last at half-time and first at the end came back", table{rounds: [][]int{{9, 1, 2}, {9, 9, 9}, {0, 9, 9}, {0, 9, 9}}}, trophy.Comeback, []int{0}},
		{"second at half-time is not last", table{rounds: [][]int{{9, 1, 20}, {9, 9, 9}, {0, 9, 9}, {0, 9, 9}}}, trophy.Comeback, nil},
		{"who was level with all was not last", table{rounds: [][]int{{1, 1}, {9, 9}, {0, 9}, {0, 9}}}, trophy.Comeback, nil},

		{"one point is a whisker", table{rounds: [][]int{{10, 11, 30}}}, trophy.Whisker, []int{0}},
		{"with a head start it is none", table{ahead: []int{3, 0, 0}, rounds: [][]int{{10, 8, 30}}}, trophy.Whisker, nil},
		{"two points are none", table{rounds: [][]int{{10, 12, 30}}}, trophy.Whisker, nil},
		{"a shared win is none", table{rounds: [][]int{{10, 10, 11}}}, trophy.Whisker, nil},
		{"one round more is none", table{variant: "cactus", rounds: [][]int{{1, 9}}}, trophy.Whisker, nil},

		{"the last one in stands alone", table{house: hundred, rounds: [][]int{{20, 40, 40}, {20, 40, 40}, {20, 40, 40}}}, trophy.LastCat, []int{0}},
		{"of two it is nothing", table{house: hundred, rounds: [][]int{{20, 40}, {20, 40}, {20, 40}}}, trophy.LastCat, nil},
		{"while others are in it is nothing", table{house: hundred, rounds: [][]int{{20, 40, 30}, {20, 40, 30}, {20, 40, 30}}}, trophy.LastCat, nil},

		{"a wrong call and a win is a soft landing", table{rounds: [][]int{{9, 1}, {0, 20}}, callers: []scoring.Player{0}}, trophy.SoftLanding, []int{0}},
		{"a right call is none", table{rounds: [][]int{{1, 9}}, callers: []scoring.Player{0}}, trophy.SoftLanding, nil},

		{"best of three rounds in a row", table{rounds: [][]int{{9, 1}, {1, 9}, {1, 9}, {1, 2}}}, trophy.HatTrick, []int{0}},
		{"with a head start it is so, too", table{ahead: []int{3, 0}, rounds: [][]int{{1, 9}, {1, 9}, {1, 2}}}, trophy.HatTrick, []int{0}},
		{"level in one of them is not alone", table{rounds: [][]int{{1, 9}, {1, 1}, {1, 2}}}, trophy.HatTrick, nil},

		{"three right calls", table{rounds: [][]int{{1, 9}, {1, 9}, {1, 2}}, callers: []scoring.Player{0, 0, 0}}, trophy.SharpNose, []int{0}},
		{"three right calls and a wrong one", table{rounds: [][]int{{1, 9}, {1, 9}, {1, 2}, {3, 2}}, callers: []scoring.Player{0, 0, 0, 0}}, trophy.SharpNose, nil},
		{"where nobody calls", table{rounds: [][]int{{1, 9}, {1, 9}, {1, 2}}}, trophy.SharpNose, nil},

		{"seven, seven and seven", table{rounds: [][]int{{7, 9}, {7, 8}, {7, 9}}}, trophy.Copycat, []int{0}},
		{"seven, eight, seven and seven", table{rounds: [][]int{{7, 9}, {8, 8}, {7, 9}, {7, 1}}}, trophy.Copycat, nil},
		{"where points are not of cards", table{variant: "any-game", rounds: [][]int{{7, 9}, {7, 8}, {7, 9}}}, trophy.Copycat, nil},

		{"a hand of nothing", table{rounds: [][]int{{7, 0}}}, trophy.EmptyBowl, []int{1}},
		{"a hand below nothing", table{variant: "skyjo", rounds: [][]int{{7, -3}}, callers: []scoring.Player{1}}, trophy.EmptyBowl, []int{1}},
		{"a round of nothing without cards", table{variant: "any-game", rounds: [][]int{{7, 0}}}, trophy.EmptyBowl, nil},

		{"three swaps in a round", table{rounds: [][]int{{7, 9}}, moves: "d0 n0 s001.13 s002.11 d1 s101.02 s003.12"}, trophy.CatBurglar, []int{1}},
		{"two swaps and one of cards that are others'", table{variant: "recall", rounds: [][]int{{7, 9}}, moves: "w001.13 w001.13 w110.11"}, trophy.CatBurglar, nil},
		{"two peeks and those of another", table{rounds: [][]int{{7, 9}}, moves: "l0 l1 p110 p000 p112 p003"}, trophy.CuriousCat, nil},
		{"three peeks in a round", table{rounds: [][]int{{7, 9}}, moves: "l0 l1 p110 p111 p112 p003"}, trophy.CuriousCat, []int{0}},
		{"a log of a newer program", table{rounds: [][]int{{7, 9}}, moves: "p110 p111 p112 Z1"}, trophy.CuriousCat, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := tt.game.play(t)
			if !s.Over {
				t.Fatal("the game goes on")
			}
			var won []int
			for _, p := range trophy.Earned(s, tt.trophy) {
				won = append(won, int(p))
			}
			expect.Same(t, fmt.Sprint("who won ", tt.trophy), won, tt.won)
		})
	}
}

func TestAnUnfinishedGameHasNoTrophy(t *testing.T) {
	game := table{rounds: [][]int{{0, 9}, {0, 9}, {0, 9}}, open: true}
	if of, won := trophy.Of(game.play(t)); won != nil {
		t.Errorf("%v has won %s", won, of)
	}
	game.open = false
	if of, won := trophy.Of(game.play(t)); len(won) != 2 || of != trophy.Copycat {
		t.Errorf("when it is over %v has won %s", won, of)
	}
}

func TestAGameHasOneTrophyTheRarest(t *testing.T) {
	for _, tt := range []struct {
		name   string
		game   table
		trophy trophy.Trophy
		won    []scoring.Player
	}{
		{"ahead all the way, and best three times", table{rounds: [][]int{{1, 9}, {2, 8}, {3, 9}}}, trophy.HatTrick, []scoring.Player{0}},
		{"by one point, with a hand of nothing", table{rounds: [][]int{{0, 1}}}, trophy.Whisker, []scoring.Player{0}},
		{"two had a hand of nothing", table{rounds: [][]int{{0, 0, 5}}}, trophy.EmptyBowl, []scoring.Player{0, 1}},
		{"nothing at all", table{rounds: [][]int{{5, 9}}}, 0, nil},
	} {
		of, won := trophy.Of(tt.game.play(t))
		expect.Same(t, tt.name, of, tt.trophy)
		expect.Same(t, tt.name+", won by", won, tt.won)
	}
}

func TestNamesOfTrophiesAreTheirOwn(t *testing.T) {
	seen := map[string]trophy.Trophy{}
	for i := range trophy.Trophy(trophy.Count) {
		name := string(must.Get(i.MarshalText()))
		if other, is := seen[name]; is || name == "" {
			t.Errorf("%d and %d are called %q", i, other, name)
		}
		seen[name] = i
	}
}
