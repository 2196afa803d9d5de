package scoring_test

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestPlayerWhoReachesTheNumberIsOut(t *testing.T) {
	playAll(t, []night{
		{
			"exactly the number is out, one below is in, and the deal passes on",
			acts{dealtBy(carrying(cats(outAt(100), "Ann Ben Cy"), 80, 83, 40), ben), round(20, 16, 11)},
			"Ann 100 3rd out, Ben 99 2nd, Cy 51 1st; Cy deals, Ben begins",
		},
		{
			"exactly the number stays in where it has to be exceeded",
			acts{dealtBy(carrying(cats(outAt(100, "threshold_cmp", "exceed"), "Ann Ben Cy"), 80, 83, 40), ben), round(20, 18, 11)},
			"Ann 100 2nd, Ben 101 3rd out, Cy 51 1st; Cy deals, Ann begins",
		},
		{
			"a whole evening: the last one in wins, and a later exit is the better place",
			acts{
				dealtBy(cats(outAt(100), "Ann Ben Cy Dee"), dee),
				round(18, 25, 9, 22), round(24, 12, 20, 15), round(15, 28, 11, 30), round(27, 19, 23, 14),
				round(16, 10, 21, 25), round(blank, 5, 17, blank),
			},
			"Ann 100 3rd out, Ben 99 1st, Cy 101 2nd out, Dee 106 4th out; Ben wins",
		},
		{
			"the last one in wins at once, however high the total",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 98, 0), round(1, 1, 36), round(blank, 1, 36)},
			"Ann 100 3rd out, Ben 100 2nd out, Cy 72 1st; Cy wins",
		},
		{
			"equal totals in the same round are the same place",
			acts{carrying(cats(outAt(100), "Ann Ben Cy Dee"), 90, 90, 0, 0), round(12, 12, 3, 4)},
			"Ann 102 3rd out, Ben 102 3rd out, Cy 3 1st, Dee 4 2nd; Cy deals, Dee begins",
		},
		{
			"in the same round the lower total is the better place",
			acts{carrying(cats(outAt(100), "Ann Ben Cy Dee"), 90, 90, 0, 0), round(13, 12, 3, 4)},
			"Ann 103 4th out, Ben 102 3rd out, Cy 3 1st, Dee 4 2nd; Cy deals, Dee begins",
		},
	})
}

func TestAllPlayersOutAtOnce(t *testing.T) {
	last := func(more ...engine.Value) scoring.Start {
		return carrying(cats(outAt(100, more...), "Ann Ben Cy"), 99, 92, 95)
	}
	firstOut := round(5, 1, 1)
	playAll(t, []night{
		{
			"the lowest total of those who were still in wins, not of those out before",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 92, 90), round(1, 1, 1), round(blank, 10, 20)},
			"Ann 100 3rd out, Ben 103 1st out, Cy 111 2nd out; Ben wins",
		},
		{
			"equal totals share the victory",
			acts{carrying(cats(outAt(100), "Ann Ben"), 92, 95), round(13, 10)},
			"Ann 105 1st out, Ben 105 1st out; Ann+Ben wins",
		},
		{
			"or an extra round is played, if the table wants one: the lower wins, and both are out",
			acts{carrying(cats(outAt(100, "final_tie", "extra_round"), "Ann Ben"), 92, 95), round(13, 10), round(3, 4)},
			"Ann 105 1st out, Ben 105 2nd out; Ann wins",
		},
		{
			"the extra round is for the lowest only",
			acts{last("final_tie", "extra_round"), round(14, 21, 21)},
			"Ann 113 1st, Ben 113 1st, Cy 116 3rd out; Ann+Ben tie; Ben deals, Ann begins",
		},
		{
			"who loses the extra round is out again while the others play on",
			acts{carrying(cats(outAt(100, "final_tie", "extra_round"), "Ann Ben Cy"), 99, 99, 99), round(5, 5, 5), round(3, 3, 9)},
			"Ann 104 1st, Ben 104 1st, Cy 104 3rd out; Ann+Ben tie; Ann deals, Ben begins",
		},
		{
			"the round is played again, if the table wants that, and counts instead of the other",
			acts{last("nobody_survives", "replay"), firstOut, round(blank, 20, 20), round(blank, 2, 20)},
			"Ann 104 3rd out, Ben 95 1st, Cy 116 2nd out; Ben wins",
		},
		{
			"it may have to be played again twice",
			acts{last("nobody_survives", "replay"), firstOut, round(blank, 20, 20), round(blank, 9, 9), round(blank, 1, 0)},
			"Ann 104 3rd out, Ben 94 1st, Cy 96 2nd; Cy deals, Ben begins",
		},
	})
	t.Run("a round played again has the number of the one that is void", func(t *testing.T) {
		s := play(t, last("nobody_survives", "replay"), firstOut, round(blank, 20, 20), round(blank, 9, 9), round(blank, 1, 0)).Sheet(noon)
		for i, want := range []struct {
			number int
			fate   scoring.Fate
			dealer scoring.Player
		}{{1, scoring.Counts, ann}, {2, scoring.Void, ben}, {2, scoring.Void, ben}, {2, scoring.Counts, ben}} {
			if r := s.Rounds[i]; r.Number != want.number || r.Fate != want.fate || r.Dealer != want.dealer {
				t.Errorf("round at %d: number %d, fate %d, dealer %d; want %+v", i, r.Number, r.Fate, r.Dealer, want)
			}
		}
		expect.Same(t, "after the void round Ben has", s.Rounds[1].Cells[ben].Total, 93)
	})
}

func TestRoundListsWhoWentOut(t *testing.T) {
	s := play(t, carrying(cats(outAt(100), "Ann Ben Cy Dee"), 99, 0, 99, 0), round(1, 1, 1, 1), round(blank, 2, blank, 3)).Sheet(noon)
	expect.Same(t, "out in round 1", s.Rounds[0].Out, []scoring.Player{ann, cy})
	expect.Same(t, "out in round 2", s.Rounds[1].Out, nil)
	for p, want := range []scoring.CellKind{scoring.Blank, scoring.Written, scoring.Blank, scoring.Written} {
		expect.Same(t, s.People[p].Name+"'s mark in round 2", s.Rounds[1].Cells[p].Mark, want)
	}
}

func TestHeadroomIsTheHighestScoreThatStaysIn(t *testing.T) {
	tests := []struct {
		name    string
		house   engine.House
		total   int
		room    int
		limited bool
	}{
		{"below a number to be reached", outAt(100), 76, 23, true},
		{"below a number to be exceeded", outAt(100, "threshold_cmp", "exceed"), 76, 24, true},
		{"right below it", outAt(100), 99, 0, true},
		{"before the first to the number ends the game", firstTo(200), 76, 123, true},
		{"in a game of rounds there is no such number", rounds(3), 76, 0, false},
		{"nor in a game by time", minutes(30), 76, 0, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := play(t, carrying(cats(tt.house, "Ann Ben Cy"), tt.total, 0, 0)).Sheet(noon)
			if room, limited := s.Headroom(ann); room != tt.room || limited != tt.limited {
				t.Errorf("got %d, %v; want %d, %v", room, limited, tt.room, tt.limited)
			}
			if !tt.limited || tt.room > 36 || tt.room < 0 {
				return
			}
			s = play(t, carrying(cats(tt.house, "Ann Ben Cy"), tt.total, 0, 0), round(tt.room, 0, 0)).Sheet(noon)
			expect.Same(t, fmt.Sprintf("Ann with %d more", tt.room), s.Status[ann], scoring.In)
		})
	}
}

func TestAGameContinuesFromTotalsOnPaper(t *testing.T) {
	out := func(round int, in scoring.Start, p scoring.Player) scoring.Start {
		in.Carried[p].Out = round
		return in
	}
	playAll(t, []night{
		{
			"the totals go on",
			acts{carrying(cats(rounds(1), "Ann Ben"), 31, 7), round(2, 30)},
			"Ann 33 1st, Ben 37 2nd; Ann wins",
		},
		{
			"who is over the number is out already, and another deals",
			acts{carrying(cats(outAt(100), "Ann Ben Cy Dee"), 105, 50, 30, 10)},
			"Ann 105 4th out, Ben 50 3rd, Cy 30 2nd, Dee 10 1st; Ben deals, Cy begins",
		},
		{
			"who went out later on paper has the better place",
			acts{out(3, out(6, carrying(cats(outAt(100), "Ann Ben Cy Dee"), 105, 101, 30, 10), ann), ben)},
			"Ann 105 3rd out, Ben 101 4th out, Cy 30 2nd, Dee 10 1st; Cy deals, Dee begins",
		},
		{
			"who goes out here has a better place than those out on paper",
			acts{out(3, carrying(cats(outAt(100), "Ann Ben Cy Dee"), 99, 101, 30, 10), ben), round(36, blank, 1, 1)},
			"Ann 135 3rd out, Ben 101 4th out, Cy 31 2nd, Dee 11 1st; Cy deals, Dee begins",
		},
		{
			"totals without an order of going out rank by what they are",
			acts{carrying(cats(outAt(100), "Ann Ben Cy Dee"), 105, 101, 30, 10)},
			"Ann 105 4th out, Ben 101 3rd out, Cy 30 2nd, Dee 10 1st; Cy deals, Dee begins",
		},
		{
			"a house rule that puts all but one of them out ends the game",
			acts{carrying(cats(outAt(100), "Ann Ben Cy"), 60, 70, 20), agree(outAt(50))},
			"Ann 60 2nd out, Ben 70 3rd out, Cy 20 1st; Cy wins",
		},
		{
			"a house rule that puts all of them out leaves the lowest",
			acts{out(2, carrying(cats(outAt(100), "Ann Ben Cy"), 60, 70, 55), cy), agree(outAt(50))},
			"Ann 60 1st out, Ben 70 2nd out, Cy 55 3rd out; Ann wins",
		},
		{
			"nobody is out on paper in a game that puts nobody out",
			acts{out(2, carrying(cats(rounds(1), "Ann Ben Cy"), 10, 20, 30), ann), round(1, 1, 1)},
			"Ann 11 1st, Ben 21 2nd, Cy 31 3rd; Ann wins",
		},
		{
			"an empty list of totals is none",
			acts{scoring.Start{At: noon, Variant: "recall", People: cats(nil, "Ann Ben").People, Carried: []scoring.Carry{}}},
			"Ann 0 1st, Ben 0 1st; Ann deals, Ben begins",
		},
	})
	refuseAll(t, []no{
		{"totals for fewer than play", nil, carrying(cats(nil, "Ann Ben Cy"), 1, 2), scoring.ErrCarriedCount, "3 to 3, not 2"},
		{"totals below nothing", nil, carrying(cats(nil, "Ann Ben"), 1, -2), scoring.ErrCarried, `"Ben": -2`},
		{"totals above everything", nil, carrying(cats(nil, "Ann Ben"), 100_000, 2), scoring.ErrCarried, "Ann"},
		{"an exit before the first round", nil, out(-1, carrying(cats(outAt(100), "Ann Ben Cy"), 1, 2, 3), ann), scoring.ErrCarried, "Ann"},
		{"fewer than two still in", nil, carrying(cats(outAt(100), "Ann Ben Cy"), 100, 120, 3), scoring.ErrCarriedOut, ""},
	})
}
